import MiniSearch from 'minisearch'
import type { Rules } from '../../rules/rules.ts'
import { RULINGS } from './catalogue.ts'
import { type Ruling, say, subjectName, verdictOf } from './ruling.ts'
import { meaningsBegun, meaningsIn } from './search-words.ts'

/** Where a word is found, and what it weighs there. */
const WEIGHTS = { asks: 4, asked: 4, says: 0.5, why: 0.3, subject: 1 } as const

/** What a word counts that is not in the question, but in the answer, or one letter off. */
const ELSEWHERE = 0.7

/** With no more of the words asked for than this share, the nearest ruling is no answer. */
const HALF = 0.5

/** What is worth less than this part of the best is not shown. */
const TAIL = 0.1

export type Search = ReturnType<typeof makeSearch>

export function makeSearch(rules: Rules) {
  const index = new MiniSearch<{ readonly number: number }>({
    idField: 'number',
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => text.split('/').flatMap(meaningsIn),
    // The words come as the index has them.
    processTerm: (word) => word,
    searchOptions: {
      boost: WEIGHTS,
      // One letter of five or more may be wrong.
      fuzzy: (word) => word.length > 4 && 0.2,
    },
  })
  index.addAll(RULINGS.map((ruling) => ({ number: ruling.number, ...textsOf(ruling, rules) })))
  return index
}

function textsOf(ruling: Ruling, rules: Rules): Readonly<Record<keyof typeof WEIGHTS, string>> {
  const { sentence, more } = verdictOf(ruling, rules)
  return {
    asks: say(ruling.asks, rules),
    asked: ruling.asked,
    says: `${sentence} ${more}`,
    why: `${say(ruling.why, rules)} ${say(ruling.others ?? '', rules)}`,
    subject: subjectName(ruling.subject, rules),
  }
}

export type FoundRulings = ReturnType<typeof findRulings>

/**
 * The rulings that a question may mean, the likeliest first. Its words may be half typed or mistyped, and go by
 * any of their names. `isAnswer`: the first has enough of them to be an answer.
 */
export function findRulings(index: Search, query: string) {
  const { asked, begun } = wordsAsked(index, query)
  const found = index
    .search(query, { tokenize: () => asked, prefix: (word) => word === begun })
    .map(({ id, score, queryTerms, match }) => {
      const ofQuestion = queryTerms.filter((word) => match[word]?.some((field) => field.startsWith('ask')))
      const rest = queryTerms.length - ofQuestion.length
      const share = (ofQuestion.length + rest * ELSEWHERE) / Math.max(1, asked.length)
      return { id, share, worth: score * share }
    })
    .toSorted((a, b) => b.worth - a.worth)
  const [best = { share: 0, worth: 0 }] = found
  const isAnswer = best.share > HALF
  const near = isAnswer ? found.filter(({ worth }) => worth > best.worth * TAIL) : found.slice(0, 3)
  return { rulings: near.flatMap(({ id }) => RULINGS.find(({ number }) => number === id) ?? []), isAnswer }
}

/** The last word may be only begun, even that of a name that the index knows by another. */
function wordsAsked(index: Search, query: string): { readonly asked: string[]; readonly begun?: string } {
  const words = [...new Set(meaningsIn(query))]
  const last = words.at(-1) ?? ''
  if (index.search(last, { tokenize: () => [last], fuzzy: false }).length > 0) return { asked: words }
  const meant = meaningsBegun(last)
  return {
    asked: [...words.slice(0, -1), ...(meant.length > 0 ? meant : [last])],
    begun: meant.at(-1) ?? last,
  }
}
