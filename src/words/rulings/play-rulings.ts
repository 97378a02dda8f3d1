import { type Rules, seatCount } from '../../rules/rules.ts'
import { plural } from '../grammar.ts'
import { gainer, penaltyFor, type Rulings } from './ruling.ts'
import { play, trials } from './trial.ts'

/** Disputes over go, thirty-one, the order of the play and what one card after another scores. */
export const PLAY_RULINGS: Rulings = {
  6: {
    claim: 'Four hearts one after another are a flush.',
    answer: 'No. A flush scores nothing in the play.',
    why: 'Only fifteen, thirty-one, cards alike, runs, the go and the last card are scored there.',
    also: 'Old Hoyle knew companies that allowed it.',
    from: ['fiveCard', 'bicycle'],
    words: 'suit',
    trials: play('2H 4H 8H KH', 0),
  },
  21: {
    claim: 'The {starter} joins in the play.',
    answer: 'No. It waits for the show and is counted with every hand there.',
    why: 'The play is made of the cards that people lay, one after another.',
    from: ['bicycle', 'acc'],
    words: 'pegging running count',
  },
  28: {
    claim: 'Thirty-one for two, and one for the go: three.',
    answer: ({ play: { thirtyOne } }) => `No. Thirty-one is ${thirtyOne} in all.`,
    why: 'Two is what the go is worth when it falls on thirty-one exactly; it is not paid beside it.',
    also: 'The league’s page can be added up to three. Every other source has two.',
    from: ['acc', 'bicycle', 'board', 'tips'],
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  29: {
    claim: 'My last card makes thirty-one: two for that and one for last.',
    answer: ({ play: { thirtyOne } }) => `No, ${thirtyOne}. The last card is not paid beside thirty-one.`,
    why: 'Both end a series, and a card can be paid for ending it once only.',
    also: 'The league’s page does not settle it; we hold to the others.',
    from: ['acc', 'bicycle', 'board'],
    words: 'final card go',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  30: {
    claim: 'The last card makes fifteen: two, and no more.',
    answer: ({ play: { lastCard } }) =>
      `${lastCard > 0 ? 'No' : 'Yes'}, ${2 + lastCard}: 2 for fifteen and ${lastCard} for the last card.`,
    why: 'Only thirty-one swallows the point for last. A fifteen stands beside it.',
    also: (rules) => (oneSeries(rules) ? 'With one series only it must be the card that ends the play.' : ''),
    from: ['acc', 'corner'],
    words: 'final card go three',
  },
  31: {
    claim: 'You said go, so I peg one.',
    answer: (rules) => {
      const { goPoint, lastCard } = rules.play
      if (goPoint === 0)
        return `No. A go is worth nothing here; only the last card of the play has ${plural(lastCard, 'point')}.`
      return seatCount(rules) > 2
        ? `Only if yours is the last card of the series. The ${plural(goPoint, 'point')} may well be another player’s.`
        : `Once you can lay no more yourself. The ${plural(goPoint, 'point')} is for the last card of the series.`
    },
    why: 'The point pays for the last card under thirty-one, not for hearing the word.',
    from: ['bicycle', 'hoyle', 'fiveCard'],
    words: 'pass',
  },
  32: {
    claim: 'I could lay a card, but I would rather say go.',
    answer: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? 'Not as the first to say it. After another’s go you may stop here, even with a card that fits.'
        : 'No. Whoever has a card that fits must lay it.',
    why: 'Go means “I cannot”. To say it with a card that fits is a renege.',
    also: (rules) => {
      const points = penaltyFor(rules, 'renege')
      const here = points > 0 ? `At this table ${gainer(rules)} pegs ${points} for it. ` : ''
      return `${here}The American Cribbage Congress takes 2 for every card that would have fitted, Enquire Within 2 in all.`
    },
    from: ['acc', 'corner', 'enquire', 'britannica'],
    words: 'renege revoke pass refuse hold back',
  },
  33: {
    claim: 'After your go I lay one card and no more.',
    answer: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? 'As you like. Here you may go on, and score as you go, or stop.'
        : 'No. You go on for as long as a card fits, and score as you go.',
    why: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? 'The five-card game leaves it to the player; old Hoyle alone says must.'
        : 'The series is over only when nobody can lay a card under thirty-one.',
    from: ['bicycle', 'hoyle', 'britannica'],
    words: 'several cards must may continue',
  },
  34: {
    claim: 'I laid thirty-one, so I lead again.',
    answer: (rules) => {
      if (oneSeries(rules)) return 'Nobody leads again. Here the play is over with its one series.'
      return seatCount(rules) > 2
        ? 'No. The next player with cards, to the left of whoever laid last, leads.'
        : 'No. The other player leads, unless that hand is empty.'
    },
    why: 'Having laid the last card, it is the next player’s turn; the new count from nothing changes that for nobody.',
    also: 'The Bicycle rules name whoever said go. Between two players that is the same.',
    from: ['board', 'league', 'bicycle'],
    words: 'who leads next after go 31',
  },
  35: {
    claim: 'You ended on an eight, I lead an eight: a pair.',
    answer: (rules) => (oneSeries(rules) ? `${ONE_SERIES} a pair.` : 'No, 0. A go parts them.'),
    why: 'Cards of an earlier series are gone: every series scores for itself.',
    from: ['hoyle'],
    words: 'across interrupted reset 31',
    trials: (rules) => (oneSeries(rules) ? [] : play('KH QS 8D - 8C', 0)(rules)),
  },
  36: {
    claim: 'Six, five, go; my seven makes the run.',
    answer: (rules) => (oneSeries(rules) ? `${ONE_SERIES} a run.` : 'No, 0. A go ends the run.'),
    why: 'A run is looked for among the cards of its own series only.',
    from: ['hoyle'],
    words: 'across interrupted reset 31',
    trials: (rules) => (oneSeries(rules) ? [] : play('TH 9S 6D 5C - 7H', 0)(rules)),
  },
  37: {
    claim: 'Six, five, six: a pair of sixes.',
    answer: 'No, 0. A card between breaks a pair.',
    why: 'Only cards laid directly one after another are alike together.',
    from: ['hoyle', 'arithmetic'],
    words: 'consecutive between',
    trials: play('6H 5S 6D', 0),
  },
  38: {
    claim: 'You laid all three of them yourself, so it is no {three}.',
    answer: 'It is {a three}, 6. After a go one player may lay them all, and each is scored.',
    why: 'It counts that they lie one after another, not whose they are.',
    from: ['hoyle'],
    words: 'same player in a row',
    trials: play('TH 9S 3D 3C 3H', 6),
  },
  39: {
    claim: 'Eight, seven, seven, six: a run of three.',
    answer: 'No, 0. The second seven stands in the way.',
    why: 'Counting back from the six one meets seven and seven again: the stretch is broken before the eight.',
    from: ['bicycle', 'arithmetic'],
    words: 'duplicate twice interrupted',
    trials: play('8H 7S 7D 6C', 0),
  },
  40: {
    claim: 'Four, two, three is a run.',
    answer: (rules) => (climbs(rules) ? 'No, 0. Here a run must climb card by card.' : 'Yes, 3.'),
    why: (rules) =>
      climbs(rules)
        ? 'In the league each card must be laid one above the card before.'
        : 'The last three cards fill a stretch without a gap; the order they came in does not matter.',
    from: ['bicycle', 'fiveCard', 'board', 'league'],
    words: 'out of order upwards ascending any order',
    trials: play('4H 2S 3D', (rules) => (climbs(rules) ? 0 : 3)),
  },
  41: {
    claim: 'Three, four, five, and my two makes it a run of four.',
    answer: (rules) => (climbs(rules) ? 'No, 0. A run cannot be made longer downwards here.' : 'Yes, 4.'),
    why: (rules) =>
      climbs(rules)
        ? 'The two is laid below the five, and runs only climb. The league’s page gives no example: it is our reading.'
        : 'A run may grow at either end, as long as nothing comes between.',
    from: ['tips', 'fiveCard', 'league'],
    words: 'extend downward lower end',
    trials: play('3H 4S 5D 2C', (rules) => (climbs(rules) ? 0 : 4)),
  },
  42: {
    claim: 'Four, three, five, four, five: the last five makes the run again.',
    answer: 'No, 0. The last three are five, four, five.',
    why: 'One looks back from the last card only, and meets a second five before a three.',
    from: ['fiveCard', 'arithmetic'],
    words: 'revived gap again twice',
    trials: play('4H 3S 5D 4C 5H', 0),
  },
  43: {
    claim: 'Five, six, four is three; then two, and three is a run of five.',
    answer: (rules) =>
      climbs(rules)
        ? 'The four is 2, for fifteen, and the three 0: runs only climb here.'
        : 'The four is 5, for the run and for fifteen; the two nothing; the three 5, a run of five.',
    why: 'Five and six and four are fifteen as well. With the two a three is missing, and the three fills the gap.',
    from: ['tips', 'arithmetic'],
    words: 'fifteen 15',
    trials: trials(
      play('5H 6S 4D', (rules) => (climbs(rules) ? 2 : 5)),
      play('5H 6S 4D 2C 3H', (rules) => (climbs(rules) ? 0 : 5)),
    ),
  },
  44: {
    claim: 'Four, five, six, six: a double run.',
    answer: 'No. The second six is a pair, 2, and nothing else.',
    why: 'Double runs belong to the show. In the play only the cards just laid count, and six twice is no run.',
    from: ['hoyle', 'arithmetic'],
    trials: play('4H 5S 6D 6C', 2),
  },
  45: {
    claim: 'Four {jack}s in the play are twelve.',
    answer: 'They cannot be laid: four of them are forty. From aces to sevens it can be done, for 12.',
    why: 'No series goes beyond thirty-one. Four sevens are 28, four eights already 32.',
    from: ['arithmetic'],
    words: 'quads four alike impossible double pair royal',
    trials: play('7H 7S 7D 7C', 12),
  },
  46: {
    claim: 'Fifteen and a pair with one card: choose one.',
    answer: 'Both count: 2 and 2 are 4.',
    why: 'Whatever a card makes is scored together. Only the go and the last card are swallowed by thirty-one.',
    from: ['bicycle', 'arithmetic'],
    words: 'together at once',
    trials: play('AH 7S 7D', 4),
  },
  47: {
    claim: 'The third five is six.',
    answer: 'It is 8: 6 for the {three} and 2 for fifteen.',
    why: '{A three} of fives comes to fifteen, and both are scored.',
    from: ['arithmetic'],
    words: 'pair royal eight',
    trials: play('5H 5S 5D', 8),
  },
}

const ONE_SERIES =
  'Nobody leads again here. A card laid after a go still belongs to the one series, and may make'

/** Runs in the play only climb. */
const climbs = ({ play }: Rules) => play.runs === 'upwards'

/** The play of a deal stops at its first thirty-one or go. */
const oneSeries = ({ play }: Rules) => play.series === 'one'
