import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { makeObservable, type Readable } from '../../base/observable.ts'
import { localVoices, recite, SPEEDS, voiceNamed } from '../speech.ts'
import { useSettings } from './use-app.ts'

/** Without a voice the texts light up in the same rhythm. Stops at the next tap or key, when the page is left and when the texts change. */
export function useSpeech(texts: readonly string[]) {
  const [{ pace, voiceName }] = useSettings()
  const voices = useVoices()
  const [at, setAt] = useState<number>()
  const stopping = useRef<() => void>(undefined)

  const stop = () => stopping.current?.()
  const start = () => {
    const voice = voiceNamed(voiceName, voices)
    const silence = recite({ texts, voice, speed: SPEEDS[pace], onText: setAt })
    stopping.current = () => {
      silence()
      setAt(undefined)
    }
  }

  const saying = at !== undefined
  const whole = texts.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are another count
  useEffect(() => () => stopping.current?.(), [whole])
  useEffect(() => {
    if (!saying) return
    const stopUnlessSaying = ({ target }: Event) => {
      // The button that speaks handles its own tap.
      if (!(target instanceof Element && target.closest('[data-says]'))) stopping.current?.()
    }
    const listening = new AbortController()
    for (const event of ['pointerdown', 'keydown', 'visibilitychange']) {
      document.addEventListener(event, stopUnlessSaying, listening)
    }
    return () => listening.abort()
  }, [saying])

  return { at, toggle: () => (saying ? stop() : start()) }
}

/** Says a sentence to assistive technology, and aloud where there is a caller. */
export function useSay(): (sentence: string) => void {
  const [{ caller, pace, voiceName }] = useSettings()
  const voices = useVoices()
  return (sentence) => {
    heard.set(sentence)
    const chosen = caller === 'nothing' ? undefined : voiceNamed(voiceName, voices)
    if (chosen) recite({ texts: [sentence], voice: chosen, speed: SPEEDS[pace], onText: () => {} })
  }
}

const heard = makeObservable('')
/** What was said last, for a region that outlives the part of the page that said it. */
export const lastSaid: Readable<string> = heard

/** The device’s own voices; browsers learn of them late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  // Watched by their addresses, because each list is a new one.
  useSyncExternalStore(watchVoices, () => String(localVoices().map(({ voiceURI }) => voiceURI)))
  return localVoices()
}

function watchVoices(onChange: () => void) {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
