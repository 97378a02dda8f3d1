import { type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, joinClauses } from '../grammar.ts'
import { play, type Rulings, sayPenalty, trials } from './ruling.ts'

export const PLAY_RULINGS: Rulings = {
  75: {
    asks: 'Who plays the first card?',
    verdict: (rules) => ({
      says: `The ${seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'} leads`,
    }),
    why: 'The dealer has the {crib}, so the others begin the play and the count.',
    from: ['acc', 'hoyle', 'bicycle'],
    paragraph: '7.1',
    words: 'pone lead start begin pegging dealer or other',
  },
  95: {
    asks: 'Must the count be said aloud?',
    verdict: { says: 'Each player says the count with every card, and “go” when nothing fits' },
    why: 'So everybody can check it. Hands and the {crib} are counted aloud too.',
    from: ['acc', 'bicycle'],
    paragraph: '7.1',
    words: 'silent running',
  },
  77: {
    asks: 'A wrong count was announced in the play: what now?',
    verdict: {
      says: 'The true count stands: say it, and play on from there',
      more: 'A number that was only said scores nothing and loses nothing.',
    },
    why: 'The cards on the table are the count.',
    from: ['own'],
    others: 'We could not read the ACC book (7.4): at a club the book decides.',
    words: 'twenty-five twenty-four twenty-eight twenty-seven total add really',
  },
  6: {
    asks: 'Is there a flush in the play?',
    verdict: { says: 'Four cards of one suit are no flush in the play', points: 0 },
    why: 'Only fifteen, thirty-one, pairs, runs, the go and the last card score there.',
    from: ['fiveCard', 'bicycle'],
    others: 'Old Hoyle says that some companies allowed it.',
    words: 'row peg',
    trials: play('2H 4H 8H KH', 0),
  },
  21: {
    asks: 'Does the {starter} count in the play?',
    verdict: { says: 'The {starter} does not count in the play, only in the show' },
    why: 'The play counts only the cards that players play.',
    from: ['bicycle', 'board'],
    words: 'first running',
  },
  28: {
    asks: 'Does thirty-one score the go as well?',
    verdict: ({ play: { thirtyOne } }) => ({
      says: 'Thirty-one scores in all, the go included',
      points: thirtyOne,
    }),
    why: 'Its points take the place of those for a go; they are not added to them.',
    from: ['accChart', 'bicycle', 'board', 'tips'],
    others: 'The league’s page can be read as three. Every other source has two.',
    words: 'two three plus hit',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  29: {
    asks: 'The last card makes thirty-one: does it score for last as well?',
    verdict: ({ play: { thirtyOne } }) => ({
      says: 'A last card that makes thirty-one scores for that alone',
      points: thirtyOne,
    }),
    why: 'A card that ends the count scores for that only once.',
    from: ['accChart', 'bicycle', 'board'],
    others: 'The league’s page does not settle it; we follow the others.',
    words: 'final two three',
    trials: play('KH JS 9D 2C', (rules) => rules.play.thirtyOne),
  },
  30: {
    asks: 'The last card makes fifteen: does it score for last as well?',
    verdict: ({ play: { lastCard } }) =>
      lastCard > 0
        ? { says: 'A last card that makes fifteen scores for both', points: 2 + lastCard }
        : {
            says: 'At this table the last card scores nothing by itself, so a fifteen with it is',
            points: 2,
          },
    why: 'Only thirty-one takes the place of the point for last. A fifteen does not.',
    from: ['accChart', 'corner'],
    others: (rules) =>
      oneSeries(rules) ? 'With one count only, it must be the card that ends the play.' : '',
    words: 'final two three',
  },
  31: {
    asks: 'Who scores for a go, and for the last card?',
    verdict: (rules) => {
      const { goPoint, lastCard } = rules.play
      if (oneSeries(rules)) {
        return { says: 'There is no point for a go, only for the last card of the play', points: lastCard }
      }
      const few =
        seatCount(rules) > 2
          ? 'that may be another player than the next.'
          : 'play on first while a card fits.'
      const last =
        lastCard === goPoint
          ? 'The last card of all scores the same.'
          : `The last card of all scores ${lastCard}.`
      return {
        says: 'The player of the last card under thirty-one scores for the go',
        points: goPoint,
        more: `${capitalise(few)} ${last}`,
      }
    },
    why: 'The point is for the last card of the count, not for hearing the word.',
    from: ['bicycle', 'hoyle', 'fiveCard'],
    words: 'says go last end take go',
  },
  32: {
    asks: 'May a player say go with a card that fits?',
    verdict: (rules) => {
      const { renege, heldBack } = rules.play
      const penalty = sayPenalty(rules, 'renege')
      const price = renege === 'card' ? ' for each card that fitted' : ''
      const chosen = heldBack === 'chosen' && 'The other side says whether that card is dead or played.'
      const more = joinClauses([penalty && `Otherwise it is a renege, and ${penalty}${price}.`, chosen])
      return rules.play.afterGo === 'may'
        ? { says: 'Nobody may say go first with a card that fits; after another’s go you may stop', more }
        : { says: 'Whoever has a card that fits must play it', more }
    },
    why: 'Go means “I cannot play”.',
    from: ['acc', 'enquire', 'britannica'],
    paragraph: '7.3',
    others:
      'In the ACC a wrong go can be taken back before a peg or a card. Enquire Within gives 2 in all; in a Canadian league the hand is dead.',
    words: 'renege keep penalty cheat could',
  },
  33: {
    asks: 'After the other’s go, may or must one play on?',
    verdict: ({ play: { afterGo } }) =>
      afterGo === 'may'
        ? { says: 'After a go you may play on, and score as you go, or stop' }
        : { says: 'After a go you play on as long as a card fits, and score as you go' },
    why: 'The count is over only when nobody can, or in the five-card game nobody will, play another card.',
    from: ['bicycle', 'hoyle', 'britannica'],
    words: 'several more two card',
  },
  34: {
    asks: 'Who leads after a go or thirty-one?',
    verdict: (rules) => {
      if (oneSeries(rules)) return ONE_COUNT
      return seatCount(rules) > 2
        ? { says: 'The next player with cards, to the left of the last to play, leads' }
        : { says: 'The player who did not play the last card leads, if there are cards left' }
    },
    why: 'After the last card of a count the turn passes to the left, as after any other card.',
    from: ['board', 'league', 'bicycle'],
    others: 'The Bicycle rules name the player who said go. With two players that is the same.',
    words: 'next',
  },
  90: {
    asks: 'A player has no cards left, or is a card short: how does the play go on?',
    verdict: {
      says: 'The others play on, and score as they go',
      more: 'Whoever has no card is passed over. A hand that is short is played out like that.',
    },
    why: 'Every card that was dealt is played, if it fits.',
    from: ['bicycle', 'canada'],
    words: 'runs out of cards alone empty',
  },
  35: {
    asks: 'Does a pair carry over after a go or thirty-one?',
    verdict: (rules) =>
      oneSeries(rules) ? ONE_COUNT : { says: 'Cards of two counts make no pair', points: 0 },
    why: 'A go or thirty-one ends the count, and a pair is made only of cards in the same count.',
    from: ['hoyle'],
    words: 'interrupted lead same',
    trials: (rules) => (oneSeries(rules) ? [] : play('KH QS 8D - 8C', 0)(rules)),
  },
  36: {
    asks: 'Does a run carry over after a go or thirty-one?',
    verdict: (rules) =>
      oneSeries(rules)
        ? { says: 'Here a go does not end the count, so a run goes on past it' }
        : { says: 'Cards of two counts make no run', points: 0 },
    why: 'A run is made only of cards in the same count.',
    from: ['hoyle'],
    words: 'interrupted continue',
    trials: (rules) => (oneSeries(rules) ? [] : play('TH 9S 6D 5C - 7H', 0)(rules)),
  },
  37: {
    asks: 'Do six, five, six make a pair in the play?',
    verdict: { says: 'A card in between breaks the pair', points: 0 },
    why: 'Only cards played one right after another make a pair.',
    from: ['hoyle', 'arithmetic'],
    words: 'consecutive separated next',
    trials: play('6H 5S 6D', 0),
  },
  38: {
    asks: 'Does one player score for cards of one rank played alone, after a go?',
    verdict: {
      says: 'Three of a rank in a row are {a three}, no matter who played them',
      points: 6,
      more: 'Two are a pair, 2. Each card scores as it is played.',
    },
    why: 'The cards must be played in a row in one count, by whomever.',
    from: ['hoyle'],
    words: 'own two row',
    trials: play('TH 9S 3D 3C 3H', 6),
  },
  39: {
    asks: 'Do eight, seven, seven, six make a run in the play?',
    verdict: { says: 'A rank played twice breaks a run', points: 0 },
    why: 'Counting back from the six, you meet two sevens before you reach the eight.',
    from: ['bicycle', 'arithmetic'],
    words: 'repeat duplicate interrupted middle',
    trials: play('8H 7S 7D 6C', 0),
  },
  40: {
    asks: 'Must a run in the play be in order, or do four, two, three count?',
    verdict: (rules) =>
      rising(rules)
        ? { says: 'Here a run in the play must rise, so four, two, three are none', points: 0 }
        : { says: 'A run in the play may come in any order, so four, two, three are one', points: 3 },
    why: (rules) =>
      rising(rules)
        ? 'Each card must be one higher than the card before it.'
        : 'The last three cards are in sequence.',
    from: ['bicycle', 'fiveCard', 'board', 'league'],
    words: 'upwards mixed sequence three',
    trials: play('4H 2S 3D', (rules) => (rising(rules) ? 0 : 3)),
  },
  41: {
    asks: 'Can a run in the play grow downwards: three, four, five, then two?',
    verdict: (rules) =>
      rising(rules)
        ? { says: 'Here a run cannot grow downwards, so the two makes none', points: 0 }
        : { says: 'A run may grow at either end, so the two makes a run of four', points: 4 },
    why: (rules) =>
      rising(rules)
        ? 'The two is lower than the five before it, and runs must rise. The league’s page gives no example: this is our reading.'
        : 'The last four cards are in sequence, and no other card comes between.',
    from: ['tips', 'fiveCard', 'league'],
    words: 'extend add lower end reverse six',
    trials: play('3H 4S 5D 2C', (rules) => (rising(rules) ? 0 : 4)),
  },
  42: {
    asks: 'Does the last five of four, three, five, four, five make a run again?',
    verdict: { says: 'The last five makes no run', points: 0 },
    why: 'The last three cards are five, four, five: counting back, you meet a second five before a three.',
    from: ['fiveCard', 'arithmetic'],
    words: 'revived gap repeat',
    trials: play('4H 3S 5D 4C 5H', 0),
  },
  43: {
    asks: 'What do the cards of five, six, four, two, three score?',
    verdict: (rules) =>
      rising(rules)
        ? { says: 'The four scores 2, for fifteen, and the three nothing', points: 0 }
        : {
            says: 'The four scores 5, for a run and fifteen, the two nothing, and the three a run of five',
            points: 5,
          },
    why: (rules) =>
      rising(rules)
        ? 'Five, six and four make fifteen; runs must rise here, and these do not.'
        : 'With the two, a three is missing; then the three fills the gap.',
    from: ['tips', 'arithmetic'],
    trials: trials(
      play('5H 6S 4D', (rules) => (rising(rules) ? 2 : 5)),
      play('5H 6S 4D 2C 3H', (rules) => (rising(rules) ? 0 : 5)),
    ),
  },
  44: {
    asks: 'Is there a double run in the play?',
    verdict: {
      says: 'There is no double run in the play: in four, five, six, six the last six is a pair',
      points: 2,
    },
    why: 'Counting back from the last card, the second six breaks the run.',
    from: ['hoyle', 'arithmetic'],
    words: 'repeat 4 5 6 6',
    trials: play('4H 5S 6D 6C', 2),
  },
  45: {
    asks: 'Can four of a rank be played in one count?',
    verdict: { says: 'Four of a rank can be played from aces to sevens, and score', points: 12 },
    why: 'No count goes past thirty-one. Four sevens are 28, four eights already 32, four {jack}s 40.',
    from: ['arithmetic'],
    words: 'quads impossible {jack}s pegging',
    trials: play('7H 7S 7D 7C', 12),
  },
  46: {
    asks: 'One card makes fifteen and a pair: do both score?',
    verdict: { says: 'Everything a card makes scores, so fifteen and a pair are', points: 4 },
    why: 'Only the go and the last card are not added to thirty-one.',
    from: ['bicycle', 'arithmetic'],
    words: 'together run',
    trials: play('AH 7S 7D', 4),
  },
  47: {
    asks: 'What does the third five score, after five and five?',
    verdict: { says: 'A third five in a row is {a three} and fifteen', points: 8 },
    why: 'It is 6 for the {three} and 2 for fifteen.',
    from: ['arithmetic'],
    words: '5 5 5',
    trials: play('5H 5S 5D', 8),
  },
  72: {
    asks: 'A player played out of turn, or the wrong one led: what now?',
    verdict: {
      says: 'The card goes back, until another card is played on it; then it stays, and its points count',
    },
    why: 'The player who plays on it has accepted the order.',
    from: ['acc'],
    paragraph: '7.1',
    others: 'In the ACC a wrong lead goes back until each side has played a card.',
    words: 'order first',
  },
  78: {
    asks: 'May a card that was played be taken back?',
    verdict: {
      says: 'A card that was played stays, unless it passes thirty-one',
      more: 'Then it goes back, and another is played, or go is said.',
    },
    why: 'The others have seen it.',
    from: ['acc', 'enquire', 'canada'],
    paragraph: '7.1',
    others: 'Of two cards played at once, the ACC plays the one announced.',
    words: 'drop wrong over 31 pick up',
  },
}

const ONE_COUNT = { says: 'Nobody leads again: there is one count to thirty-one only' }

const rising = ({ play }: Rules) => play.runs === 'upwards'

const oneSeries = ({ play }: Rules) => play.series === 'one'
