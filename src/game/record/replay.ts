import type { Card } from '../../rules/card.ts'
import { openPlay, playCard, sayGo } from '../../rules/play.ts'
import { type Holder, type Rules, sidesOf } from '../../rules/rules.ts'
import { countShow, makeShow, totalOf } from '../../rules/show.ts'
import type { EventOf, GameEvent, GameStarted, Row } from './entry.ts'
import {
  type Deal,
  type Fold,
  type Game,
  type LogLine,
  type PegMove,
  type ShownGame,
  type Source,
  scoresOf,
} from './game.ts'
import { ignoredReason } from './ignored-reason.ts'
import { outcomeOf } from './match.ts'
import { movePegs, pegsOf } from './pegs.ts'
import { inferGoesBefore, inferGoesToEnd } from './play-entries.ts'
import { type Effective, type Resolved, resolve, resolveMore } from './resolve.ts'
import { stepOf } from './step.ts'

/** The game from its log, whose rows may come in any order and more than once. Undefined when none starts a game. */
export function replay(rows: readonly Row[]): Game | undefined {
  const resolved = resolve(rows)
  const [first, ...effective] = resolved.effective
  if (first?.entry.type !== 'game-started') return undefined
  const fold = initialFold(first.entry)
  const line: LogLine = { ...first, deal: 0, moves: [], pegs: fold.pegs, scores: scoresOf(fold) }
  return foldAll(fold, [line], { ...resolved, effective })
}

export interface Folded {
  readonly rows: readonly Row[]
  readonly game: Game
}

/** The same as `replay` of all rows, but a tap that only adds entries is folded on from the game as it is. */
export function extend({ rows, game }: Folded, more: readonly Row[]): Folded | undefined {
  const all = [...rows, ...more]
  const { lines, step, undo, redo, headSeq, ...fold } = game
  const added = resolveMore(rows, headSeq, lines.at(-1)?.entry, more)
  const next = added ? foldAll(fold, lines, added) : replay(all)
  return next && { rows: all, game: next }
}

function foldAll(start: Fold, before: readonly LogLine[], { effective, ...taps }: Resolved): Game {
  let fold = ownFold(start)
  const lines = [...before]
  let dealtAfterTheEnd = (lines.at(-1)?.deal ?? 0) - fold.deals.length
  for (const item of effective) {
    const { entry } = item
    const ignored = ignoredReason(fold, entry)
    const isAfterTheEnd = ignored?.type === 'after-the-end'
    if (isAfterTheEnd && entry.type === 'dealt') dealtAfterTheEnd += 1
    // No deal begins after the end, so the starter of a later hand is not known.
    const recount = isAfterTheEnd ? undefined : recountOf(fold, entry)
    const next = ignored ? { fold, moves: [] } : applyEntry(fold, item)
    fold = next.fold
    const [deal, scores] = [fold.deals.length + dealtAfterTheEnd, scoresOf(fold)]
    lines.push({ ...item, deal, moves: next.moves, pegs: fold.pegs, scores, ignored, recount })
  }
  const game: ShownGame = { ...fold, step: stepOf(fold), lines, ...taps }
  return game as Game
}

/** A game in whose own list of deals entries change the last one: a copy for each entry would take too long. */
type OwnFold = Fold & { readonly deals: Deal[] }

const ownFold = (fold: Fold): OwnFold => ({ ...fold, deals: [...fold.deals] })

function initialFold({ type, scores = [], ...table }: GameStarted): Fold {
  const { rules } = table
  return {
    ...table,
    // A game continued from a wooden board knows no last peg, so both pegs are at the score.
    pegs: sidesOf(rules).map((side) => {
      const score = Math.min(scores[side] ?? 0, rules.target - 1)
      return { front: score, back: score }
    }),
    deals: [],
    cuts: [],
    abandoned: false,
  }
}

/** The game before a line, or where there is no such line after the last, as if nobody had won by then. */
export function foldUpTo({ lines }: Pick<Game, 'lines'>, seq?: number): Fold | undefined {
  const start = lines[0]?.entry
  if (start?.type !== 'game-started') return undefined
  const end = lines.findIndex((line) => line.seq === seq)
  const before = lines.slice(1, end < 0 ? lines.length : end)
  return before.reduce((fold, line) => foldOn(fold, line, line.entry), ownFold(initialFold(start)))
}

/** Folds one more entry in as if no game ended, so that what follows is right if the end is removed. */
export function foldEntry(fold: Fold, item: Pick<LogLine, 'seq'>, entry: GameEvent): Fold {
  return foldOn(ownFold(fold), item, entry)
}

function foldOn(fold: OwnFold, item: Pick<LogLine, 'seq'>, entry: GameEvent): OwnFold {
  if (ignoredReason(fold, entry)) return fold
  const { outcome, ...going } = applyEntry(fold, { seq: item.seq, entry }).fold
  return { ...going, abandoned: false }
}

/** The first side home ends the game: what the entry would peg after that is not pegged. */
function applyEntry(before: OwnFold, { seq, entry }: Pick<Effective, 'seq' | 'entry'>) {
  const { rules } = before
  const moves: PegMove[] = []
  const pegsDue = pegsOf(before, entry)
  let fold = applyToTable(before, entry, seq)
  for (const { joins, ...peg } of pegsDue) {
    const pegs = fold.pegs.map((both, side) =>
      side === peg.side ? movePegs(both, peg.points, rules.target, joins) : both,
    )
    const [from = 0, to = 0] = [fold, { pegs }].map((so) => scoresOf(so)[peg.side])
    moves.push({ ...peg, moved: to - from })
    fold = { ...fold, pegs }
    if (peg.points !== 0 && to >= rules.target) {
      return { fold: endGame(fold, peg.side, peg.source, seq), moves }
    }
  }
  return entry.type === 'rules-changed' ? endIfHome(fold, seq) : { fold, moves }
}

function endGame(fold: OwnFold, home: number, by: Source, seq: number): OwnFold {
  return { ...fold, outcome: { ...outcomeOf(fold.rules, home, scoresOf(fold), by), seq } }
}

/** An earlier correction may have raised a score past the end of a board that is shorter now: the furthest is home. */
function endIfHome(
  fold: OwnFold,
  seq: number,
): { readonly fold: OwnFold; readonly moves: readonly PegMove[] } {
  const { target } = fold.rules
  const scores = scoresOf(fold)
  const home = scores.indexOf(Math.max(...scores))
  if ((scores[home] ?? 0) < target) return { fold, moves: [] }
  const ends = scores.map((_, side) => (side === home ? target : target - 1))
  const pegs = fold.pegs.map(({ front, back }, side) => {
    const end = ends[side] ?? target
    return { front: Math.min(front, end), back: Math.min(back, end) }
  })
  const moves = scores.flatMap((score, side): readonly PegMove[] => {
    const points = Math.min((ends[side] ?? target) - score, 0)
    return points === 0 ? [] : [{ side, points, source: 'correction', moved: points }]
  })
  return { fold: endGame({ ...fold, pegs }, home, 'correction', seq), moves }
}

/** All that an entry changes but the pegs. */
function applyToTable(fold: OwnFold, entry: GameEvent, seq: number): OwnFold {
  const deal = fold.deals.at(-1)
  switch (entry.type) {
    case 'dealer-cut':
      return { ...fold, cuts: entry.cuts }
    case 'dealt':
      fold.deals.push(newDeal(fold, entry.dealer, fold.deals.length + 1))
      return fold
    case 'rules-changed': {
      const rules = { ...fold.rules, ...entry.patch }
      // To the play by points at once; to the play by cards from the next deal on.
      const atOnce = deal && entry.patch.playBy === 'points'
      return { ...(atOnce ? withDeal(fold, { ...deal, playBy: 'points' }) : fold), rules }
    }
    case 'abandoned':
      return { ...fold, abandoned: true }
    case 'game-started':
    case 'pegged':
      return fold
    default:
      return deal ? withDeal(fold, changeDeal(deal, fold, entry, seq)) : fold
  }
}

function withDeal(fold: OwnFold, deal: Deal): OwnFold {
  fold.deals[fold.deals.length - 1] = deal
  return fold
}

function changeDeal(deal: Deal, fold: Fold, entry: GameEvent, seq: number): Deal {
  const { rules } = fold
  switch (entry.type) {
    case 'starter-turned':
      return { ...deal, starter: entry.card }
    case 'card-played': {
      const { play } = inferGoesBefore(deal.play, rules, entry) ?? deal
      return { ...deal, play: playCard(play, rules, entry.card).play }
    }
    case 'go-said':
      return { ...deal, play: sayGo(deal.play, rules, entry.dead).play }
    case 'play-stopped':
    case 'lead-passed':
      return { ...deal, play: sayGo(deal.play, rules).play }
    case 'play-ended':
      return { ...deal, playEnded: true }
    case 'hand-counted':
      return withCount({ ...deal, play: inferGoesToEnd(deal, rules).play }, rules, entry, seq)
    case 'muggins-taken':
    case 'muggins-passed':
      return { ...deal, claim: undefined }
    case 'step-skipped': {
      const skipped = [...deal.skipped, entry.step]
      if (entry.step === 'starter') return { ...deal, skipped }
      return { ...deal, skipped, play: inferGoesToEnd(deal, rules).play, playEnded: true }
    }
    case 'crib-moved':
      return { ...deal, dealer: entry.seat }
    case 'redealt':
      return newDeal(fold, deal.dealer, deal.number)
    default:
      return deal
  }
}

function newDeal(fold: Fold, dealer: number, number: number): Deal {
  return {
    number,
    dealer,
    playBy: fold.rules.playBy,
    play: openPlay(fold.rules, dealer),
    playEnded: false,
    counts: [],
    skipped: [],
    scoresBefore: scoresOf(fold),
  }
}

/** A count, and the claim it leaves open: a short one, and where the opponents name the miss, any not too high. */
function withCount(deal: Deal, rules: Rules, entry: EventOf<'hand-counted'>, seq: number): Deal {
  const { type, penalty, go, ...fields } = entry
  const { of, cards, claimed } = fields
  const counted = cards && trueCount(rules, of, cards, deal)
  const count = { ...fields, seq, counted }
  const missed = counted === undefined || claimed === undefined ? -1 : counted - claimed
  const open = rules.muggins.mode === 'on' ? missed > 0 : rules.muggins.mode === 'call' && missed >= 0
  return { ...deal, counts: [...deal.counts, count], claim: open ? count : undefined }
}

/** Undefined where the cards count what was pegged. */
function recountOf({ rules, deals }: Fold, entry: GameEvent): number | undefined {
  if (entry.type !== 'hand-counted' || !entry.cards) return undefined
  const counted = trueCount(rules, entry.of, entry.cards, deals.at(-1))
  if (counted === undefined) return undefined
  // A claim pegs what was claimed, up to the true count.
  const due = Math.min(counted, entry.claimed ?? counted)
  return due === entry.points ? undefined : due
}

/** With the starter of the deal; undefined while the cards cannot be counted. */
export function trueCount(rules: Rules, of: Holder, cards: readonly Card[], deal?: Deal): number | undefined {
  const show = makeShow({ of, cards, starter: deal?.starter }, rules)
  return show.ok ? totalOf(countShow(show.value, rules.show)) : undefined
}
