import { cardsOf, cribSize, handSize, type Rules, seatCount } from '../../rules/rules.ts'
import { countRange } from '../../rules/show.ts'
import { capitalise, listOf, lowerFirst, numberWord } from '../grammar.ts'
import { sayDealRules } from '../rules.ts'
import { count, countCrib, countHand, lowball, type Rulings, trials } from './ruling.ts'

export const SHOW_RULINGS: Rulings = {
  2: {
    claim: 'Three of a suit in my hand and the {starter} are a flush of four.',
    answer: (rules) =>
      handSize(rules) === 3
        ? 'Yes, 4: here a hand is three cards. Without the {starter} it is 3.'
        : `No, nothing. ${wholeHand(rules)}`,
    why: 'The {starter} adds to a flush that is there already; it never completes one.',
    from: ['board', 'bicycle', 'fiveCard'],
    trials: trials(countHand('2H 4H 8H KS', '6H', [0, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  3: {
    claim: 'Two of a suit in my hand and the {starter} are a flush of three.',
    answer: (rules) => `No, nothing. ${wholeHand(rules)}`,
    why: 'The {starter} never replaces a card of the hand.',
    from: ['fiveCard', 'board'],
    trials: trials(countHand('2H 4H 8S KS', '6H', [0, 'flush']), countHand('2H 4H 8S', '6H', [0, 'flush'])),
  },
  4: {
    claim: 'My hand is all one suit; the {starter} of that suit adds nothing.',
    answer: ({ show: { flushInHand } }) =>
      `No, ${flushInHand + 1}. The {starter} adds one to the ${flushInHand} of the hand.`,
    why: 'Every card of the suit scores one, the {starter} too.',
    from: ['acc', 'bicycle', 'fiveCard'],
    trials: trials(countHand('2H 4H 8H KH', '6H', [5, 'flush']), countHand('2H 4H 8H', '6H', [4, 'flush'])),
  },
  7: {
    claim: 'A flush or his {nob}: you may take only one of them.',
    answer:
      'No. Both count. The five diamonds here are 13: 4 for fifteens, 3 for the run, 5 for the flush, 1 for his {nob}.',
    why: 'The flush is about the suit, his {nob} about one {jack}: they are two things, and both score.',
    from: ['league', 'acc'],
    words: 'together jack',
    trials: count('JD 5D 6D 7D', '3D', [13]),
  },
  8: {
    claim: '{Jack}, queen, king, ace is a run of four.',
    answer: 'No. {Jack}, queen, king is a run of 3; queen, king, ace is nothing.',
    why: 'The ace is low: it comes below the two and nowhere else.',
    from: ['bicycle', 'fiveCard'],
    words: 'ace high low',
    trials: trials(count('JH QS KD AC', '8S', [3, 'run']), count('QH KS AD 6C', '8S', [0, 'run'])),
  },
  9: {
    claim: 'King, ace, two goes round the corner.',
    answer: 'No, nothing. A run does not go round from king to ace.',
    why: 'The king is the highest card and the ace the lowest.',
    from: ['bicycle', 'fiveCard'],
    words: 'run wrap around ace',
    trials: count('KH AS 2D 6C', '9H', [0, 'run']),
  },
  10: {
    claim: 'With an ace as eleven, ace and four are fifteen.',
    answer: 'No, nothing. An ace is always one.',
    why: 'A card has one value in cribbage, in the show and in the play.',
    from: ['bicycle', 'tips'],
    words: 'ace 11 one',
    trials: count('AH 4S 9D 9C', '3H', [0, 'fifteen']),
  },
  11: {
    claim: '{Jack} and queen are a pair: both are ten.',
    answer: 'No, nothing. A pair is two cards of the same rank.',
    why: 'Face cards all count ten towards fifteen and thirty-one, but they are different ranks.',
    from: ['hoyle'],
    words: 'court picture face ten-card',
    trials: count('JH QS 4D 8C', '6S', [0, 'pair']),
  },
  12: {
    claim: 'A ten and a king are a pair.',
    answer: 'No, nothing. They have the same value, but not the same rank.',
    why: 'A king counts ten; he isn’t a ten.',
    from: ['hoyle', 'arithmetic'],
    words: 'court picture face ten-card',
    trials: count('TH KS 2D 4C', '8S', [0, 'pair']),
  },
  13: {
    claim: 'A run must be all of one suit.',
    answer: 'No. Six, seven, eight of any suits are a run of 3.',
    why: 'Suits matter for a flush and for his {nob}, and for nothing else.',
    from: ['bicycle', 'hoyle'],
    trials: count('6H 7S 8D KC', '2H', [3, 'run']),
  },
  14: {
    claim: 'A run of four is also two runs of three.',
    answer: 'No, 4. Only the longest run counts.',
    why: 'The shorter runs are the same cards over again.',
    from: ['fiveCard', 'hoyle'],
    words: 'longest overlapping',
    trials: count('9H TS JD QC', '2S', [4]),
  },
  15: {
    claim: 'A double run of three is six.',
    answer: 'No, 8: two runs of three, and 2 for the pair.',
    why: 'The pair makes it two runs, and scores as a pair as well.',
    from: ['bicycle', 'hoyle'],
    trials: count('9H TS TD JC', '2S', [8]),
  },
  16: {
    claim: 'Nine, nine, nine, ten, {jack} is fifteen; nine, nine, ten, ten, {jack} is sixteen.',
    answer: 'Yes. Three runs and {a three} are 15; four runs and two pairs are 16. Fifteens are extra.',
    why: 'Each choice of one card from every rank is a run of three, and every two cards of a rank are a pair.',
    also: 'They are called a triple and a quadruple (or double double) run; one page mixes up the names.',
    from: ['hoyle', 'arithmetic'],
    words: 'triple run quadruple double double',
    trials: trials(count('9H 9S 9D JC', 'TS', [15]), count('9H 9S TD JC', 'TS', [16])),
  },
  17: {
    claim: 'A card that has been used cannot be used again.',
    answer: 'No. It can, in a different combination: a seven with each of two eights is two fifteens, 4.',
    why: 'Every combination counts, just not the same combination twice.',
    from: ['hoyle', 'bicycle'],
    words: 'same card twice reuse',
    trials: count('7H 8S 8D KC', '3S', [4, 'fifteen']),
  },
  18: {
    claim: 'Fifteen is made with two cards.',
    answer: 'No. Two, three, four or all five cards will do. Ace to five together are fifteen, 2.',
    why: 'Only the total matters.',
    from: ['hoyle', 'arithmetic'],
    words: 'how many cards',
    trials: count('AH 2S 3D 4C', '5H', [2, 'fifteen']),
  },
  19: {
    claim: 'A fifteen of three cards is three.',
    answer: 'No, 2, whatever the number of cards.',
    why: 'A run and a flush score by the card; a fifteen and a pair score two.',
    from: ['hoyle', 'bicycle'],
    trials: count('2H 4S 9D QC', 'KS', [2, 'fifteen']),
  },
  20: {
    claim: 'The {starter} makes no fifteen: it is nobody’s card.',
    answer:
      'No. It counts with every hand and with the {crib}: a five turned up and three ten-cards in hand are 6.',
    why: 'In the show the {starter} belongs to everybody.',
    from: ['bicycle', 'board'],
    trials: count('2H TS QD KC', '5H', [6, 'fifteen']),
  },
  27: {
    claim: 'Two {jack}s, one of them of the right suit: one for each.',
    answer: 'No, 1, for the {jack} of the {starter}’s suit. The pair counts as well.',
    why: 'A pack has one {jack} of each suit, and only one suit was turned up.',
    from: ['bicycle', 'arithmetic'],
    words: 'nob nobs nibs right jack',
    trials: count('JH JS 2D 4C', '6H', [1, 'nobs']),
  },
  48: {
    claim: 'Two pairs are two.',
    answer: 'No, 4: two for each.',
    why: 'A pair scores two, and there are two of them.',
    from: ['hoyle', 'arithmetic'],
    words: 'morgan’s orchard',
    trials: count('9H 9S QD QC', '2H', [4]),
  },
  49: {
    claim: 'Four of a kind is eight.',
    answer: 'No, 12: {a four} is six pairs.',
    why: 'Four cards make six pairs, and each pair scores two.',
    from: ['hoyle', 'bicycle', 'tips'],
    words: 'alike quads four of a kind double pair royal',
    trials: count('8H 8S 8D 8C', '2H', [12]),
  },
  50: {
    claim: 'Four fives are fifteen once.',
    answer: 'No, 8: four fifteens. Each leaves out another five.',
    why: 'Any three of them make fifteen, and there are four ways to choose three.',
    from: ['arithmetic', 'league'],
    trials: count('5H 5S 5D 5C', '2H', [8, 'fifteen']),
  },
  51: {
    claim: 'The dealer counts first.',
    answer: (rules) =>
      seatCount(rules) > 2
        ? 'No. The player on the dealer’s left counts first, the dealer last, and then the {crib}.'
        : 'No. The non-dealer counts first, then the dealer, then the {crib}.',
    why: (rules) =>
      `The dealer has the {crib}, so the others count first. Close games ${lowball(rules) ? 'are lost' : 'turn'} on it.`,
    from: ['acc', 'hoyle', 'bicycle', 'league'],
    words: 'order of counting pone',
  },
  66: {
    claim: 'I have nineteen.',
    answer: 'No, 0. “Nineteen” is what players say for a hand without a point.',
    why: 'No hand of any size can score nineteen, so the word is free to mean nothing.',
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
    why: 'Every possible hand has been counted, and these numbers never come up.',
    from: ['board', 'arithmetic'],
    words: 'impossible 25 26 27 twenty-six twenty-seven highest hand 29 28',
  },
}

const wholeHand = (rules: Rules) => `A flush needs all ${numberWord(handSize(rules))} cards of the hand.`

function rangeWords(what: string, rules: Rules, of: 'hand' | 'crib'): string {
  const range = countRange(of, rules)
  if (range === undefined) return ''
  return `${what} of ${numberWord(cardsOf(rules, of))} is ${range.most} at most, and never ${listOf(range.gaps.map(String), 'or')}.`
}

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
