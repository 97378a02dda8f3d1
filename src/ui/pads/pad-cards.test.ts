import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, PACK } from '../../rules/card.ts'
import { emptyPlace, lastCard, type PadCards, type PadRoom, putCard, takeBack } from './pad-cards.ts'

const OPEN: PadRoom = { need: 4, starterOpen: true }
const DEAL: PadRoom = { need: 4, starterOpen: false }
const EMPTY: PadCards = { cards: [], starter: undefined }

function tap(pad: PadCards, room: PadRoom, ...cards: readonly Card[]): PadCards {
  return cards.reduce((now, card) => putCard(now, room, undefined, card), pad)
}

describe('a card pad', () => {
  it('takes four cards, then the starter, in five taps', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S', 'JD', '5D', '5C')
    expect(pad).toEqual({ cards: ['5H', '5S', 'JD', '5D'], starter: '5C' })
    expect(emptyPlace(pad, OPEN)).toBeUndefined()
  })

  it('puts a card out that is tapped again', () => {
    expect(tap(EMPTY, OPEN, '5H', '5S', '5H').cards).toEqual(['5S'])
  })

  it('leaves the starter where it is when a card of the hand goes out', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S', 'JD', '5D', '5C', '5S')
    expect(pad).toEqual({ cards: ['5H', 'JD', '5D'], starter: '5C' })
    expect(emptyPlace(pad, OPEN)).toBe(3)
  })

  it('replaces the card whose place was tapped', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S', 'JD', '5D', '5C')
    expect(putCard(pad, OPEN, 1, 'KH').cards).toEqual(['5H', 'KH', 'JD', '5D'])
    expect(putCard(pad, OPEN, 4, 'KH').starter).toBe('KH')
  })

  it('lets a card of the hand change places with the starter', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S', 'JD', '5D', '5C')
    expect(putCard(pad, OPEN, 4, 'JD')).toEqual({ cards: ['5H', '5S', '5C', '5D'], starter: 'JD' })
  })

  it('moves a card to an empty starter place', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S')
    expect(putCard(pad, OPEN, 4, '5H')).toEqual({ cards: ['5S'], starter: '5H' })
  })

  it('takes the starter first where its place was tapped first', () => {
    expect(putCard(EMPTY, OPEN, 4, '5C')).toEqual({ cards: [], starter: '5C' })
  })

  it('takes back the last card, the starter before the hand', () => {
    const pad = tap(EMPTY, OPEN, '5H', '5S', 'JD', '5D', '5C')
    expect(lastCard(pad, OPEN)).toBe('5C')
    expect(takeBack(takeBack(pad, OPEN), OPEN).cards).toEqual(['5H', '5S', 'JD'])
    expect(takeBack(EMPTY, OPEN)).toEqual(EMPTY)
  })

  it('never takes back the starter of a deal', () => {
    const pad = tap({ cards: [], starter: 'KH' }, DEAL, '5H')
    expect(lastCard(pad, DEAL)).toBe('5H')
    expect(takeBack(pad, DEAL)).toEqual({ cards: [], starter: 'KH' })
  })

  it('holds no card twice and no card too many, whatever is tapped', () => {
    const step = fc.record({
      card: fc.constantFrom(...PACK.slice(0, 8)),
      at: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const pad = steps.reduce((now, { card, at }) => putCard(now, OPEN, at, card), EMPTY)
        const all = pad.starter === undefined ? pad.cards : [...pad.cards, pad.starter]
        expect(new Set(all).size).toBe(all.length)
        expect(pad.cards.length).toBeLessThanOrEqual(OPEN.need)
        expect(all).not.toContain(undefined)
      }),
      { seed: 152, numRuns: 500 },
    )
  })
})
