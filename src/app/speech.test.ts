import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localVoices, recite, voiceNamed } from './speech.ts'

interface Said {
  readonly text: string
  readonly rate: number
  readonly onend: () => void
  readonly onerror: () => void
}

const voiceOf = (name: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
  voiceURI: name,
  ...more,
})

const TEXTS = ['fifteen two', 'and a pair is four']

describe('a count said', () => {
  let said: Said[]
  let silenced: number

  beforeEach(() => {
    said = []
    silenced = 0
    vi.useFakeTimers()
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [
        voiceOf('From afar', { localService: false, default: true }),
        voiceOf('Deutsch', { lang: 'de-DE' }),
        voiceOf('Ann'),
        voiceOf('Bob', { lang: 'en_US' }),
      ],
      speak: (utterance: Said) => said.push(utterance),
      cancel: () => {
        silenced++
      },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function begin(voice: SpeechSynthesisVoice | undefined, speed = 1) {
    const places: (number | undefined)[] = []
    const stop = recite({ texts: TEXTS, voice, speed, onText: (place) => places.push(place) })
    return { places, stop }
  }

  it('is spoken only by voices of the device, in English', () => {
    expect(localVoices().map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  it('is spoken by the chosen voice, or by one of the others when it is gone', () => {
    const voices = [voiceOf('Ann'), voiceOf('Bob', { default: true })]
    expect(voiceNamed('Ann', voices)?.name).toBe('Ann')
    expect(voiceNamed('Cleo', voices)?.name).toBe('Bob')
    expect(voiceNamed('', [])).toBeUndefined()
  })

  it('gives the device one phrase at a time', () => {
    const { places } = begin(voiceOf('Ann'), 1.3)
    expect(said.map(({ text, rate }) => [text, rate])).toEqual([['fifteen two', 1.3]])
    said[0]!.onend()
    expect(said).toHaveLength(2)
    expect(places).toEqual([0, 1])
    said[1]!.onend()
    expect(places).toEqual([0, 1, undefined])
  })

  it('stops at once and stays stopped', () => {
    const { places, stop } = begin(voiceOf('Ann'))
    stop()
    said[0]!.onend()
    vi.runAllTimers()
    expect(said).toHaveLength(1)
    expect(places).toEqual([0])
    expect(silenced).toBe(2)
  })

  it('continues unheard when the voice fails, or falls silent without a word', () => {
    const failing = begin(voiceOf('Ann'))
    said[0]!.onerror()
    vi.runAllTimers()
    expect(failing.places).toEqual([0, 1, undefined])
    const silent = begin(voiceOf('Ann'))
    vi.runAllTimers()
    expect(silent.places).toEqual([0, 1, undefined])
    expect(said).toHaveLength(2)
  })

  it('passes in the same rhythm without a voice: the longer the phrase, the longer it is shown', () => {
    const { places } = begin(undefined)
    vi.advanceTimersByTime(800)
    expect(places).toEqual([0])
    vi.advanceTimersByTime(200)
    expect(places).toEqual([0, 1])
    vi.advanceTimersByTime(2000)
    expect(places).toEqual([0, 1, undefined])
    expect(said).toEqual([])
    expect(silenced).toBe(0)
  })
})
