import { describe, expect, it } from 'vitest'
import { typeKey } from './pad-keys.ts'

/** What a row of keys leaves behind: the last card made, the rank that waits. */
function type(keys: string): string {
  let rank = ''
  const cards: string[] = []
  for (const key of keys) {
    const typed = typeKey(rank, key)
    rank = typed.rank
    if (typed.card) cards.push(typed.card)
  }
  return [...cards, rank].join(' ').trim()
}

describe('typing on the card pad', () => {
  it.each([
    ['a rank, then a suit, is a card', '5h', '5H'],
    ['capitals are as good', 'JD', 'JD'],
    ['one and nought is the ten', '10s', 'TS'],
    ['T is the ten too', 'ts', 'TS'],
    ['a one alone is the ace', '1c', 'AC'],
    ['five cards in a row', '5h5sjd5d5c', '5H 5S JD 5D 5C'],
    ['a second rank takes the place of the first', '59h', '9H'],
    ['a suit without a rank is nothing', 'h', ''],
    ['a rank waits for its suit', 'k', 'k'],
    ['any other key starts again', '5xh', ''],
  ])('%s', (_, keys, made) => {
    expect(type(keys)).toBe(made)
  })
})
