import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { makeObservable, type Readable } from '../../base/observable.ts'
import { type Settings, useSettings } from './use-app.ts'

export const SPEEDS: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, usual: 1, quick: 1.3 }

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

/** The device's own voices that speak English: no word of a game is sent over a network. */
export function localVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in globalThis)) return []
  return speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang.replace('_', '-')))
}

export function voiceNamed(name: string, voices: readonly SpeechSynthesisVoice[]) {
  return voices.find((voice) => voice.name === name) ?? voices.find((voice) => voice.default) ?? voices[0]
}

interface Recital {
  readonly texts: readonly string[]
  /** Without a voice the texts pass silently in the same rhythm. */
  readonly voice: SpeechSynthesisVoice | undefined
  readonly speed: number
  /** Called with the index of the text that is being said, and with undefined after the last. */
  readonly onText: (place: number | undefined) => void
}

/** Until the returned function is called. The device is given one text at a time, so that it can be stopped at once. */
export function recite({ texts, voice, speed, onText }: Recital): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  function say(place: number, aloud: SpeechSynthesisVoice | undefined): void {
    clearTimeout(timer)
    if (stopped) return
    const text = texts[place]
    onText(text === undefined ? undefined : place)
    if (text === undefined) return
    // A pause, and some time for each letter: about as long as a voice takes.
    const rhythm = (260 + 55 * text.length) / speed
    timer = setTimeout(say, aloud ? rhythm * PATIENCE : rhythm, place + 1, undefined)
    if (!aloud) return
    speak(text, aloud, speed, (spoken) => {
      clearTimeout(timer)
      if (spoken) say(place + 1, aloud)
      else timer = setTimeout(say, rhythm, place + 1, undefined)
    })
  }

  if (voice) speechSynthesis.cancel()
  say(0, voice)
  return () => {
    stopped = true
    clearTimeout(timer)
    if (voice) speechSynthesis.cancel()
  }
}

/** After this many times the usual length of a text, the device counts as silent. */
const PATIENCE = 5

/** Browsers never report the end of an utterance that is garbage collected. */
let speaking: SpeechSynthesisUtterance | undefined

function speak(text: string, voice: SpeechSynthesisVoice, speed: number, onDone: (spoken: boolean) => void) {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = speed
  const done = (spoken: boolean) => {
    // A text that was stopped reports its end later, when another may be speaking.
    if (speaking !== utterance) return
    speaking = undefined
    onDone(spoken)
  }
  utterance.onend = () => done(true)
  utterance.onerror = () => done(false)
  speaking = utterance
  speechSynthesis.speak(utterance)
}
