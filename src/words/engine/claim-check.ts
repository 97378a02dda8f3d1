import { type Card, orderOf, pipsOf, rankOf, suitOf } from '../../rules/card.ts'
import type { CheckedClaim, MadeMistake } from '../../rules/check-claim.ts'
import type { MistakeName } from '../../rules/known-mistakes.ts'
import type { Miscount, MistakenLine, Truth } from '../../rules/miscount.ts'
import { isPossibleCount, totalOf } from '../../rules/show.ts'
import { cardName, suitName } from './cards.ts'
import { capitalise, numberWord } from './grammar.ts'
import { compoundRun, inTableWords, sayLines } from './spoken-count.ts'

export const CLAIM_CHECK_WORDS = {
  title: 'Somebody says',
  another: 'Another number',
  back: 'Back to the count',
  leftOut: 'left out?',
  /** With more than one ruling each link has its number. */
  why: (ruling: number, { length }: readonly number[]) => (length === 1 ? 'Why?' : `Why? Ruling ${ruling}`),
} as const

/** A sentence with cards in it, which are drawn, and named where it is read aloud. */
export type Explanation = readonly (string | readonly Card[])[]

/** An explanation read aloud: `That leaves out 2 for a pair: 5 of hearts, 5 of spades.` */
export function explanationText(explanation: Explanation): string {
  return explanation
    .map((piece) => (typeof piece === 'string' ? piece : piece.map(cardName).join(', ')))
    .join('')
}

/** What may be behind a claim, and the rulings of the app that settle it. */
export interface Reason {
  readonly sentence: Explanation
  readonly rulings: readonly number[]
}

/** `heading`: `Six is 2 too few`. `reasons`: what may be behind the claim, the most likely first. */
export interface SaidClaim {
  readonly verdict: 'right' | 'over' | 'short'
  readonly heading: string
  readonly reasons: readonly Reason[]
}

/** A checked claim in words. */
export function sayClaimCheck(check: CheckedClaim): SaidClaim {
  const { over, claim } = check
  // A player with nothing says nineteen.
  const joke = claim === 19 && claim === over
  const right = over === 0 || joke
  const likely = right ? [] : likelyReasons(check)
  const none = right || likely.length > 0 ? [] : [`No common mistake makes ${claim} of these cards.`]
  const plain = [...impossible(check), ...none].map((sentence) => ({ sentence: [sentence], rulings: [] }))
  const number = capitalise(claim === 0 ? 'nothing' : numberWord(claim))
  const wrong = over === 0 ? 'right' : `${Math.abs(over)} too ${over > 0 ? 'many' : 'few'}`
  return {
    verdict: right ? 'right' : over > 0 ? 'over' : 'short',
    heading: joke || (right && claim === 0) ? `${number} it is` : `${number} is ${wrong}`,
    reasons: [...plain, ...likely],
  }
}

function likelyReasons({ claim, truth, explanations }: CheckedClaim): readonly Reason[] {
  if (claim === 0) return [{ sentence: ['The claim misses everything.'], rulings: [] }]
  return explanations.map((made) => ({
    sentence: explainMistakes(truth, made),
    rulings: [...new Set(made.flatMap(({ name }) => MISTAKE_WORDS[name][2] ?? []))],
  }))
}

/** Nineteen and its like are nobody’s count: players say nineteen for nothing. */
function impossible({ claim, truth }: CheckedClaim): readonly string[] {
  if (isPossibleCount(claim, truth.show.of, truth.rules)) return []
  if (claim === 19) return ['“Nineteen” means nothing: no hand can score 19.']
  const { of, cards } = truth.show
  const what = of === 'crib' ? truth.rules.words.crib : `hand of ${numberWord(cards.length)} cards`
  return [`No ${what} can score ${claim}.`]
}

function explainMistakes(truth: Truth, made: readonly MadeMistake[]): Explanation {
  const explanation = made.flatMap(({ name, miscount }, i) => {
    const [what, why] = MISTAKE_WORDS[name]
    const change = explainChange(miscount, typeof what === 'string' ? what : what(truth, miscount), i > 0)
    const reason = typeof why === 'string' ? why : why(truth, miscount)
    return [...(i === 0 ? [] : [' ']), ...change, ' ', ...[reason].flat()]
  })
  return explanation.map((part) => (typeof part === 'string' ? inTableWords(part, truth.rules.words) : part))
}

/** Words with a capital are a sentence of their own: `The pair was counted twice`. */
function explainChange({ gone, counted }: Miscount, what: string, isSecond: boolean): Explanation {
  const named = nameCards(counted.length > 0 ? counted : gone)
  if (/^[A-Z]/.test(what)) return [`${what}: `, ...named, '.']
  const that = isSecond ? 'And that' : 'That'
  if (counted.length === 0) return [`${that} leaves out ${totalOf(gone)} for ${what}: `, ...named, '.']
  if (gone.length === 0) return [`${that} adds ${totalOf(counted)} for ${what}: `, ...named, '.']
  return [`${that} scores ${totalOf(counted)} for ${what}, not ${totalOf(gone)}: `, ...named, '.']
}

const MOST_SHOWN = 3

function nameCards(lines: readonly MistakenLine[]): Explanation {
  const shown = lines.slice(0, MOST_SHOWN).flatMap((line, i) => (i > 0 ? [', ', line.cards] : [line.cards]))
  const more = lines.length - MOST_SHOWN
  return more > 0 ? [...shown, ` and ${numberWord(more)} more`] : shown
}

/** Blanks are filled by `inTableWords`. */
type Say<T> = string | ((truth: Truth, miscount: Miscount) => T)

const some = (one: string, many = `${one}s`): Say<string> => {
  return (_truth, { counted, gone }) => {
    const { length } = counted.length > 0 ? counted : gone
    return length === 1 ? `a ${one}` : `${numberWord(length)} ${many}`
  }
}

const pairs = ({ length }: readonly MistakenLine[]) => (length === 1 ? 'pair' : 'pairs')

const leftOut: Say<string> = ({ rules }, { gone }) => sayLines(gone, rules.words)

/** `what` was counted, or left out; `why` is what is right, in a sentence; an oversight needs no ruling. */
type MistakeWords = readonly [what: Say<string>, why: Say<string | Explanation>, ruling?: number]

const MISTAKE_WORDS: Readonly<Record<MistakeName, MistakeWords>> = {
  'four-flush-in-crib': [
    'a flush',
    ({ show: { cards, starter } }) => [
      `A flush in the {crib} needs all ${numberWord(cards.length + 1)} cards; `,
      [starter],
      ` is a ${suitName(suitOf(starter)).slice(0, -1)}.`,
    ],
    1,
  ],
  'flush-borrowed': [
    'a flush',
    ({ show: { of, cards, starter }, rules: { show } }) => {
      const allFive = of === 'crib' && show.flushInCrib > 4
      const whole = allFive
        ? `A flush in the {crib} needs all ${numberWord(cards.length + 1)} cards`
        : 'All cards but the {starter} must be of one suit'
      const odd = cards.filter((card) => suitOf(card) !== suitOf(starter))
      return [`${whole}: the {starter} does not replace `, odd, '.']
    },
    2,
  ],
  'nob-for-starter-jack': [
    'his {nob}',
    'A {jack} turned up as the {starter} is his heels for the dealer, not his {nob}.',
    22,
  ],
  'nob-for-any-jack': [
    'his {nob}',
    ({ show: { starter } }) => {
      const jack = `the {jack} of ${suitName(suitOf(starter))}`
      return rankOf(starter) === 'J'
        ? `The {starter} is ${jack}, so no other {jack} is his {nob}.`
        : [`Only ${jack} would be his {nob}, of the same suit as the {starter} `, [starter], '.']
    },
    27,
  ],
  'heels-in-hand': [
    'his heels',
    'The dealer pegged them when the {starter} was turned up: no hand counts them.',
    22,
  ],
  'round-the-corner': [
    some('run round the corner', 'runs round the corner'),
    'The ace is low: a run ends at the king.',
    8,
  ],
  'run-in-parts': [
    (_, { counted, gone }) =>
      `${numberWord(counted.length)} shorter runs${gone.length > 0 ? '' : ' as well'}`,
    'Only the longest run counts, with all its cards.',
    14,
  ],
  'pair-across-tens': [
    some('pair'),
    (_, { counted }) =>
      counted.some(({ cards }) => cards.some((card) => orderOf(rankOf(card)) === 10))
        ? 'A ten and a face card are worth the same, but they are not a pair.'
        : 'Two different face cards are worth the same, but they are not a pair.',
    11,
  ],
  'nob-forgotten': ['his {nob}', 'The {jack} is of the {starter}’s suit.', 26],
  'five-flush-as-four': [
    ({ show }) => `a flush of ${numberWord(show.cards.length)}`,
    'The {starter} is of that suit too.',
    4,
  ],
  'flush-forgotten': ['a flush', 'Cards of fifteens and runs count for it too.'],
  'everything-missed': ['all of it', 'The claim misses everything.'],
  'fifteens-missed': [
    some('fifteen'),
    (_, { gone }) =>
      gone.every(({ cards }) => cards.length > 2)
        ? 'A fifteen of three cards or more is easily missed.'
        : 'Count the fifteens first: each is two.',
    18,
  ],
  'double-run-once': [leftOut, 'Every card of the same rank makes another run.', 15],
  'pair-of-run-forgotten': [
    (_, { gone }) => `the ${pairs(gone)} in the run`,
    (_, { gone }) => `The runs count, and the ${pairs(gone)} as well.`,
    15,
  ],
  'three-of-a-kind-short': ['{a three}', 'Three of a rank are three pairs: six.', 48],
  'four-of-a-kind-short': ['{a four}', 'Four of a rank are six pairs: twelve.', 49],
  'two-pairs-as-one': ['a pair', 'Each of the two pairs is two.', 48],
  'pair-missed': [leftOut, 'Two cards of a rank are two, whatever else they make.'],
  'run-end-missed': [
    (_, { counted }) => {
      const length = numberWord(counted[0]?.points ?? 0)
      return counted.length > 1 ? `${numberWord(counted.length)} runs of ${length}` : `a run of ${length}`
    },
    (_, { counted }) => (counted.length > 1 ? 'Each is one card longer.' : 'The run is one card longer.'),
  ],
  'pair-of-run-twice': [
    (truth, { counted }) =>
      counted.length === truth.pairs.length
        ? `The ${pairs(counted)} ${counted.length > 1 ? 'were' : 'was'} counted twice`
        : 'A pair was counted twice',
    (truth, { counted }) => {
      const { name = '', lines = [] } = compoundRun(truth.lines) ?? {}
      const points = numberWord(totalOf(lines.flatMap((at) => truth.lines[at] ?? [])))
      const run = name.replace('a ', 'The ')
      return `${run}’s ${points} already has the ${pairs(counted)} in it.`
    },
    15,
  ],
  'triple-run-as-doubles': [
    (_, { counted }) => `two double runs${counted.length > 2 ? ' and a pair' : ''}`,
    'A triple run is three runs and three pairs: that is all.',
    16,
  ],
  'fifteen-twice': [
    (_, { counted }) => `A fifteen was counted ${(counted[0]?.points ?? 0) > 2 ? 'three times' : 'twice'}`,
    'The same cards count once, in whatever order.',
  ],
  'run-of-two': [some('run of two', 'runs of two'), 'A run has three cards or more.'],
  'nob-as-two': ['his {nob}', 'His {nob} is one. Two are for his heels.', 22],
  'fifteen-by-the-card': [some('fifteen'), 'A fifteen is two, whatever the number of cards.', 19],
  'starter-left-out': [
    (_, { counted }) => (counted.length > 0 ? 'the hand alone' : 'what the {starter} makes'),
    'The {starter} counts with it.',
    20,
  ],
  'ace-as-eleven': [some('fifteen'), 'The ace is one, never eleven.', 10],
  'runs-alone': [leftOut, 'Fifteens and pairs count beside the runs.', 15],
  'run-missed': [leftOut, 'A run may be of any suits.', 13],
  'fifteen-misadded': [
    some('fifteen'),
    (_, { counted }) => {
      const pips = counted.flatMap((line) => line.cards).map((card) => pipsOf(rankOf(card)))
      return `They come to ${numberWord(pips.reduce((sum, each) => sum + each, 0))}.`
    },
  ],
}
