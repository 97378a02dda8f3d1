import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { watchCards } from './certainty.ts'
import { openSight } from './sight.ts'

const weights = new Uint8Array(readFileSync('src/sight/weights.bin')).buffer

type Head = { cards: { card: string }[]; width: number; height: number; frames: number }

/** Films as `scripts/sight/frames.py` writes them: a line of JSON, then the frames. */
function readFilms() {
  let rest = gunzipSync(readFileSync('src/sight/film.fixture.gz'))
  const films = []
  while (rest.length > 0) {
    const end = rest.indexOf('\n')
    const { cards, width, height, frames }: Head = JSON.parse(rest.subarray(0, end).toString())
    const size = width * height * 4
    const pictures = Array.from({ length: frames }, (_, i) => {
      return { width, height, data: rest.subarray(end + 1 + i * size, end + 1 + (i + 1) * size) }
    })
    films.push({ cards: cards.map(({ card }) => card), pictures })
    rest = rest.subarray(end + 1 + frames * size)
  }
  return films
}

const [, table] = readFilms()
const look = openSight(weights)

test('a table with dice, coins and print has no card', () => {
  const watch = watchCards()
  const sightings = table!.pictures.flatMap((picture) => watch(look(picture).glimpses))
  expect(table!.cards).toEqual([])
  expect(sightings).toEqual([])
})

test('a picture of one colour has nothing in it', () => {
  const data = new Uint8ClampedArray(640 * 480 * 4).fill(200)
  expect(look({ width: 640, height: 480, data })).toEqual({ glimpses: [], marks: 0, small: false })
})

test('weights of another version of the networks are refused', () => {
  expect(() => openSight(weights.slice(0, -4))).toThrow('weights.bin belongs to another version')
})
