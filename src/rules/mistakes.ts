import { MISCOUNTS_IN, type Mistake, type MistakeName } from './known-mistakes.ts'

/**
 * Of a hundred times that the cards invite a mistake, about so often it is what happened. No survey: the order fits
 * the counted hands of check-claim.likely.test.ts, for the reasons given.
 */
const WEIGHTS: Readonly<Record<MistakeName, number>> = {
  'everything-missed': 100, // nothing else makes none
  'nob-forgotten': 90, // one point, counted last
  'four-flush-in-crib': 90, // a flush anywhere else
  'fifteens-missed': 85, // the eye takes runs and pairs first
  'five-flush-as-four': 80, // the starter lies apart
  'pair-of-run-twice': 80, // learnt as one figure, and the pair is seen again
  'flush-forgotten': 78, // ranks are looked at, not suits
  'pair-of-run-forgotten': 75, // runs are counted one by one
  'triple-run-as-doubles': 75, // two double runs are seen in it
  'fifteen-twice': 75, // the same cards in another order
  'heels-in-hand': 75, // the jack is on the table, and was two
  'nob-for-starter-jack': 70, // it is of its own suit
  'flush-borrowed': 70, // four of a suit are there
  'round-the-corner': 65, // other games have it
  'run-in-parts': 65, // each part is a run
  'pair-across-tens': 60, // of the same worth
  'nob-for-any-jack': 60, // the suit is forgotten
  'nob-as-two': 55, // taken for heels
  'double-run-once': 55, // the other run uses the same cards
  'two-pairs-as-one': 55, // a pair is two
  'pair-missed': 55, // after several fifteens
  'four-of-a-kind-short': 55, // six pairs are hard to believe
  'three-of-a-kind-short': 50, // so are three
  'ace-as-eleven': 50, // other games have it
  'fifteen-misadded': 50, // out by one
  'run-of-two': 45, // cards beside each other, by beginners
  'run-end-missed': 45, // one card apart from the others
  'fifteens-without-starter': 45, // the starter lies apart
  'starter-left-out': 40, // the same, but then it is missed in all
  'cards-used-once': 40, // rarer than a fifteen not seen
  'fifteen-by-the-card': 35, // confused with a run
  'run-missed': 30, // runs are seen first
}

export const MISTAKES = (Object.entries(MISCOUNTS_IN) as [MistakeName, Mistake][]).map(
  ([name, miscountsIn]) => ({ name, weight: WEIGHTS[name], miscountsIn }),
)
