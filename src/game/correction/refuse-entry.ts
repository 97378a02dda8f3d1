import { type Holder, sideCount } from '../../rules/rules.ts'
import { isPossibleCount, makeShow, mostOffered } from '../../rules/show.ts'
import { type Refusal, refusePoints } from '../intent.ts'
import type { Called, EventOf, GameEvent } from '../record/entry.ts'
import { currentDeal, type Fold, isSeat, isSide, sideOfHolder } from '../record/game.ts'
import { MOST_CLAIMED, missedBy, takeable } from '../record/points-due.ts'

const MOST = 60

export function refuseEntry(fold: Fold, entry: GameEvent): Refusal | undefined {
  switch (entry.type) {
    case 'pegged':
      return refusePeg(fold, entry)
    case 'muggins-taken':
      return (
        refuseSide(fold, entry.side) ??
        refuseHolder(fold, entry.of) ??
        refusePoints(entry.points, 1, mostOffered(fold.rules)) ??
        refuseCall(fold, entry) ??
        refuseMuggins(fold, entry)
      )
    case 'hand-counted':
      return refuseCount(fold, entry)
    case 'dealt':
      return isSeat(fold.rules, entry.dealer) ? refusePoints(entry.points, 0, MOST) : { type: 'no-such-seat' }
    case 'muggins-passed':
      return refuseCall(fold, entry)
    case 'game-started':
      return refuseStart(fold, entry)
    default:
      return undefined
  }
}

type Peg = Pick<EventOf<'pegged'>, 'side' | 'points'>

export function refusePeg(game: Pick<Fold, 'rules'>, { side, points }: Peg): Refusal | undefined {
  // Back past the start is allowed: the peg stops there, as it stops in the last hole.
  const bad = refuseSide(game, side) ?? refusePoints(points, -MOST, MOST)
  return bad ?? (points === 0 ? { type: 'bad-points', points } : undefined)
}

function refuseSide({ rules }: Pick<Fold, 'rules'>, side: number): Refusal | undefined {
  return isSide(rules, side) ? undefined : { type: 'no-such-seat' }
}

function refuseHolder({ rules }: Pick<Fold, 'rules'>, of: Holder): Refusal | undefined {
  return of === 'crib' || isSeat(rules, of) ? undefined : { type: 'no-such-seat' }
}

function refuseCall(fold: Fold, { by = 0, named = 1 }: Called): Refusal | undefined {
  return refuseSide(fold, by) ?? refusePoints(named, 1, mostOffered(fold.rules))
}

/** Missed points go to an opponent, in lowball to the player who missed them, and never more than were missed. */
function refuseMuggins(fold: Fold, { of, side, points }: EventOf<'muggins-taken'>): Refusal | undefined {
  const claimant = sideOfHolder(fold, of)
  if (fold.rules.firstHome === 'loses') {
    if (side !== claimant) return { type: 'others-claim', side: claimant }
  } else if (side === claimant) return { type: 'own-claim', side }
  const claim = currentDeal(fold)?.claim
  const missed = claim ? takeable(fold, claimant, missedBy(claim)) : points
  return points > missed ? { type: 'more-than-missed', missed } : undefined
}

/** A table may have no starter, or have removed it since. */
function refuseCount(fold: Fold, entry: EventOf<'hand-counted'>): Refusal | undefined {
  const { rules, deals } = fold
  const { of, cards, claimed = 0, points, penalty = [] } = entry
  const paid = penalty.map((one) => refuseSide(fold, one.side) ?? refusePoints(one.points, 1, MOST_CLAIMED))
  const bad = paid.find(Boolean) ?? refusePoints(claimed, 0, MOST_CLAIMED)
  if (bad) return bad
  if (!cards) return isPossibleCount(points, of, rules) ? undefined : { type: 'impossible-count', points, of }
  const show = makeShow({ of, cards, starter: deals.at(-1)?.starter }, rules)
  if (!show.ok && show.error.type !== 'no-starter') return { type: 'bad-show', of, error: show.error }
  // Without a starter the points stay as they are written.
  return refusePoints(points, 0, mostOffered(rules))
}

/** The seats are those of the rules, each side has a peg of its own, and nobody joins a game that is won. */
function refuseStart({ rules, players, marks }: Fold, entry: EventOf<'game-started'>): Refusal | undefined {
  const pegs = new Set(entry.marks).size
  const fits = entry.players.length === players.length && pegs === marks.length && pegs === entry.marks.length
  if (!fits) return { type: 'seats-stay' }
  const scores = entry.scores ?? []
  const bad = scores.map((score) => refusePoints(score, 0, rules.target - 1)).find(Boolean)
  return bad ?? (scores.length > sideCount(rules) ? { type: 'no-such-seat' } : undefined)
}

type Kind = GameEvent['type']

/** Fields that may change in each type of entry. Other types can only be removed. */
const MAY_CHANGE: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'game-started': ['players', 'marks', 'scores'],
  dealt: ['dealer', 'points'],
  'starter-turned': ['card', 'points'],
  'card-played': ['card', 'points', 'go'],
  'hand-counted': ['cards', 'claimed', 'points', 'penalty', 'go'],
  'muggins-taken': ['side', 'points', 'by', 'named'],
  pegged: ['side', 'points', 'reason', 'note', 'joins'],
}

/** These are made only in the app, so a table cannot forget to enter them. */
const NEVER_INSERTED: readonly Kind[] = ['game-started', 'rules-changed', 'abandoned']

export function mayChange({ type }: GameEvent): boolean {
  return MAY_CHANGE[type] !== undefined
}

export function mayRemove({ type }: GameEvent): boolean {
  return type !== 'game-started'
}

export function mayInsert({ type }: GameEvent): boolean {
  return !NEVER_INSERTED.includes(type)
}

/** Only between entries of one type that differ in nothing but fields that may change. */
export function mayReplace(before: GameEvent, after: GameEvent): boolean {
  const free = MAY_CHANGE[before.type]
  const fixed = (entry: GameEvent) => Object.entries(entry).filter(([field]) => !free?.includes(field))
  return free !== undefined && JSON.stringify(fixed(before).sort()) === JSON.stringify(fixed(after).sort())
}
