import { describe, expect, test } from 'vitest'
import { type WoodSound, woodSamples } from './wood-sounds.ts'

const RATE = 48_000
const SOUNDS: readonly WoodSound[] = ['peg', 'back', 'brass', 'home', 'stamp']

const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs))

/** How often it swings a second, by its crossings of nought in the first hundredth. */
function pitch(sound: WoodSound): number {
  const samples = [...woodSamples(sound, RATE).slice(480, 960)]
  return samples.filter((level, i) => level < 0 !== (samples[i + 1] ?? level) < 0).length * 50
}

describe('the sounds of the board', () => {
  test.each(SOUNDS)('%s is heard, and never so loud that it is clipped', (sound) => {
    const samples = woodSamples(sound, RATE)
    expect(loudest(samples)).toBeGreaterThan(0.2)
    expect(loudest(samples)).toBeLessThan(1)
  })

  test.each(SOUNDS)('%s begins and ends in silence', (sound) => {
    const samples = woodSamples(sound, RATE)
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001)
    expect(loudest(samples.slice(-8))).toBeLessThan(0.01)
  })

  test('a peg is dry, brass rings on, and a peg moved back is lower', () => {
    const lasts = (sound: WoodSound) => woodSamples(sound, RATE).length / RATE
    expect(lasts('peg')).toBeLessThan(0.1)
    expect(lasts('brass')).toBeGreaterThan(3 * lasts('peg'))
    expect(lasts('home')).toBeGreaterThan(2 * lasts('brass'))
    expect(pitch('back')).toBeLessThan(pitch('peg') * 0.7)
  })

  test('is the same peg every time', () => {
    expect(woodSamples('peg', RATE)).toEqual(woodSamples('peg', RATE))
  })
})
