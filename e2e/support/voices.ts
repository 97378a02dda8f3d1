import type { Page } from '@playwright/test'

interface Heard {
  readonly texts: string[]
  readonly voices: string[]
  readonly rates: number[]
  cancelled: number
  /** What is spoken now and what waits to be. */
  waiting: string[]
  /** Lets the device finish what it is saying. */
  finish(): void
}

declare global {
  interface Window {
    heard: Heard
  }
}

/** A device with three voices, two of them usable; it is silent, but records what it should say. */
export async function withVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last: { onend?: () => void } | undefined
    const heard = {
      texts: [] as string[],
      voices: [] as string[],
      rates: [] as number[],
      cancelled: 0,
      waiting: [] as string[],
      finish: () => {
        heard.waiting.shift()
        last?.onend?.()
      },
    }
    window.heard = heard
    class Utterance {
      voice = { name: '' }
      rate = 1
      onend?: () => void
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const voice = (name: string, localService: boolean) => ({
      name,
      lang: 'en-GB',
      localService,
      default: !localService,
      voiceURI: name,
    })
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice('From afar', false), voice('Ann', true), voice('Bob', true)],
      speak: (utterance: Utterance) => {
        last = utterance
        heard.texts.push(utterance.text)
        heard.waiting.push(utterance.text)
        heard.voices.push(utterance.voice.name)
        heard.rates.push(utterance.rate)
      },
      cancel: () => {
        heard.cancelled++
        heard.waiting.length = 0
      },
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  })
}
