import { RANKS } from '../rules/card.ts'
import { spotFrom, stepsFrom } from './marks.ts'
import type { Reading } from './networks.ts'
import type { Place } from './picture.ts'

/** An index that gives a suit such a chance needs no pip. */
const SURE = 0.98
/** The first pip of a card, from its index, in heights of the index: of a two and a three it is in the middle. */
const ACROSS = 0.8
const ACROSS_TO_MIDDLE = 1.4
const DOWN = 0.3
/** A pip is so many times as large as the suit of an index, which is so far below the middle of its patch. */
const LARGER = 2.2
const SUIT = 0.28
/** How near to a pip the index of a neighbour covers it, across and down. */
const NEAR = { across: 0.86, down: 0.9 } as const
/** The chance that what is there is no pip of the card, whatever it looks like: a pip alone makes no card certain. */
const NO_PIP = 0.013

/**
 * An index as it is read. One that wavers between suits, as small clubs and spades do in a blur, is read together with the
 * first pip of its card, unless one of the other indices lies there. The reader was trained to see no index in a pip, but
 * of the suits that it then gives some chance, the pip's own has the most. What is no index does not become one.
 */
export function readWithPip(
  index: Place,
  others: readonly Place[],
  read: (place: Place) => Reading,
): Reading {
  const { ranks, suits } = read(index)
  const rank = RANKS[ranks.indexOf(Math.max(...ranks))]
  if (!rank || rank === 'A' || Math.max(...suits) > SURE) return { ranks, suits }
  const across = rank === '2' || rank === '3' ? ACROSS_TO_MIDDLE : ACROSS
  if (others.some((other) => other !== index && covers(stepsFrom(index, other), across)))
    return { ranks, suits }
  const spot = spotFrom(index, across, DOWN - SUIT * LARGER)
  const pip = read({ ...spot, height: index.height * LARGER, angle: index.angle }).suits
  const none = suits.at(-1) as number
  const both = suits.subarray(0, -1).map((chance, suit) => chance * (NO_PIP + (pip[suit] as number)))
  const share = (1 - none) / both.reduce((a, b) => a + b)
  return { ranks, suits: Float32Array.of(...both.map((chance) => chance * share), none) }
}

function covers(steps: { readonly across: number; readonly down: number }, across: number): boolean {
  return Math.abs(steps.across - across) < NEAR.across && Math.abs(steps.down - DOWN) < NEAR.down
}
