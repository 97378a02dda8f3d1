import { type Rules, seatCount } from '../../rules/rules.ts'
import { plural } from '../grammar.ts'
import { gainer, penaltyFor, play, type Rulings, trials } from './ruling.ts'
export const PLAY_RULINGS: Rulings = {
  6: {
    claim: 'Four hearts in a row are a flush.',
    answer: 'No. There is no flush in the play.',
    why: 'Only fifteen, thirty-one, pairs, runs, the go and the last card score there.',
    also: 'Old Hoyle says that some companies allowed it.',
    from: ['fiveCard', 'bicycle'],
    words: 'suit',
    trials: play('2H 4H 8H KH', 0),
  },
  21: {
    claim: 'The {starter} counts in the play.',
    answer: 'No. It waits for the show, where every hand counts it.',
    why: 'The play counts only the cards that players play.',
    from: ['bicycle', 'acc'],
    words: 'pegging running count',
  },
  28: {
    claim: 'Thirty-one for two, and one for the go: three.',
    answer: ({ play: { thirtyOne } }) => `No, ${thirtyOne} in all.`,
    why: 'Thirty-one is worth two instead of the one for a go, not on top of it.',
    also: 'The league’s page can be read as three. Every other source has two.',
    from: ['acc', 'bicycle', 'board', 'tips'],
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  29: {
    claim: 'My last card makes thirty-one: two for that and one for last.',
    answer: ({ play: { thirtyOne } }) =>
      `No, ${thirtyOne}. With thirty-one the last card scores nothing more.`,
    why: 'A card that ends the count scores for that only once.',
    also: 'The league’s page does not settle it; we follow the others.',
    from: ['acc', 'bicycle', 'board'],
    words: 'final card go',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  30: {
    claim: 'The last card makes fifteen: two, and no more.',
    answer: ({ play: { lastCard } }) =>
      `${lastCard > 0 ? 'No' : 'Yes'}, ${2 + lastCard}: 2 for fifteen and ${lastCard} for the last card.`,
    why: 'Only thirty-one takes the place of the point for last. A fifteen does not.',
    also: (rules) => (oneSeries(rules) ? 'With one count only, it must be the card that ends the play.' : ''),
    from: ['acc', 'corner'],
    words: 'final card go three',
  },
  31: {
    claim: 'You said go, so I peg one.',
    answer: (rules) => {
      const { goPoint, lastCard } = rules.play
      if (goPoint === 0)
        return `No. There is no point for a go here; only the last card of the play scores ${plural(lastCard, 'point')}.`
      return seatCount(rules) > 2
        ? `No. The ${plural(goPoint, 'point')} goes to the last card of the count, which may be another player’s.`
        : `Yes, ${goPoint}, once you cannot play another card: it is for the last card of the count.`
    },
    why: 'The point is for the last card under thirty-one, not for hearing the word.',
    from: ['bicycle', 'hoyle', 'fiveCard'],
    words: 'pass',
  },
  32: {
    claim: 'I could play a card, but I would rather say go.',
    answer: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? 'No, not as the first to say it. After another player’s go you may stop, even with a card that fits.'
        : 'No. If you have a card that fits, you must play it.',
    why: 'Go means “I cannot play”. To say it with a card that fits is a renege.',
    also: (rules) => {
      const points = penaltyFor(rules, 'renege')
      const here = points > 0 ? `At this table ${gainer(rules)} pegs ${points} for it. ` : ''
      return `${here}The American Cribbage Congress gives 2 for every card that could have been played, Enquire Within 2 in all.`
    },
    from: ['acc', 'corner', 'enquire', 'britannica'],
    words: 'renege revoke pass refuse hold back',
  },
  33: {
    claim: 'After your go I play one card and no more.',
    answer: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? 'Yes, if you like. You may keep playing, and score as you go, or stop.'
        : 'No. Keep playing as long as a card fits, and score as you go.',
    why: 'The count is over only when nobody can, or in the five-card game nobody will, play another card.',
    from: ['bicycle', 'hoyle', 'britannica'],
    words: 'several cards must may continue',
  },
  34: {
    claim: 'I made thirty-one, so I lead again.',
    answer: (rules) => {
      if (oneSeries(rules)) return ONE_COUNT
      return seatCount(rules) > 2
        ? 'No. The next player with cards, to the left of the last to play, leads.'
        : 'No. The other player leads, unless that player has no cards left.'
    },
    why: 'After the last card of a count the turn passes to the left, as after any other card.',
    also: 'The Bicycle rules name the player who said go. With two players that is the same.',
    from: ['board', 'league', 'bicycle'],
    words: 'who leads next after go 31',
  },
  35: {
    claim: 'You ended on an eight, I lead an eight: a pair.',
    answer: (rules) => (oneSeries(rules) ? ONE_COUNT : RESETS),
    why: 'A pair is made only of cards in the same count.',
    from: ['hoyle'],
    words: 'across interrupted reset 31',
    trials: (rules) => (oneSeries(rules) ? [] : play('KH QS 8D - 8C', 0)(rules)),
  },
  36: {
    claim: 'Six, five, go; my seven makes the run.',
    answer: (rules) => (oneSeries(rules) ? 'Yes, 3, if it fits. Here a go does not end the count.' : RESETS),
    why: 'A run is made only of cards in the same count.',
    from: ['hoyle'],
    words: 'across interrupted reset 31',
    trials: (rules) => (oneSeries(rules) ? [] : play('TH 9S 6D 5C - 7H', 0)(rules)),
  },
  37: {
    claim: 'Six, five, six: a pair of sixes.',
    answer: 'No, 0. A card in between breaks the pair.',
    why: 'Only cards played one right after another make a pair.',
    from: ['hoyle', 'arithmetic'],
    words: 'consecutive between',
    trials: play('6H 5S 6D', 0),
  },
  38: {
    claim: 'You played all three yourself, so it is no {three}.',
    answer: 'No, 6. It is {a three}: after a go one player may play them all, and each card scores.',
    why: 'The cards must be played in a row, no matter by whom.',
    from: ['hoyle'],
    words: 'same player in a row',
    trials: play('TH 9S 3D 3C 3H', 6),
  },
  39: {
    claim: 'Eight, seven, seven, six: a run of three.',
    answer: 'No, 0. The second seven breaks the run.',
    why: 'Counting back from the six, you meet two sevens before you reach the eight.',
    from: ['bicycle', 'arithmetic'],
    words: 'duplicate twice interrupted',
    trials: play('8H 7S 7D 6C', 0),
  },
  40: {
    claim: 'Four, two, three is a run.',
    answer: (rules) => (rising(rules) ? 'No, 0. Here runs must be in rising order.' : 'Yes, 3.'),
    why: (rules) =>
      rising(rules)
        ? 'In the league each card must be one higher than the card before it.'
        : 'The last three cards are in sequence; the order they were played in does not matter.',
    from: ['bicycle', 'fiveCard', 'board', 'league'],
    words: 'out of order upwards ascending any order',
    trials: play('4H 2S 3D', (rules) => (rising(rules) ? 0 : 3)),
  },
  41: {
    claim: 'Three, four, five, and my two makes it a run of four.',
    answer: (rules) => (rising(rules) ? 'No, 0. Here a run cannot grow downwards.' : 'Yes, 4.'),
    why: (rules) =>
      rising(rules)
        ? 'The two is lower than the five before it, and runs must rise. The league’s page gives no example: this is our reading.'
        : 'A run may grow at either end, as long as no other card comes between.',
    from: ['tips', 'fiveCard', 'league'],
    words: 'extend downward lower end',
    trials: play('3H 4S 5D 2C', (rules) => (rising(rules) ? 0 : 4)),
  },
  42: {
    claim: 'Four, three, five, four, five: the last five makes the run again.',
    answer: 'No, 0. The last three are five, four, five.',
    why: 'Counting back from the last card, you meet a second five before a three.',
    from: ['fiveCard', 'arithmetic'],
    words: 'revived gap again twice',
    trials: play('4H 3S 5D 4C 5H', 0),
  },
  43: {
    claim: 'Five, six, four is three; then two, and three is a run of five.',
    answer: (rules) =>
      rising(rules)
        ? 'No. The four is 2, for fifteen, and the three 0: here runs must be in rising order.'
        : 'No. The four is 5, for the run and for fifteen; the two is nothing; the three is 5, a run of five.',
    why: 'Five, six and four make fifteen as well. With the two, a three is missing, and then the three fills the gap.',
    from: ['tips', 'arithmetic'],
    words: 'fifteen 15',
    trials: trials(
      play('5H 6S 4D', (rules) => (rising(rules) ? 2 : 5)),
      play('5H 6S 4D 2C 3H', (rules) => (rising(rules) ? 0 : 5)),
    ),
  },
  44: {
    claim: 'Four, five, six, six: a double run.',
    answer: 'No, 2. The second six makes a pair and nothing else.',
    why: 'Double runs belong to the show. In the play you count back from the last card, and the second six breaks the run.',
    from: ['hoyle', 'arithmetic'],
    trials: play('4H 5S 6D 6C', 2),
  },
  45: {
    claim: 'Four {jack}s in the play are twelve.',
    answer: 'No. They cannot be played: four of them are forty. From aces to sevens it can be done, for 12.',
    why: 'No count goes past thirty-one. Four sevens are 28, four eights already 32.',
    from: ['arithmetic'],
    words: 'quads four alike impossible double pair royal',
    trials: play('7H 7S 7D 7C', 12),
  },
  46: {
    claim: 'Fifteen and a pair with one card: choose one.',
    answer: 'No, 4. Both count, 2 and 2.',
    why: 'Everything a card makes is scored together. Only the go and the last card are not added to thirty-one.',
    from: ['bicycle', 'arithmetic'],
    words: 'together at once',
    trials: play('AH 7S 7D', 4),
  },
  47: {
    claim: 'The third five is six.',
    answer: 'No, 8: 6 for the {three} and 2 for fifteen.',
    why: '{A three} of fives is fifteen as well, and both score.',
    from: ['arithmetic'],
    words: 'pair royal eight',
    trials: play('5H 5S 5D', 8),
  },
  72: {
    claim: 'You played out of turn, so that card is dead.',
    answer: 'No. You take it back. Once another card is played on it, it stays and its points count.',
    why: 'The player who plays on it has accepted the order.',
    from: ['acc'],
    words: 'out of turn wrong player led lead first order take back',
  },
}

const ONE_COUNT = 'No. Nobody leads again: there is one count to thirty-one only.'
const RESETS = 'No, 0. A go resets the count.'

const rising = ({ play }: Rules) => play.runs === 'upwards'

const oneSeries = ({ play }: Rules) => play.series === 'one'
