import { type WoodSound, woodSamples } from './wood-samples.ts'

export interface WoodSounds {
  /** To be called in a tap: browsers let nothing sound before one. */
  readonly wake: () => void
  readonly strike: (sound: WoodSound) => void
  readonly close: () => void
}

/** A peg's walk is over within this time of the tap; after it the device's audio sleeps again. */
const AWAKE_S = 1

/** Plays the sounds of the board. The audio is made by the first tap, and runs only while something may be heard. */
export function makeWoodSounds(): WoodSounds {
  let context: AudioContext | undefined
  let sounding = 0

  function play(samples: Float32Array<ArrayBuffer>): void {
    const audio = context
    if (!audio) return
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.connect(audio.destination)
    source.onended = () => {
      sounding -= 1
      if (sounding === 0 && audio.state === 'running') void audio.suspend()
    }
    sounding += 1
    source.start()
  }

  return {
    wake() {
      if (!('AudioContext' in globalThis)) return
      context ??= new AudioContext({ latencyHint: 'interactive' })
      // Refused where the device is busy with a call: then there is no sound, and the next tap asks again.
      context.resume().catch(() => {})
      // Silence keeps it awake until the peg has landed, and its end puts it to sleep: no timer runs beside the game.
      play(new Float32Array(Math.round(AWAKE_S * context.sampleRate)))
    },
    strike(sound) {
      if (context) play(woodSamples(sound, context.sampleRate))
    },
    close() {
      void context?.close()
      context = undefined
      sounding = 0
    },
  }
}
