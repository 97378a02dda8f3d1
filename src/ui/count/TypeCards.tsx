import { useEffect, useEffectEvent, useState } from 'react'
import { COUNT_WORDS } from '../../words/pages/count.ts'
import styles from './TypeCards.module.css'

interface TypeCardsProps {
  /** The line as it stands when Enter is pressed, or when it was pasted. */
  readonly onText: (text: string) => void
}

/** For those who would rather type: one line, `5h 5s jd 5d 5c`. */
export function TypeCards({ onText }: TypeCardsProps) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <input
        className={styles.line}
        aria-label={COUNT_WORDS.type}
        placeholder={COUNT_WORDS.typeHint}
        value={text}
        enterKeyHint="done"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          event.preventDefault()
          const pasted = event.clipboardData.getData('text')
          setText(pasted)
          onText(pasted)
        }}
      />
    </form>
  )
}

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
