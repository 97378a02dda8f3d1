import { handSize } from '../../rules/rules.ts'
import type { Ruling } from './ruling.ts'
import { handWords } from './table-facts.ts'
import { count, countCrib, countHand } from './trial.ts'

/** Disputes over flushes and the nob. */
export const FLUSH_RULINGS: readonly Ruling[] = [
  {
    number: 1,
    subject: 'crib',
    claim: ({ words }) => `Four of a suit in the ${words.crib} are four.`,
    answer: ({ words, show: { flushInCrib } }) =>
      flushInCrib > 4
        ? `No, nothing. The ${words.crib} needs all five of one suit, the ${words.starter} among them: then 5.`
        : `Yes, at this table: 4, and 5 with the ${words.starter}.`,
    why: ({ words }) =>
      `The cards of a ${words.crib} were picked by several people, so more is asked of it than of a hand.`,
    also: 'Old Hoyle let four count in some companies, and a table may choose it among its house rules.',
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: ({ show: { flushInCrib } }) =>
      flushInCrib > 4 ? [countCrib('2H 4H 8H KH', '6S', [0, 'flush'])] : [],
  },
  {
    number: 2,
    subject: 'show',
    claim: ({ words }) => `Three of a suit in my hand and the ${words.starter} are a flush of four.`,
    answer: (rules) =>
      handSize(rules) === 3
        ? `Yes, 4: here a hand is three cards. Without the ${rules.words.starter} it is 3.`
        : `No, nothing. ${ALL_OF} ${handWords(handSize(rules))}.`,
    why: ({ words }) =>
      `The ${words.starter} lengthens a flush that is there already; it never completes one.`,
    from: ['board', 'bicycle', 'fiveCard'],
    trials: (rules) => [
      ...countHand(rules, '2H 4H 8H KS', '6H', [0, 'flush']),
      ...countHand(rules, '2H 4H 8H', '6H', [4, 'flush']),
    ],
  },
  {
    number: 3,
    subject: 'show',
    claim: ({ words }) => `Two of a suit in my hand and the ${words.starter} are a flush of three.`,
    answer: (rules) => `No, nothing. ${ALL_OF} ${handWords(handSize(rules))}.`,
    why: ({ words }) => `The ${words.starter} never stands in for a card of the hand.`,
    from: ['fiveCard', 'board'],
    trials: (rules) => [
      ...countHand(rules, '2H 4H 8S KS', '6H', [0, 'flush']),
      ...countHand(rules, '2H 4H 8S', '6H', [0, 'flush']),
    ],
  },
  {
    number: 4,
    subject: 'show',
    claim: ({ words }) => `My hand is all one suit; the ${words.starter} of that suit adds nothing.`,
    answer: (rules) => {
      const hand = rules.show.flushInHand
      return `It adds one: the flush is ${hand + 1}, not ${hand}.`
    },
    why: ({ words }) => `Every card of the suit scores one, the ${words.starter} as well.`,
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: (rules) => [
      ...countHand(rules, '2H 4H 8H KH', '6H', [5, 'flush']),
      ...countHand(rules, '2H 4H 8H', '6H', [4, 'flush']),
    ],
  },
  {
    number: 5,
    subject: 'crib',
    claim: ({ words }) => `A flush never counts in the ${words.crib}.`,
    answer: ({ words }) =>
      `It does, for 5, when its four cards and the ${words.starter} are all of one suit.`,
    why: ({ words }) => `What the ${words.crib} does not have is the shorter flush, of its own cards alone.`,
    from: ['acc', 'bicycle', 'fiveCard', 'league'],
    trials: () => [countCrib('2H 4H 8H KH', '6H', [5, 'flush'])],
  },
  {
    number: 7,
    subject: 'show',
    claim: 'A flush or his nob: you may take only one of them.',
    answer:
      'Both count. The five diamonds here are 13: 4 for fifteens, 3 for the run, 5 for the flush, 1 for his nob.',
    why: ({ words }) =>
      `The flush is about the suit, his nob about one ${words.jack}: two things, both scored.`,
    from: ['league', 'acc'],
    words: 'together jack',
    trials: count('JD 5D 6D 7D', '3D', [13]),
  },
  {
    number: 26,
    subject: 'crib',
    claim: ({ words }) => `His nob does not count in the ${words.crib}.`,
    answer: ({ words }) =>
      `It does: 1, as in any hand, for the ${words.jack} of the ${words.starter}’s suit.`,
    why: ({ words }) => `The ${words.crib} is counted as a hand in everything but its flush.`,
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: () => [countCrib('JH 2S 4D 8C', '6H', [1, 'nobs'])],
  },
  {
    number: 27,
    subject: 'show',
    claim: ({ words }) => `Two ${words.jack}s, one of them of the right suit: one for each.`,
    answer: ({ words }) =>
      `It is 1, for the ${words.jack} of the ${words.starter}’s suit. The pair counts besides.`,
    why: ({ words }) => `A pack has one ${words.jack} of each suit, and only one suit was turned up.`,
    from: ['bicycle', 'arithmetic'],
    words: 'nob nobs nibs right jack',
    trials: count('JH JS 2D 4C', '6H', [1, 'nobs']),
  },
]

const ALL_OF = 'A flush needs'
