export type WoodSound = keyof typeof STRUCK

/** Partials in Hz with their loudness, how fast they die, and how much dry noise begins them. */
const STRUCK = {
  peg: {
    seconds: 0.06,
    partials: [
      [1180, 0.5, 150],
      [2390, 0.2, 260],
    ],
    noise: 0.3,
  },
  // A lower knock, for a peg going back.
  back: {
    seconds: 0.08,
    partials: [
      [640, 0.55, 110],
      [1310, 0.15, 220],
    ],
    noise: 0.2,
  },
  // A tap on a brass line: unevenly spaced, as a small bar rings.
  brass: {
    seconds: 0.5,
    partials: [
      [2090, 0.22, 11],
      [3470, 0.12, 16],
      [5610, 0.06, 30],
    ],
    noise: 0.05,
  },
} as const

const ATTACK = 0.0015
/** The noise ends long before the sound of the wood. */
const NOISE_DYING = 700

/** The sound as `rate` samples a second between -1 and 1, the same every time. */
export function woodSamples(sound: WoodSound, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, partials, noise } = STRUCK[sound]
  const samples = new Float32Array(Math.round(seconds * rate))
  let seed = 121
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate
    seed = (seed * 16807) % 2147483647
    let level = noise * (seed / 1073741823.5 - 1) * Math.exp(-NOISE_DYING * t)
    for (const [hertz, loud, dying] of partials) {
      level += loud * Math.sin(2 * Math.PI * hertz * t) * Math.exp(-dying * t)
    }
    // It rises and falls softly, because a jump would be heard as a click.
    samples[i] = level * Math.min(1, t / ATTACK, (seconds - t) / ATTACK)
  }
  return samples
}

export type WoodSounds = ReturnType<typeof makeWoodSounds>

/** A peg's walk is over within this time of the tap; after it the device's audio sleeps again. */
const AWAKE_S = 1

/** Plays the sounds of the board. The audio is made by the first tap, and runs only while something may be heard. */
export function makeWoodSounds() {
  let context: AudioContext | undefined
  let sounding = 0

  function play(audio: AudioContext, samples: Float32Array<ArrayBuffer>): void {
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
    /** To be called in a tap: browsers let nothing sound before one. */
    wake(): void {
      if (!('AudioContext' in globalThis)) return
      context ??= new AudioContext({ latencyHint: 'interactive' })
      // Refused during a phone call, for instance: then there is no sound, and the next tap asks again.
      context.resume().catch(() => {})
      // Silence keeps it awake until the peg has landed, and its end puts it to sleep: no timer runs during the game.
      play(context, new Float32Array(Math.round(AWAKE_S * context.sampleRate)))
    },
    strike(sound: WoodSound): void {
      if (context) play(context, woodSamples(sound, context.sampleRate))
    },
    close(): void {
      void context?.close()
      context = undefined
      sounding = 0
    },
  }
}
