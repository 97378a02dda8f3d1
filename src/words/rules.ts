import type { RulesProblem } from '../rules/check-rules.ts'
import type { Rules, TableWords } from '../rules/rules.ts'
import type { WordsOf } from './engine/grammar.ts'
import { capitalise, listOf, numberWord, plural, wordsFor } from './engine/grammar.ts'
import { inTableWords } from './engine/spoken-count.ts'
import { ruleWords } from './pages/house-rules.ts'

/** The scores of a game begun on a wooden board: `, from 88–93`. */
export const sayFromScores = (scores: readonly number[] | undefined) =>
  scores === undefined ? '' : `, from ${scores.join('–')}`

/** What a change of rules in mid-game touches; a new name changes nothing. */
const TOUCHED: Readonly<Record<keyof Rules, string | undefined>> = {
  name: undefined,
  preset: undefined,
  note: undefined,
  sideOfSeat: 'who plays for whom',
  deal: 'the deal',
  target: 'points to win',
  firstHome: 'who wins',
  play: 'the play',
  show: 'the flush',
  heels: 'his heels',
  noHeelsWithin: 'his heels near home',
  threeForLast: 'three for last',
  skunks: 'the skunk lines',
  skunkBy: 'who is skunked',
  win: 'what a win counts',
  penalties: 'the penalties',
  nextDealer: 'who deals next',
  muggins: 'muggins',
  words: 'the words',
  match: 'the match',
  playBy: 'how the play is pegged',
}

/** `Rules changed: points to win and muggins`, without the full stop. */
export function sayRulesChange(patch: Partial<Rules>): string {
  if (patch.playBy && Object.keys(patch).length === 1) {
    return patch.playBy === 'cards' ? 'The next play is by cards' : 'The play is by points'
  }
  const touched = (Object.keys(patch) as (keyof Rules)[]).flatMap((key) => TOUCHED[key] ?? [])
  return touched.length === 0 ? 'Rules changed' : `Rules changed: ${listOf([...new Set(touched)])}`
}

export const sayRulesProblem = (problem: RulesProblem, { words }: Pick<Rules, 'words'>) =>
  wordsFor(PROBLEM_WORDS, problem, words)

const PROBLEM_WORDS: WordsOf<RulesProblem, TableWords> = {
  'no-name': 'The rules need a name.',
  seats: ({ least, most, have }) =>
    `${capitalise(numberWord(least))} to ${numberWord(most)} can play, not ${numberWord(have)}.`,
  sides: ({ least, most, have }) =>
    `There are pegs for ${numberWord(least)} to ${numberWord(most)} sides, not ${numberWord(have)}.`,
  'side-numbers': 'One side has no players.',
  'sides-uneven': ({ seats }) =>
    `All sides must have the same number of players, not ${listOf(seats.map(numberWord))}.`,
  'deal-seats': ({ have, need, field }, { crib }) =>
    `The discards ${field === 'crib' ? `to the ${crib}` : 'out of play'} are those of ${plural(have, 'player')}, but ${numberWord(need)} play.`,
  'not-whole': ({ value }) =>
    `A number in the rules must be 0, 1, 2 or more, not ${value}.`.replace('-', '−'),
  'hand-size': ({ allowed, have }) =>
    `A hand has ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}. Change the deal or the discards.`,
  'crib-size': ({ have, need }, { crib }) =>
    `The ${crib} would have ${plural(have, 'card')}; it needs ${numberWord(need)}. Change the discards or the cards from the pack.`,
  'pack-exceeded': ({ need, have }, { starter }) =>
    `This deal takes ${need} cards with the ${starter}; the pack has ${have}. Deal fewer.`,
  range: ({ path, least, most, have }, words) =>
    `${inTableWords(ruleWords(path).label, words)} a number from ${least} to ${most}, not ${have}.`,
  'flush-in-hand': ({ need, have }) =>
    `A flush in the hand needs all its ${numberWord(need)} cards, not ${numberWord(have)}.`,
  'skunk-line': ({ name, target, below }) =>
    `The ${name} line must be from 1 to ${target - 1}, not ${below}.`,
  'skunk-worth': ({ name, games }) => `A ${name} must count more than a win, not ${numberWord(games)}.`,
  'skunk-order': ({ name }) => `The ${name} must be lower than the line before it and count more games.`,
  'lowball-skunks': 'Lowball has no skunks: they would reward the loser.',
  'lowball-three-for-last': 'Lowball has no three for last: nobody wants points.',
  'penalty-points': ({ reason, points }) =>
    `The penalty for “${reason}” must be one point or more, not ${points}.`,
  'penalty-unnamed': 'A penalty needs a reason.',
  'match-games': ({ games }) => `A match has one game or more, not ${games}.`,
  'match-even': ({ games }) => `Best of ${numberWord(games)} may end level. Choose an odd number.`,
}
