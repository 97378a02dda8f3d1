import { type Card, orderOf, pipsOf, rankOf, suitOf } from '../../rules/card.ts'
import { isPossibleCount, totalOf } from '../../rules/count-show.ts'
import type { MistakenLine, Slip, Truth } from '../../rules/mistake.ts'
import type { MistakeName } from '../../rules/mistakes.ts'
import type { ClaimCheck, MadeMistake } from '../../rules/mistakes-behind.ts'
import type { TableWords } from '../../rules/rules.ts'
import { suitName } from '../cards.ts'
import { capitalise, numberWord } from '../grammar.ts'
import { lineName, withArticle } from '../spoken-count.ts'

export const CLAIM_CHECK_WORDS = {
  title: 'Somebody says',
  /** Leads from a mistake to what the catalogue says of it. */
  why: 'Why?',
} as const

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
  const number = capitalise(claim === 0 ? 'nothing' : numberWord(claim))
  const wrong = over === 0 ? 'right' : `${Math.abs(over)} too ${over > 0 ? 'many' : 'few'}`
  return {
    verdict: right ? 'right' : over > 0 ? 'over' : 'short',
    heading: joke || (right && claim === 0) ? `${number} it is` : `${number} is ${wrong}`,
    told: [...plain, ...told],
  }
}

function reasons({ claim, truth, explanations, missed }: ClaimCheck): SaidCheck['told'] {
  if (claim === 0) return [{ telling: ['It leaves out everything there is.'], rulings: [] }]
  const oversight = explanations.some(({ made }) => made.every(({ slip }) => slip.counted.length === 0))
  return [
    ...explanations.map(({ made }) => ({
      telling: explained(truth, made),
      rulings: [...new Set(made.flatMap(({ ruling }) => ruling ?? []))],
    })),
    // A mistake that leaves lines out has told it already.
    ...(missed && !oversight ? [{ telling: missedLines(truth, missed), rulings: [] }] : []),
  ]
}

/** Nineteen and its like are no one’s count: at the table the word is a joke for nothing. */
function impossible({ claim, truth }: ClaimCheck): readonly string[] {
  if (isPossibleCount(claim, truth.show.of, truth.rules)) return []
  if (claim === 19) return ['No cards make nineteen: at the table it is said for nothing.']
  return [`No cards make ${numberWord(claim)}.`]
}

/** Lines that a short claim may lack, or, where those are most of them, the few that it may have. */
function missedLines({ lines }: Truth, places: readonly number[]): Telling {
  const few = places.length * 2 > lines.length
  const told = lines.filter((_, place) => places.includes(place) !== few)
  const start = few ? 'It may count no more than ' : `It may lack ${totalOf(told)}: `
  const named = told.flatMap((line, i) => [`${i > 0 ? ', ' : ''}a ${lineName(line.kind)} `, line.cards])
  return [start, ...named, '.']
}

function explained(truth: Truth, made: readonly MadeMistake[]): Telling {
  return made.flatMap(({ name, slip }, i) => {
    const { what, why } = MISTAKE_WORDS[name]
    const reason = typeof why === 'string' ? why : why(truth.rules.words, truth, slip)
    return [
      i === 0 ? 'That ' : ' And that ',
      ...changeTold(slip, typeof what === 'string' ? what : what(truth.rules.words, truth, slip)),
      ' ',
      ...(typeof reason === 'string' ? [reason] : reason),
    ]
  })
}

/** `adds 4 for a flush: 2♥ 3♥ 4♥ K♥.` */
function changeTold({ gone, counted }: Slip, what: string): Telling {
  if (counted.length === 0) return [`leaves out ${totalOf(gone)} for ${what}: `, ...cardsTold(gone), '.']
  if (gone.length === 0) return [`adds ${totalOf(counted)} for ${what}: `, ...cardsTold(counted), '.']
  const instead = `${totalOf(counted)} where there are ${totalOf(gone)}`
  return [`counts ${what}, ${instead}: `, ...cardsTold(counted), '.']
}

/** Of many lines the first few are shown. */
const MOST_TOLD = 3

function cardsTold(lines: readonly MistakenLine[]): Telling {
  const shown = lines.slice(0, MOST_TOLD).flatMap((line, i) => (i > 0 ? [', ', line.cards] : [line.cards]))
  const more = lines.length - MOST_TOLD
  return more > 0 ? [...shown, ` and ${numberWord(more)} more`] : shown
}

type Say<T> = string | ((words: TableWords, truth: Truth, slip: Slip) => T)

interface MistakeWords {
  /** What was counted, or left out. */
  readonly what: Say<string>
  /** What is right, in a sentence. */
  readonly why: Say<string | Telling>
}

const some = (one: string, many = `${one}s`): Say<string> => {
  return (_words, _truth, { counted, gone }) => {
    const { length } = counted.length > 0 ? counted : gone
    return length === 1 ? `a ${one}` : `${numberWord(length)} ${many}`
  }
}

const MISTAKE_WORDS: Readonly<Record<MistakeName, MistakeWords>> = {
  'four-flush-in-crib': {
    what: 'a flush',
    why: ({ crib }, { show: { starter } }) => [
      `A flush in the ${crib} needs all five cards; `,
      [starter],
      ` is a ${suitName(suitOf(starter)).slice(0, -1)}.`,
    ],
  },
  'flush-borrowed': {
    what: 'a flush',
    why: (words, { show: { of, cards, starter } }) => {
      const odd = cards.filter((card) => suitOf(card) !== suitOf(starter))
      const whole =
        of === 'crib'
          ? `A flush in the ${words.crib} needs all five cards`
          : 'All cards of the hand must be of one suit'
      return [`${whole}: the ${words.starter} does not stand in for `, odd, '.']
    },
  },
  'nob-for-starter-jack': {
    what: 'his nob',
    why: ({ jack, starter }) => `A ${jack} turned as the ${starter} is heels for the dealer, and no nob.`,
  },
  'nob-for-any-jack': {
    what: 'his nob',
    why: (words, { show: { starter } }) => [
      `Only the ${words.jack} of ${suitName(suitOf(starter))} would be one, like the ${words.starter} `,
      [starter],
      '.',
    ],
  },
  'heels-in-hand': {
    what: 'his heels',
    why: ({ starter }) => `The dealer pegged them when the ${starter} was turned: no hand counts them.`,
  },
  'round-the-corner': {
    what: some('run round the corner', 'runs round the corner'),
    why: 'The ace is low: no run goes on above the king.',
  },
  'run-in-parts': {
    what: (_words, _truth, { counted, gone }) =>
      `${numberWord(counted.length)} shorter runs${gone.length > 0 ? '' : ' as well'}`,
    why: 'Only the longest run counts, with all its cards.',
  },
  'pair-across-tens': {
    what: some('pair'),
    why: (_words, _truth, { counted }) =>
      counted.some(({ cards }) => cards.some((card) => orderOf(rankOf(card)) === 10))
        ? 'A ten and a court card are worth the same, and are no pair.'
        : 'Two court cards of unlike rank are worth the same, and are no pair.',
  },
  'nob-forgotten': {
    what: 'his nob',
    why: ({ jack, starter }) => `The ${jack} is of the ${starter}’s suit.`,
  },
  'five-flush-as-four': {
    what: (_, { show }) => `a flush of ${numberWord(show.cards.length)}`,
    why: ({ starter }) => `The ${starter} is of that suit too.`,
  },
  'flush-forgotten': { what: 'a flush', why: 'Fifteens and runs do not use it up.' },
  'long-fifteens-missed': {
    what: some('fifteen'),
    why: 'A fifteen of three cards or more is soon overlooked.',
  },
  'double-run-once': { what: some('run'), why: 'Each card of the pair makes the run anew.' },
  'pair-of-run-forgotten': {
    what: (_words, _truth, { gone }) => `the ${pairs(gone)} in the run`,
    why: (_words, _truth, { gone }) => `The runs count, and the ${pairs(gone)} besides.`,
  },
  'three-alike-short': { what: ({ three }) => withArticle(three), why: 'Three alike are three pairs: six.' },
  'four-alike-short': { what: ({ four }) => withArticle(four), why: 'Four alike are six pairs: twelve.' },
  'two-pairs-as-one': { what: 'a pair', why: 'Each of the two pairs is two.' },
  'run-end-missed': {
    what: (_words, _truth, { counted }) => `a run of ${numberWord(counted[0]?.points ?? 0)}`,
    why: 'It has one card more.',
  },
  'fifteens-without-starter': {
    what: some('fifteen'),
    why: ({ starter }) => `The ${starter} belongs to every hand, and to its fifteens.`,
  },
  'pair-of-run-twice': {
    what: (_words, _truth, { counted }) => `the ${pairs(counted)} once more`,
    why: (_, { lines }) => {
      const points = totalOf(lines.filter(({ kind }) => kind === 'run' || kind === 'pair'))
      return `The ${numberWord(points)} for the run has that already.`
    },
  },
  'fifteen-twice': { what: 'a fifteen told twice', why: 'The same cards make it once.' },
  'fifteen-by-the-card': {
    what: 'fifteens by their cards',
    why: 'A fifteen is two, of however many cards.',
  },
  'starter-left-out': {
    what: ({ starter }, _, { counted }) =>
      counted.length > 0 ? 'the hand alone' : `what the ${starter} makes`,
    why: ({ starter }) => `The ${starter} counts with it.`,
  },
  'ace-as-eleven': { what: some('fifteen'), why: 'The ace is one, never eleven.' },
  'cards-used-once': { what: some('fifteen'), why: 'A card serves in every fifteen it can make.' },
  'run-of-one-suit': { what: some('run'), why: 'A run may be of any suits.' },
  'fifteen-misadded': {
    what: some('fifteen'),
    why: (_words, _truth, { counted }) => {
      const cards = counted.flatMap((line) => line.cards)
      const sum = cards.reduce((total, card) => total + pipsOf(rankOf(card)), 0)
      return `They come to ${numberWord(sum)}.`
    },
  },
}

const pairs = ({ length }: readonly MistakenLine[]) => (length === 1 ? 'pair' : 'pairs')
