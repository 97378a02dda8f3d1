import { type Card, orderOf, pipsOf, rankOf, suitOf } from '../../rules/card.ts'
import { isPossibleCount, type Line } from '../../rules/count-show.ts'
import { type MistakenLine, pointsOf, type Truth } from '../../rules/mistake.ts'
import type { MistakeName } from '../../rules/mistakes.ts'
import type { ClaimCheck, Explanation, MadeMistake } from '../../rules/mistakes-behind.ts'
import { suitName } from '../cards.ts'
import { capitalise, numberWord } from '../grammar.ts'
import { lineName, withArticle } from '../spoken-count.ts'

/** A sentence with cards in it: they are shown as cards, and named where it is read aloud. */
export type Telling = readonly (string | readonly Card[])[]

/** What is said of a claim: the verdict, then what may be behind it, the most likely first. */
export interface SaidCheck {
  readonly verdict: 'right' | 'over' | 'short'
  readonly heading: string
  readonly told: readonly { readonly telling: Telling; readonly rulings: readonly number[] }[]
}

/** For every hand and every number something true. */
export function sayClaimCheck(check: ClaimCheck): SaidCheck {
  const { over, claim } = check
  // Whoever has nothing says nineteen.
  const joke = claim === 19 && claim === over
  const right = over === 0 || joke
  const told = right ? [] : reasons(check)
  const none = right || told.length > 0 ? [] : [`No usual mistake makes ${claim} of these cards.`]
  const plain = [...impossible(check), ...none].map((sentence) => ({ telling: [sentence], rulings: [] }))
  return {
    verdict: right ? 'right' : over > 0 ? 'over' : 'short',
    heading: joke || (right && claim === 0) ? `${numberOf(claim)} it is` : verdictOf(claim, over),
    told: [...plain, ...told],
  }
}

function verdictOf(claim: number, over: number): string {
  return `${numberOf(claim)} is ${over === 0 ? 'right' : `${Math.abs(over)} too ${over > 0 ? 'many' : 'few'}`}`
}

function reasons({ claim, truth, explanations, missed }: ClaimCheck): SaidCheck['told'] {
  if (claim === 0) return [{ telling: ['It leaves out everything there is.'], rulings: [] }]
  const oversight = explanations.some(({ made }) => made.every(({ slip }) => slip.counted.length === 0))
  return [
    ...explanations.map((one) => ({ telling: explained(truth, one), rulings: rulingsOf(one) })),
    // A mistake that leaves lines out has told it already.
    ...(missed && !oversight ? [{ telling: missedLines(truth, missed), rulings: [] }] : []),
  ]
}

function numberOf(claim: number): string {
  return capitalise(claim === 0 ? 'nothing' : numberWord(claim))
}

/** Nineteen and its like are no one’s count: at the table the word is a joke for nothing. */
function impossible({ claim, truth }: ClaimCheck): readonly string[] {
  if (isPossibleCount(claim, truth.show.of, truth.rules)) return []
  if (claim === 19) return ['No cards make nineteen: at the table it is said for nothing.']
  return [`No cards make ${numberWord(claim)}.`]
}

/** Lines that a short claim may lack, or, where those are most of them, the few that it may have. */
function missedLines(truth: Truth, places: readonly number[]): Telling {
  const few = places.length * 2 > truth.lines.length
  const lines = truth.lines.filter((_, place) => places.includes(place) !== few)
  const start = few ? 'It may count no more than ' : `It may lack ${pointsOf(lines)}: `
  return [start, ...lines.flatMap((line, i) => lineTold(truth, line, i)), '.']
}

function lineTold({ rules }: Truth, line: Line, i: number): Telling {
  return [`${i > 0 ? ', ' : ''}a ${lineName(line, rules.words)} `, line.cards]
}

function explained(truth: Truth, { made }: Explanation): Telling {
  return made.flatMap((one, i) => [
    ...(i > 0 ? [' And '] : []),
    ...changeTold(one, truth, i === 0),
    ' ',
    ...WHY[one.name].why(truth, one),
  ])
}

/** `That adds 4 for a flush: 2♥ 3♥ 4♥ K♥.` */
function changeTold({ name, slip }: MadeMistake, truth: Truth, first: boolean): Telling {
  const { gone, counted } = slip
  const what = WHY[name].what(truth, { name, slip })
  const that = first ? 'That' : 'that'
  if (counted.length === 0)
    return [`${that} leaves out ${pointsOf(gone)} for ${what}: `, ...cardsTold(gone), '.']
  if (gone.length === 0)
    return [`${that} adds ${pointsOf(counted)} for ${what}: `, ...cardsTold(counted), '.']
  const instead = `${pointsOf(counted)} where there are ${pointsOf(gone)}`
  return [`${that} counts ${what}, ${instead}: `, ...cardsTold(counted), '.']
}

/** Of many lines the first few are shown. */
const MOST_TOLD = 3

function cardsTold(lines: readonly MistakenLine[]): Telling {
  const shown = lines.slice(0, MOST_TOLD).flatMap((line, i) => (i > 0 ? [', ', line.cards] : [line.cards]))
  const more = lines.length - MOST_TOLD
  return more > 0 ? [...shown, ` and ${numberWord(more)} more`] : shown
}

function rulingsOf({ made }: Explanation): readonly number[] {
  return [...new Set(made.flatMap(({ ruling }) => ruling ?? []))]
}

type Made = Pick<MadeMistake, 'name' | 'slip'>

type Say<T> = (truth: Truth, made: Made) => T

interface MistakeWords {
  /** What was counted, or left out. */
  readonly what: Say<string>
  /** What is right, in a sentence. */
  readonly why: Say<Telling>
}

const plainly = (what: string, why: string): MistakeWords => ({ what: () => what, why: () => [why] })

/** `a fifteen`, `two fifteens`. */
const some = (one: string, many = `${one}s`): Say<string> => {
  return (_, { slip }) => {
    const { length } = slip.counted.length > 0 ? slip.counted : slip.gone
    return length === 1 ? `a ${one}` : `${numberWord(length)} ${many}`
  }
}

const WHY: Readonly<Record<MistakeName, MistakeWords>> = {
  'four-flush-in-crib': {
    what: () => 'a flush',
    why: ({ show: { starter }, rules }) => [
      `A flush in the ${rules.words.crib} needs all five cards; `,
      [starter],
      ` is a ${suitName(suitOf(starter)).slice(0, -1)}.`,
    ],
  },
  'flush-borrowed': {
    what: () => 'a flush',
    why: ({ show: { of, cards, starter }, rules: { words } }) => {
      const odd = cards.filter((card) => suitOf(card) !== suitOf(starter))
      const whole =
        of === 'crib'
          ? `A flush in the ${words.crib} needs all five cards`
          : 'All cards of the hand must be of one suit'
      return [`${whole}: the ${words.starter} does not stand in for `, odd, '.']
    },
  },
  'nob-for-starter-jack': {
    what: () => 'his nob',
    why: ({ rules: { words } }) => [
      `A ${words.jack} turned as the ${words.starter} is heels for the dealer, and no nob.`,
    ],
  },
  'nob-for-any-jack': {
    what: () => 'his nob',
    why: ({ show: { starter }, rules: { words } }) => [
      `Only the ${words.jack} of ${suitName(suitOf(starter))} would be one, like the ${words.starter} `,
      [starter],
      '.',
    ],
  },
  'heels-in-hand': {
    what: () => 'his heels',
    why: ({ rules: { words } }) => [
      `The dealer pegged them when the ${words.starter} was turned: no hand counts them.`,
    ],
  },
  'round-the-corner': {
    what: some('run round the corner', 'runs round the corner'),
    why: () => ['The ace is low: no run goes on above the king.'],
  },
  'run-in-parts': {
    what: (_, made) => {
      const runs = numberWord(made.slip.counted.length)
      return `${runs} shorter runs${made.slip.gone.length > 0 ? '' : ' as well'}`
    },
    why: () => ['Only the longest run counts, with all its cards.'],
  },
  'pair-across-tens': {
    what: some('pair'),
    why: (_, { slip }) => [
      slip.counted.some(({ cards }) => cards.some((card) => orderOf(rankOf(card)) === 10))
        ? 'A ten and a court card are worth the same, and are no pair.'
        : 'Two court cards of unlike rank are worth the same, and are no pair.',
    ],
  },
  'nob-forgotten': {
    what: () => 'his nob',
    why: ({ rules: { words } }) => [`The ${words.jack} is of the ${words.starter}’s suit.`],
  },
  'five-flush-as-four': {
    what: ({ show }) => `a flush of ${numberWord(show.cards.length)}`,
    why: ({ rules: { words } }) => [`The ${words.starter} is of that suit too.`],
  },
  'flush-forgotten': plainly('a flush', 'Fifteens and runs do not use it up.'),
  'long-fifteens-missed': {
    what: some('fifteen'),
    why: () => ['A fifteen of three cards or more is soon overlooked.'],
  },
  'double-run-once': {
    what: some('run'),
    why: () => ['Each card of the pair makes the run anew.'],
  },
  'pair-of-run-forgotten': {
    what: (_, { slip }) => (slip.gone.length === 1 ? 'the pair in the run' : 'the pairs in the run'),
    why: (_, { slip }) => [`The runs count, and the ${slip.gone.length === 1 ? 'pair' : 'pairs'} besides.`],
  },
  'three-alike-short': {
    what: ({ rules }) => withArticle(rules.words.three),
    why: () => ['Three alike are three pairs: six.'],
  },
  'four-alike-short': {
    what: ({ rules }) => withArticle(rules.words.four),
    why: () => ['Four alike are six pairs: twelve.'],
  },
  'two-pairs-as-one': plainly('a pair', 'Each of the two pairs is two.'),
  'run-end-missed': {
    what: (_, { slip }) => `a run of ${numberWord(slip.counted[0]?.points ?? 0)}`,
    why: () => ['It has one card more.'],
  },
  'fifteens-without-starter': {
    what: some('fifteen'),
    why: ({ rules: { words } }) => [`The ${words.starter} belongs to every hand, and to its fifteens.`],
  },
  'pair-of-run-twice': {
    what: (_, { slip }) => (slip.counted.length === 1 ? 'the pair once more' : 'the pairs once more'),
    why: (truth) => [
      `The ${numberWord(pointsOf(truth.lines.filter(({ kind }) => kind === 'run' || kind === 'pair')))} for the run has that already.`,
    ],
  },
  'fifteen-twice': plainly('a fifteen told twice', 'The same cards make it once.'),
  'fifteen-by-the-card': plainly('fifteens by their cards', 'A fifteen is two, of however many cards.'),
  'starter-left-out': {
    what: ({ rules: { words } }, { slip }) =>
      slip.counted.length > 0 ? 'the hand alone' : `what the ${words.starter} makes`,
    why: ({ rules: { words } }) => [`The ${words.starter} counts with it.`],
  },
  'ace-as-eleven': { what: some('fifteen'), why: () => ['The ace is one, never eleven.'] },
  'cards-used-once': {
    what: some('fifteen'),
    why: () => ['A card serves in every fifteen it can make.'],
  },
  'run-of-one-suit': { what: some('run'), why: () => ['A run may be of any suits.'] },
  'fifteen-misadded': {
    what: some('fifteen'),
    why: (_, { slip }) => {
      const cards = slip.counted.flatMap((line) => line.cards)
      const sum = cards.reduce((total, card) => total + pipsOf(rankOf(card)), 0)
      return [`They come to ${numberWord(sum)}.`]
    },
  },
}

export const CLAIM_CHECK_WORDS = {
  title: 'Somebody says',
  /** Leads from a mistake to what the catalogue says of it. */
  why: 'Why?',
} as const
