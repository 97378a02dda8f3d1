import { RANKS } from '../rules/card.ts'
import { isOtherEnd } from './certainty.ts'
import { isCut, spotFrom, stepsFrom } from './marks.ts'
import type { Reading } from './networks.ts'
import type { Picture, Place } from './picture.ts'

/** Two suits that have more than such a chance compete. */
const RIVAL = 0.02
/** The first pip of a card, from its index, in heights of the index: of a two and a three it is in the middle. */
const ACROSS = 0.8
const ACROSS_TO_MIDDLE = 1.4
const DOWN = 0.3
/** How large a pip is, in heights of the suit of an index. */
const LARGER = 2.2
/** How far the suit of an index is below the middle of its patch, in heights of the index. */
const SUIT = 0.28
/** How near to the middle of a pip an index covers it, in heights of an index. */
const NEAR = { across: 0.86, down: 0.9 } as const
/** A card around its index, in heights of the index, if it is of the usual kind. */
const CARD = { left: -0.45, right: 3.3, top: -0.65, bottom: 4.4 } as const
/**
 * Added to the chance that a pip gives each suit. It limits the odds of one pip to 1.013 / 0.013: where the index says
 * nothing, the pip at one end of a card does not make it certain.
 */
const NO_PIP = 0.013

/**
 * An index as it is read. One whose suits compete, as clubs and spades do in a blur, is read together with the first pip of
 * its card, unless a neighbour or the edge of the picture covers that. The reader was trained to see no index in a pip; but
 * of the chances that it then leaves to the suits, that of the pip is the largest as a rule. The chance of no suit stays.
 */
export function readWithPip(
  index: Place,
  marks: readonly Place[],
  picture: Pick<Picture, 'width' | 'height'>,
  read: (place: Place) => Reading,
): Reading {
  const { ranks, suits } = read(index)
  const named = suits.subarray(0, -1)
  const rank = RANKS[ranks.indexOf(Math.max(...ranks))]
  // That of an ace is in the middle of the card, and too far away to be found.
  if (!rank || rank === 'A' || named.filter((chance) => chance > RIVAL).length < 2) return { ranks, suits }
  const across = rank === '2' || rank === '3' ? ACROSS_TO_MIDDLE : ACROSS
  const height = index.height * LARGER
  const pip = { ...index, ...spotFrom(index, across, DOWN) }
  const isHidden = marks.some((mark) => mark !== index && covers(mark, index, pip))
  if (isHidden || isCut({ ...pip, height }, picture)) return { ranks, suits }
  const seen = read({ ...index, ...spotFrom(index, across, DOWN - SUIT * LARGER), height }).suits
  const both = named.map((chance, suit) => chance * (NO_PIP + (seen[suit] as number)))
  const none = suits.at(-1) as number
  const share = (1 - none) / both.reduce((a, b) => a + b)
  return { ranks, suits: Float32Array.of(...both.map((chance) => chance * share), none) }
}

/** Whether the index of a neighbour lies on the pip, or its card does: that one is not below this index. */
function covers(mark: Place, index: Place, pip: Place): boolean {
  const { across, down } = stepsFrom(pip, mark)
  const isNear = Math.abs(across) < NEAR.across && Math.abs(down) < NEAR.down
  return isNear || (isOnCardOf(mark, pip) && !isOnCardOf(mark, index) && !isOtherEnd(index, mark))
}

function isOnCardOf(index: Place, spot: Place): boolean {
  const { across, down } = stepsFrom(index, { ...spot, height: index.height })
  return across > CARD.left && across < CARD.right && down > CARD.top && down < CARD.bottom
}
