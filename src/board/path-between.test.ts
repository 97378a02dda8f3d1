import { expect, test } from 'vitest'
import { boardFor } from './board-for.ts'
import { pathBetween } from './path-between.ts'

const board = boardFor({ target: 121, tracks: 2, width: 358 })

test('a peg touches every hole on its way, from where it stood to where it drops', () => {
  expect(pathBetween(board, 1, 28, 33)).toEqual([28, 29, 30, 31, 32, 33].map((n) => board.holeAt(1, n)))
})

test('taken back it walks the same holes the other way', () => {
  expect(pathBetween(board, 0, 9, -1)).toEqual([...pathBetween(board, 0, -1, 9)].reverse())
})
