import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, PACK } from '../../rules/card.ts'
import { emptyPlace, lastCard, type PadCards, putCard, takeBack } from './pad-cards.ts'

const EMPTY: PadCards = { cards: [], need: 4, starter: undefined, starterOpen: true }
const DEAL: PadCards = { ...EMPTY, starter: 'KH', starterOpen: false }

function tap(pad: PadCards, ...cards: readonly Card[]): PadCards {
  return cards.reduce((now, card) => putCard(now, undefined, card), pad)
}

describe('a card pad', () => {
  it('takes four cards, then the starter, in five taps', () => {
    const pad = tap(EMPTY, '5H', '5S', 'JD', '5D', '5C')
    expect(pad).toEqual({ ...EMPTY, cards: ['5H', '5S', 'JD', '5D'], starter: '5C' })
    expect(emptyPlace(pad)).toBeUndefined()
  })

  it('puts a card out that is tapped again', () => {
    expect(tap(EMPTY, '5H', '5S', '5H').cards).toEqual(['5S'])
  })

  it('leaves the starter where it is when a card of the hand goes out', () => {
    const pad = tap(EMPTY, '5H', '5S', 'JD', '5D', '5C', '5S')
    expect(pad).toEqual({ ...EMPTY, cards: ['5H', 'JD', '5D'], starter: '5C' })
    expect(emptyPlace(pad)).toBe(3)
  })

  it('replaces the card whose place was tapped', () => {
    const pad = tap(EMPTY, '5H', '5S', 'JD', '5D', '5C')
    expect(putCard(pad, 1, 'KH').cards).toEqual(['5H', 'KH', 'JD', '5D'])
    expect(putCard(pad, 4, 'KH').starter).toBe('KH')
  })

  it('lets a card of the hand change places with the starter', () => {
    const pad = tap(EMPTY, '5H', '5S', 'JD', '5D', '5C')
    expect(putCard(pad, 4, 'JD')).toEqual({ ...EMPTY, cards: ['5H', '5S', '5C', '5D'], starter: 'JD' })
  })

  it('moves a card to an empty starter place', () => {
    const pad = tap(EMPTY, '5H', '5S')
    expect(putCard(pad, 4, '5H')).toEqual({ ...EMPTY, cards: ['5S'], starter: '5H' })
  })

  it('takes the starter first where its place was tapped first', () => {
    expect(putCard(EMPTY, 4, '5C')).toEqual({ ...EMPTY, cards: [], starter: '5C' })
  })

  it('undoes the last card, the starter before the hand', () => {
    const pad = tap(EMPTY, '5H', '5S', 'JD', '5D', '5C')
    expect(lastCard(pad)).toBe('5C')
    expect(takeBack(takeBack(pad)).cards).toEqual(['5H', '5S', 'JD'])
    expect(takeBack(EMPTY)).toEqual(EMPTY)
  })

  it('never undoes the starter of a deal', () => {
    const pad = tap(DEAL, '5H')
    expect(lastCard(pad)).toBe('5H')
    expect(takeBack(pad)).toEqual(DEAL)
  })

  it('holds no card twice and no card too many, whatever is tapped', () => {
    const step = fc.record({
      card: fc.constantFrom(...PACK.slice(0, 8)),
      at: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const pad = steps.reduce((now, { card, at }) => putCard(now, at, card), EMPTY)
        const all = pad.starter === undefined ? pad.cards : [...pad.cards, pad.starter]
        expect(new Set(all).size).toBe(all.length)
        expect(pad.cards.length).toBeLessThanOrEqual(EMPTY.need)
        expect(all).not.toContain(undefined)
      }),
      { seed: 152, numRuns: 500 },
    )
  })
})
