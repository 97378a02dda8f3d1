import { err, ok } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import { type Penalty, penaltyOf } from '../../rules/penalty.ts'
import { cardsPlayedBy, type Renege, renegesOf, sayGo } from '../../rules/play.ts'
import { opponents, type Rules, sideOf } from '../../rules/rules.ts'
import { type Decision, type PenaltyFor, refusePoints } from '../intent.ts'
import type { Entry, EventOf } from '../record/entry.ts'
import { currentDeal, type Fold, type Game, type ShownGame, scoresOf } from '../record/game.ts'
import { goEntry } from '../record/play-entries.ts'
import { MOST_CLAIMED, recompute } from '../record/points-due.ts'
import { foldEntry, foldUpTo } from '../record/replay.ts'

export type PenaltyCost = Pick<Penalty, 'points' | 'who'>

/** How far a side's peg moves, and whose offence that was as the side sees it. In lowball the offender scores. */
export function penaltyPeg({ firstHome }: Pick<Rules, 'firstHome'>, { points, who }: PenaltyCost) {
  if (firstHome === 'loses') return { points, offence: 'own' } as const
  if (who === 'offender') return { points: -points, offence: 'own' } as const
  return { points, offence: 'other' } as const
}

/** What a table must say first for the price of a penalty: how many cards fitted, or how much was claimed too many. */
export function askedFor(
  { play, muggins }: Rules,
  { kind }: Pick<Penalty, 'kind'>,
): 'cards' | 'over' | undefined {
  if (kind === 'renege' && play.renege === 'card') return 'cards'
  if (kind === 'over-pegged' && muggins.overClaim === 'difference') return 'over'
  return kind === 'false-game' && muggins.falseGame !== 'none' ? 'over' : undefined
}

/** Untrue goes of a seat whose whole hand is known. `pegs`: the table's penalty that nobody has taken yet. */
export function unpaidReneges(game: ShownGame, seat: number, hand: readonly Card[]) {
  const deal = currentDeal(game)
  if (!deal) return []
  const penalty = penaltyOf(game.rules, 'renege')
  const taken = game.lines.slice(game.lines.findLastIndex((line) => line.entry.type !== 'pegged') + 1)
  const takenBy = (side: number) =>
    taken.filter(
      ({ entry }) => entry.type === 'pegged' && entry.note === penalty?.reason && entry.side === side,
    )
  return renegesOf(deal.play, (one) => (one === seat ? hand : undefined)).flatMap((renege, i) => {
    const pegs = renegePegs(game.rules, renege)
    const open = pegs.filter(({ side }) => takenBy(side).length <= i)
    // Done when all of it is pegged; without such a penalty the renege is only shown.
    return pegs.length > 0 && open.length === 0 ? [] : [{ ...renege, pegs: open }]
  })
}

function renegePegs(rules: Rules, { seat, cards }: Renege) {
  const penalty = penaltyOf(rules, 'renege')
  if (!penalty) return []
  const times = rules.play.renege === 'card' ? cards.length : 1
  const due = penaltyFor({ rules }, sideOf(rules, seat), { ...penalty, points: penalty.points * times })
  return penaltyPegs(due).map((peg) => ({ ...peg, note: penalty.reason }))
}

/** A card played after a go that it fitted, where the other side says what becomes of it; until a hand is counted. */
export function heldBack({ rules, deals }: Pick<ShownGame, 'rules' | 'deals'>) {
  const deal = deals.at(-1)
  if (!deal || rules.play.heldBack === 'kept' || deal.counts.length > 0) return undefined
  const [renege] = renegesOf(deal.play, (seat) => cardsPlayedBy(deal.play, seat))
  return renege && { ...renege, pegs: renegePegs(rules, renege) }
}

const OF_PLAY: readonly Entry['type'][] = ['card-played', 'go-said', 'play-stopped', 'lead-passed']

/** The later cards go back; the card is played where it fitted, or without one all that fitted are dead (ACC 7.3). */
export function settleRenege(game: Game, card: Card | undefined): Decision {
  const renege = heldBack(game)
  const first = renege && lineOfGo(game, renege)
  const fold = first && foldUpTo(game, first.seq)
  if (!renege || !fold || (card && !renege.cards.includes(card))) return err({ type: 'not-now' })
  const { seat, cards, pegs } = renege
  const back = game.lines.filter(({ seq, entry }) => seq >= first.seq && OF_PLAY.includes(entry.type))
  const goes = goesBefore(fold, seat)
  const before = goes.reduce((now, go) => foldEntry(now, first, go), fold)
  const chosen = recompute(
    before,
    card ? { type: 'card-played', seat, card, points: 0 } : { type: 'go-said', seat, points: 0, dead: cards },
  )
  return ok([
    ...back.map(({ seq }): Entry => ({ type: 'removed', target: seq })),
    ...goes,
    chosen,
    ...pegUntilHome(foldEntry(before, first, chosen), pegs),
  ])
}

/** The first line after the go, or the go itself. */
function lineOfGo(game: ShownGame, { place }: Renege) {
  const gosBefore = (seq: number) => foldUpTo(game, seq)?.deals.at(-1)?.play.gos.length ?? 0
  const ofDeal = game.lines.filter(({ deal, entry }) => {
    return deal === game.deals.length && OF_PLAY.includes(entry.type)
  })
  return ofDeal.findLast(({ seq }) => gosBefore(seq) <= place)
}

/** Goes of the seats before this one that nobody tapped. */
function goesBefore({ rules, deals }: Fold, seat: number): readonly EventOf<'go-said' | 'play-stopped'>[] {
  const goes: EventOf<'go-said' | 'play-stopped'>[] = []
  let play = deals.at(-1)?.play
  while (play?.turn !== undefined && play.turn !== seat) {
    goes.push(goEntry(play, rules))
    play = sayGo(play, rules).play
  }
  return goes
}

/** A false claim of game: the peg goes back to its true hole, what was claimed too much to the others, then the penalty. */
export function claimFalsely(game: Game, side: number, over: number): Decision {
  const { rules, outcome } = game
  const bad = refusePoints(over, 1, MOST_CLAIMED)
  const penalty = penaltyOf(rules, 'false-game')
  const loses = rules.muggins.falseGame === 'loses' && rules.firstHome === 'wins'
  if (bad || !(penalty || loses)) return err(bad ?? { type: 'not-now' })
  const win = falseWin(game)
  if (game.step.type === 'over' && (outcome?.home !== side || !win)) return err({ type: 'game-over' })
  const left = (win?.entry.points ?? over) - over
  if (left < 0) return err({ type: 'bad-points', points: over })
  const back = win ? [lessPoints(win, left)] : []
  const pays = penaltyFor(game, side, { points: over, who: 'opponents' })
  const due = [loses ? gameFor(game, opponents(rules, side)) : pays]
  if (penalty) due.push(penaltyFor(game, side, penalty))
  return ok([...back, ...pegUntilHome(game, due.flatMap(penaltyPegs), penalty?.reason)])
}

/** Where an over-claim pays the difference, so does a peg that went too far, with claims or without (Hoyle). */
export function payOverPeg(game: Game, side: number, over: number): Decision {
  const bad = refusePoints(over, 1, MOST_CLAIMED)
  if (bad) return err(bad)
  const pays = penaltyFor(game, side, { points: over, who: 'opponents' })
  const pegs = [{ sides: [side], points: -over }, pays].flatMap(penaltyPegs)
  return ok(pegUntilHome(game, pegs, penaltyOf(game.rules, 'over-pegged')?.reason))
}

/** The holes that the furthest of these sides still needs. */
function gameFor(game: Game, sides: readonly number[]): PenaltyFor {
  const scores = sides.map((side) => scoresOf(game)[side] ?? 0)
  const most = Math.max(...scores)
  return { sides: sides.slice(scores.indexOf(most)).slice(0, 1), points: game.rules.target - most }
}

function lessPoints({ seq, entry }: NonNullable<ReturnType<typeof falseWin>>, points: number): Entry {
  return entry.type === 'pegged' && points === 0
    ? { type: 'removed', target: seq }
    : { type: 'amended', target: seq, with: { ...entry, points } }
}

/** The line that won, where a table can have typed too much: points that no cards prove. */
export function falseWin({ rules, outcome, lines }: ShownGame) {
  if (!outcome || rules.muggins.falseGame === 'none' || rules.firstHome === 'loses') return undefined
  const line = lines.find(({ seq }) => seq === outcome.seq)
  if (line?.entry.type === 'pegged') return { ...line, entry: line.entry }
  if (line?.entry.type !== 'hand-counted' || line.entry.cards) return undefined
  return { ...line, entry: line.entry }
}

export const penalise = (game: Game, penalty: PenaltyFor, note: string | undefined): Decision =>
  ok(pegUntilHome(game, penaltyPegs(penalty), note))

export const penaltyPegs = ({ sides, points }: PenaltyFor): readonly Peg[] =>
  sides.map((side) => ({ side, points }))

type Peg = Pick<EventOf<'pegged'>, 'side' | 'points' | 'note'>

/**
 * The first side home ends the game: pegs that would come after that are left out. What goes back is pegged before,
 * for it goes back even when the other side wins (ACC 8.4.b.3).
 */
function pegUntilHome(fold: Fold, due: readonly Peg[], note?: string): readonly EventOf<'pegged'>[] {
  const scores = scoresOf(fold)
  const pegs = due.toSorted((a, b) => Math.sign(a.points) - Math.sign(b.points))
  const home = pegs.findIndex(({ side, points }) => (scores[side] ?? 0) + points >= fold.rules.target)
  const pegged = home < 0 ? pegs : pegs.slice(0, home + 1)
  return pegged.map((peg) => ({ type: 'pegged', reason: 'penalty', ...(note ? { note } : {}), ...peg }))
}

export function penaltyFor({ rules }: Pick<ShownGame, 'rules'>, offender: number, penalty: PenaltyCost) {
  const { points, offence } = penaltyPeg(rules, penalty)
  return { sides: offence === 'own' ? [offender] : opponents(rules, offender), points }
}
