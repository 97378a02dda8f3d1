import { type Card, orderOf, type Rank, rankOf, suitOf } from './card.ts'
import {
  currentSeries,
  fitsNow,
  inferGoes,
  type Moved,
  mayPassLead,
  openPlay,
  type Play,
  type PlayedCard,
  playCard,
  playLines,
  SERIES_LIMIT,
  sayGo,
} from './play.ts'
import { type PlayRules, type Rules, seatCount } from './rules.ts'
import { goesRound, isStretch } from './show.ts'

/** `go`: the player whose turn it is says it. `end`: nobody can play. */
export type CardOrGo = Card | 'go' | 'end'

/** With the card played, or the last one before a go or the end of a count. */
export type CheckedRow =
  | CheckedCard
  /** `leads`: a short hand has no card left to lead. */
  | { readonly type: 'go'; readonly card: Card; readonly seat: number; readonly leads: boolean }
  /** `points`: what the goes give to the player of the last card. `isOver`: the whole play ended with it. */
  | (Pick<CheckedCard, 'card' | 'count' | 'points' | 'isOver'> & { readonly type: 'end' })
  /** The play was over before it. */
  | { readonly type: 'late'; readonly card: Card }

/** A card with its points and why it scores no more. `isOver`: the whole play ended with it. */
export interface CheckedCard extends PlayedCard {
  readonly type: 'card'
  readonly points: number
  readonly isOver: boolean
  readonly misses: readonly PlayMiss[]
}

/** One or more rows for each card or go, and the play after them all. */
export interface CheckedPlay {
  readonly rows: readonly CheckedRow[]
  readonly play: Play
}

/**
 * Every card of a play with its points and why it scores no more, by the functions that score a game by cards. Seat 0
 * leads. A card that would pass thirty-one proves the goes before it; one after the end of the play is `late`.
 */
export function checkPlay(played: readonly CardOrGo[], rules: Rules): CheckedPlay {
  let play = openPlay(rules, seatCount(rules) - 1)
  const rows = played.flatMap((next) => {
    const checked = checkNext(play, rules, next)
    play = checked.play
    return checked.rows
  })
  return { rows, play }
}

/** A go follows a card, and nobody is asked when the play is over. */
export function canGo(play: Play): boolean {
  return mayPassLead(play) || !hasEnded(play)
}

function hasEnded(play: Play): boolean {
  return play.turn === undefined || currentSeries(play).length === 0
}

function checkNext(play: Play, rules: Rules, next: CardOrGo): CheckedPlay {
  if (next === 'go') return checkGo(play, rules)
  const isReached = (now: Play) =>
    next === 'end' ? hasEnded(now) : now.turn !== undefined && fitsNow(now, next)
  const goes = inferGoes(play, rules, isReached)
  if (!goes) return { play, rows: next === 'end' ? [] : [{ type: 'late', card: next }] }
  const ended = endRows(play, goes.play, goes.go)
  if (next === 'end') return { play: goes.play, rows: ended }
  const after = playCard(goes.play, rules, next)
  const rows = [...ended, ...cardRows(after, rules.play), ...endRows(goes.play, after.play, 0)]
  return { play: after.play, rows }
}

function checkGo(play: Play, rules: Rules): CheckedPlay {
  const { turn: seat } = play
  const last = play.series.flat().at(-1)
  if (seat === undefined || !last || !canGo(play)) return { play, rows: [] }
  const said = sayGo(play, rules)
  const leads = mayPassLead(play)
  const ended = leads ? [] : endRows(play, said.play, said.points)
  return { play: said.play, rows: ended.length > 0 ? ended : [{ type: 'go', card: last.card, seat, leads }] }
}

function cardRows({ play, points }: Moved, rules: PlayRules): readonly CheckedRow[] {
  const [now = [], before = []] = play.series.filter(({ length }) => length > 0).reverse()
  const misses = playMisses(cardsOf(now), rules, before)
  const isOver = play.turn === undefined
  return now.slice(-1).map((played) => ({ type: 'card', ...played, points, misses, isOver }))
}

function endRows(before: Play, after: Play, points: number): readonly CheckedRow[] {
  const isOver = after.turn === undefined
  const last = after.series.flat().at(-1)
  const isClosed = isOver || after.series.length > before.series.length
  return last && isClosed ? [{ type: 'end', card: last.card, count: last.count, points, isOver }] : []
}

const cardsOf = (series: readonly PlayedCard[]) => series.map(({ card }) => card)

/** What a card seems to score, and why it does not. `some`: a shorter run counts. `end`: what ended the series before. */
export type PlayMiss =
  | { readonly type: 'card-between' | 'rank-twice'; readonly rank: Rank }
  | { readonly type: 'ace-is-low' | 'no-flush' }
  | { readonly type: 'runs-go-upwards'; readonly length: number; readonly some: boolean }
  | { readonly type: 'across'; readonly kind: 'pair' | 'run'; readonly end: 'thirty-one' | 'go' }

/** What the last card of a series does not score, though it looks like it; `before` is the series before it. */
function playMisses(series: readonly Card[], rules: PlayRules, before: readonly PlayedCard[]): PlayMiss[] {
  const run = runIn(series, rules)
  const anyOrder = runIn(series, { ...rules, runs: 'any-order' })
  const flush = series.length >= 4 && new Set(series.slice(-4).map(suitOf)).size === 1
  return [
    ...pairMiss(series),
    ...(anyOrder > 0 ? [] : runMiss(series)),
    // A run in any order, at a table where runs go upwards only (S3:L27). `some`: a shorter one counts.
    ...(anyOrder > run ? [{ type: 'runs-go-upwards', length: anyOrder, some: run > 0 } as const] : []),
    ...acrossMisses(series, before, rules, run),
    // Suits never matter in the play (S0:L74).
    ...(flush ? [{ type: 'no-flush' } as const] : []),
  ]
}

function runIn(series: readonly Card[], rules: PlayRules): number {
  return playLines(series, rules).find((line) => line.kind === 'run')?.points ?? 0
}

/** A card between breaks the pair (dispute 37). */
function pairMiss(series: readonly Card[]) {
  const [third, second, last] = series.slice(-3).map(rankOf)
  const isBroken = last !== undefined && third === last && second !== undefined && second !== last
  return isBroken ? [{ type: 'card-between', rank: second } as const] : []
}

/** Why the last cards are no run: the shortest stretch back from the last that is nearly one. */
function runMiss(series: readonly Card[]) {
  for (let length = 3; length <= series.length; length++) {
    const ranks = series.slice(-length).map(rankOf)
    const twice = ranks.find((rank, i) => ranks.indexOf(rank) !== i)
    const orders = [...new Set(ranks.map(orderOf))]
    if (orders.length < 3) continue
    // Without the rank that occurs twice they would be a run (dispute 39).
    if (twice && isStretch(orders)) return [{ type: 'rank-twice', rank: twice } as const]
    // Nothing goes round the corner from king to ace (dispute 8).
    if (!twice && goesRound(orders)) return [{ type: 'ace-is-low' } as const]
  }
  return []
}

/** Pairs and runs end with the series. */
function acrossMisses(series: readonly Card[], before: readonly PlayedCard[], rules: PlayRules, run: number) {
  const last = before.at(-1)
  if (!last) return []
  const end = last.count === SERIES_LIMIT ? 'thirty-one' : 'go'
  const all = [...cardsOf(before), ...series]
  const isPair = new Set(all.slice(-(series.length + 1)).map(rankOf)).size === 1
  const length = runIn(all, rules)
  return [
    ...(isPair ? [{ type: 'across', kind: 'pair', end } as const] : []),
    ...(length > run && length > series.length ? [{ type: 'across', kind: 'run', end } as const] : []),
  ]
}
