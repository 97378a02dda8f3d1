import { expect, test } from 'vitest'
import { sayFeat, sayPlaque, shareFeat, WHOLE } from './wall.ts'

const perfect = {
  kind: 'hand',
  players: ['Ann'],
  against: ['Bob'],
  points: 29,
  cards: ['5H', '5D', 'JC', '5S', '5C'],
  dealt: 6,
} as const

test('a plaque has the figure, whose it was, when, and how rare it is among deals of six cards', () => {
  expect(sayPlaque(perfect, '1 May 2024')).toEqual({
    figure: '29',
    name: 'Ann',
    notes: ['against Bob', '1 May 2024'],
    cards: perfect.cards,
    odds: 'One deal in 216,580',
  })
  expect(sayPlaque({ ...perfect, dealt: 5 }, '1 May 2024').odds).toBeUndefined()
})

test.each([
  ['crib', { points: 24 }, '24', ['Crib', 'today'], 'Ann: crib of 24'],
  ['nineteen', { points: 0 }, '19', ['today'], 'Ann: nineteen'],
  [
    'double-skunk',
    { points: 3, scores: [121, 58] },
    '121–58',
    ['Double skunk', 'today'],
    'Ann: double skunk, 121–58',
  ],
  ['slam', { points: 4 }, '4', ['Grand slam', 'today'], 'Ann: grand slam, 4 games'],
] as const)('a %s says what it was', (kind, what, figure, notes, said) => {
  const feat = { kind, players: ['Ann'], against: [], ...what }
  expect(sayPlaque(feat, 'today')).toMatchObject({ figure, notes, odds: undefined })
  expect(sayFeat(feat)).toBe(said)
})

test('whoever shares it may leave out the names, or the day', () => {
  expect(shareFeat(perfect, '1 May 2024', WHOLE)).toBe(
    'Ann: hand of 29 against Bob. 1 May 2024. 5♥ 5♦ J♣ 5♠ 5♣',
  )
  const bare = { hasName: false, hasDate: false }
  expect(shareFeat(perfect, '1 May 2024', bare)).toBe('Hand of 29. 5♥ 5♦ J♣ 5♠ 5♣')
  expect(sayPlaque(perfect, '1 May 2024', bare)).toMatchObject({ name: '', notes: [] })
})
