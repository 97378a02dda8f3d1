import { lastToPlay } from '../../rules/play.ts'
import { leftOf, sideOf } from '../../rules/rules.ts'
import type { GameEvent } from './entry.ts'
import { type Fold, type PegMove, type Pegs, SOURCES, type Source } from './game.ts'

type Peg = Omit<PegMove, 'moved'> & { readonly joins?: true }

/**
 * Leapfrog: the back peg moves `points` holes beyond the front one, so that the gap is the last peg. A joined peg
 * lengthens the leap before it. Overshoot stops at the target. Backwards, the back peg stays behind the front one.
 */
export function movePegs(pegs: Pegs, points: number, target: number, joins = false): Pegs {
  if (points === 0) return pegs
  if (points > 0)
    return { front: Math.min(pegs.front + points, target), back: joins ? pegs.back : pegs.front }
  const front = Math.max(pegs.front + points, 0)
  return { front, back: Math.max(Math.min(pegs.back, front - 1), 0) }
}

/** The entry must fit. Pegs are in order, for the first side home ends the game. */
export function pegsOf(fold: Fold, entry: GameEvent): readonly Peg[] {
  const own = ownPeg(fold, entry)
  const go = 'go' in entry && entry.go !== undefined ? bySeat(fold, lastOf(fold), entry.go, 'play') : []
  const penalty = 'penalty' in entry ? (entry.penalty ?? []) : []
  return [...go, ...own, ...penalty.map((one): Peg => ({ ...one, source: 'penalty' }))]
}

function ownPeg(fold: Fold, entry: GameEvent): readonly Peg[] {
  const { rules, deals } = fold
  const dealer = deals.at(-1)?.dealer
  switch (entry.type) {
    case 'dealt':
      // Three for last goes to pone.
      return bySeat(fold, leftOf(rules, entry.dealer), entry.points, 'three-for-last')
    case 'starter-turned':
      return bySeat(fold, dealer, entry.points, 'heels')
    case 'hand-counted':
      if (entry.of === 'crib') return bySeat(fold, dealer, entry.points, 'crib')
      return bySeat(fold, entry.of, entry.points, 'hand')
    case 'card-played':
      return bySeat(fold, entry.seat, entry.points, 'play')
    case 'go-said':
    case 'play-stopped':
      // The point is for the player of the last card, not for the next player.
      return bySeat(fold, lastOf(fold), entry.points, 'play')
    case 'muggins-taken':
      return [{ side: entry.side, points: entry.points, source: 'muggins' }]
    case 'pegged': {
      const { side, points, reason, joins } = entry
      // Any other reason belongs to the play: a pair, a go, thirty-one.
      const source = SOURCES.find((one) => one === reason) ?? 'play'
      return [{ side, points, source, ...(joins ? { joins } : {}) }]
    }
    default:
      return []
  }
}

function bySeat({ rules }: Fold, seat: number | undefined, points: number, source: Source): readonly Peg[] {
  return seat === undefined ? [] : [{ side: sideOf(rules, seat), points, source }]
}

function lastOf({ deals }: Fold): number | undefined {
  const play = deals.at(-1)?.play
  return play && lastToPlay(play)
}
