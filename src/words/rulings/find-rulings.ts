import { meaningsIn, NAMED_WORDS, plainWords, wordsOf } from './meanings.ts'

/** What a mark of a question counts: a meaning, two side by side, a word, two side by side. */
const WEIGHTS = { meaning: 1, meanings: 0.5, word: 0.6, words: 0.3 } as const

/** So many of the nearest questions speak for a ruling, each less than the one before by this factor. */
const NEAREST = 8
const LESS = 0.7

/** What the words of all questions of a ruling say, beside its nearest questions. */
const ALL_WORDS = 0.3

/** A mark seen in few questions proves little. */
const DOUBT = 8

/** With no more of what is asked than this share, the nearest ruling is no answer. */
const HALF = 0.5

/** More are not shown. */
const MOST = 20

/** The marks of a text, and their weights. */
type Marks = ReadonlyMap<string, number>

interface Question {
  readonly answers: readonly number[]
  readonly marks: Marks
  readonly length: number
}

/** How often each mark is in the questions of a ruling, or of all. */
interface Counts {
  readonly marks: Map<string, number>
  all: number
}

export type Search = ReturnType<typeof makeSearch>

/** From `questions.txt`: questions as people ask them, under the rulings that answer them. */
export function makeSearch(bank: string) {
  const asked = readQuestions(bank).map((one) => ({ ...one, marks: marksOf(one.text) }))
  const withMark = new Map<string, number[]>()
  // A word that is half typed is most likely one of the game.
  const words = new Map<string, number>(NAMED_WORDS.map((word) => [word, asked.length]))
  const total = countMarks()
  const rulings = new Map<number, Counts>()
  for (const [at, { text, answers, marks }] of asked.entries()) {
    for (const word of plainWords(text)) words.set(word, (words.get(word) ?? 0) + 1)
    for (const mark of marks.keys()) {
      const places = withMark.get(mark)
      if (places) places.push(at)
      else withMark.set(mark, [at])
      for (const number of answers) {
        const counts = rulings.get(number) ?? countMarks()
        rulings.set(number, counts)
        for (const seen of [counts, total]) seen.marks.set(mark, (seen.marks.get(mark) ?? 0) + 1)
        counts.all++
        total.all++
      }
    }
  }
  /** Rare marks count most. */
  const weigh = (marks: Marks): Marks =>
    new Map(
      [...marks].flatMap(([mark, weight]) => {
        const { length = 0 } = withMark.get(mark) ?? []
        return length > 0 ? [[mark, weight * Math.log(1 + asked.length / length)] as const] : []
      }),
    )
  const questions = asked.map(({ answers, ...one }): Question => {
    const marks = weigh(one.marks)
    return { answers, marks, length: lengthOf(marks) }
  })
  return { questions, withMark, words, rulings, total, weigh }
}

const countMarks = (): Counts => ({ marks: new Map(), all: 0 })

const lengthOf = (marks: Marks) => Math.hypot(...marks.values())

/** `# 58 60`: the rulings that answer the lines below, the likeliest first. */
function readQuestions(bank: string) {
  let answers: readonly number[] = []
  return bank.split('\n').flatMap((text) => {
    if (text.startsWith('# ')) answers = text.slice(2).split(' ').map(Number)
    return text === '' || text.startsWith('# ') ? [] : [{ text, answers }]
  })
}

function marksOf(text: string): Marks {
  const words = wordsOf(text)
  const meanings = meaningsIn(words)
  const marks = new Map<string, number>()
  for (const [i, meaning] of meanings.entries()) {
    marks.set(`=${meaning}`, WEIGHTS.meaning)
    const next = meanings[i + 1]
    if (next !== undefined) marks.set([meaning, next].sort().join('+'), WEIGHTS.meanings)
  }
  for (const [i, word] of words.entries()) {
    marks.set(word, WEIGHTS.word)
    const next = words[i + 1]
    if (next !== undefined) marks.set(`${word} ${next}`, WEIGHTS.words)
  }
  return marks
}

export type FoundRulings = ReturnType<typeof findRulings>

/**
 * The rulings that a question may mean, the likeliest first: those of the nearest questions. Its words may be half typed
 * or mistyped, and go by any of their names. `isAnswer`: the first ruling’s questions have enough of its words.
 */
export function findRulings(search: Search, typed: string) {
  const query = correctWords(search, typed)
  const marks = marksOf(query)
  const near = nearest(search, search.weigh(marks))
  const found = [...near]
    .map(([number, worth]) => ({ number, worth: worth + ALL_WORDS * allWords(search, number, marks) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ number }) => number)
  const meanings = [...new Set(meaningsIn(wordsOf(query)))]
  const [best = 0] = found
  const known = meanings.filter((meaning) => search.rulings.get(best)?.marks.has(`=${meaning}`))
  const isAnswer = known.length > meanings.length * HALF
  return { typed, numbers: found.slice(0, isAnswer ? MOST : 3), isAnswer }
}

/** How near the nearest questions of each ruling are, from 0 to 1. */
function nearest({ questions, withMark }: Search, marks: Marks): ReadonlyMap<number, number> {
  const common = new Map<number, number>()
  for (const [mark, weight] of marks) {
    for (const at of withMark.get(mark) ?? [])
      common.set(at, (common.get(at) ?? 0) + weight * (questions[at]?.marks.get(mark) ?? 0))
  }
  const length = lengthOf(marks)
  const likeness = new Map<number, number[]>()
  for (const [at, shared] of common) {
    const question = questions[at]
    if (!question) continue
    for (const [place, number] of question.answers.entries()) {
      const like = shared / (length * question.length) / (1 + place / 6)
      likeness.set(number, [...(likeness.get(number) ?? []), like])
    }
  }
  const most = (1 - LESS ** NEAREST) / (1 - LESS)
  return new Map(
    [...likeness].map(([number, all]) => {
      const best = all.sort((a, b) => b - a).slice(0, NEAREST)
      return [number, best.reduce((sum, like, i) => sum + like * LESS ** i, 0) / most]
    }),
  )
}

/** How much likelier its words are in questions of this ruling than in others. */
function allWords({ rulings, total }: Search, number: number, marks: Marks): number {
  const own = rulings.get(number)
  let [sum, weights] = [0, 1e-9]
  for (const [mark, weight] of marks) {
    const usual = (total.marks.get(mark) ?? 0) / total.all
    if (!own || usual === 0) continue
    const here = ((own.marks.get(mark) ?? 0) + DOUBT * usual) / (own.all + DOUBT)
    sum += weight * Math.log(here / usual)
    weights += weight
  }
  return sum / weights
}

/** A word that no question has becomes the commonest that begins like it, if it is the last, or that is one letter off. */
function correctWords({ words }: Search, query: string): string {
  const typed = plainWords(query)
  const commonest = (fits: (word: string) => boolean) =>
    [...words].filter(([word]) => fits(word)).sort(([, a], [, b]) => b - a)[0]?.[0]
  return query.toLowerCase().replace(/[a-z]{3,}/gu, (word) => {
    if (words.has(word)) return word
    const begun = word === typed.at(-1) ? commonest((one) => one.startsWith(word)) : undefined
    return begun ?? (word.length > 4 ? commonest((one) => isOneOff(one, word)) : undefined) ?? word
  })
}

/** One letter more, less or another, or two exchanged. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, skipped: number) => text.slice(from + skipped)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  )
}
