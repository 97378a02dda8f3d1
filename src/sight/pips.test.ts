import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchCards } from './certainty.ts'
import { PLAIN } from './layers.ts'
import { readNetworks } from './networks.ts'
import { cutPatch, type Place } from './picture.ts'
import { readWithPip } from './pips.ts'

const index: Place = { x: 100, y: 100, height: 40, angle: 0 }
const FIVE = 4

/** Reads the index as a five that wavers between the suits, and a pip of clubs wherever else it is asked. */
function reader(ofIndex = [0.6, 0, 0, 0.39, 0.01], ofPip = [0.001, 0.001, 0.001, 0.097, 0.9], rank = FIVE) {
  const asked: Place[] = []
  const read = (place: Place) => {
    asked.push(place)
    const ranks = new Float32Array(14)
    ranks[place === index ? rank : 13] = 1
    return { ranks, suits: Float32Array.from(place === index ? ofIndex : ofPip) }
  }
  return { asked, read }
}

test('a black suit that wavers is told by the pip beside the index', () => {
  const { asked, read } = reader()
  const [spade, , , club, none] = readWithPip(index, [index], read).suits
  expect(club! / spade!).toBeCloseTo(((0.39 / 0.6) * 0.11) / 0.014)
  expect(none).toBeCloseTo(0.01)
  expect(spade! + club! + none!).toBeCloseTo(1)
  // As large as the suit in the patch of an index, and beside the index.
  expect(asked[1]).toEqual({ x: 132, y: expect.closeTo(100 + (0.3 - 0.616) * 40), height: 88, angle: 0 })
})

test('the pip is found on a card that is turned, and in the middle of a two', () => {
  const { asked, read } = reader(undefined, undefined, 1)
  const turned = { ...index, angle: Math.PI / 2 }
  readWithPip(turned, [turned], (place) => read(place === turned ? index : place))
  expect(asked[1]).toMatchObject({ x: expect.closeTo(100 + 0.316 * 40), y: expect.closeTo(100 + 1.4 * 40) })
})

test('an index that is sure, and an ace, are read by themselves', () => {
  const sure = reader([0.99, 0, 0, 0.01, 0])
  expect(readWithPip(index, [index], sure.read).suits[0]).toBeCloseTo(0.99)
  expect(sure.asked.length).toBe(1)
  const ace = reader(undefined, undefined, 0)
  readWithPip(index, [index], ace.read)
  expect(ace.asked.length).toBe(1)
})

test('where the index of a neighbour covers the pip it is not asked', () => {
  const { asked, read } = reader()
  readWithPip(index, [index, { ...index, x: 135 }], read)
  expect(asked.length).toBe(1)
  readWithPip(index, [index, { ...index, x: 180 }], read)
  expect(asked.length).toBe(3)
})

test('what is surely no pip changes nothing', () => {
  const { read } = reader(undefined, [0, 0, 0, 0, 1])
  const { suits } = readWithPip(index, [index], read)
  expect(suits[0]! / suits[3]!).toBeCloseTo(0.6 / 0.39)
})

test('a pip by itself makes no card certain', () => {
  const { read } = reader([0.5, 0, 0, 0.5, 0], [0, 0, 0, 1, 0])
  const glimpse = { ...index, found: 1, ...readWithPip(index, [index], read) }
  const watch = watchCards()
  expect(Array.from({ length: 40 }, () => watch([glimpse])).flat()).toEqual([])
})

type Shape = (x: number, y: number) => boolean
const round =
  (atX: number, atY: number, far: number): Shape =>
  (x, y) =>
    Math.hypot(x - atX, y - atY) < far
const stem: Shape = (x, y) => y > 0 && y < 0.5 && Math.abs(x) < 0.04 + 0.35 * Math.max(0, y - 0.25)
const CLUB = [round(0, -0.24, 0.22), round(-0.26, 0.1, 0.22), round(0.26, 0.1, 0.22), round(0, 0, 0.12), stem]
const SPADE = [
  round(-0.21, 0.1, 0.2),
  round(0.21, 0.1, 0.2),
  stem,
  (x: number, y: number) => y > -0.5 && y < 0.1 && Math.abs(x) < 0.63 * (y + 0.5),
]

test.each([
  ['club', CLUB, 3, 0],
  ['spade', SPADE, 0, 3],
] as const)('the reader gives the suit of a %s more chance than the other', (_, shapes, suit, other) => {
  const { read } = readNetworks(new Uint8Array(readFileSync('src/sight/weights.bin')).buffer, PLAIN)
  const [width, height] = [200, 200]
  const data = new Uint8ClampedArray(width * height * 4).fill(230)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [((at % width) - 132) / 40, (Math.floor(at / width) - 112) / 40]
    if (shapes.some((shape) => shape(x, y))) data.fill(30, at * 4, at * 4 + 3)
  }
  const of = (place: Place) =>
    place === index
      ? {
          ranks: Float32Array.from({ length: 14 }, (_, rank) => +(rank === FIVE)),
          suits: Float32Array.of(0.5, 0, 0, 0.5, 0),
        }
      : read(cutPatch({ width, height, data }, place, PLAIN))
  const { suits } = readWithPip(index, [index], of)
  expect(suits[suit]! / suits[other]!).toBeGreaterThan(1.5)
})
