import { cribSize, type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, lowered, numberWord } from '../grammar.ts'
import { sayDealRules } from '../rules.ts'
import type { Rulings } from './ruling.ts'
import { countCrib } from './trial.ts'

/** Disputes over what goes to the crib, and what counts in it. */
export const CRIB_RULINGS: Rulings = {
  1: {
    claim: 'Four of a suit in the {crib} are four.',
    answer: ({ show: { flushInCrib } }) =>
      flushInCrib > 4
        ? 'No, nothing. The {crib} needs all five of one suit, the {starter} among them: then 5.'
        : 'Yes, at this table: 4, and 5 with the {starter}.',
    why: 'The cards of a {crib} were picked by several people, so more is asked of it than of a hand.',
    also: 'Old Hoyle let four count in some companies, and a table may choose it among its house rules.',
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: (rules) =>
      rules.show.flushInCrib > 4 ? countCrib('2H 4H 8H KH', '6S', [0, 'flush'])(rules) : [],
  },
  5: {
    claim: 'A flush never counts in the {crib}.',
    answer: 'It does, for 5, when its four cards and the {starter} are all of one suit.',
    why: 'What the {crib} does not have is the shorter flush, of its own cards alone.',
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: countCrib('2H 4H 8H KH', '6H', [5, 'flush']),
  },
  26: {
    claim: 'His nob does not count in the {crib}.',
    answer: 'It does: 1, as in any hand, for the {jack} of the {starter}’s suit.',
    why: 'The {crib} is counted as a hand in everything but its flush.',
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: countCrib('JH 2S 4D 8C', '6H', [1, 'nobs']),
  },
  69: {
    claim: 'Everybody lays away two, so the {crib} of four players has eight cards.',
    answer: (rules) =>
      `No. The {crib} is ${numberWord(cribSize(rules))} cards, by any number of players. ${dealtHere(rules)}`,
    why: 'Two from each is the way of two players. Some pages name four players and forget to give them a deal.',
    from: ['acc', 'bicycle', 'board'],
    words: 'discard lay away throw four-handed partners',
  },
  70: {
    claim: 'We each lay one away, so the {crib} is short of two cards.',
    answer: (rules) => {
      const { cards } = rules.deal.pack
      const given = `The pack makes it up: it gives ${numberWord(cards)} to the {crib}.`
      return `${cards > 0 ? given : 'Here nothing comes from the pack.'} ${dealtHere(rules)}`
    },
    why: 'The {crib} always has four cards. What the players do not give, the pack must.',
    also: 'League singles take two cards from the pack, three players one.',
    from: ['league', 'board'],
    words: 'discard lay away throw two cards singles three players short',
  },
}

const dealtHere = (rules: Rules) =>
  `${capitalise(numberWord(seatCount(rules)))} players: ${lowered(sayDealRules(rules))}`
