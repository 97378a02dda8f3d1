import type { Settings } from '../device/settings.ts'

export const SPEEDS: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, usual: 1, quick: 1.3 }

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
