import type { Mistake } from './mistake.ts'
import {
  aceAsEleven,
  cardsUsedOnce,
  fifteenByTheCard,
  fifteenMisadded,
  fifteensWithoutStarter,
  fifteenTwice,
  longFifteensMissed,
  starterLeftOut,
} from './mistakes-in-fifteens.ts'
import { fourAlikeShort, pairAcrossTens, threeAlikeShort, twoPairsAsOne } from './mistakes-in-pairs.ts'
import {
  doubleRunOnce,
  pairOfRunForgotten,
  pairOfRunTwice,
  roundTheCorner,
  runEndMissed,
  runInParts,
  runOfOneSuit,
} from './mistakes-in-runs.ts'
import {
  fiveFlushAsFour,
  flushBorrowed,
  flushForgotten,
  fourFlushInCrib,
  heelsInHand,
  nobForAnyJack,
  nobForgotten,
  nobForStarterJack,
} from './mistakes-in-suits.ts'

/**
 * The usual ways to count wrong, the most likely first: what the cards themselves invite comes before what is
 * only added up wrong, and what was overlooked before a rule that somebody has never heard of.
 */
export const MISTAKES = [
  fourFlushInCrib,
  flushBorrowed,
  nobForStarterJack,
  nobForAnyJack,
  heelsInHand,
  roundTheCorner,
  runInParts,
  pairAcrossTens,
  nobForgotten,
  fiveFlushAsFour,
  flushForgotten,
  longFifteensMissed,
  doubleRunOnce,
  pairOfRunForgotten,
  threeAlikeShort,
  fourAlikeShort,
  twoPairsAsOne,
  runEndMissed,
  fifteensWithoutStarter,
  pairOfRunTwice,
  fifteenTwice,
  fifteenByTheCard,
  starterLeftOut,
  aceAsEleven,
  cardsUsedOnce,
  runOfOneSuit,
  fifteenMisadded,
] as const satisfies readonly Mistake[]

export type MistakeName = (typeof MISTAKES)[number]['name']
