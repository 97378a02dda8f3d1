import type { CountedField, RulesProblem } from '../rules/check-rules.ts'
import type { Rules, TableWords } from '../rules/rules.ts'
import { capitalise, listOf, numberWord, plural } from './grammar.ts'

/** Why these rules cannot be played, in one sentence for whoever is filling in the form. */
export function sayRulesProblem(problem: RulesProblem, { words }: Pick<Rules, 'words'>): string {
  switch (problem.type) {
    case 'no-name':
      return 'The rules need a name.'
    case 'seats':
      return `${capitalise(numberWord(problem.least))} to ${numberWord(problem.most)} can play, not ${numberWord(problem.have)}.`
    case 'five-seats':
      return `Five cannot play: one card each would make a ${words.crib} of five, and no book gives five a deal that comes out even.`
    case 'sides':
      return `There are pegs for ${numberWord(problem.least)} to ${numberWord(problem.most)} sides, not ${numberWord(problem.have)}.`
    case 'side-numbers':
      return 'A side has nobody sitting for it.'
    case 'sides-uneven':
      return `Sides must be of one size, not ${listOf(problem.seats.map(numberWord))}.`
    case 'deal-seats':
      return `The deal says what ${plural(problem.have, 'player')} ${problem.field === 'crib' ? `lay to the ${words.crib}` : 'lay aside'}, but ${numberWord(problem.need)} play.`
    case 'not-whole':
      return `${capitalise(fieldName(problem.field, words))} must be a whole number, not ${problem.value}.`
    default:
      return sayDealProblem(problem, words)
  }
}

type Said =
  | 'no-name'
  | 'seats'
  | 'five-seats'
  | 'sides'
  | 'side-numbers'
  | 'sides-uneven'
  | 'deal-seats'
  | 'not-whole'

type Rest = Exclude<RulesProblem, { readonly type: Said }>

function sayDealProblem(problem: Rest, words: TableWords): string {
  switch (problem.type) {
    case 'hands-differ':
      return `Everybody must keep as many cards as the others, not ${listOf(problem.cards.map(numberWord))}.`
    case 'hand-size':
      return `A hand keeps ${listOf(problem.allowed.map(numberWord), 'or')} cards, not ${numberWord(problem.have)}.`
    case 'crib-size':
      return `The ${words.crib} would have ${plural(problem.have, 'card')}: it needs ${numberWord(problem.need)}.`
    case 'pack-exceeded':
      return `This deal takes ${problem.need} cards with the ${words.starter}: the pack has ${problem.have}.`
    case 'target':
      return `A game goes to a hole from ${problem.least} to ${problem.most}, not to ${problem.have}.`
    case 'flush-in-hand':
      return `A flush in the hand is all ${numberWord(problem.need)} cards of it, not ${numberWord(problem.have)}.`
    case 'flush-in-crib':
      return `A flush in the ${words.crib} is ${listOf(problem.allowed.map(numberWord), 'or')} cards, not ${numberWord(problem.have)}.`
    default:
      return sayEndProblem(problem)
  }
}

type DealSaid =
  | 'hands-differ'
  | 'hand-size'
  | 'crib-size'
  | 'pack-exceeded'
  | 'target'
  | 'flush-in-hand'
  | 'flush-in-crib'

function sayEndProblem(problem: Exclude<Rest, { readonly type: DealSaid }>): string {
  switch (problem.type) {
    case 'skunk-line':
      return `The ${problem.name} line must be from 1 to ${problem.target - 1}, not ${problem.below}.`
    case 'skunk-worth':
      return `A ${problem.name} must be worth two games or more, not ${numberWord(problem.games)}.`
    case 'skunk-order':
      return `The ${problem.name} must be drawn lower than the line before it, and be worth more.`
    case 'lowball-skunks':
      return 'Lowball has no skunks: they would reward the side that loses.'
    case 'lowball-three-for-last':
      return 'Lowball has no three for last: nobody wants them.'
    case 'penalty-points':
      return `The penalty for “${problem.reason}” must be one point or more, not ${problem.points}.`
    case 'penalty-unnamed':
      return 'A penalty needs a reason.'
    case 'match-games':
      return `A match is of one game or more, not ${problem.games}.`
    case 'match-even':
      return `Best of ${numberWord(problem.games)} may end level: take an odd number.`
  }
}

function fieldName(field: CountedField, words: TableWords): string {
  switch (field) {
    case 'dealt':
      return 'cards dealt'
    case 'crib':
      return `cards laid to the ${words.crib}`
    case 'aside':
      return 'cards laid aside'
    case 'pack':
      return 'cards from the pack'
    case 'go-point':
      return 'points for the go'
    case 'last-card':
      return 'points for the last card'
    case 'thirty-one':
      return 'points for thirty-one'
    case 'heels':
      return 'points for his heels'
    case 'three-for-last':
      return 'points for last'
  }
}
