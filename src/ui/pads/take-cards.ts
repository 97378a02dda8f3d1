import type { Seen } from '../../app/camera.ts'
import type { Card } from '../../rules/card.ts'

export type SeenCard = Seen['cards']['cards'][number]

/** What the camera has found for a pad and has not put into it. */
export interface Finding {
  /** Settled cards: one of them may be the starter. */
  readonly held: readonly Card[]
  /** Asks which is the starter, until it is answered. */
  readonly asks: boolean
  /** When the last card was held. */
  readonly since: number
}

export const NOTHING_FOUND: Finding = { held: [], asks: false, since: 0 }

export interface Places {
  /** That are empty. */
  readonly room: number
  /** The last of them is for the starter. */
  readonly withStarter: boolean
}

/** Milliseconds that cards of a hand are waited for before they are asked about without the others. */
const PATIENCE = 2000

interface Taking {
  readonly finding: Finding
  readonly cards?: readonly Card[]
  readonly starter?: Card
  readonly tooMany?: number
}

/**
 * What is done with the cards in sight that are free. A hand and its starter are only taken once it is known which is the
 * starter: the one that is apart, or the one that the player names.
 */
export function takeCards(
  finding: Finding,
  { room, withStarter }: Places,
  free: readonly SeenCard[],
  starter: Card | undefined,
  now: number,
): Taking {
  const settled = free.filter((one) => one.settled).map(({ card }) => card)
  // A card that is not settled yet may be one of these, or one too many.
  const isSettled = settled.length === free.length
  if (!finding.asks && settled.length > room) return { finding: NOTHING_FOUND, tooMany: settled.length }
  if (!withStarter || room === 1) return isSettled ? { finding, cards: settled } : { finding }
  const all = [...new Set([...finding.held, ...settled])]
  if (finding.asks) return { finding: all.length > room ? finding : { ...finding, held: all } }
  const held = all.length > room ? settled : all
  const since = held.length > finding.held.length ? now : finding.since
  const waits = now - since < PATIENCE
  const isWhole = held.length === room && (isSettled || !waits)
  if (isWhole && starter !== undefined && settled.includes(starter))
    return { finding: NOTHING_FOUND, cards: held.filter((card) => card !== starter), starter }
  return { finding: { held, since, asks: isWhole || (held.length > 0 && !waits) } }
}
