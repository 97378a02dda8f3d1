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
  'side-numbers': 'A side has nobody sitting for it.',
  'sides-uneven': ({ seats }) => `Sides must be of one size, not ${listOf(seats.map(numberWord))}.`,
  'deal-seats': ({ have, need, field }, { crib }) =>
    `The deal says what ${plural(have, 'player')} ${field === 'crib' ? `lay to the ${crib}` : 'lay aside'}, but ${numberWord(need)} play.`,
  'not-whole': ({ field, value }, words) =>
    `${inTableWords(FIELD_NAMES[field], words)} must be a whole number, not ${value}.`,
  'hand-size': ({ allowed, have }) =>
    `A hand keeps ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}.`,
  'crib-size': ({ have, need }, { crib }) =>
    `The ${crib} would have ${plural(have, 'card')}: it needs ${numberWord(need)}.`,
  'pack-exceeded': ({ need, have }, { starter }) =>
    `This deal takes ${need} cards with the ${starter}: the pack has ${have}.`,
  target: ({ least, most, have }) => `A game goes to a hole from ${least} to ${most}, not to ${have}.`,
  'flush-in-hand': ({ need, have }) =>
    `A flush in the hand is all ${numberWord(need)} cards of it, not ${numberWord(have)}.`,
  'flush-in-crib': ({ allowed, have }, { crib }) =>
    `A flush in the ${crib} is ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}.`,
  'skunk-line': ({ name, target, below }) =>
    `The ${name} line must be from 1 to ${target - 1}, not ${below}.`,
  'skunk-worth': ({ name, games }) => `A ${name} must be worth two games or more, not ${numberWord(games)}.`,
  'skunk-order': ({ name }) => `The ${name} must be drawn lower than the line before it, and be worth more.`,
  'lowball-skunks': 'Lowball has no skunks: they would reward the side that loses.',
  'lowball-three-for-last': 'Lowball has no three for last: nobody wants them.',
  'penalty-points': ({ reason, points }) =>
    `The penalty for “${reason}” must be one point or more, not ${points}.`,
  'penalty-unnamed': 'A penalty needs a reason.',
  'match-games': ({ games }) => `A match is of one game or more, not ${games}.`,
  'match-even': ({ games }) => `Best of ${numberWord(games)} may end level: take an odd number.`,
}

const FIELD_NAMES: Readonly<Record<CountedField, string>> = {
  dealt: 'Cards dealt',
  crib: 'Cards laid to the {crib}',
  aside: 'Cards laid aside',
  pack: 'Cards from the pack',
  'go-point': 'Points for the go',
  'last-card': 'Points for the last card',
  'thirty-one': 'Points for thirty-one',
  heels: 'Points for his heels',
  'three-for-last': 'Points for last',
}
