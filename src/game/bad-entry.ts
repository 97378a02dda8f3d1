import { isPossibleCount } from '../rules/possible-counts.ts'
import { seatCount, sideCount } from '../rules/rules.ts'
import { makeShow } from '../rules/show.ts'
import { MOST_CLAIMED, missedBy, sideOfHolder } from './decide-claim.ts'
import type { Happened } from './entry.ts'
import { currentDeal, scoresOf } from './game.ts'
import type { Refusal } from './intent.ts'
import type { Fold } from './replay.ts'

/** The most one entry may peg by hand. */
const MOST = 60

type Of<T extends Happened['type']> = Extract<Happened, { type: T }>

/** Why an entry with these numbers can stand nowhere in this deal. */
export function badEntry(fold: Fold, entry: Happened): Refusal | undefined {
  switch (entry.type) {
    case 'pegged':
      return badPeg(fold, entry)
    case 'muggins-taken':
      return badSide(fold, entry.side) ?? badPoints(entry.points, 1, 29) ?? badMuggins(fold, entry)
    case 'hand-counted':
      return badCount(fold, entry)
    case 'dealt':
      return entry.dealer >= 0 && entry.dealer < seatCount(fold.rules) ? undefined : { type: 'no-such-seat' }
    case 'game-started':
      return badStart(fold, entry)
    default:
      return undefined
  }
}

export function badPeg(
  game: Pick<Fold, 'rules' | 'pegs'>,
  { side, points }: Pick<Of<'pegged'>, 'side' | 'points'>,
): Refusal | undefined {
  const bad = badSide(game, side) ?? badPoints(points, -MOST, MOST)
  if (bad || points === 0) return bad ?? { type: 'bad-points', points }
  return (scoresOf(game)[side] ?? 0) + points < 0 ? { type: 'below-zero', side } : undefined
}

function badSide({ rules }: Pick<Fold, 'rules'>, side: number): Refusal | undefined {
  return side >= 0 && side < sideCount(rules) ? undefined : { type: 'no-such-seat' }
}

function badPoints(points: number, least: number, most: number): Refusal | undefined {
  const good = Number.isInteger(points) && points >= least && points <= most
  return good ? undefined : { type: 'bad-points', points }
}

/** What was missed goes to an opponent, in lowball to whoever missed it; more than that was never there. */
function badMuggins(fold: Fold, { of, side, points }: Of<'muggins-taken'>): Refusal | undefined {
  const claimant = sideOfHolder(fold, of)
  if (fold.rules.firstHome === 'loses') {
    if (side !== claimant) return { type: 'others-claim', side: claimant }
  } else if (side === claimant) return { type: 'own-claim', side }
  const claim = currentDeal(fold)?.claim
  const missed = claim ? missedBy(claim) : points
  return points > missed ? { type: 'more-than-missed', missed } : undefined
}

/** A table may have gone without a starter, or have lost it since. */
function badCount({ rules, deals }: Fold, { of, cards, claimed = 0, points }: Of<'hand-counted'>) {
  const kind = of === 'crib' ? 'crib' : 'hand'
  if (cards) {
    const show = makeShow({ of: kind, cards, starter: deals.at(-1)?.starter }, rules)
    if (!show.ok && show.error.type !== 'no-starter')
      return { type: 'bad-show', of, error: show.error } as const
    return badPoints(claimed, 0, MOST_CLAIMED)
  }
  return isPossibleCount(points, kind, rules)
    ? undefined
    : ({ type: 'impossible-count', points, of } as const)
}

/** The seats are those of the rules, and nobody joins a game that is won. */
function badStart({ rules, players }: Fold, entry: Of<'game-started'>): Refusal | undefined {
  if (entry.players.length !== players.length) return { type: 'seats-stay' }
  const scores = entry.scores ?? []
  const bad = scores.map((score) => badPoints(score, 0, rules.target - 1)).find(Boolean)
  return bad ?? (scores.length > sideCount(rules) ? { type: 'no-such-seat' } : undefined)
}
