import { useEffect, useRef, useState } from 'react'
import { localVoices, recite, voiceNamed } from '../speech.ts'
import { type Settings, useSettings } from './use-settings.ts'

const SPEEDS: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, usual: 1, quick: 1.3 }

/** Says texts one after another. It stops at the next tap or key, when the page is left and when the texts change. */
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

/** The device’s own voices; browsers learn of them late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(localVoices)
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const read = () => setVoices(localVoices())
    read()
    speechSynthesis.addEventListener('voiceschanged', read)
    return () => speechSynthesis.removeEventListener('voiceschanged', read)
  }, [])
  return voices
}
