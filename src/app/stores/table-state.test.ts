import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, withHand } from '../../game/record/draft.ts'
import { atTheShow, tap, taps } from '../../game/record/log.fixture.ts'
import { fitDraft } from './table-state.ts'

/** Ann has dealt, the king of hearts is turned: Bob's hand comes first, then Ann's, then her crib. */
const shown = atTheShow({})
const waiting = withHand(EMPTY_DRAFT, 0, ['2D', '3D', '4D', '5D'])

describe('what is tapped but not pegged', () => {
  it('waits while an earlier hand is counted, skipped, or undone', () => {
    const counted = tap(shown, { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] })
    expect(fitDraft(waiting, shown.game, counted.game)).toEqual(waiting)
    expect(fitDraft(waiting, shown.game, tap(shown, { type: 'skip' }).game)).toEqual(waiting)
    expect(fitDraft(waiting, counted.game, tap(counted, { type: 'undo' }).game)).toEqual(waiting)
  })

  it('goes when it is pegged, and with the game that an earlier hand has won', () => {
    const due = tap(shown, { type: 'skip' })
    const pegged = tap(due, { type: 'count', of: 0, cards: ['2D', '3D', '4D', '5D'] })
    expect(fitDraft(waiting, due.game, pegged.game)).toEqual(EMPTY_DRAFT)
    const near = atTheShow({ scores: [60, 115] })
    const won = tap(near, { type: 'count-typed', of: 1, points: 12 })
    expect(fitDraft(waiting, near.game, won.game)).toEqual(EMPTY_DRAFT)
  })

  it('gives up a card that the record has meanwhile put elsewhere, and no other', () => {
    const counted = tap(shown, { type: 'count', of: 1, cards: ['3D', '8S', '8C', '9H'] })
    expect(fitDraft(waiting, shown.game, counted.game)).toEqual(withHand(EMPTY_DRAFT, 0, ['2D', '4D', '5D']))
    const due = taps(counted, { type: 'uncount', of: 1 })
    const moved = withHand(withHand(EMPTY_DRAFT, 0, ['3D']), 1, ['8S', '8C', '9H'])
    // Undo of a move: the count is restored, with the card in it.
    expect(fitDraft(moved, due.game, tap(due, { type: 'undo' }).game)).toEqual(EMPTY_DRAFT)
  })
})
