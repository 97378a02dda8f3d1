import { type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, joinClauses } from '../engine/grammar.ts'
import { type Rulings, sayPenalty } from './ruling.ts'

export const PLAY_RULINGS: Rulings = {
  75: {
    asks: 'Who plays the first card?',
    verdict: (rules) => `The ${seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'} leads.`,
    why: 'The dealer has the {crib}, so the others begin the play and the count.',
    from: ['acc 7.1', 'hoyle', 'bicycle'],
  },
  95: {
    asks: 'Must the count be said aloud?',
    verdict: 'Each player says the count with every card, and “go” when nothing fits.',
    why: 'So everybody can check it. Hands and the {crib} are counted aloud too.',
    from: ['acc 7.1', 'bicycle'],
  },
  77: {
    asks: 'A wrong count was announced in the play: what now?',
    verdict: [
      'The true count stands: say it, and play on from there.',
      'A number that was only said scores nothing and loses nothing.',
    ],
    why: 'The cards on the table are the count.',
    from: ['own'],
    others: 'We could not read the ACC book (7.4): at a club the book decides.',
  },
  31: {
    asks: 'Who scores for a go, and for the last card?',
    verdict: (rules) => {
      const { goPoint, lastCard } = rules.play
      if (oneSeries(rules)) {
        return `There is no point for a go, only for the last card of the play: ${lastCard}.`
      }
      const few =
        seatCount(rules) > 2
          ? 'that may be another player than the next.'
          : 'play on first while a card fits.'
      const last =
        lastCard === goPoint
          ? 'The last card of all scores the same.'
          : `The last card of all scores ${lastCard}.`
      return [
        `The player of the last card under thirty-one scores for the go: ${goPoint}.`,
        `${capitalise(few)} ${last}`,
      ]
    },
    why: 'The point is for the last card of the count, not for hearing the word.',
    from: (rules) => (oneSeries(rules) ? ['fiveCard'] : ['bicycle', 'hoyle']),
  },
  32: {
    asks: 'May a player say go with a card that fits?',
    verdict: (rules) => {
      const { renege, heldBack } = rules.play
      const penalty = sayPenalty(rules, 'renege')
      const price = renege === 'card' ? ' for each card that fitted' : ''
      const chosen = heldBack === 'chosen' && 'The other side says whether that card is dead or played.'
      const dead = renege === 'hand' && 'The hand of a renege is dead: only the {crib} is counted.'
      const more = joinClauses([penalty && `Otherwise it is a renege, and ${penalty}${price}.`, dead, chosen])
      return mayStop(rules)
        ? ['Nobody may say go first with a card that fits; after another’s go you may stop.', more]
        : ['Whoever has a card that fits must play it.', more]
    },
    why: 'Go means “I cannot play”.',
    from: (rules) => (mayStop(rules) ? ['fiveCard', 'britannica'] : ['acc 7.3', 'enquire', 'britannica']),
    others:
      'In the ACC a wrong go can be taken back before a peg or a card. Once the card is seen, the other side may claim it until its own next card or count; what was played and pegged since the go is taken back, and all hands count (7.3, in an undated copy). Enquire Within gives 2 in all. In a Canadian league the hand is dead, neither played nor counted, but the {crib} of a dealer still counts. In an English pub league only the card is dead, and counts in the hand.',
  },
  33: {
    asks: 'After the other’s go, may or must one play on?',
    verdict: (rules) =>
      mayStop(rules)
        ? 'After a go you may play on, and score as you go, or stop.'
        : 'After a go you play on as long as a card fits, and score as you go.',
    why: 'The count is over only when nobody can, or in the five-card game nobody will, play another card.',
    from: (rules) => (mayStop(rules) ? ['fiveCard', 'britannica'] : ['bicycle', 'hoyle', 'britannica']),
  },
  34: {
    asks: 'Who leads after a go or thirty-one?',
    verdict: (rules) => {
      if (oneSeries(rules)) return ONE_COUNT
      return seatCount(rules) > 2
        ? 'The next player with cards, to the left of the last to play, leads.'
        : 'The player who did not play the last card leads, if there are cards left.'
    },
    why: 'After the last card of a count the turn passes to the left, as after any other card.',
    from: (rules) => (oneSeries(rules) ? ['fiveCard'] : ['board', 'league', 'bicycle']),
    others: 'The Bicycle rules name the player who said go. With two players that is the same.',
  },
  90: {
    asks: 'A player has no cards left, or is a card short: how does the play go on?',
    verdict: [
      'The others play on, and score as they go.',
      'Whoever has no card is passed over. A hand that is short is played out like that.',
    ],
    why: 'Every card that was dealt is played, if it fits.',
    from: ['bicycle', 'canada'],
  },
  72: {
    asks: 'A player played out of turn, or the wrong one led: what now?',
    verdict: [
      'A wrong lead goes back with its points, and so does one card that was played on it.',
      'Once a third card is played, the order stays and the points count. Later in the play, a card out of turn goes back until another is played on it.',
    ],
    why: 'Whoever plays on has accepted the order.',
    from: ['acc 7.1', 'own'],
    others: 'The ACC page names only the wrong lead; the rest is our own decision.',
  },
  78: {
    asks: 'May a card that was played or dropped be taken back?',
    verdict: [
      'A card that has left the fingers is played, and stays, unless it passes thirty-one.',
      'Then it goes back, and another is played, or go is said.',
    ],
    why: 'The others have seen it.',
    from: ['acc 7.1', 'enquire', 'canada'],
    others: 'Of two cards played at once, the ACC plays the one announced.',
  },
  97: {
    asks: 'May partners tell each other their cards?',
    verdict: [
      'Partners neither show nor tell their cards, nor advise a discard or a play.',
      'They may help to count a hand that is shown.',
    ],
    why: 'Each plays a hand of their own.',
    from: ['own'],
    others: 'The ACC forbids talk that changes somebody else’s game (code of ethics, 2018).',
  },
}

export const ONE_COUNT = 'Nobody leads again: there is one count to thirty-one only.'

export const oneSeries = ({ play }: Rules) => play.series === 'one'

const mayStop = ({ play }: Rules) => play.afterGo === 'may'
