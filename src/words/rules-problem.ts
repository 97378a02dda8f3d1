import type { CountedField, RulesProblem } from '../rules/check-rules.ts'
import type { Rules, TableWords } from '../rules/rules.ts'
import { capitalise, listOf, numberWord, plural, type WordsOf, wordsFor } from './grammar.ts'
import { inTableWords } from './spoken-count.ts'

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
  'not-whole': ({ field, value }, words) =>
    `${inTableWords(FIELD_NAMES[field], words)} must be a whole number, not ${value}.`,
  'hand-size': ({ allowed, have }) =>
    `A hand has ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}. Change the deal or the discards.`,
  'crib-size': ({ have, need }, { crib }) =>
    `The ${crib} would have ${plural(have, 'card')}; it needs ${numberWord(need)}. Change the discards or the cards from the pack.`,
  'pack-exceeded': ({ need, have }, { starter }) =>
    `This deal takes ${need} cards with the ${starter}; the pack has ${have}. Deal fewer.`,
  target: ({ least, most, have }) =>
    `A game must be to at least ${least} and at most ${most} points, not ${have}.`,
  'flush-in-hand': ({ need, have }) =>
    `A flush in the hand needs all its ${numberWord(need)} cards, not ${numberWord(have)}.`,
  'flush-in-crib': ({ allowed, have }, { crib }) =>
    `A flush in the ${crib} needs ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}.`,
  'skunk-line': ({ name, target, below }) =>
    `The ${name} line must be from 1 to ${target - 1}, not ${below}.`,
  'skunk-worth': ({ name, games }) => `A ${name} must count two games or more, not ${numberWord(games)}.`,
  'skunk-order': ({ name }) => `The ${name} must be lower than the line before it and count more games.`,
  'lowball-skunks': 'Lowball has no skunks: they would reward the loser.',
  'lowball-three-for-last': 'Lowball has no three for last: nobody wants points.',
  'penalty-points': ({ reason, points }) =>
    `The penalty for “${reason}” must be one point or more, not ${points}.`,
  'penalty-unnamed': 'A penalty needs a reason.',
  'match-games': ({ games }) => `A match has one game or more, not ${games}.`,
  'match-even': ({ games }) => `Best of ${numberWord(games)} may end level. Choose an odd number.`,
}

const FIELD_NAMES: Readonly<Record<CountedField, string>> = {
  dealt: 'Cards dealt',
  crib: 'Cards to the {crib}',
  aside: 'Cards out of play',
  pack: 'Cards from the pack',
  'go-point': 'Points for the go',
  'last-card': 'Points for the last card',
  'thirty-one': 'Points for thirty-one',
  heels: 'Points for his heels',
  'three-for-last': 'Points for last',
}
