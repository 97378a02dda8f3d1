import { cardsOf, cribSize, handSize, type Rules, seatCount } from '../../rules/rules.ts'
import { countMeant, countRange } from '../../rules/show.ts'
import { listOf, numberWord } from '../engine/grammar.ts'
import { count, countHand, lowball, type Rulings, trials } from './ruling.ts'

export const SHOW_RULINGS: Rulings = {
  51: {
    asks: 'Who counts first?',
    verdict: (rules) => {
      const first = seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'
      return `The ${first} counts first, the dealer last, and then the {crib}.`
    },
    why: (rules) =>
      `The dealer has the {crib}, so the others count first. Close games ${lowball(rules) ? 'are lost' : 'turn'} on it.`,
    from: ['acc 9.2', 'hoyle', 'bicycle', 'league'],
  },
  4: {
    asks: 'A flush in the hand, and the {starter} of its suit: what is it worth?',
    verdict: ({ show: { flushInHand } }) =>
      `The {starter} adds one to the flush of ${numberWord(flushInHand)}: ${flushInHand + 1}.`,
    why: 'Every card of the suit scores one, the {starter} too.',
    from: ['accChart', 'bicycle', 'fiveCard'],
    trials: trials(countHand('2H 4H 8H KH', '6H', [5, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  2: {
    asks: 'Do three of a suit in the hand make a flush with the {starter}?',
    verdict: (rules) =>
      handSize(rules) === 3
        ? ['The three cards of the hand and the {starter} make a flush: 4.', 'Without the {starter} it is 3.']
        : ['Three of a suit in the hand and the {starter} are no flush: 0.', wholeHand(rules)],
    why: 'The {starter} adds to a flush that is there already; it never completes one.',
    from: (rules) => (handSize(rules) === 3 ? ['fiveCard'] : ['board', 'bicycle']),
    trials: trials(countHand('2H 4H 8H KS', '6H', [0, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  3: {
    asks: 'Do two of a suit in the hand make a flush of three with the {starter}?',
    verdict: (rules) => ['Two of a suit in the hand and the {starter} are no flush: 0.', wholeHand(rules)],
    why: 'The {starter} never replaces a card of the hand.',
    from: ['fiveCard', 'board'],
    trials: trials(countHand('2H 4H 8S KS', '6H', [0, 'flush']), countHand('2H 4H 8S', '6H', [0, 'flush'])),
  },
  7: {
    asks: 'Do a flush and his {nob} both count?',
    verdict: [
      'A flush and his {nob} both count.',
      'The five diamonds here are 13: 4 for fifteens, 3 for the run, 5 for the flush, 1 for his {nob}.',
    ],
    why: 'The flush is about the suit, his {nob} about one {jack}: they are two things, and both score.',
    from: ['league', 'accChart'],
    trials: count('JD 5D 6D 7D', '3D', [13]),
  },
  27: {
    asks: 'Which {jack} scores his {nob}?',
    verdict: 'Only the {jack} of the {starter}’s suit scores his {nob}: 1.',
    why: 'A pack has one {jack} of each suit, and only one suit was turned up.',
    from: ['bicycle', 'arithmetic'],
    others: 'Two {jack}s are a pair as well.',
    trials: count('JH JS 2D 4C', '6H', [1, 'nobs']),
  },
  8: {
    asks: 'Is the ace high or low: do queen, king, ace make a run?',
    verdict: ['The ace is low, so queen, king, ace are no run: 0.', '{Jack}, queen, king is a run of 3.'],
    why: 'The ace comes below the two and nowhere else.',
    from: ['bicycle', 'fiveCard'],
    trials: trials(count('JH QS KD AC', '8S', [3, 'run']), count('QH KS AD 6C', '8S', [0, 'run'])),
  },
  9: {
    asks: 'Do king, ace, two make a run, round the corner?',
    verdict: 'A run does not go round from king to ace, so king, ace, two are none: 0.',
    why: 'The king is the highest card and the ace the lowest.',
    from: ['bicycle', 'fiveCard'],
    trials: count('KH AS 2D 6C', '9H', [0, 'run']),
  },
  10: {
    asks: 'Can an ace be eleven, to make fifteen with a four?',
    verdict: 'An ace is always one, so ace and four make no fifteen: 0.',
    why: 'A card has one value in cribbage, in the show and in the play.',
    from: ['bicycle', 'tips'],
    trials: count('AH 4S 9D 9C', '3H', [0, 'fifteen']),
  },
  11: {
    asks: 'Do a {jack} and a queen make a pair?',
    verdict: 'Two different face cards are no pair: 0.',
    why: 'They all count ten towards fifteen and thirty-one, but a pair is two cards of the same rank.',
    from: ['hoyle'],
    trials: count('JH QS 4D 8C', '6S', [0, 'pair']),
  },
  12: {
    asks: 'Do a ten and a king make a pair?',
    verdict: 'A ten and a face card are no pair: 0.',
    why: 'They have the same value, but not the same rank: a king counts ten, he isn’t a ten.',
    from: ['hoyle', 'arithmetic'],
    trials: count('TH KS 2D 4C', '8S', [0, 'pair']),
  },
  13: {
    asks: 'Must a run be all of one suit?',
    verdict: 'A run may be of any suits, and three cards of it score: 3.',
    why: 'Suits matter for a flush and for his {nob}, and for nothing else.',
    from: ['bicycle', 'hoyle'],
    trials: count('6H 7S 8D KC', '2H', [3, 'run']),
  },
  14: {
    asks: 'Is a run of four also two runs of three?',
    verdict: 'Only the longest run counts, so a run of four is: 4.',
    why: 'The shorter runs are the same cards over again.',
    from: ['fiveCard', 'hoyle'],
    trials: count('9H TS JD QC', '2S', [4]),
  },
  15: {
    asks: 'What is a double run worth?',
    verdict: ['A double run of three, with its pair, is: 8.', 'A double run of four is 10.'],
    why: 'The pair makes it two runs, and scores as a pair as well.',
    from: ['bicycle', 'hoyle'],
    trials: trials(count('9H TS TD JC', '2S', [8]), count('9H TS TD JC', 'QS', [10])),
  },
  16: {
    asks: 'What are a triple run and a double double run worth?',
    verdict: [
      'A triple run is 15 and a double double run: 16.',
      'Three runs and {a three}; four runs and two pairs. Fifteens are extra.',
    ],
    why: 'Each choice of one card from every rank is a run of three, and every two cards of a rank are a pair.',
    from: ['hoyle', 'arithmetic'],
    others: 'A double double run is called quadruple, too; one page mixes up the names.',
    trials: trials(count('9H 9S 9D JC', 'TS', [15]), count('9H 9S TD JC', 'TS', [16])),
  },
  17: {
    asks: 'May a card be counted twice?',
    verdict: [
      'A card counts in every combination that it makes.',
      'A seven with each of two eights is two fifteens, 4.',
    ],
    why: 'Every combination counts, just not the same combination twice.',
    from: ['hoyle', 'bicycle'],
    trials: count('7H 8S 8D KC', '3S', [4, 'fifteen']),
  },
  18: {
    asks: 'How many cards may make a fifteen?',
    verdict: ['Two, three, four or more cards may make a fifteen.', 'Ace to five together are one, for 2.'],
    why: 'Only the total matters.',
    from: ['hoyle', 'arithmetic'],
    trials: count('AH 2S 3D 4C', '5H', [2, 'fifteen']),
  },
  19: {
    asks: 'Is a fifteen of three cards worth more?',
    verdict: 'A fifteen scores the same, whatever the number of its cards: 2.',
    why: 'A run and a flush score by the card; a fifteen and a pair score two.',
    from: ['hoyle', 'bicycle'],
    trials: count('2H 4S 9D QC', 'KS', [2, 'fifteen']),
  },
  20: {
    asks: 'Does the {starter} count with the hands, as in a fifteen?',
    verdict: [
      'The {starter} counts with every hand and with the {crib}.',
      'A five turned up and three ten-cards in hand are 6.',
    ],
    why: 'In the show the {starter} belongs to everybody.',
    from: ['bicycle', 'board'],
    trials: count('2H TS QD KC', '5H', [6, 'fifteen']),
  },
  48: {
    asks: 'What are two pairs worth?',
    verdict: 'Two pairs score two each: 4.',
    why: 'A pair scores two, and there are two of them.',
    from: ['hoyle', 'arithmetic'],
    trials: count('9H 9S QD QC', '2H', [4]),
  },
  49: {
    asks: 'What are three and four of a kind worth?',
    verdict: '{A three} is 6, and {a four}: 12.',
    why: 'Three cards make three pairs and four cards six, and each pair scores two.',
    from: ['hoyle', 'bicycle', 'tips'],
    trials: trials(count('8H 8S 8D 2C', 'QH', [6]), count('8H 8S 8D 8C', '2H', [12])),
  },
  50: {
    asks: 'What are four fives worth?',
    verdict: ['Four fives make four fifteens: 8.', 'With their six pairs they are 20.'],
    why: 'Any three of them make fifteen, and there are four ways to choose three.',
    from: ['arithmetic', 'league'],
    trials: trials(count('5H 5S 5D 5C', '2H', [8, 'fifteen']), count('5H 5S 5D 5C', '2H', [20])),
  },
  66: {
    asks: 'What does “nineteen” mean?',
    verdict: (rules) =>
      countMeant(19, 'hand', rules) === 0
        ? 'Nineteen is what players say for a hand without a point: 0.'
        : ['With this deal a hand can count nineteen, so the number means what it says.', NOTHING],
    why: 'No hand of three or four cards can score nineteen, so there the word is free to mean nothing.',
    from: ['hoyle', 'board', 'arithmetic'],
    trials: count('2H 4S 6D 8C', 'TH', [0]),
  },
  67: {
    asks: 'What is the highest count, and which are impossible?',
    verdict: (rules) => [
      `${rangeWords('A hand', rules, 'hand')}.`,
      handSize(rules) === cribSize(rules) ? '' : `${rangeWords('The {crib}', rules, 'crib')}.`,
    ],
    why: 'Every possible hand has been counted, and these numbers never come up.',
    from: ['board', 'arithmetic'],
  },
  83: {
    asks: 'A hand was put away before it was counted: does it still score?',
    verdict: 'Once its cards are put away, a hand cannot be counted any more.',
    why: 'Nobody could check it.',
    from: ['enquire', 'canada'],
    others:
      'In the ACC a {crib} without a word against its count goes to the other side, to be shuffled (9.2). We could not read its rule on a hand mixed with other cards (9.4): at a club the book decides. Enquire Within takes the game from whoever mixes an uncounted hand with the pack.',
  },
  113: {
    asks: 'A hand or the {crib} is worth nothing: are the pegs touched?',
    verdict: 'A count of nothing leaves the pegs where they are.',
    why: 'A back peg that is moved no longer shows the last score.',
    from: ['acc 8.2'],
  },
}

const NOTHING = 'Elsewhere players say nineteen for a hand without a point: 0.'

const wholeHand = (rules: Rules) => `A flush needs all ${numberWord(handSize(rules))} cards of the hand.`

function rangeWords(what: string, rules: Rules, of: 'hand' | 'crib'): string {
  const range = countRange(of, rules)
  if (range === undefined) return what
  return `${what} of ${numberWord(cardsOf(rules, of))} is ${range.most} at most, and never ${listOf(range.gaps.map(String), 'or')}`
}
