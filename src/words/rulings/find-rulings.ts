import type { Rules } from '../../rules/rules.ts'
import { RULINGS } from './catalogue.ts'
import { type Ruling, say, subjectName } from './ruling.ts'

/** Every word or name of a ruling with the weight of the best place it is found in. */
type Index = ReadonlyMap<string, number>

type Search = readonly (readonly [Ruling, Index])[]

const WEIGHT = { claim: 8, words: 6, answer: 3, why: 1, also: 1, subject: 2, pair: 2, number: 1 } as const

/** What is left of a weight where a word is found under another name, half typed or mistyped. */
const BY_OTHER_NAME = 0.8
const BEGUN = 0.6
const MISTYPED = 0.3

const EMPTY = wordsIn(
  'a an and are as at be but by can do does for from have he her his i if in is it its me my no not of on or our she so than that the their them then there they this to was we what when which who with yes you your',
)

/**
 * What people call the same thing: a search for one name of a row finds every ruling that has another of them.
 * A name may be in two rows: “nibs” is his nob to some and his heels to others.
 */
const SYNONYMS: readonly (readonly (readonly string[])[])[] = [
  'crib, box, kitty',
  'starter, turn-up, turned up, turned card, cut card, upcard, start card',
  'nob, nobs, nibs, his nob, his nobs, knob, noddy, right jack',
  'heels, heel, nibs, his heels',
  'jack, knave, bower',
  'pair royal, prial, proil, three of a kind, three alike, triplet, trips',
  'double pair royal, double prial, four of a kind, four alike, quads, quadruplet',
  'pair, two of a kind, double',
  'skunk, skunked, lurch, lurched, whitewash',
  'go, pass, passes, cannot play, knock',
  'muggins, mugs, cut-throat',
  'pone, non-dealer, eldest, first down, opponent',
  'peg, pegs, pegged, pegging, score, scored, points, holes',
  'line, street, corner',
  'renege, revoke, hold back, refuse',
  'run, sequence, straight, street',
  'flush, suit, suited, same suit',
  'fifteen, 15',
  'thirty-one, 31',
  'nineteen, 19, zero, nothing',
  'twenty-five, 25',
  'ace, one',
  'face card, court card, picture, ten-card, king, queen',
  'lay, play, played, lead, put down',
  'lay away, discard, throw, put in',
  'go out, peg out, count out, win, wins, home, finish, end',
  'tie, tied, same, equal, draw',
  'lowball, losers, reverse, leastski',
  'series, sequence of cards, round',
  'last card, last, final card',
  'too many, overcount, over-count, overpeg, overpegged, over-peg, too much',
  'too little, undercount, under-count, underpeg, underpegged, missed, short',
  'claim, say, said, call, announce, declare',
  'misdeal, redeal, deal again, wrong number',
  'show, count, counting, hand',
  'partners, doubles, team, teams, pairs game',
  'dealer, deal, deals',
  'cut, cuts, lift',
  'head start, bonus, three for last',
].map((row) => row.split(', ').map(wordsIn))

const LONG_NAMES = SYNONYMS.flat()
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length)

export const makeSearch = (rules: Rules): Search => RULINGS.map((ruling) => [ruling, indexOf(ruling, rules)])

export type FoundRulings = ReturnType<typeof findRulings>

/**
 * Finds words half typed, in any order, and by any of the names a thing has. `whole`: the rulings have all
 * that was asked for, and do not only come near it.
 */
export function findRulings(search: Search, query: string) {
  const asked = namesIn(query).map((name) => ({ name, rare: rarity(name, search) }))
  const together = neighbours(wordsIn(query))
  const scored = search.map(([ruling, index]) => {
    const weights = asked.map(({ name, rare }) => weightOf(name, index) * rare)
    // Words asked for side by side are better so.
    const beside = together.map((pair) => index.get(pair) ?? 0)
    const score = [...weights, ...beside].reduce((sum, weight) => sum + weight, 0)
    return { ruling, met: weights.filter((weight) => weight > 0).length, score }
  })
  const most = Math.max(0, ...scored.map(({ met }) => met))
  const best = scored.filter(({ met }) => met > 0 && met === most).sort((a, b) => b.score - a.score)
  return { rulings: best.map(({ ruling }) => ruling), whole: asked.length > 0 && most === asked.length }
}

/** A word of few rulings says more than one of most. */
function rarity(name: string, search: Search): number {
  const having = search.filter(([, index]) => index.has(name)).length
  return Math.log((search.length + 1) / (having + 1)) + 0.2
}

function weightOf(name: string, index: Index): number {
  const exact = index.get(name)
  if (exact !== undefined) return exact
  let best = 0
  for (const [word, weight] of index) {
    if (name.length > 1 && word.startsWith(name)) best = Math.max(best, weight * BEGUN)
    else if (isMistyped(name, word)) best = Math.max(best, weight * MISTYPED)
  }
  return best
}

/** One letter wrong, missing, too many or swapped, in a word long enough to be recognised. */
function isMistyped(name: string, word: string): boolean {
  if (name.length < 5 || Math.abs(name.length - word.length) > 1) return false
  let head = 0
  while (head < name.length && name[head] === word[head]) head++
  const after = (skipName: number, skipWord: number) =>
    name.slice(head + skipName) === word.slice(head + skipWord)
  const turned = name[head] === word[head + 1] && name[head + 1] === word[head] && after(2, 2)
  return after(1, 1) || after(1, 0) || after(0, 1) || turned
}

function indexOf(ruling: Ruling, rules: Rules): Index {
  const index = new Map<string, number>()
  const raise = (word: string, weight: number) => index.set(word, Math.max(index.get(word) ?? 0, weight))
  const add = (text: string, weight: number) => {
    const words = wordsIn(text)
    for (const word of words) raise(word, weight)
    for (const names of SYNONYMS) {
      const said = names.filter((name) => includes(words, name))
      if (said.length === 0) continue
      for (const name of names) raise(name.join(' '), said.includes(name) ? weight : weight * BY_OTHER_NAME)
    }
  }
  for (const part of ['claim', 'words', 'answer', 'why', 'also'] as const) {
    add(say(ruling[part] ?? '', rules), WEIGHT[part])
  }
  for (const pair of neighbours(wordsIn(say(ruling.claim, rules)))) raise(pair, WEIGHT.pair)
  add(subjectName(ruling.subject, rules), WEIGHT.subject)
  raise(`${ruling.number}`, WEIGHT.number)
  return index
}

const neighbours = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, i) => `${words[i]} ${word}`)

/** What is asked for: names of several words kept together, and the words that say something. */
function namesIn(query: string): readonly string[] {
  const words = wordsIn(query)
  const names: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = LONG_NAMES.find((long) => isAt(at, words, long))
    const word = words[at] ?? ''
    if (name) names.push(name.join(' '))
    else if (!EMPTY.includes(word)) names.push(word)
    at += name?.length ?? 1
  }
  // “is it so?” says nothing; then even small words are better than none.
  return names.length > 0 ? [...new Set(names)] : words
}

const includes = (words: readonly string[], name: readonly string[]) =>
  words.some((_, at) => isAt(at, words, name))

const isAt = (at: number, words: readonly string[], name: readonly string[]) =>
  name.every((word, i) => words[at + i] === word)

/** Small letters and figures only: `Turn-up’s` is `turn`, `ups`. */
function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/gu, '')
  return plain.match(/[a-z0-9]+/gu) ?? []
}
