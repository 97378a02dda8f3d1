import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Frame } from './film.ts'

/** The small film of a hand and its starter that the reader of cards is tested with: A♦ 3♥ 8♥ 6♣ and 3♣. */
export function handFilm(): Frame[] {
  const film = gunzipSync(readFileSync('src/sight/film.fixture.gz'))
  const end = film.indexOf('\n')
  const { width, height, frames }: { width: number; height: number; frames: number } = JSON.parse(
    film.subarray(0, end).toString(),
  )
  const size = width * height * 4
  return Array.from({ length: frames }, (_, i) => {
    return { width, height, data: film.subarray(end + 1 + i * size, end + 1 + (i + 1) * size) }
  })
}
