import { countShow, totalOf } from '../rules/count-show.ts'
import { leftOf, type Rules, seatCount, sideCount, sideOf } from '../rules/rules.ts'
import { makeShow } from '../rules/show.ts'
import { lastToLay, layCard, openPlay, sayGo } from '../rules/the-play.ts'
import type { GameStarted, Happened, Row } from './entry.ts'
import { type Counted, type Deal, type Game, type LogLine, scoresOf } from './game.ts'
import { outcomeOf } from './outcome.ts'
import { movePegs } from './pegs.ts'
import { type Effective, resolve } from './resolve.ts'
import { stepOf } from './step.ts'
import { unfitOf } from './unfit.ts'

/** The game while it is folded: all but what is known only at the end. */
export type Fold = Omit<Game, 'lines' | 'undo' | 'redo' | 'headSeq' | 'step'>

/**
 * The whole game from its log. The same log in pieces, in another order or with repeated taps gives the
 * same game. Undefined when no row in force starts a game.
 */
export function replay(rows: readonly Row[]): Game | undefined {
  const { effective, undo, redo, headSeq } = resolve(rows)
  const start = effective[0]?.entry
  if (start?.type !== 'game-started') return undefined
  let fold = opening(start)
  const lines: LogLine[] = []
  let dealtAfterTheEnd = 0
  for (const item of effective) {
    const before = fold
    const unfit = item === effective[0] ? undefined : unfitOf(fold, item.entry)
    if (!unfit) fold = apply(fold, item)
    else if (unfit.type === 'after-the-end' && item.entry.type === 'dealt') dealtAfterTheEnd += 1
    const line = lineOf(before, fold, item)
    lines.push({ ...line, deal: line.deal + dealtAfterTheEnd, ...(unfit ? { unfit } : {}) })
  }
  return {
    ...fold,
    step: stepOf(fold),
    lines,
    ...(undo ? { undo } : {}),
    ...(redo ? { redo } : {}),
    headSeq,
  }
}

/** The fold of a game that has just been started. */
export function opening(start: GameStarted): Fold {
  const scores = start.scores ?? []
  return {
    rules: start.rules,
    players: start.players,
    marks: start.marks,
    match: start.match,
    // A game joined from a wooden board knows no last peg, so both pegs stand at the score.
    pegs: Array.from({ length: sideCount(start.rules) }, (_, side) => {
      const score = Math.min(scores[side] ?? 0, start.rules.target - 1)
      return { front: score, back: score }
    }),
    deals: [],
    cuts: [],
    abandoned: false,
  }
}

function lineOf(before: Fold, after: Fold, { seq, tapId, at, entry, amended, found }: Effective): LogLine {
  const peg = pegOf(before, entry)
  const scores = after.pegs.map((pegs) => pegs.front)
  const moved = peg ? (scores[peg.side] ?? 0) - (before.pegs[peg.side]?.front ?? 0) : 0
  // The game deals no more after its end, so the starter of a hand is not known there.
  const recount = before.outcome || before.abandoned ? undefined : recountOf(before, entry)
  return {
    seq,
    tapId,
    at,
    entry,
    deal: after.deals.at(-1)?.number ?? 0,
    ...(peg ? { side: peg.side } : {}),
    moved,
    scores,
    ...(recount === undefined ? {} : { recount }),
    amended,
    ...(found ? { found } : {}),
  }
}

/** Points an entry pegs, and for whom. */
function pegOf(fold: Fold, entry: Happened): { side: number; points: number; joins?: boolean } | undefined {
  const { rules } = fold
  const dealer = fold.deals.at(-1)?.dealer
  switch (entry.type) {
    case 'dealt':
      // Three for last goes to pone.
      return entry.dealer < seatCount(rules)
        ? { side: sideOf(rules, leftOf(rules, entry.dealer)), points: entry.points }
        : undefined
    case 'starter-turned':
      return dealer === undefined ? undefined : { side: sideOf(rules, dealer), points: entry.points }
    case 'hand-counted': {
      const seat = entry.of === 'crib' ? dealer : entry.of
      return seat === undefined || seat >= seatCount(rules)
        ? undefined
        : { side: sideOf(rules, seat), points: entry.points }
    }
    case 'card-played':
      return entry.seat < seatCount(rules)
        ? { side: sideOf(rules, entry.seat), points: entry.points }
        : undefined
    case 'go-said':
    case 'play-stopped': {
      // The go is for whoever laid last, not for whoever hears it.
      const last = fold.deals.at(-1)?.play
      const seat = last && lastToLay(last)
      return seat === undefined ? undefined : { side: sideOf(rules, seat), points: entry.points }
    }
    case 'muggins-taken':
      return { side: entry.side, points: entry.points }
    case 'pegged':
      return { side: entry.side, points: entry.points, joins: entry.joins === true }
    default:
      return undefined
  }
}

/** One entry folded in; what does not fit changes nothing. */
export function foldEntry(fold: Fold, item: Effective): Fold {
  return unfitOf(fold, item.entry) ? fold : apply(fold, item)
}

function apply(fold: Fold, item: Effective): Fold {
  const after = settle(fold, item)
  const peg = pegOf(after, item.entry)
  if (!peg || peg.points === 0) return after
  const { target } = fold.rules
  const pegs = after.pegs.map((both, side) =>
    side === peg.side ? movePegs(both, peg.points, target, peg.joins) : both,
  )
  const scores = pegs.map((both) => both.front)
  const home = (scores[peg.side] ?? 0) >= target
  return {
    ...after,
    pegs,
    ...(home ? { outcome: outcomeOf(fold.rules, peg.side, scores, item.entry, item.seq) } : {}),
  }
}

/** What an entry changes beside the pegs. */
function settle(fold: Fold, { entry, seq }: Effective): Fold {
  switch (entry.type) {
    case 'dealer-cut':
      return { ...fold, cuts: entry.cuts }
    case 'dealt':
      return { ...fold, deals: [...fold.deals, newDeal(fold, entry.dealer, fold.deals.length + 1)] }
    case 'starter-turned':
      return withDeal(fold, (deal) => ({ ...deal, starter: entry.card }))
    case 'card-played':
      return withDeal(fold, (deal) => ({ ...deal, play: layCard(deal.play, fold.rules, entry.card).play }))
    case 'go-said':
    case 'play-stopped':
      return withDeal(fold, (deal) => ({ ...deal, play: sayGo(deal.play, fold.rules).play }))
    case 'play-ended':
      return withDeal(fold, (deal) => ({ ...deal, playEnded: true }))
    case 'hand-counted':
      return withDeal(fold, (deal) => withCount(deal, fold.rules, { ...entry, seq }))
    case 'muggins-taken':
    case 'muggins-passed':
      return withDeal(fold, answered)
    case 'step-skipped':
      return withDeal(fold, (deal) => skipped(deal, entry.step))
    case 'redealt':
      return withDeal(fold, (deal) => newDeal(fold, deal.dealer, deal.number))
    case 'rules-changed':
      return changeRules(fold, entry.patch)
    case 'abandoned':
      return { ...fold, abandoned: true }
    default:
      return fold
  }
}

/** To the play by points at once; to the play by cards from the next deal on. */
function changeRules(fold: Fold, patch: Partial<Rules>): Fold {
  const changed = { ...fold, rules: { ...fold.rules, ...patch } }
  return patch.playBy === 'points' ? withDeal(changed, (deal) => ({ ...deal, playBy: 'points' })) : changed
}

function newDeal(fold: Fold, dealer: number, number: number): Deal {
  return {
    number,
    dealer,
    starterSkipped: false,
    playBy: fold.rules.playBy,
    play: openPlay(fold.rules, dealer),
    playEnded: false,
    counts: [],
    skipped: [],
    scoresBefore: scoresOf(fold),
  }
}

/** A count, and the claim it leaves open: short ones, and where the opponents name it, any that may be short. */
function withCount(deal: Deal, rules: Rules, count: Counted): Deal {
  const cards = count.cards && recount(rules, count.of === 'crib' ? 'crib' : 'hand', count.cards, deal)
  const known: Counted = cards === undefined ? count : { ...count, counted: cards }
  const missed = cards === undefined || count.claimed === undefined ? -1 : cards - count.claimed
  const open = rules.muggins.mode === 'on' ? missed > 0 : rules.muggins.mode === 'call' && missed >= 0
  const { claim, ...rest } = deal
  return { ...rest, counts: [...deal.counts, known], ...(open ? { claim: known } : {}) }
}

function answered({ claim, ...deal }: Deal): Deal {
  return deal
}

function skipped(deal: Deal, step: 'starter' | Deal['skipped'][number]): Deal {
  return step === 'starter'
    ? { ...deal, starterSkipped: true }
    : { ...deal, playEnded: true, skipped: [...deal.skipped, step] }
}

function withDeal(fold: Fold, change: (deal: Deal) => Deal): Fold {
  const deal = fold.deals.at(-1)
  return deal ? { ...fold, deals: [...fold.deals.slice(0, -1), change(deal)] } : fold
}

/** The witness: what the cards count, where that is not what was pegged. */
function recountOf(fold: Fold, entry: Happened): number | undefined {
  if (entry.type !== 'hand-counted' || !entry.cards) return undefined
  const counted = recount(fold.rules, entry.of === 'crib' ? 'crib' : 'hand', entry.cards, fold.deals.at(-1))
  if (counted === undefined) return undefined
  // A claim pegs what was claimed, up to the true count.
  const due = Math.min(counted, entry.claimed ?? counted)
  return due === entry.points ? undefined : due
}

function recount(
  rules: Rules,
  of: 'hand' | 'crib',
  cards: Deal['counts'][number]['cards'] & {},
  deal: Deal | undefined,
): number | undefined {
  const show = makeShow({ of, cards, starter: deal?.starter }, rules)
  return show.ok ? totalOf(countShow(show.value, rules.show)) : undefined
}
