import type { Rules } from '../../rules/rules.ts'
import { ONE_COUNT, oneSeries } from './play-rulings.ts'
import { play, type Rulings, trials } from './ruling.ts'

/** What cards score in the play. */
export const SERIES_RULINGS: Rulings = {
  6: {
    asks: 'Is there a flush in the play?',
    verdict: 'Four cards of one suit are no flush in the play: 0.',
    why: 'Only fifteen, thirty-one, pairs, runs, the go and the last card score there.',
    from: ['fiveCard', 'bicycle'],
    others: 'Old Hoyle says that some companies allowed it.',
    trials: play('2H 4H 8H KH', 0),
  },
  21: {
    asks: 'Does the {starter} count in the play?',
    verdict: 'The {starter} does not count in the play, only in the show.',
    why: 'The play counts only the cards that players play.',
    from: ['bicycle', 'board'],
  },
  28: {
    asks: 'Does thirty-one score the go as well?',
    verdict: ({ play: { thirtyOne } }) => `Thirty-one scores in all, the go included: ${thirtyOne}.`,
    why: 'Its points take the place of those for a go; they are not added to them.',
    from: ['accChart', 'bicycle', 'board', 'tips'],
    others: 'The league’s page can be read as three. Every other source has two.',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  29: {
    asks: 'The last card makes thirty-one: does it score for last as well?',
    verdict: ({ play: { thirtyOne } }) =>
      `A last card that makes thirty-one scores for that alone: ${thirtyOne}.`,
    why: 'A card that ends the count scores for that only once.',
    from: ['accChart', 'bicycle', 'board'],
    others: 'The league’s page does not settle it; we follow the others.',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  30: {
    asks: 'The last card makes fifteen: does it score for last as well?',
    verdict: ({ play: { lastCard } }) =>
      lastCard > 0
        ? `A last card that makes fifteen scores for both: ${2 + lastCard}.`
        : 'At this table the last card scores nothing by itself, so a fifteen with it is: 2.',
    why: 'Only thirty-one takes the place of the point for last. A fifteen does not.',
    from: ['accChart', 'corner'],
    others: (rules) =>
      oneSeries(rules) ? 'With one count only, it must be the card that ends the play.' : '',
  },
  35: {
    asks: 'Does a pair carry over after a go or thirty-one?',
    verdict: (rules) => (oneSeries(rules) ? ONE_COUNT : 'Cards of two counts make no pair: 0.'),
    why: 'A go or thirty-one ends the count, and a pair is made only of cards in the same count.',
    from: (rules) => (oneSeries(rules) ? ['fiveCard'] : ['hoyle']),
    trials: (rules) => (oneSeries(rules) ? [] : play('KH QS 8D - 8C', 0)(rules)),
  },
  36: {
    asks: 'Does a run carry over after a go or thirty-one?',
    verdict: (rules) =>
      oneSeries(rules)
        ? 'Here a go does not end the count, so a run continues across it.'
        : 'Cards of two counts make no run: 0.',
    why: 'A run is made only of cards in the same count.',
    from: (rules) => (oneSeries(rules) ? ['fiveCard'] : ['hoyle']),
    trials: (rules) => (oneSeries(rules) ? [] : play('TH 9S 6D 5C - 7H', 0)(rules)),
  },
  37: {
    asks: 'Do six, five, six make a pair in the play?',
    verdict: 'A card in between breaks the pair: 0.',
    why: 'Only cards played one right after another make a pair.',
    from: ['hoyle', 'arithmetic'],
    trials: play('6H 5S 6D', 0),
  },
  38: {
    asks: 'Does one player score for cards of one rank played alone, after a go?',
    verdict: [
      'Three of a rank in a row are {a three}, no matter who played them: 6.',
      'Two are a pair, 2. Each card scores as it is played.',
    ],
    why: 'The cards must be played in a row in one count, by whomever.',
    from: ['hoyle'],
    trials: play('TH 9S 3D 3C 3H', 6),
  },
  39: {
    asks: 'Do eight, seven, seven, six make a run in the play?',
    verdict: 'A rank played twice breaks a run: 0.',
    why: 'Counting back from the six, you meet two sevens before you reach the eight.',
    from: ['bicycle', 'arithmetic'],
    trials: play('8H 7S 7D 6C', 0),
  },
  40: {
    asks: 'Must a run in the play be in order, or do four, two, three count?',
    verdict: (rules) =>
      rising(rules)
        ? 'Here a run in the play must rise, so four, two, three are none: 0.'
        : 'A run in the play may come in any order, so four, two, three are one: 3.',
    why: (rules) =>
      rising(rules)
        ? 'Each card must be one higher than the card before it.'
        : 'The last three cards are in sequence.',
    from: (rules) => (rising(rules) ? ['league'] : ['bicycle', 'fiveCard', 'board']),
    trials: play('4H 2S 3D', (rules) => (rising(rules) ? 0 : 3)),
  },
  41: {
    asks: 'Can a run in the play grow downwards: three, four, five, then two?',
    verdict: (rules) =>
      rising(rules)
        ? 'Here a run cannot grow downwards, so the two makes none: 0.'
        : 'A run may grow at either end, so the two makes a run of four: 4.',
    why: (rules) =>
      rising(rules)
        ? 'The two is lower than the five before it, and runs must rise. The league’s page gives no example: this is our reading.'
        : 'The last four cards are in sequence, and no other card comes between.',
    from: (rules) => (rising(rules) ? ['league'] : ['tips', 'fiveCard']),
    trials: play('3H 4S 5D 2C', (rules) => (rising(rules) ? 0 : 4)),
  },
  42: {
    asks: 'Does the last five of four, three, five, four, five make a run again?',
    verdict: 'The last five makes no run: 0.',
    why: 'The last three cards are five, four, five: counting back, you meet a second five before a three.',
    from: ['fiveCard', 'arithmetic'],
    trials: play('4H 3S 5D 4C 5H', 0),
  },
  43: {
    asks: 'What do the cards of five, six, four, two, three score?',
    verdict: (rules) =>
      rising(rules)
        ? 'The four scores 2, for fifteen, and the three nothing: 0.'
        : 'The four scores 5, for a run and fifteen, the two nothing, and the three a run of five: 5.',
    why: (rules) =>
      rising(rules)
        ? 'Five, six and four make fifteen; runs must rise here, and these do not.'
        : 'With the two, a three is missing; then the three fills the gap.',
    from: (rules) => (rising(rules) ? ['league'] : ['tips', 'arithmetic']),
    trials: trials(
      play('5H 6S 4D', (rules) => (rising(rules) ? 2 : 5)),
      play('5H 6S 4D 2C 3H', (rules) => (rising(rules) ? 0 : 5)),
    ),
  },
  44: {
    asks: 'Is there a double run in the play?',
    verdict: 'There is no double run in the play: in four, five, six, six the last six is a pair: 2.',
    why: 'Counting back from the last card, the second six breaks the run.',
    from: ['hoyle', 'arithmetic'],
    trials: play('4H 5S 6D 6C', 2),
  },
  45: {
    asks: 'Can four of a rank be played in one count?',
    verdict: 'Four of a rank can be played from aces to sevens, and score: 12.',
    why: 'No count goes past thirty-one. Four sevens are 28, four eights already 32, four {jack}s 40.',
    from: ['arithmetic'],
    trials: play('7H 7S 7D 7C', 12),
  },
  46: {
    asks: 'One card makes fifteen and a pair: do both score?',
    verdict: 'Everything a card makes scores, so fifteen and a pair are: 4.',
    why: 'Only the go and the last card are not added to thirty-one.',
    from: ['bicycle', 'arithmetic'],
    trials: play('AH 7S 7D', 4),
  },
  47: {
    asks: 'What does the third five score, after five and five?',
    verdict: 'A third five in a row is {a three} and fifteen: 8.',
    why: 'It is 6 for the {three} and 2 for fifteen.',
    from: ['arithmetic'],
    trials: play('5H 5S 5D', 8),
  },
}

const rising = ({ play }: Rules) => play.runs === 'upwards'
