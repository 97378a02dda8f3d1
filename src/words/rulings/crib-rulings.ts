import { cribSize, type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, lowerFirst, numberWord } from '../grammar.ts'
import { sayDealRules } from '../rules.ts'
import type { Rulings } from './ruling.ts'
import { countCrib } from './trial.ts'

export const CRIB_RULINGS: Rulings = {
  1: {
    claim: 'Four of a suit in the {crib} are four.',
    answer: (rules) =>
      fourAreEnough(rules)
        ? 'Yes, 4, at this table, and 5 with the {starter}.'
        : 'No, nothing. The {crib} needs all five of one suit, the {starter} included: then 5.',
    why: 'Several players choose the cards of a {crib}, so more is asked of it than of a hand.',
    also: 'Old Hoyle says that some companies counted four. A table may choose it in its house rules.',
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: (rules) => (fourAreEnough(rules) ? [] : countCrib('2H 4H 8H KH', '6S', [0, 'flush'])(rules)),
  },
  5: {
    claim: 'A flush never counts in the {crib}.',
    answer: 'No, 5, when its four cards and the {starter} are all of one suit.',
    why: 'All five cards of one suit are a flush everywhere; only four of them are in dispute.',
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: countCrib('2H 4H 8H KH', '6H', [5, 'flush']),
  },
  26: {
    claim: 'His {nob} does not count in the {crib}.',
    answer: 'No, 1, as in any hand, for the {jack} of the {starter}’s suit.',
    why: 'Apart from the flush, the {crib} counts like a hand.',
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: countCrib('JH 2S 4D 8C', '6H', [1, 'nobs']),
  },
  69: {
    claim: 'Everybody discards two, so the {crib} of four players has eight cards.',
    answer: (rules) =>
      `No. The {crib} is ${numberWord(cribSize(rules))} cards, whatever the number of players. ${dealtHere(rules)}`,
    why: 'Two each is the two-player game. Some pages name four players but give no deal for them.',
    also: 'Five can play, each alone: four cards to the dealer, who discards none, and five to each of the others.',
    from: ['acc', 'bicycle', 'board', 'germantown'],
    words: 'discard lay away throw four-handed partners',
  },
  70: {
    claim: 'We discard one each, so the {crib} is two cards short.',
    answer: (rules) => {
      const { cards, when } = rules.deal.pack
      const given = `The pack makes it up: it gives ${numberWord(cards)} ${when} the discards.`
      return `No. ${cards > 0 ? given : 'Here nothing comes from the pack.'} ${dealtHere(rules)}`
    },
    why: 'The {crib} always has four cards. What the players do not give, the pack gives.',
    also: 'League singles take two cards from the pack, three players one.',
    from: ['league', 'board'],
    words: 'discard lay away throw two cards singles three players short',
  },
}

/** A house rule: the flush of a crib needs no starter. */
const fourAreEnough = ({ show: { flushInCrib } }: Rules) => flushInCrib <= 4

const dealtHere = (rules: Rules) =>
  `${capitalise(numberWord(seatCount(rules)))} players: ${lowerFirst(sayDealRules(rules))}`
