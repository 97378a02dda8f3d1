import type { FollowedGame } from '../device/lists.ts'
import type { Settings } from '../device/settings.ts'
import { type ComingPeg, comingOf } from '../game/moves/coming-peg.ts'
import { flaggedCount } from '../game/moves/decide-show.ts'
import { isOthersTurn } from '../game/moves/side-to-act.ts'
import type { Draft } from '../game/record/draft.ts'
import {
  type Counted,
  currentDeal,
  type LogLine,
  type ShownGame,
  type Step,
  sideOfHolder,
} from '../game/record/game.ts'
import type { MatchStanding } from '../game/record/match.ts'
import { foldUpTo } from '../game/record/replay.ts'
import { stepOf } from '../game/record/step.ts'
import { type Holder, seatsOf } from '../rules/rules.ts'
import { sayRefusal, TOO_FAST } from '../words/table/refusal.ts'
import type { TableState } from './stores/table-state.ts'

/** What a table is shown from. */
export interface TableNow extends Pick<TableState, 'game' | 'draft' | 'notice'> {
  readonly standing: MatchStanding | undefined
}

/** The side whose pad is open, and what it opens with. */
export interface OtherStart {
  readonly side?: number | undefined
  readonly as?: 'points' | 'muggins' | 'over'
}

/** What is corrected in place of the table: the rules, or the entry with this number. */
export type Edited = 'rules' | Corrected

export interface Corrected {
  readonly seq: number
  /** The card that was recorded there is played again at once, or goes into this hand. */
  readonly freed?: 'played' | Holder | undefined
}

/** What somebody has chosen at this table since it was opened. */
export interface TableChoices {
  readonly edited?: Edited | undefined
  readonly isWide: boolean
  /** The win whose result is shown: of a game that is over when it is opened, or one that was asked for. */
  readonly told: number | undefined
  /** The last line with a claim that needed no decision: each is shown once. */
  readonly seen: number
  readonly other?: OtherStart | undefined
  /** The hand, as `TableView.hand` names it, instead of which the board is looked at. */
  readonly looksAwayFrom?: string | undefined
  /** Whose cards are tapped before their turn, and while which hand is due. */
  readonly early?: { readonly hand: string; readonly of: Holder }
  /** The last line at which the code of the deal was shown: the next tap puts it away. */
  readonly codeAt?: number | undefined
  /** Cards that were tapped before the app was closed are shown again. */
  readonly hasCards: boolean
}

/** What is chosen for the device, or for as long as it lies like this. */
export interface DeviceChoices {
  /** Whose phone this is, where another one scores. */
  readonly guest?: GuestSide | undefined
  readonly turned: Settings['table']
  /** There is room for the board beside the result. */
  readonly isBeside: boolean
  /** Set while another phone scores, and nobody may tap here. */
  readonly followed?: FollowedGame | undefined
  /** Hands are entered as points in this game. */
  readonly byPoints: boolean
}

type TablePage =
  | Step
  /** The pads of the play, or the points of the last deal. */
  | { readonly type: 'board' }
  | { readonly type: 'rules' }
  | { readonly type: 'correction'; readonly line: LogLine; readonly freed: Corrected['freed'] }
  | { readonly type: 'other'; readonly start: OtherStart }
  | { readonly type: 'code' }
  | { readonly type: 'followed'; readonly by: FollowedGame }
  /** Another side’s turn, on the phone of a guest. */
  | { readonly type: 'waiting' }
  /** A claim that needed no decision. */
  | { readonly type: 'flagged'; readonly count: Counted }

export interface GuestSide {
  readonly side: number
}

/** What a table shows. Who only watches it needs no more than this. */
export interface TableView extends Omit<TableNow, 'notice'> {
  readonly page: TablePage
  /** Whose page that is, if the step does not say so. */
  readonly pageSide: number | undefined
  /** The hand that is due, until which the board stays: `3 crib`. */
  readonly hand: string
  readonly looksAtBoard: boolean
  /** Whose cards are tapped, if not of the hand that is due. */
  readonly early: Holder | undefined
  /** What the hand on the page would peg. */
  readonly coming: ComingPeg | undefined
  /** Each side's part is turned to its player. */
  readonly facing: boolean
  /** The play and the time between deals are shown large, to be seen from afar. */
  readonly stands: boolean
  /** The board and the scores are over or beside the page of every step; only the result has its own. */
  readonly framed: boolean
  /** Why the last tap did nothing, where a page has a line for it. */
  readonly refused: string | undefined
  readonly byPoints: boolean
  readonly guest: GuestSide | undefined
  readonly isWide: boolean
  /** While the last peg goes home, and until its result is asked for: the table as it was before the last tap. */
  readonly before: TableView | undefined
}

export function firstChoices({ game, draft }: Pick<TableNow, 'game' | 'draft'>): TableChoices {
  return {
    isWide: false,
    seen: 0,
    told: game.outcome?.seq,
    hasCards: draft.hands.length > 0,
  }
}

export function tableView(now: TableNow, choices: TableChoices & DeviceChoices): TableView {
  const { game, draft, standing, notice } = now
  const { step } = game
  // A win is seen on the board before its result.
  const wins = game.outcome !== undefined && game.outcome.seq !== choices.told
  // With more than two sides nothing is turned.
  const { followed, turned, guest } = choices
  const showsCode = !wins && choices.codeAt === game.headSeq
  const isTurned = game.pegs.length === 2 && !followed && !showsCode
  const facing = isTurned && turned === 'facing'
  const hand = handDue(game)
  const looksAtBoard = choices.looksAwayFrom === hand && (step.type === 'play-card' || step.type === 'show')
  const page = wins ? BOARD : showsCode ? CODE : pageOf(game, choices, looksAtBoard)
  const stands = isTurned && turned === 'standing' && page === BOARD && !wins && !guest
  const framed = !facing && (choices.isBeside || wins || showsCode || step.type !== 'over')
  return {
    game,
    draft,
    standing,
    page,
    pageSide: sideOfPage(game, page),
    hand,
    looksAtBoard,
    early: choices.early?.hand === hand ? choices.early.of : ownHand(game, choices),
    coming: page.type === 'show' ? comingOf(game, draft, page.of) : undefined,
    facing,
    stands,
    framed,
    refused:
      framed && !stands && step.type !== 'over' && isRefused(notice) ? sayRefused(game, notice) : undefined,
    byPoints: choices.byPoints && !(choices.hasCards && draft.hands.length > 0),
    guest,
    isWide: choices.isWide,
    before: wins ? tableView({ ...now, ...beforeWin(game) }, choices) : undefined,
  }
}

const BOARD = { type: 'board' } as const
const CODE = { type: 'code' } as const
const WAITING = { type: 'waiting' } as const

function handDue(game: ShownGame): string {
  return `${currentDeal(game)?.number} ${game.step.type === 'show' ? game.step.of : ''}`
}

function pageOf(game: ShownGame, choices: TableChoices & DeviceChoices, looksAtBoard: boolean): TablePage {
  const { edited, other, seen, followed } = choices
  if (edited === 'rules') return { type: 'rules' }
  const line = edited && game.lines.find(({ seq }) => seq === edited.seq)
  if (line) return { type: 'correction', line, freed: edited.freed }
  if (followed && game.step.type !== 'over') return { type: 'followed', by: followed }
  if (other) return { type: 'other', start: other }
  const newest = game.lines.at(-1)?.seq ?? 0
  const flagged = newest > seen ? flaggedCount(game) : undefined
  if (flagged) return { type: 'flagged', count: flagged }
  const waits =
    choices.guest && isOthersTurn(game, choices.guest.side) && ownHand(game, choices) === undefined
  if (waits) return WAITING
  const isOnBoard = game.step.type === 'play' || game.step.type === 'deal'
  return looksAtBoard || isOnBoard ? BOARD : game.step
}

/** The hand that a guest may tap while another one is due: his own, by its cards. */
function ownHand(game: ShownGame, { guest, byPoints }: DeviceChoices): Holder | undefined {
  const deal = currentDeal(game)
  if (!guest || byPoints || !deal?.starter || game.step.type !== 'show') return undefined
  if (!isOthersTurn(game, guest.side)) return undefined
  const isDone = (seat: Holder) => deal.skipped.includes(seat) || deal.counts.some(({ of }) => of === seat)
  return seatsOf(game.rules, guest.side).find((seat) => !isDone(seat))
}

function sideOfPage(game: ShownGame, page: TablePage): number | undefined {
  if (page.type === 'other') return page.start.side
  return page.type === 'flagged' ? sideOfHolder(game, page.count.of) : undefined
}

type Notice = TableState['notice']
type Refused = Extract<Notice, { readonly type: 'refused' | 'ignored' }>

export function isRefused(notice: Notice): notice is Refused {
  return notice?.type === 'refused' || notice?.type === 'ignored'
}

/** Why the last tap did nothing. */
export function sayRefused(game: ShownGame, notice: Refused): string {
  return notice.type === 'ignored' ? TOO_FAST : sayRefusal(game, notice.refusal)
}

/** The game before the tap that won it, with the cards of a hand that this counted. */
function beforeWin(game: ShownGame): { readonly game: ShownGame; readonly draft: Draft } {
  const won = game.lines.find(({ seq }) => seq === game.outcome?.seq)
  const tap = game.lines.filter(({ tapId }) => tapId === won?.tapId)
  const lines = game.lines.filter(({ seq }) => seq < (tap[0]?.seq ?? 0))
  const fold = foldUpTo(game, tap[0]?.seq)
  const hands = tap.flatMap(({ entry }) => {
    return entry.type === 'hand-counted' && entry.cards ? [{ of: entry.of, cards: [...entry.cards] }] : []
  })
  const before = fold && { ...fold, outcome: undefined, step: stepOf(fold), lines }
  return { game: { ...game, ...before }, draft: { cuts: [], hands } }
}
