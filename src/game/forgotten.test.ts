import { expect, test } from 'vitest'
import { forgottenBefore } from './forgotten.ts'
import { openLog, tap, taps } from './log.fixture.ts'

const deal = taps(
  openLog({ dealer: 0 }),
  { type: 'skip' },
  { type: 'end-play' },
  { type: 'skip' },
  { type: 'count-typed', of: 0, points: 4 },
)
const next = taps(deal, { type: 'count-typed', of: 'crib', points: 2 }, { type: 'deal', dealer: 1 })
const before = ({ game }: typeof next, place: number) => forgottenBefore(game, game.lines.at(place)!)

test('a deal that is over may lack the starter and a hand that was passed over', () => {
  expect(before(next, -1)).toEqual({ deal: 1, hands: [1], starter: true })
  expect(before(next, 2)).toEqual({ deal: 1, hands: [1], starter: true })
})

test('what the deal on the table waits for is not forgotten', () => {
  expect(before(deal, -1)).toEqual({ deal: 1, hands: [], starter: true })
  expect(before(tap(next, { type: 'skip' }), -1)).toEqual({ deal: 2, hands: [], starter: false })
})

test('before the first deal there are only points, and before the start nothing', () => {
  expect(before(next, 1)).toEqual({ deal: 0, hands: [], starter: false })
  expect(before(next, 0)).toBeUndefined()
})
