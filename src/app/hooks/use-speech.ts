import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { makeObservable, type Readable } from '../../base/observable.ts'
import { localVoices, recite, SPEEDS, voiceNamed } from '../speech.ts'
import { useSettings } from './use-app.ts'

/** Stops at the next tap or key, when the page is left and when the texts change. */
export function useSpeech(texts: readonly string[]) {
  const [{ voice, pace, voiceName }, change] = useSettings()
  const voices = useVoices()
  const [at, setAt] = useState<number>()
  const stopping = useRef<() => void>(undefined)

  const stop = () => stopping.current?.()
  const start = (aloud: boolean) => {
    stop()
    const chosen = aloud ? voiceNamed(voiceName, voices) : undefined
    const silence = recite({ texts, voice: chosen, speed: SPEEDS[pace], onText: setAt })
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
      // The buttons that speak handle their own taps.
      if (!(target instanceof Element && target.closest('[data-says]'))) stopping.current?.()
    }
    const listening = new AbortController()
    for (const event of ['pointerdown', 'keydown', 'visibilitychange']) {
      document.addEventListener(event, stopUnlessSaying, listening)
    }
    return () => listening.abort()
  }, [saying])

  const hasVoice = voices.length > 0
  const aloud = voice === 'on' && hasVoice
  return {
    at,
    /** Whether a voice would speak. Without one the texts light up in the same rhythm. */
    aloud,
    hasVoice,
    toggle: () => (saying ? stop() : start(aloud)),
    /** Switches the voice on or off for every count. Switched on, it speaks this one, because browsers require a tap. */
    setAloud(on: boolean) {
      change({ voice: on ? 'on' : 'off' })
      if (on) start(true)
      else stop()
    },
  }
}

/** Says a sentence to assistive technology, and aloud where counts are. */
export function useSay(): (sentence: string) => void {
  const [{ voice, pace, voiceName }] = useSettings()
  const voices = useVoices()
  return (sentence) => {
    heard.set(sentence)
    const chosen = voice === 'on' ? voiceNamed(voiceName, voices) : undefined
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
