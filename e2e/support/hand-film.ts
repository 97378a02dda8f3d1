import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Frame } from './film.ts'

/**
 * The small film of a hand and its starter that the reader of cards is tested with: A♦ 3♥ 8♥ 6♣ and 3♣. Only its last
 * frame, a few times with other noise: in the first the eight and the suit of the three are in doubt, and a picture that
 * comes again is not read again.
 */
export function handFilm(): Frame[] {
  const film = gunzipSync(readFileSync('src/sight/film.fixture.gz'))
  const end = film.indexOf('\n')
  const { width, height, frames }: { width: number; height: number; frames: number } = JSON.parse(
    film.subarray(0, end).toString(),
  )
  const size = width * height * 4
  const last = end + 1 + (frames - 1) * size
  const hand = enlarged({ width, height, data: film.subarray(last, last + size) })
  return [0, 1, 2, 3].map((turn) => ({ ...hand, data: hand.data.map((each, i) => each + ((i + turn) % 4)) }))
}

/** Twice as large: a film has one colour for four of its pixels. */
function enlarged({ width, height, data }: Frame): Frame {
  const pixels = new Uint32Array(Uint8Array.from(data).buffer)
  const large = new Uint32Array(pixels.length * 4)
  for (const place of large.keys()) {
    const [x, y] = [place % (2 * width), Math.floor(place / (2 * width))]
    large[place] = pixels[(y >> 1) * width + (x >> 1)] ?? 0
  }
  return { width: 2 * width, height: 2 * height, data: new Uint8Array(large.buffer) }
}
