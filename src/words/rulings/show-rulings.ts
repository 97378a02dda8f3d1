import { countRange } from '../../rules/count-show.ts'
import { cardsOf, handSize, type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, listOf, numberWord } from '../grammar.ts'
import { withArticle } from '../spoken-count.ts'
import type { Ruling } from './ruling.ts'
import { lowball } from './table-facts.ts'
import { count, trials } from './trial.ts'

/** Disputes over runs, pairs and fifteens in the show. */
export const SHOW_RULINGS: readonly Ruling[] = [
  {
    number: 8,
    subject: 'show',
    claim: ({ words }) => `${capitalise(words.jack)}, queen, king, ace is a run of four.`,
    answer: ({ words }) =>
      `No. ${capitalise(words.jack)}, queen, king is a run of 3; queen, king, ace is nothing.`,
    why: 'The ace is low: it stands below the two and nowhere else.',
    from: ['bicycle', 'fiveCard'],
    words: 'ace high low',
    trials: trials(count('JH QS KD AC', '8S', [3, 'run']), count('QH KS AD 6C', '8S', [0, 'run'])),
  },
  {
    number: 9,
    subject: 'show',
    claim: 'King, ace, two goes round the corner.',
    answer: 'No, it is nothing.',
    why: 'A run ends at the king; it does not begin again at the ace.',
    from: ['bicycle', 'fiveCard'],
    words: 'run wrap around ace',
    trials: count('KH AS 2D 6C', '9H', [0, 'run']),
  },
  {
    number: 10,
    subject: 'show',
    claim: 'With an ace as eleven, ace and four are fifteen.',
    answer: 'No, nothing. An ace is always one.',
    why: 'Cribbage has one value for every card, in the show and in the play.',
    from: ['bicycle', 'tips'],
    words: 'ace 11 one',
    trials: count('AH 4S 9D 9C', '3H', [0, 'fifteen']),
  },
  {
    number: 11,
    subject: 'show',
    claim: ({ words }) => `${capitalise(words.jack)} and queen are a pair: both are ten.`,
    answer: 'No, nothing. A pair is two cards of one rank.',
    why: 'Face cards are worth the same towards fifteen and thirty-one, and are different ranks all the same.',
    from: ['hoyle'],
    words: 'court picture face ten-card',
    trials: count('JH QS 4D 8C', '6S', [0, 'pair']),
  },
  {
    number: 12,
    subject: 'show',
    claim: 'A ten and a king are a pair.',
    answer: 'No, nothing. Worth the same is not of the same rank.',
    why: 'Ten is what the king counts for; it is not what he is.',
    from: ['hoyle', 'arithmetic'],
    words: 'court picture face ten-card',
    trials: count('TH KS 2D 4C', '8S', [0, 'pair']),
  },
  {
    number: 13,
    subject: 'show',
    claim: 'A run must be all of one suit.',
    answer: 'No. Six, seven, eight of any suits are a run of 3.',
    why: 'Suits matter to a flush and to his nob, and to nothing else.',
    from: ['bicycle', 'hoyle'],
    trials: count('6H 7S 8D KC', '2H', [3, 'run']),
  },
  {
    number: 14,
    subject: 'show',
    claim: 'A run of four is also two runs of three.',
    answer: 'No, it is 4. Only the longest run is counted.',
    why: 'A run inside a longer one is the same cards over again.',
    from: ['fiveCard', 'hoyle'],
    words: 'longest overlapping',
    trials: count('9H TS JD QC', '2S', [4]),
  },
  {
    number: 15,
    subject: 'show',
    claim: 'A double run of three is six.',
    answer: 'It is 8: two runs of three, and the pair that makes them two.',
    why: 'The pair is there as well and is counted as well.',
    from: ['bicycle', 'hoyle'],
    trials: count('9H TS TD JC', '2S', [8]),
  },
  {
    number: 16,
    subject: 'show',
    claim: ({ words: { jack } }) =>
      `Nine, nine, nine, ten, ${jack} is fifteen; nine, nine, ten, ten, ${jack} is sixteen.`,
    answer: ({ words }) =>
      `Yes. Three runs and ${withArticle(words.three)} are 15; four runs and two pairs are 16. Fifteens come on top.`,
    why: 'Every way to choose one card of each rank is a run of three, and every two alike are a pair.',
    also: 'They are called a triple and a quadruple (or double double) run; one page mixes up the names.',
    from: ['hoyle', 'arithmetic'],
    words: 'triple run quadruple double double',
    trials: trials(count('9H 9S 9D JC', 'TS', [15]), count('9H 9S TD JC', 'TS', [16])),
  },
  {
    number: 17,
    subject: 'show',
    claim: 'A card that is used cannot be used again.',
    answer: 'It can, in another combination. A seven with each of two eights is two fifteens, 4.',
    why: 'Every choice of cards is counted for itself; it only must not be the same choice twice.',
    from: ['hoyle', 'bicycle'],
    words: 'same card twice reuse',
    trials: count('7H 8S 8D KC', '3S', [4, 'fifteen']),
  },
  {
    number: 18,
    subject: 'show',
    claim: 'Fifteen is made with two cards.',
    answer: 'With two, three, four or all five. Ace to five together are fifteen, 2.',
    why: 'Only the sum is asked for.',
    from: ['hoyle', 'arithmetic'],
    words: 'how many cards',
    trials: count('AH 2S 3D 4C', '5H', [2, 'fifteen']),
  },
  {
    number: 19,
    subject: 'show',
    claim: 'A fifteen of three cards is three.',
    answer: 'It is 2, whatever the number of cards.',
    why: 'A run and a flush pay by the card; a fifteen and a pair pay two.',
    from: ['hoyle', 'bicycle'],
    trials: count('2H 4S 9D QC', 'KS', [2, 'fifteen']),
  },
  {
    number: 20,
    subject: 'show',
    claim: ({ words }) => `The ${words.starter} makes no fifteen: it is nobody’s card.`,
    answer: ({ words }) =>
      `It does. It counts with every hand and with the ${words.crib}: a five turned up and three tens in hand are 6.`,
    why: ({ words }) => `In the show the ${words.starter} is one more card of everybody.`,
    from: ['bicycle', 'board'],
    trials: count('2H TS QD KC', '5H', [6, 'fifteen']),
  },
  {
    number: 48,
    subject: 'show',
    claim: 'Two pairs are two.',
    answer: 'They are 4, two for each.',
    why: 'A pair pays two, and there are two of them.',
    from: ['hoyle', 'arithmetic'],
    words: 'morgan’s orchard',
    trials: count('9H 9S QD QC', '2H', [4]),
  },
  {
    number: 49,
    subject: 'show',
    claim: 'Four alike are eight.',
    answer: ({ words }) => `They are 12: ${withArticle(words.four)} is six pairs.`,
    why: 'Four cards can be paired in six ways, and each pair is two.',
    from: ['hoyle', 'bicycle', 'tips'],
    words: 'quads four of a kind double pair royal',
    trials: count('8H 8S 8D 8C', '2H', [12]),
  },
  {
    number: 50,
    subject: 'show',
    claim: 'Four fives are fifteen once.',
    answer: 'Four times, 8: leave out one five after another.',
    why: 'Any three of them are fifteen, and there are four ways to choose three.',
    from: ['arithmetic', 'league'],
    trials: count('5H 5S 5D 5C', '2H', [8, 'fifteen']),
  },
  {
    number: 51,
    subject: 'show',
    claim: 'The dealer counts first.',
    answer: (rules) =>
      seatCount(rules) > 2
        ? `No. It goes round from the dealer’s left, the dealer last, and then the ${rules.words.crib}.`
        : `No. Pone counts first, then the dealer, then the ${rules.words.crib}.`,
    why: (rules) =>
      `The dealer has the ${rules.words.crib}; counting first is what the others have. Close games ${lowball(rules) ? 'are lost' : 'turn'} on it.`,
    from: ['acc', 'hoyle', 'bicycle', 'league'],
    words: 'order of counting',
  },
  {
    number: 66,
    subject: 'show',
    claim: 'I have nineteen.',
    answer: 'Then it is nothing. Nineteen is what people say for a hand without a point.',
    why: 'No hand of any size comes to nineteen, so the word is free to mean none.',
    from: ['hoyle', 'board', 'arithmetic'],
    words: 'zero nil impossible 19',
    trials: count('2H 4S 6D 8C', 'TH', [0]),
  },
  {
    number: 67,
    subject: 'show',
    claim: 'I have twenty-five.',
    answer: (rules) => `No. ${impossibleWords(rules)}`,
    why: 'All hands there are have been counted: these numbers never come up.',
    from: ['board', 'arithmetic'],
    words: 'impossible 25 26 27 twenty-six twenty-seven highest hand 29 28',
  },
]

function impossibleWords(rules: Rules): string {
  const hand = rangeWords('A hand', rules, 'hand')
  if (handSize(rules) === cardsOf(rules, 'crib')) return hand
  return `${hand} ${rangeWords(`The ${rules.words.crib}`, rules, 'crib')}`
}

/** `A hand is 29 at most, and never 19, 25, 26 or 27.` */
function rangeWords(what: string, rules: Rules, of: 'hand' | 'crib'): string {
  const range = countRange(of, rules)
  if (range === undefined) return ''
  return `${what} of ${numberWord(cardsOf(rules, of === 'crib' ? 'crib' : 0))} is ${range.most} at most, and never ${listOf(range.gaps.map(String), 'or')}.`
}
