/** A peg into its hole, a lower knock for one taken back, and a tap on a brass line. */
export type WoodSound = 'peg' | 'back' | 'brass'

/** A struck thing: partials in Hz with their loudness, how fast they die, and how much dry noise begins them. */
interface Struck {
  readonly seconds: number
  readonly partials: readonly (readonly [hertz: number, loud: number, dying: number])[]
  readonly noise: number
}

const STRUCK: Readonly<Record<WoodSound, Struck>> = {
  peg: {
    seconds: 0.06,
    partials: [
      [1180, 0.5, 150],
      [2390, 0.2, 260],
    ],
    noise: 0.3,
  },
  back: {
    seconds: 0.08,
    partials: [
      [640, 0.55, 110],
      [1310, 0.15, 220],
    ],
    noise: 0.2,
  },
  // Unevenly spaced, as a small bar rings.
  brass: {
    seconds: 0.5,
    partials: [
      [2090, 0.22, 11],
      [3470, 0.12, 16],
      [5610, 0.06, 30],
    ],
    noise: 0.05,
  },
}

const ATTACK = 0.0015
/** Noise is over long before the wood is. */
const NOISE_DYING = 700

/** The sound as it is played, `rate` samples a second between -1 and 1. The same every time: there is no chance in it. */
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
    // Rises and ends softly, for a jump would be heard as a click of the device's own.
    samples[i] = level * Math.min(1, t / ATTACK, (seconds - t) / ATTACK)
  }
  return samples
}
