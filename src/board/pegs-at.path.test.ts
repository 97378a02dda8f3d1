import { expect, test } from 'vitest'
import { boardFor } from './board-for.ts'
import { pathBetween } from './pegs-at.ts'

const board = boardFor({ target: 121, tracks: 2, width: 358 })

test('a peg touches every hole on its way, from the hole it leaves to the hole it drops into', () => {
  expect(pathBetween(board, 1, 28, 33)).toEqual([28, 29, 30, 31, 32, 33].map((n) => board.holeAt(1, n)))
})

test('undone it walks the same holes the other way', () => {
  expect(pathBetween(board, 0, 9, -1)).toEqual([...pathBetween(board, 0, -1, 9)].reverse())
})

test('on the short board it goes round the turn, not across the wood', () => {
  const short = boardFor({ target: 61, tracks: 2, width: 358 })
  const path = pathBetween(short, 0, 29, 32)
  const furthest = Math.max(...path.map((point) => point.x))
  expect(furthest).toBeGreaterThan(short.holeAt(0, 30).x + short.band)
  expect(path[0]).toEqual(short.holeAt(0, 29))
  expect(path.at(-1)).toEqual(short.holeAt(0, 32))
})
