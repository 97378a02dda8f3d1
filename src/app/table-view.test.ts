import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, withHand } from '../game/record/draft.ts'
import type { ShownGame } from '../game/record/game.ts'
import { atTheShow, byCards, openLog, pegBy, played, taps, withMuggins } from '../game/record/log.fixture.ts'
import { PRESETS } from '../rules/presets.ts'
import { firstChoices, type TableNow, tableView } from './table-view.ts'

const TWELVE = ['7D', '8S', '8C', '9H'] as const
const WRONG = { type: 'claim', of: 1, cards: TWELVE, claimed: 14 } as const
const now = (game: ShownGame, more: Partial<TableNow> = {}): TableNow => {
  return { game, draft: EMPTY_DRAFT, notice: undefined, standing: undefined, ...more }
}
const DEVICE = { turned: 'one-side', byPoints: false, isBeside: false } as const
type Chosen = Partial<Parameters<typeof tableView>[1]>
const AT_OPENING = firstChoices(now(openLog().game))
const view = (game: ShownGame, chosen: Chosen = {}, more?: Partial<TableNow>) =>
  tableView(now(game, more), { ...AT_OPENING, ...DEVICE, ...chosen })

describe('the page of a table', () => {
  const show = atTheShow({})
  const flagged = atTheShow({ rules: withMuggins({ mode: 'flag' }) }, WRONG)
  const other = { other: { side: 1 } }
  test.each<[string, ReturnType<typeof view>, string, number?]>([
    ['the cut, at the start', view(openLog().game), 'cut'],
    ['the starter', view(openLog({ dealer: 0 }).game), 'starter'],
    [
      'the board, in the play by points',
      view(taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: '9H' }).game),
      'board',
    ],
    ['the cards, in the play by cards', view(played('').game), 'play-card'],
    ['the hand that is due', view(show.game), 'show'],
    ['the board, while it is looked at instead', view(show.game, { looksAwayFrom: '1 1' }), 'board'],
    [
      'the next hand, although the board was looked at instead of the one before',
      view(taps(show, { type: 'count-typed', of: 1, points: 4 }).game, { looksAwayFrom: '1 1' }),
      'show',
    ],
    ['the pad of a side, over any other', view(show.game, other), 'other', 1],
    ['a claim that was too high, turned to who made it', view(flagged.game), 'flagged', 1],
    ['the next hand, once that was seen', view(flagged.game, { seen: flagged.game.headSeq }), 'show'],
  ])('is %s', (_, { page, pageSide }, type, side) => {
    expect({ type: page.type, side: pageSide }).toEqual({ type, side })
  })
})

describe('a won game', () => {
  const draft = withHand(EMPTY_DRAFT, 1, [...TWELVE])
  const before = atTheShow({ scores: [60, 109] })
  const won = taps(before, { type: 'count', of: 1, cards: TWELVE }).game

  test('shows the table as it was before the last tap while the peg goes home', () => {
    const { page, before: below, game } = view(won)
    expect(page.type).toBe('board')
    expect(game.pegs[1]?.front).toBe(121)
    expect(below).toMatchObject({ page: { type: 'show', of: 1 }, draft, before: undefined })
    expect(below?.game).toMatchObject({
      pegs: before.game.pegs,
      lines: before.game.lines,
      step: before.game.step,
    })
  })

  test('shows its result when that is asked for, or when it is over as it is opened', () => {
    const told = view(won, { told: won.outcome?.seq })
    expect(told).toMatchObject({ page: { type: 'over' }, framed: false, before: undefined })
    expect(view(won, firstChoices(now(won))).page.type).toBe('over')
  })

  test('has the board beside its result where there is room', () => {
    expect(view(won, { told: won.outcome?.seq, isBeside: true }).framed).toBe(true)
  })
})

test('only a table of two sides is turned', () => {
  const three = { ...PRESETS['six-card-121'], sideOfSeat: [0, 1, 2] }
  expect(view(openLog().game, { turned: 'facing' })).toMatchObject({ facing: true, framed: false })
  expect(view(openLog({ rules: three }).game, { turned: 'facing' })).toMatchObject({
    facing: false,
    framed: true,
  })
})

const WON = taps(atTheShow({ scores: [10, 110] }), { type: 'count', of: 1, cards: TWELVE }).game

test('of a game that another phone scores there is one page until it is over, never turned', () => {
  const followed = { gameId: 'g1', at: 5 }
  const { game } = atTheShow({})
  const page = { type: 'followed', by: followed }
  expect(view(game, { followed, turned: 'facing' })).toMatchObject({ page, facing: false, framed: true })
  expect(view(game, { followed, other: { side: 1 } })).toMatchObject({ page })
  expect(view(WON, { followed, told: WON.outcome?.seq }).page.type).toBe('over')
})

test('the code of a deal is shown until something happens, also of the last deal', () => {
  const { game } = openLog({ dealer: 0 })
  const shown = { page: { type: 'code' }, facing: false, framed: true }
  expect(view(game, { codeAt: game.headSeq, turned: 'facing' })).toMatchObject(shown)
  expect(view(game, { codeAt: game.headSeq - 1 }).page.type).not.toBe('code')
  expect(view(WON, { codeAt: WON.headSeq, told: WON.outcome?.seq })).toMatchObject(shown)
})

test('what a hand would peg is shown while it is on the page', () => {
  const { game } = atTheShow({ scores: [10, 20] })
  const draft = withHand(EMPTY_DRAFT, 1, [...TWELVE])
  expect(view(game, {}, { draft }).coming).toMatchObject({ side: 1, from: 20, to: 32 })
  expect(view(game, { looksAwayFrom: '1 1' }, { draft }).coming).toBeUndefined()
})

test('hands entered as points are shown as cards where cards were tapped before the app was closed', () => {
  const { game } = atTheShow({})
  const draft = withHand(EMPTY_DRAFT, 1, ['7D'])
  const opened = { ...firstChoices({ game, draft }), byPoints: true }
  expect(view(game, opened, { draft }).byPoints).toBe(false)
  expect(view(game, { ...opened, hasCards: false }, { draft }).byPoints).toBe(true)
})

test('why a tap did nothing is said under the board, but not over the result', () => {
  const { game } = taps(openLog({ dealer: 0, rules: byCards() }), { type: 'turn-starter', card: '9H' })
  const notice = { type: 'ignored' } as const
  expect(view(game, {}, { notice }).refused).toBe('Too fast: that tap was ignored.')
  const over = taps(openLog({ dealer: 0, scores: [118, 0] }), pegBy(0, 3)).game
  expect(view(over, { told: over.outcome?.seq, isBeside: true }, { notice }).refused).toBeUndefined()
})
