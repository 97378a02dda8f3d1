import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { decide } from '../decide.ts'
import type { Intent } from '../intent.ts'
import type { GameEvent } from '../record/entry.ts'
import {
  atTheShow,
  byCards,
  type Log,
  openLog,
  played,
  scores,
  skips,
  tap,
  taps,
  withMuggins,
} from '../record/log.fixture.ts'
import { change, insert, line, out } from './amend.fixture.ts'

/** Twelve with the king of hearts. */
const TWELVE: readonly Card[] = ['7D', '8S', '8C', '9H']
const claims = (of: 0 | 1 | 2 | 'crib', claimed: number, cards = TWELVE): Intent => {
  return { type: 'claim', of, cards, claimed }
}

const said = (log: Log, claimed: number) => change(log, line(log, 'hand-counted'), { claimed })
const cards = (log: Log, ...held: readonly Card[]) => change(log, line(log, 'hand-counted'), { cards: held })

const two = withMuggins({ mode: 'flag', overClaim: 'two' })

describe('the penalty for saying too much', () => {
  it('is paid once, however often the claim is corrected, and goes when the claim was true', () => {
    const log = atTheShow({ rules: two }, claims(1, 12), claims(0, 0, ['2D', '4S', '6C', 'TH']))
    expect(scores(log)).toEqual([0, 12])
    const fourteen = said(log, 14)
    expect(scores(fourteen)).toEqual([2, 12])
    expect(scores(said(fourteen, 15))).toEqual([2, 12])
    expect(scores(said(said(fourteen, 15), 12))).toEqual([0, 12])
  })

  it('goes with its hand, though an amendment has added it', () => {
    const log = said(atTheShow({ rules: two }, claims(1, 12)), 14)
    expect(scores(out(log, line(log, 'hand-counted')))).toEqual([0, 0])
  })

  it('is the difference of today, not of every card that was there in between', () => {
    const rules = withMuggins({ mode: 'flag', overClaim: 'difference' })
    const log = atTheShow({ rules }, claims(1, 12))
    const often = ['KC', '6H', 'KS'].reduce((so, card) => cards(so, '7D', '8S', '8C', card as Card), log)
    const once = cards(log, '7D', '8S', '8C', 'KS')
    expect(scores(often)).toEqual(scores(once))
    expect(scores(cards(often, ...TWELVE))).toEqual(scores(log))
  })

  it('of one side corrected by a peg leaves that of the other', () => {
    const rules = withMuggins({ mode: 'flag', overClaim: 'two' }, PRESETS['three-hand'])
    const log = atTheShow({ rules }, claims(1, 14))
    expect(scores(log)).toEqual([2, 12, 2])
    const correction = { type: 'pegged', side: 0, points: -2, reason: 'correction' } as const
    const back = insert(log, undefined, correction)
    expect(scores(back)).toEqual([0, 12, 2])
    expect(scores(said(back, 12))).toEqual([0, 12, 0])
    expect(scores(out(back, line(back, 'pegged')))).toEqual([2, 12, 2])
  })

  it('changes sides with the crib when the wrong dealer is corrected', () => {
    const log = atTheShow({ rules: two }, ...skips(2), claims('crib', 14))
    expect(scores(log)).toEqual([12, 2])
    const other = change(log, line(log, 'dealt'), { dealer: 1 })
    expect(scores(other)).toEqual([2, 12])
    expect(scores(change(other, line(other, 'dealt'), { dealer: 0 }))).toEqual([12, 2])
  })

  it('stays, as the count does, while nobody knows the starter', () => {
    const log = atTheShow({ rules: two }, claims(1, 14))
    expect(scores(out(log, line(log, 'starter-turned')))).toEqual([2, 12])
  })

  it('is owed by a hand that is inserted with its claim', () => {
    const log = atTheShow({ rules: two }, { type: 'skip' }, claims(0, 0, ['2D', '4S', '6C', 'TH']))
    const entry = { type: 'hand-counted', of: 1, cards: TWELVE, claimed: 14, points: 0 } as const
    expect(scores(insert(log, line(log, 'step-skipped'), entry))).toEqual([2, 12])
  })
})

describe('muggins', () => {
  const on = withMuggins({ mode: 'on' })
  const taken = atTheShow({ rules: on }, claims(1, 5), { type: 'take-muggins', side: 0 })

  it('stay as long as nobody knows the starter, and when the same one is turned up again', () => {
    expect(scores(taken)).toEqual([7, 5])
    const lost = out(taken, line(taken, 'starter-turned'))
    expect(scores(lost)).toEqual([7, 5])
    const again = tap(lost, { type: 'turn-starter', card: 'KH' })
    expect(scores(again)).toEqual([7, 5])
  })

  it('are there again when the cards that left nothing to take are corrected', () => {
    const none = cards(taken, '2D', '4S', '6C', 'TH')
    expect(scores(none)).toEqual([0, 0])
    expect(scores(cards(none, ...TWELVE))).toEqual([7, 5])
  })

  it('changed by the table stay what it said, whatever the claim was in between', () => {
    const four = change(taken, line(taken, 'muggins-taken'), { points: 4 })
    expect(scores(four)).toEqual([4, 5])
    expect(scores(said(four, 9))).toEqual([3, 9])
    expect(scores(said(said(four, 9), 5))).toEqual([4, 5])
  })

  it('passed stay passed', () => {
    const passed = atTheShow({ rules: on }, claims(1, 5), { type: 'pass-muggins' })
    expect(scores(cards(cards(passed, '2D', '4S', '6C', 'TH'), ...TWELVE))).toEqual([0, 5])
  })

  it('go to the other player with the hand when the wrong dealer is corrected', () => {
    const rules = byCards(on)
    const log = taps(
      openLog({ rules, dealer: 0 }),
      { type: 'turn-starter', card: 'KH' },
      { type: 'play-card', card: '7D' },
      { type: 'end-play' },
      claims(1, 5),
      { type: 'take-muggins', side: 0 },
      { type: 'count-typed', of: 0, points: 8 },
    )
    expect(scores(log)).toEqual([15, 5])
    const other = change(log, line(log, 'dealt'), { dealer: 1 })
    expect(other.game.lines.some(({ ignored }) => ignored)).toBe(false)
    expect(scores(other)).toEqual([5, 15])
  })

  it('taken from the crib of three go to whose crib it was not', () => {
    const rules = withMuggins({ mode: 'on' }, PRESETS['three-hand'])
    const log = atTheShow({ rules }, ...skips(3), claims('crib', 5), { type: 'take-muggins', side: 2 })
    expect(scores(log)).toEqual([5, 0, 7])
    const other = change(log, line(log, 'dealt'), { dealer: 2 })
    expect(scores(other)).toEqual([7, 0, 5])
    expect(scores(change(other, line(other, 'dealt'), { dealer: 0 }))).toEqual([5, 0, 7])
  })

  it('of the hand after a misdeal stay when that of before is removed', () => {
    const turn: Intent = { type: 'turn-starter', card: 'KH' }
    const again = taps(taken, { type: 'redeal' }, turn, { type: 'end-play' }, claims(1, 5), {
      type: 'take-muggins',
      side: 0,
    })
    expect(scores(again)).toEqual([14, 10])
    expect(scores(out(again, line(again, 'hand-counted')))).toEqual([7, 5])
  })
})

describe('a call', () => {
  const call = withMuggins({ mode: 'call', falseCall: 'pays' })
  const named = (claimed: number, points: number, rules = call) =>
    atTheShow({ rules }, claims(1, claimed), { type: 'call-muggins', side: 0, named: points })

  it('that proves true is taken, and its penalty is not due', () => {
    const log = named(12, 2)
    expect(scores(log)).toEqual([0, 14])
    const ten = said(log, 10)
    expect(scores(ten)).toEqual([2, 10])
    expect(scores(said(ten, 12))).toEqual([0, 14])
  })

  it('that proves false pays what was named, not what was missed', () => {
    const log = named(10, 5)
    expect(scores(log)).toEqual([2, 10])
    const twelve = said(log, 12)
    expect(scores(twelve)).toEqual([0, 17])
    expect(scores(said(twelve, 10))).toEqual([2, 10])
    expect(scores(named(12, 5, withMuggins({ mode: 'call', falseCall: 'none' })))).toEqual([0, 12])
  })

  it('that was false pays as it did while nobody knows the starter', () => {
    const log = named(12, 2)
    expect(scores(out(log, line(log, 'starter-turned')))).toEqual([0, 14])
  })

  it('pays the caller in lowball, also of three', () => {
    const rules = withMuggins({ mode: 'call', falseCall: 'pays' }, asLowball(PRESETS['three-hand']))
    const log = atTheShow({ rules }, claims(1, 10), { type: 'call-muggins', side: 2, named: 2 })
    expect(scores(log)).toEqual([0, 12, 0])
    expect(scores(said(log, 12))).toEqual([0, 12, 2])
  })

  it('removed takes its penalty along, and is open again', () => {
    const log = named(12, 2)
    const open = out(log, line(log, 'muggins-passed'))
    expect(scores(open)).toEqual([0, 12])
    expect(open.game.step).toEqual({ type: 'muggins', of: 1, hidden: true })
  })

  it('is what the table says when the table corrects it itself', () => {
    const log = named(5, 3)
    const four = change(log, line(log, 'muggins-taken'), { points: 4 })
    expect(scores(four)).toEqual([4, 5])
    expect(scores(said(said(four, 10), 5))).toEqual([4, 5])
  })
})

describe('a go that nobody tapped', () => {
  const changeCard = (log: Log, from: Card, to: Card) => {
    const at = log.game.lines.find(({ entry }) => entry.type === 'card-played' && entry.card === from)!
    return change(log, at as ReturnType<typeof line<'card-played'>>, { card: to })
  }
  const entries = ({ game }: Log) => game.lines.map(({ entry }) => entry)
  const gos = ({ game }: Log) => game.deals.at(-1)!.play.gos

  it('goes when the card that needed it is changed back', () => {
    const log = played('KH QS AD TC 4H TS')
    expect(scores(log)).toEqual([2, 0])
    const wrong = changeCard(log, 'TC', 'AC')
    expect(gos(wrong)).toHaveLength(2)
    expect(scores(wrong)).toEqual([2, 1])
    expect(entries(changeCard(wrong, 'AC', 'TC'))).toEqual(entries(log))
  })

  it('goes when the card played right after it is changed back', () => {
    const log = played('KH QS 9D 2C')
    const wrong = changeCard(log, '2C', '5C')
    expect(entries(wrong)).not.toEqual(entries(log))
    const back = changeCard(wrong, '5C', '2C')
    expect(entries(back)).toEqual(entries(log))
    expect(back.game.undo).toMatchObject({ entries: [{ card: '2C' }], correction: { now: 'changed' } })
  })

  it('stays where the cards after it still show it', () => {
    const log = changeCard(played('KH QS AD TC 4H TS'), 'TC', 'AC')
    const other = changeCard(log, 'KH', 'KD')
    expect(gos(other)).toHaveLength(2)
  })

  it('is no go that somebody said', () => {
    const log = played('KH QS 9D - AC')
    expect(gos(log)).toHaveLength(1)
    expect(entries(changeCard(changeCard(log, '9D', '8D'), '8D', '9D'))).toEqual(entries(log))
  })
})

it('a card played before a misdeal is in no hand after it', () => {
  const rules = byCards()
  const log = taps(
    openLog({ rules, dealer: 0 }),
    { type: 'turn-starter', card: 'KH' },
    { type: 'play-card', card: '7D' },
    { type: 'redeal' },
    { type: 'turn-starter', card: 'KH' },
    { type: 'end-play' },
    { type: 'count', of: 1, cards: TWELVE },
  )
  const other = change(log, line(log, 'card-played'), { card: '7C' })
  expect(line(other, 'hand-counted').entry.cards).toEqual(TWELVE)
})

describe('a penalty pegged by hand', () => {
  it.each(['over-claim', 'false call', 'renege'])(
    'for “%s” stays when the count before it is removed',
    (note) => {
      const log = atTheShow({ rules: two }, claims(1, 12), {
        type: 'peg',
        side: 0,
        points: 5,
        reason: 'penalty',
        note,
      })
      expect(scores(log)).toEqual([5, 12])
      expect(scores(out(log, line(log, 'hand-counted')))).toEqual([5, 0])
    },
  )

  it('for “false call” stays when the answer before it is removed', () => {
    const log = atTheShow(
      { rules: withMuggins({ mode: 'on' }) },
      claims(1, 8),
      { type: 'pass-muggins' },
      { type: 'peg', side: 0, points: 5, reason: 'penalty', note: 'false call' },
    )
    expect(scores(out(log, line(log, 'muggins-passed')))).toEqual([5, 8])
  })
})

describe('what has no place at this table is refused', () => {
  it.each([-1, 2, 1.5])('muggins called or taken by a side %s', (side) => {
    for (const mode of ['on', 'call'] as const) {
      const log = atTheShow({ rules: withMuggins({ mode }) }, claims(1, 8))
      const called =
        mode === 'on'
          ? ({ type: 'take-muggins', side } as const)
          : ({ type: 'call-muggins', side, named: 4 } as const)
      expect(decide(log.game, called, 1)).toEqual({ ok: false, error: { type: 'no-such-seat' } })
    }
  })

  it('the same card twice in a crib, also before the starter is known', () => {
    const crib: GameEvent = { type: 'hand-counted', of: 'crib', cards: ['4D', '5S', '6C', 'KD'], points: 5 }
    const counted = atTheShow({}, ...skips(2), { type: 'count', of: 'crib', cards: crib.cards! })
    const lost = out(counted, line(counted, 'starter-turned'))
    const twice = change(lost, line(lost, 'hand-counted'), { cards: ['4D', '4D', '6C', 'KD'] })
    expect(twice.refused).toMatchObject({ type: 'bad-show' })
    expect(
      tap(lost, {
        type: 'amend',
        target: line(lost, 'hand-counted').seq,
        with: { ...line(lost, 'hand-counted').entry, cards: ['4D', '5S', '6C'] },
      }).refused,
    ).toMatchObject({ type: 'bad-show' })
  })
})
