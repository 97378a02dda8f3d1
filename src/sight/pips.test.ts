import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchCards } from './certainty.ts'
import { PLAIN } from './layers.ts'
import { readNetworks } from './networks.ts'
import { cutPatch, type Place } from './picture.ts'
import { readWithPip } from './pips.ts'

const index: Place = { x: 100, y: 100, height: 40, angle: 0 }
const FIVE = 4
const picture = { width: 400, height: 300 }

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
  const [spade, , , club, none] = readWithPip(index, [index], picture, read).suits
  expect(club! / spade!).toBeCloseTo(((0.39 / 0.6) * 0.11) / 0.014)
  expect(none).toBeCloseTo(0.01)
  expect(spade! + club! + none!).toBeCloseTo(1)
  // As large as the suit in the patch of an index, and beside the index.
  expect(asked[1]).toEqual({ x: 132, y: expect.closeTo(100 + (0.3 - 0.616) * 40), height: 88, angle: 0 })
})

test.each([
  [1, 1.4],
  [2, 1.4],
  [3, 0.8],
  [12, 0.8],
])('the pip of a card that is turned is where rank %i has its first one', (rank, across) => {
  const { asked, read } = reader(undefined, undefined, rank)
  const turned = { ...index, angle: Math.PI / 2 }
  readWithPip(turned, [turned], picture, (place) => read(place === turned ? index : place))
  expect(asked[1]).toMatchObject({
    x: expect.closeTo(100 + 0.316 * 40),
    y: expect.closeTo(100 + across * 40),
  })
})

test.each([
  ['sure', [0.985, 0.005, 0, 0.01, 0], FIVE],
  ['covered in part, with one suit', [0.68, 0.005, 0, 0.01, 0.305], FIVE],
  ['an ace', [0.6, 0, 0, 0.4, 0], 0],
  ['none', [0.6, 0, 0, 0.4, 0], 13],
])('an index that is %s is read by itself', (_, suits, rank) => {
  const { asked, read } = reader(suits, undefined, rank)
  expect([...readWithPip(index, [index], picture, read).suits]).toEqual([...Float32Array.from(suits)])
  expect(asked.length).toBe(1)
})

test('red suits compete as well', () => {
  const { read } = reader([0, 0.5, 0.5, 0, 0], [0, 0.2, 0, 0, 0.8])
  expect(readWithPip(index, [index], picture, read).suits[1]).toBeGreaterThan(0.9)
})

/** So many heights beside and below the index, and turned by so many degrees. */
const mark = (across: number, down: number, degrees = 0): Place => ({
  x: 100 + across * 40,
  y: 100 + down * 40,
  height: 40,
  angle: (degrees / 180) * Math.PI,
})

test.each([
  ['lies on the pip', mark(0.9, 0), 1],
  ['is beside the card', mark(2, 0), 2],
  ['is below the pip', mark(0.8, 1.3), 2],
  ['is above, on a card that lies on the pip', mark(0.7, -0.9), 1],
  ['is to the left, on a card that is below this one', mark(-0.8, -0.1), 2],
  ['lies across, on a card that is on the pip', mark(2, 0.6, 90), 1],
  ['is the other end of the card', mark(2.8, 3.6, 180), 2],
  ['is the other end of a large card', mark(3.9, 5.2, 180), 2],
])('a neighbour’s index that %s', (_, neighbour, asks) => {
  const { asked, read } = reader()
  readWithPip(index, [index, neighbour], picture, read)
  expect(asked.length).toBe(asks)
})

test('a pip that the edge of the picture cuts is not asked', () => {
  const { asked, read } = reader()
  readWithPip(index, [index], { width: 148, height: 300 }, read)
  expect(asked.length).toBe(1)
  readWithPip(index, [index], { width: 152, height: 300 }, read)
  expect(asked.length).toBe(3)
})

test('an index that may be none stays so, whatever the pip says', () => {
  const { read } = reader([0.05, 0, 0, 0.05, 0.9], [0, 0, 0, 1, 0])
  expect(readWithPip(index, [index], picture, read).suits.at(-1)).toBeCloseTo(0.9)
})

test('what is surely no pip changes nothing', () => {
  const { read } = reader(undefined, [0, 0, 0, 0, 1])
  const { suits } = readWithPip(index, [index], picture, read)
  expect([...suits]).toEqual([0.6, 0, 0, 0.39, 0.01].map((chance) => expect.closeTo(chance)))
})

test('where the index says nothing, the pip at one end makes no card certain', () => {
  const { read } = reader([0.5, 0, 0, 0.5, 0], [0, 0, 0, 1, 0])
  const glimpse = { ...index, found: 1, ...readWithPip(index, [index], picture, read) }
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
  const { suits } = readWithPip(index, [index], picture, of)
  expect(suits[suit]! / suits[other]!).toBeGreaterThan(1.5)
})
