import { countRange } from '../../rules/count-show.ts'
import { cardsOf, handSize, type Rules, seatCount } from '../../rules/rules.ts'
import { listOf, numberWord } from '../grammar.ts'
import { lowball, type Rulings } from './ruling.ts'
import { count, countHand, trials } from './trial.ts'

/** Disputes over runs, pairs, fifteens, flushes and the nob in the show. */
export const SHOW_RULINGS: Rulings = {
  2: {
    claim: 'Three of a suit in my hand and the {starter} are a flush of four.',
    answer: (rules) =>
      handSize(rules) === 3
        ? 'Yes, 4: here a hand is three cards. Without the {starter} it is 3.'
        : `No, nothing. ${wholeHand(rules)}`,
    why: 'The {starter} lengthens a flush that is there already; it never completes one.',
    from: ['board', 'bicycle', 'fiveCard'],
    trials: trials(countHand('2H 4H 8H KS', '6H', [0, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  3: {
    claim: 'Two of a suit in my hand and the {starter} are a flush of three.',
    answer: (rules) => `No, nothing. ${wholeHand(rules)}`,
    why: 'The {starter} never stands in for a card of the hand.',
    from: ['fiveCard', 'board'],
    trials: trials(countHand('2H 4H 8S KS', '6H', [0, 'flush']), countHand('2H 4H 8S', '6H', [0, 'flush'])),
  },
  4: {
    claim: 'My hand is all one suit; the {starter} of that suit adds nothing.',
    answer: ({ show: { flushInHand } }) =>
      `It adds one: the flush is ${flushInHand + 1}, not ${flushInHand}.`,
    why: 'Every card of the suit scores one, the {starter} as well.',
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: trials(countHand('2H 4H 8H KH', '6H', [5, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  7: {
    claim: 'A flush or his nob: you may take only one of them.',
    answer:
      'Both count. The five diamonds here are 13: 4 for fifteens, 3 for the run, 5 for the flush, 1 for his nob.',
    why: 'The flush is about the suit, his nob about one {jack}: two things, both scored.',
    from: ['league', 'acc'],
    words: 'together jack',
    trials: count('JD 5D 6D 7D', '3D', [13]),
  },
  8: {
    claim: '{Jack}, queen, king, ace is a run of four.',
    answer: 'No. {Jack}, queen, king is a run of 3; queen, king, ace is nothing.',
    why: 'The ace is low: it stands below the two and nowhere else.',
    from: ['bicycle', 'fiveCard'],
    words: 'ace high low',
    trials: trials(count('JH QS KD AC', '8S', [3, 'run']), count('QH KS AD 6C', '8S', [0, 'run'])),
  },
  9: {
    claim: 'King, ace, two goes round the corner.',
    answer: 'No, it is nothing.',
    why: 'A run ends at the king; it does not begin again at the ace.',
    from: ['bicycle', 'fiveCard'],
    words: 'run wrap around ace',
    trials: count('KH AS 2D 6C', '9H', [0, 'run']),
  },
  10: {
    claim: 'With an ace as eleven, ace and four are fifteen.',
    answer: 'No, nothing. An ace is always one.',
    why: 'Cribbage has one value for every card, in the show and in the play.',
    from: ['bicycle', 'tips'],
    words: 'ace 11 one',
    trials: count('AH 4S 9D 9C', '3H', [0, 'fifteen']),
  },
  11: {
    claim: '{Jack} and queen are a pair: both are ten.',
    answer: 'No, nothing. A pair is two cards of one rank.',
    why: 'Face cards are worth the same towards fifteen and thirty-one, and are different ranks all the same.',
    from: ['hoyle'],
    words: 'court picture face ten-card',
    trials: count('JH QS 4D 8C', '6S', [0, 'pair']),
  },
  12: {
    claim: 'A ten and a king are a pair.',
    answer: 'No, nothing. Worth the same is not of the same rank.',
    why: 'Ten is what the king counts for; it is not what he is.',
    from: ['hoyle', 'arithmetic'],
    words: 'court picture face ten-card',
    trials: count('TH KS 2D 4C', '8S', [0, 'pair']),
  },
  13: {
    claim: 'A run must be all of one suit.',
    answer: 'No. Six, seven, eight of any suits are a run of 3.',
    why: 'Suits matter to a flush and to his nob, and to nothing else.',
    from: ['bicycle', 'hoyle'],
    trials: count('6H 7S 8D KC', '2H', [3, 'run']),
  },
  14: {
    claim: 'A run of four is also two runs of three.',
    answer: 'No, it is 4. Only the longest run is counted.',
    why: 'A run inside a longer one is the same cards over again.',
    from: ['fiveCard', 'hoyle'],
    words: 'longest overlapping',
    trials: count('9H TS JD QC', '2S', [4]),
  },
  15: {
    claim: 'A double run of three is six.',
    answer: 'It is 8: two runs of three, and the pair that makes them two.',
    why: 'The pair is there as well and is counted as well.',
    from: ['bicycle', 'hoyle'],
    trials: count('9H TS TD JC', '2S', [8]),
  },
  16: {
    claim: 'Nine, nine, nine, ten, {jack} is fifteen; nine, nine, ten, ten, {jack} is sixteen.',
    answer: 'Yes. Three runs and {a three} are 15; four runs and two pairs are 16. Fifteens come on top.',
    why: 'Every way to choose one card of each rank is a run of three, and every two alike are a pair.',
    also: 'They are called a triple and a quadruple (or double double) run; one page mixes up the names.',
    from: ['hoyle', 'arithmetic'],
    words: 'triple run quadruple double double',
    trials: trials(count('9H 9S 9D JC', 'TS', [15]), count('9H 9S TD JC', 'TS', [16])),
  },
  17: {
    claim: 'A card that is used cannot be used again.',
    answer: 'It can, in another combination. A seven with each of two eights is two fifteens, 4.',
    why: 'Every choice of cards is counted for itself; it only must not be the same choice twice.',
    from: ['hoyle', 'bicycle'],
    words: 'same card twice reuse',
    trials: count('7H 8S 8D KC', '3S', [4, 'fifteen']),
  },
  18: {
    claim: 'Fifteen is made with two cards.',
    answer: 'With two, three, four or all five. Ace to five together are fifteen, 2.',
    why: 'Only the sum is asked for.',
    from: ['hoyle', 'arithmetic'],
    words: 'how many cards',
    trials: count('AH 2S 3D 4C', '5H', [2, 'fifteen']),
  },
  19: {
    claim: 'A fifteen of three cards is three.',
    answer: 'It is 2, whatever the number of cards.',
    why: 'A run and a flush pay by the card; a fifteen and a pair pay two.',
    from: ['hoyle', 'bicycle'],
    trials: count('2H 4S 9D QC', 'KS', [2, 'fifteen']),
  },
  20: {
    claim: 'The {starter} makes no fifteen: it is nobody’s card.',
    answer:
      'It does. It counts with every hand and with the {crib}: a five turned up and three tens in hand are 6.',
    why: 'In the show the {starter} is one more card of everybody.',
    from: ['bicycle', 'board'],
    trials: count('2H TS QD KC', '5H', [6, 'fifteen']),
  },
  27: {
    claim: 'Two {jack}s, one of them of the right suit: one for each.',
    answer: 'It is 1, for the {jack} of the {starter}’s suit. The pair counts besides.',
    why: 'A pack has one {jack} of each suit, and only one suit was turned up.',
    from: ['bicycle', 'arithmetic'],
    words: 'nob nobs nibs right jack',
    trials: count('JH JS 2D 4C', '6H', [1, 'nobs']),
  },
  48: {
    claim: 'Two pairs are two.',
    answer: 'They are 4, two for each.',
    why: 'A pair pays two, and there are two of them.',
    from: ['hoyle', 'arithmetic'],
    words: 'morgan’s orchard',
    trials: count('9H 9S QD QC', '2H', [4]),
  },
  49: {
    claim: 'Four alike are eight.',
    answer: 'They are 12: {a four} is six pairs.',
    why: 'Four cards can be paired in six ways, and each pair is two.',
    from: ['hoyle', 'bicycle', 'tips'],
    words: 'quads four of a kind double pair royal',
    trials: count('8H 8S 8D 8C', '2H', [12]),
  },
  50: {
    claim: 'Four fives are fifteen once.',
    answer: 'Four times, 8: leave out one five after another.',
    why: 'Any three of them are fifteen, and there are four ways to choose three.',
    from: ['arithmetic', 'league'],
    trials: count('5H 5S 5D 5C', '2H', [8, 'fifteen']),
  },
  51: {
    claim: 'The dealer counts first.',
    answer: (rules) =>
      seatCount(rules) > 2
        ? 'No. It goes round from the dealer’s left, the dealer last, and then the {crib}.'
        : 'No. Pone counts first, then the dealer, then the {crib}.',
    why: (rules) =>
      `The dealer has the {crib}; counting first is what the others have. Close games ${lowball(rules) ? 'are lost' : 'turn'} on it.`,
    from: ['acc', 'hoyle', 'bicycle', 'league'],
    words: 'order of counting',
  },
  66: {
    claim: 'I have nineteen.',
    answer: 'Then it is nothing. Nineteen is what people say for a hand without a point.',
    why: 'No hand of any size comes to nineteen, so the word is free to mean none.',
    from: ['hoyle', 'board', 'arithmetic'],
    words: 'zero nil impossible 19',
    trials: count('2H 4S 6D 8C', 'TH', [0]),
  },
  67: {
    claim: 'I have twenty-five.',
    answer: (rules) => {
      const hand = rangeWords('A hand', rules, 'hand')
      if (handSize(rules) === cardsOf(rules, 'crib')) return `No. ${hand}`
      return `No. ${hand} ${rangeWords('The {crib}', rules, 'crib')}`
    },
    why: 'All hands there are have been counted: these numbers never come up.',
    from: ['board', 'arithmetic'],
    words: 'impossible 25 26 27 twenty-six twenty-seven highest hand 29 28',
  },
}

const wholeHand = (rules: Rules) => `A flush needs all ${numberWord(handSize(rules))} cards of the hand.`

/** `A hand is 29 at most, and never 19, 25, 26 or 27.` */
function rangeWords(what: string, rules: Rules, of: 'hand' | 'crib'): string {
  const range = countRange(of, rules)
  if (range === undefined) return ''
  return `${what} of ${numberWord(cardsOf(rules, of === 'crib' ? 'crib' : 0))} is ${range.most} at most, and never ${listOf(range.gaps.map(String), 'or')}.`
}
