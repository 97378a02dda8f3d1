import type { Mistake } from './mistake.ts'
import { IN_FIFTEENS } from './mistakes-in-fifteens.ts'
import { IN_PAIRS_AND_RUNS } from './mistakes-in-ranks.ts'
import { IN_SUITS } from './mistakes-in-suits.ts'

const ALL = { ...IN_SUITS, ...IN_PAIRS_AND_RUNS, ...IN_FIFTEENS }

export type MistakeName = keyof typeof ALL

/** What the cards invite comes before what is added up wrong, what is overlooked before an odd rule. */
const LIKELY_FIRST: readonly MistakeName[] = [
  'four-flush-in-crib',
  'flush-borrowed',
  'nob-for-starter-jack',
  'nob-for-any-jack',
  'heels-in-hand',
  'round-the-corner',
  'run-in-parts',
  'pair-across-tens',
  'nob-forgotten',
  'five-flush-as-four',
  'flush-forgotten',
  'long-fifteens-missed',
  'double-run-once',
  'pair-of-run-forgotten',
  'three-of-a-kind-short',
  'four-of-a-kind-short',
  'two-pairs-as-one',
  'run-end-missed',
  'fifteens-without-starter',
  'pair-of-run-twice',
  'fifteen-twice',
  'fifteen-by-the-card',
  'starter-left-out',
  'ace-as-eleven',
  'cards-used-once',
  'run-of-one-suit',
  'fifteen-misadded',
]

/** The usual ways to count wrong, the most likely first. */
export const MISTAKES = LIKELY_FIRST.map((name) => ({ name, miscountsIn: ALL[name] as Mistake }))
