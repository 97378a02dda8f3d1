import { expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Intent } from '../intent.ts'
import { openLog, pegBy, tap, taps } from '../record/log.fixture.ts'
import { jackUnseen } from './peg-keys.ts'

const skip: Intent = { type: 'skip' }
const theShow: readonly Intent[] = [{ type: 'end-play' }, skip, skip, skip]
const kinds = (log: ReturnType<typeof openLog>) => log.game.lines.slice(-2).map(({ entry }) => entry.type)
const dealAfter = (first: Intent, rules = PRESETS['six-card-121']) =>
  taps(openLog({ rules, dealer: 0 }), first, ...theShow, { type: 'deal', dealer: 1 })

test('a table that skipped the starter is not asked for it in the next deal; one that turned it up is', () => {
  expect(dealAfter(skip).game.step.type).toBe('play')
  expect(kinds(dealAfter(skip))).toEqual(['dealt', 'step-skipped'])
  expect(tap(dealAfter(skip), { type: 'undo' }).game.step.type).toBe('deal')
  expect(dealAfter({ type: 'turn-starter', card: 'KH' }).game.step.type).toBe('starter')
})

test('a table that does not want the starter is not asked in the first deal either, but by cards it is', () => {
  const unasked = { type: 'deal', dealer: 0, asksStarter: false } as const
  expect(tap(openLog({}), unasked).game.step.type).toBe('play')
  const byCards = { ...PRESETS['six-card-121'], playBy: 'cards' } as const
  expect(tap(openLog({ rules: byCards }), unasked).game.step.type).toBe('starter')
})

test('it is asked for again once somebody has wanted to enter it', () => {
  const log = dealAfter(skip)
  const asked = tap(log, { type: 'remove', target: log.game.lines.at(-1)!.seq })
  expect(asked.game.step.type).toBe('starter')
  const next = taps(asked, { type: 'turn-starter', card: 'KH' }, ...theShow, { type: 'deal', dealer: 0 })
  expect(next.game.step.type).toBe('starter')
})

test('after a misdeal such a table is not asked either, and one that turned it up is', () => {
  const redealt = taps(openLog({ dealer: 0 }), skip, { type: 'redeal' })
  expect(redealt.game.step.type).toBe('play')
  expect(kinds(redealt)).toEqual(['redealt', 'step-skipped'])
  expect(jackUnseen(redealt.game)).toEqual({ reason: 'heels', points: 2, side: 0 })
  expect(kinds(tap(redealt, { type: 'undo' }))).toEqual(['dealt', 'step-skipped'])
  const turned = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'KH' }, { type: 'redeal' })
  expect(turned.game.step.type).toBe('starter')
})

test('a jack that nobody told the app is pegged with one key, until somebody pegs', () => {
  const log = dealAfter(skip)
  expect(jackUnseen(log.game)).toEqual({ reason: 'heels', points: 2, side: 1 })
  expect(jackUnseen(tap(log, pegBy(0, 2)).game)).toBeUndefined()
  expect(jackUnseen(dealAfter(skip, { ...PRESETS['six-card-121'], heels: 0 }).game)).toBeUndefined()
  const home = openLog({
    rules: { ...PRESETS['six-card-121'], noHeelsWithin: 3 },
    dealer: 0,
    scores: [118, 0],
  })
  expect(jackUnseen(tap(home, skip).game)).toBeUndefined()
})
