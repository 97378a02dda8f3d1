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
  // The last hole: a knock on the wood, and a brass bell over it.
  home: {
    seconds: 1.1,
    partials: [
      [640, 0.3, 60],
      [1046, 0.22, 4.5],
      [2093, 0.16, 6],
      [3136, 0.07, 11],
    ],
    noise: 0.2,
  },
  // A stamp that is pressed on: low and dull.
  stamp: {
    seconds: 0.18,
    partials: [
      [110, 0.6, 28],
      [247, 0.2, 60],
    ],
    noise: 0.15,
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

/** One sound of a row: how many milliseconds from now, how loud, and how much higher than usual. */
export interface Stroke {
  readonly sound: WoodSound
  readonly at: number
  readonly loud?: number
  readonly pitch?: number
}

/** Time for the tap to be carried out and its first sound to be ordered; without one the audio sleeps again. */
const AWAKE_S = 1

/** Plays the sounds of the board. The audio is made by the first tap, and runs only while something may be heard. */
export function makeWoodSounds() {
  let context: AudioContext | undefined
  const sounding = new Set<AudioBufferSourceNode>()
  const row = new Set<AudioBufferSourceNode>()

  function play(
    audio: AudioContext,
    samples: Float32Array<ArrayBuffer>,
    { at, loud = 1, pitch = 1 }: Omit<Stroke, 'sound'>,
  ) {
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.playbackRate.value = pitch
    const gain = audio.createGain()
    gain.gain.value = loud
    source.connect(gain).connect(audio.destination)
    source.onended = () => {
      sounding.delete(source)
      row.delete(source)
      if (sounding.size === 0 && audio.state === 'running') void audio.suspend()
    }
    sounding.add(source)
    source.start(audio.currentTime + at / 1000)
    return source
  }

  return {
    /** To be called in a tap: browsers let nothing sound before one. */
    wake(): void {
      if (!('AudioContext' in globalThis)) return
      context ??= new AudioContext({ latencyHint: 'interactive' })
      // Refused during a phone call, for instance: then there is no sound, and the next tap asks again.
      context.resume().catch(() => {})
      // Silence keeps it awake until a sound is ordered, and its end puts it to sleep: no timer runs during the game.
      play(context, new Float32Array(Math.round(AWAKE_S * context.sampleRate)), { at: 0 })
    },
    /** Plays a row of sounds, in place of what is left of the row before. */
    strike(strokes: readonly Stroke[]): void {
      if (!context) return
      for (const source of row) source.stop()
      row.clear()
      for (const { sound, ...how } of strokes)
        row.add(play(context, woodSamples(sound, context.sampleRate), how))
    },
    close(): void {
      void context?.close()
      context = undefined
      sounding.clear()
      row.clear()
    },
  }
}
