import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, PACK } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { cardsOf, type Holder, type Rules } from '../../rules/rules.ts'
import { draftOf, EMPTY_DRAFT, withHand } from '../record/draft.ts'
import type { GameEvent } from '../record/entry.ts'
import { currentDeal, holderOf } from '../record/game.ts'
import {
  atTheShow,
  type Log,
  openLog,
  pegBy,
  played,
  scores,
  tap,
  taps,
  withMuggins,
} from '../record/log.fixture.ts'
import { moveCard, singleCardLine, takeCard } from './move-card.ts'

const SIX = PRESETS['six-card-121']
const TWELVE: readonly Card[] = ['7D', '8S', '8C', '9H']

/** Ann has dealt, the king of hearts is turned, the play is over: Bob's hand comes first. */
const shown = (rules: Rules = SIX) => atTheShow({ rules })
const counted = (log: Log) => tap(log, { type: 'count', of: 1, cards: TWELVE })

describe('a card that is in another hand', () => {
  it('only tapped comes over, and the rest of that hand stays tapped', () => {
    const draft = withHand(withHand(EMPTY_DRAFT, 0, ['2D', '8S']), 1, ['7D'])
    const move = moveCard(shown().game, draft, '8S', 1)
    expect(move).toMatchObject({ type: 'take' })
    expect(move).not.toHaveProperty('write')
    if (move.type !== 'take') return expect.unreachable()
    expect(draftOf(move.draft, 1)).toEqual(['7D', '8S'])
    expect(draftOf(move.draft, 0)).toEqual(['2D'])
  })

  it('takes the place of the last card of a hand that is full', () => {
    const full = withHand(withHand(EMPTY_DRAFT, 0, ['2D', '3D', '4D', '5D']), 'crib', ['8S'])
    const move = moveCard(shown().game, full, '8S', 0)
    if (move.type !== 'take') return expect.unreachable()
    expect(draftOf(move.draft, 0)).toEqual(['2D', '3D', '4D', '8S'])
    expect(draftOf(move.draft, 'crib')).toEqual([])
  })

  it('is not taken by a hand whose cards were all played', () => {
    const { game } = played('2D AS 3D AD 4D AC 5D 2H', { starter: 'KH' })
    expect(game.step).toEqual({ type: 'show', of: 1 })
    const crib = withHand(EMPTY_DRAFT, 'crib', ['9S', 'TS', 'JS'])
    expect(moveCard(game, crib, 'JS', 0)).toEqual({ type: 'full' })
    expect(takeCard(game, crib, 'JS', 0)).toBe(crib)
  })

  it('counted already takes that count back, and its other cards wait to be counted again', () => {
    const log = counted(shown())
    const move = moveCard(log.game, withHand(EMPTY_DRAFT, 0, ['2D']), '8S', 0)
    if (move.type !== 'take') return expect.unreachable()
    expect(move.write).toEqual({ type: 'uncount', of: 1 })
    expect(draftOf(move.draft, 0)).toEqual(['2D', '8S'])
    expect(draftOf(move.draft, 1)).toEqual(['7D', '8C', '9H'])
    const after = tap(log, move.write!)
    expect(scores(after)).toEqual([0, 0])
    expect(after.game.step).toEqual({ type: 'show', of: 1 })
    expect(scores(tap(after, { type: 'undo' }))).toEqual([0, 12])
  })

  it('played or turned up asks first which card that was', () => {
    const log = played('7D', { starter: 'KH' })
    expect(moveCard(log.game, EMPTY_DRAFT, '7D', 0)).toMatchObject({ type: 'replace', line: { seq: 4 } })
    expect(moveCard(log.game, EMPTY_DRAFT, 'KH', 0)).toMatchObject({ type: 'replace', line: { seq: 3 } })
  })

  it('played in a deal that was dealt again is in no hand', () => {
    const log = tap(played('7D', { starter: 'KH' }), { type: 'redeal' })
    expect(singleCardLine(log.game, '7D')).toBeUndefined()
    expect(singleCardLine(log.game, 'KH')).toBeUndefined()
  })
})

describe('a count undone', () => {
  it.each([
    ['the remedy for saying too much', withMuggins({ mode: 'flag', overClaim: 'two' }), 14, []],
    ['the muggins taken from it', withMuggins({ mode: 'on' }), 8, [{ type: 'take-muggins', side: 0 }]],
    ['the muggins let go', withMuggins({ mode: 'on' }), 8, [{ type: 'pass-muggins' }]],
    [
      'the price of a false call',
      withMuggins({ mode: 'call' }),
      12,
      [{ type: 'call-muggins', side: 0, named: 5 }],
    ],
    ['a claim that is still open', withMuggins({ mode: 'on' }), 8, []],
  ] as const)('takes %s with it, in one tap', (_, rules, claimed, then) => {
    const before = taps(shown(rules), pegBy(0, 3))
    const log = taps(before, { type: 'claim', of: 1, cards: TWELVE, claimed }, ...then)
    const after = tap(log, { type: 'uncount', of: 1 })
    expect(after.game.lines).toEqual(before.game.lines)
    expect(after.game.step).toEqual({ type: 'show', of: 1 })
    expect(tap(after, { type: 'undo' }).game.lines).toEqual(log.game.lines)
  })

  it('leaves the hands counted after it, and comes before the crib again', () => {
    const log = taps(counted(shown()), { type: 'count-typed', of: 0, points: 4 }, { type: 'uncount', of: 1 })
    expect(scores(log)).toEqual([4, 0])
    expect(log.game.step).toEqual({ type: 'show', of: 1 })
    expect(tap(log, { type: 'count-typed', of: 1, points: 6 }).game.step).toEqual({
      type: 'show',
      of: 'crib',
    })
  })

  it('is refused where there is none', () => {
    expect(tap(shown(), { type: 'uncount', of: 1 }).refused).toEqual({ type: 'no-such-line' })
  })
})

describe('a card already used, freed by a correction', () => {
  const instead = (log: Log, card: Card, was: Card): Log => {
    const { seq, entry } = singleCardLine(log.game, card)!
    return tap(log, { type: 'amend', target: seq, with: { ...entry, card: was } as GameEvent, play: card })
  }

  it('is amended and played again in one tap', () => {
    const log = played('7D 2S', { starter: 'KH' })
    const after = instead(log, '7D', '7H')
    const moves = currentDeal(after.game)
      ?.play.series.flat()
      .map(({ seat, card }) => `${seat} ${card}`)
    expect(moves).toEqual(['1 7H', '0 2S', '1 7D'])
    expect(tap(after, { type: 'undo' }).game.lines).toEqual(log.game.lines)
  })

  it('pegs what it makes in its new place', () => {
    expect(scores(instead(played('7D 7S', { starter: 'KH' }), '7D', '7H'))).toEqual([2, 6])
  })

  it('frees the starter too, with the heels it was turned up for', () => {
    const log = played('5S', { starter: 'JD' })
    expect(scores(log)).toEqual([2, 0])
    const after = instead(log, 'JD', 'QD')
    expect(scores(after)).toEqual([2, 0]) // no heels any more, but fifteen for the jack
    expect(currentDeal(after.game)?.starter).toBe('QD')
  })

  it('is refused when it would pass thirty-one', () => {
    expect(instead(played('KD QS 9D', { starter: 'KH' }), 'KD', 'KS').refused).toEqual({
      type: 'past-thirty-one',
      card: 'KD',
      count: 29,
    })
  })
})

/** Random hands counted in order, and a card of one of them wanted by the holder that is due. */
const table = fc.record({
  rules: fc.constantFrom<Rules>(...Object.values(PRESETS)),
  pack: fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }),
  shown: fc.integer({ min: 1, max: 4 }),
  pick: fc.nat(99),
})

describe('the laws of moving a card', () => {
  it('it is then in one hand only, nothing else is lost, and one Undo brings the game back', () => {
    fc.assert(
      fc.property(table, ({ rules, pack, shown: most, pick }) => {
        const [starter, ...cards] = pack
        let log = taps(
          openLog({ rules, dealer: 0 }),
          { type: 'turn-starter', card: starter! },
          { type: 'end-play' },
        )
        const given: { of: Holder; cards: readonly Card[] }[] = []
        for (let n = 0; n < most && log.game.step.type === 'show' && log.game.step.of !== 'crib'; n++) {
          const { of } = log.game.step
          const hand = cards.splice(0, cardsOf(rules, of))
          given.push({ of, cards: hand })
          log = tap(log, { type: 'count', of, cards: hand })
        }
        const { step } = log.game
        if (step.type !== 'show') return
        const from = given[pick % given.length]!
        const card = from.cards[pick % from.cards.length]!
        const move = moveCard(log.game, EMPTY_DRAFT, card, step.of)
        if (move.type !== 'take' || !move.write) return expect.unreachable()
        const after = tap(log, move.write)
        expect(after.refused).toBeUndefined()
        expect(holderOf(currentDeal(after.game), card)).toBeUndefined()
        expect(draftOf(move.draft, step.of)).toEqual([card])
        expect(draftOf(move.draft, from.of)).toEqual(from.cards.filter((one) => one !== card))
        for (const other of given.filter((one) => one !== from))
          expect(other.cards.map((one) => holderOf(currentDeal(after.game), one))).toEqual(
            other.cards.map(() => other.of),
          )
        expect(after.game.step).toEqual({ type: 'show', of: from.of })
        expect(tap(after, { type: 'undo' }).game.lines).toEqual(log.game.lines)
        // Counted again as it was, it leaves the pegs where they were.
        const again = tap(after, { type: 'count', of: from.of, cards: from.cards })
        expect(scores(again)).toEqual(scores(log))
      }),
      { seed: 15_02, numRuns: 150 },
    )
  })
})
