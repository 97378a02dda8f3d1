import { describe, expect, test } from 'vitest'
import type { Card } from '../../rules/card.ts'
import type { Intent } from '../intent.ts'
import { atTheShow, pegBy } from '../record/log.fixture.ts'
import { featsOf, slamsOf } from './feats.ts'

const hand = (of: 0 | 1 | 'crib', cards: string): Intent => ({
  type: 'count',
  of,
  cards: cards.split(' ') as Card[],
})

describe('what hangs on the wall', () => {
  const shown = (scores: readonly number[], ...more: readonly Intent[]) =>
    atTheShow({ scores, starter: '5C' }, hand(1, '5H 5D JC 5S'), ...more)

  test('a hand of 29 with its cards, whose it was and against whom', () => {
    const { game } = shown([40, 60], hand(0, '4H 6H 6D 4D'), pegBy(1, 60))
    expect(featsOf('g', game)).toMatchObject([
      { kind: 'hand', points: 29, players: ['Bob'], against: ['Ann'], cards: ['5H', '5D', 'JC', '5S', '5C'] },
      { kind: 'hand', points: 24, players: ['Ann'], against: ['Bob'] },
    ])
  })

  test('a hand of 23 is not there', () => {
    const { game } = atTheShow({ scores: [100, 60], starter: '5C' }, hand(1, '4H 5H 5D 6S'), pegBy(1, 60))
    expect(game.deals[0]?.counts).toMatchObject([{ points: 23 }])
    expect(featsOf('g', game)).toEqual([])
  })

  test('a nineteen, but no crib of nothing; and a double skunk with its score', () => {
    const nothing = (of: 0 | 'crib'): Intent => ({ type: 'count-typed', of, points: 0 })
    const { game } = shown([0, 60], nothing(0), nothing('crib'), pegBy(1, 40))
    expect(featsOf('g', game).map(({ kind }) => kind)).toEqual(['hand', 'nineteen', 'double-skunk'])
    expect(featsOf('g', game).at(-1)).toMatchObject({ players: ['Bob'], scores: [121, 0] })
  })

  test('nothing of a game that is not over', () => {
    expect(featsOf('g', shown([0, 0]).game)).toEqual([])
  })

  test.each<[string, readonly number[], number]>([
    ['four games won out of four', [1, 1, 1, 1], 1],
    ['three games are too few', [1, 1, 1], 0],
    ['one game lost', [1, 1, 0, 1, 1], 0],
  ])('a grand slam of an evening: %s', (_, won, slams) => {
    const games = won.map((one, i) => {
      const [ann, other] = [i === 1 ? 'ann' : 'Ann', i % 2 === 0 ? 'Bob' : 'Cleo']
      return new Map([
        ['ann', { name: ann, at: 100 + i, gameId: `g${i}`, won: one }],
        [other.toLowerCase(), { name: other, at: 100 + i, gameId: `g${i}`, won: 1 - one }],
      ])
    })
    const found = slamsOf(games, (at) => Math.floor(at / 100))
    expect(found.filter(({ players }) => players[0] === 'Ann')).toHaveLength(slams)
    if (slams > 0) expect(found[0]).toMatchObject({ gameId: 'g3', points: 4, against: ['Bob', 'Cleo'] })
  })
})
