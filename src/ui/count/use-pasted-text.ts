import { useEffect, useEffectEvent } from 'react'

/** Text pasted anywhere on the screen but into a field, which has its own use for it. */
export function usePastedText(onText: (text: string) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const text = event.clipboardData?.getData('text').trim()
    if (!text) return
    event.preventDefault()
    onText(text)
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
