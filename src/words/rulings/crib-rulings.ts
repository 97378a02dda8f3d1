import { cribSize, type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, joinClauses, lowerFirst, numberWord } from '../engine/grammar.ts'
import { sayDealRules } from '../engine/rules.ts'
import { countCrib, inTeams, penaltySentence, type Rulings } from './ruling.ts'

export const CRIB_RULINGS: Rulings = {
  96: {
    asks: 'Whose is the {crib}?',
    verdict: (rules) =>
      `The {crib} is the dealer’s${inTeams(rules) ? ', and counts for the dealer’s side' : ''}.`,
    why: 'The turn to deal passes round, and the {crib} with it.',
    from: ['bicycle', 'hoyle', 'enquire'],
  },
  1: {
    asks: 'Are four of a suit a flush in the {crib}?',
    verdict: (rules) =>
      fourAreEnough(rules)
        ? ['At this table four of a suit in the {crib} are a flush: 4.', 'With the {starter} it is 5.']
        : `${capitalise(numberWord(cribSize(rules)))} of a suit in the {crib} are no flush without the {starter}: 0.`,
    why: 'Several players choose its cards, so more is asked of it than of a hand.',
    from: ['accChart', 'bicycle', 'fiveCard', 'league'],
    others: 'Old Hoyle says that some companies counted four. A table may choose it in its house rules.',
    trials: (rules) => (fourAreEnough(rules) ? [] : countCrib('2H 4H 8H KH', '6S', [0, 'flush'])(rules)),
  },
  5: {
    asks: 'Does a flush count in the {crib}?',
    verdict: (rules) =>
      fourAreEnough(rules)
        ? [
            'A flush in the {crib} counts, and with the {starter} it is: 5.',
            'At this table four are enough, 4.',
          ]
        : `In the {crib} only ${numberWord(cribSize(rules) + 1)} of a suit count, the {starter} among them: ${cribSize(rules) + 1}.`,
    why: 'All the cards of one suit are a flush everywhere; only those without the {starter} are in dispute.',
    from: ['accChart', 'bicycle', 'fiveCard', 'league'],
    trials: countCrib('2H 4H 8H KH', '6H', [5, 'flush']),
  },
  26: {
    asks: 'Does his {nob} count in the {crib}?',
    verdict: 'His {nob} counts in the {crib} as in any hand: 1.',
    why: 'Apart from the flush, the {crib} counts like a hand.',
    from: ['accChart', 'bicycle', 'fiveCard'],
    trials: countCrib('JH 2S 4D 8C', '6H', [1, 'nobs']),
  },
  69: {
    asks: 'How many cards are dealt and discarded when more than two play?',
    verdict: (rules) => [
      `The {crib} has ${numberWord(cribSize(rules))} cards, whatever the number of players.`,
      dealtHere(rules),
    ],
    why: 'Two discards each is the two-player game. Some pages name four players but give no deal for them.',
    from: ['bicycle', 'board', 'germantown'],
    others:
      'Five can play, each alone: four cards to the dealer, who discards none, and five to each of the others.',
  },
  99: {
    asks: 'Who discards to the {crib} first?',
    verdict: (rules) =>
      `The ${seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'} discards first, the dealer last.`,
    why: 'Everything in a deal begins on the dealer’s left and ends with the dealer.',
    from: ['enquire'],
    others: 'Other books name no order: the cards are face down, and few tables mind.',
  },
  70: {
    asks: 'Each discards only one: who makes up the {crib}?',
    verdict: (rules) => {
      const { cards, when } = rules.deal.pack
      return [
        cards > 0
          ? `The pack gives ${numberWord(cards)} to the {crib}, ${when} the discards.`
          : 'Here nothing comes from the pack.',
        dealtHere(rules),
      ]
    },
    why: 'The {crib} is always as large. What the players do not give, the pack gives.',
    from: ['league', 'board'],
    others: 'League singles take two cards from the pack, three players one.',
  },
  93: {
    asks: 'May a discard be taken back from the {crib}?',
    verdict: (rules) => ['A card discarded to the {crib} stays there.', penaltySentence(rules, 'crib-taken')],
    why: 'Whoever takes it back has had a second look.',
    from: ['acc 5.1', 'enquire', 'canada'],
    others:
      'The ACC gives 2, and cards that were not mixed with the hand return to the {crib}. A player who alone discarded on the wrong side may take the cards back, and choose again, until the {starter} is turned up.',
  },
  101: {
    asks: 'The {crib} was put on the wrong side: whose is it?',
    verdict: [
      'The {crib} is moved, unseen, to the dealer’s side.',
      'Once the {starter} is turned up and each has played a card, the {crib} belongs to the side where it is; the other player is the non-dealer now, and deals next.',
    ],
    why: 'Both have played as if the other had dealt.',
    from: ['acc 5.1'],
  },
  79: {
    asks: 'May the {crib} be looked at before it is counted?',
    verdict: (rules) => [
      'Nobody looks at the {crib} before its count, not even the dealer.',
      joinClauses([penaltySentence(rules, 'crib-seen') || false, LOOKED]),
    ],
    why: 'To know what is in it helps in the play.',
    from: ['acc 5.2', 'canada'],
  },
  80: {
    asks: 'The {crib} was mixed with a hand: what now?',
    verdict: 'The other side draws the cards for the {crib} blind from the mixed ones.',
    why: 'Nobody can say which cards were discarded.',
    from: ['acc 5.1 and 5.2'],
    others:
      'The ACC gives 2, Enquire Within 3. In a Canadian league a dealer who mixes them counts neither hand nor {crib}; if another player does, the dealer scores 6 for the {crib}.',
  },
  102: {
    asks: 'The dealer took the {crib} for the hand: what now?',
    verdict: (rules) => [
      'Before the play, the dealer takes up the right hand.',
      joinClauses([
        'Once the play has begun, the dealer plays on with the {crib}, what it pegged goes back, and the non-dealer may see the cards that should have been the {crib}.',
        penaltySentence(rules, 'crib-played') || false,
      ]),
    ],
    why: 'Its cards are on the table, and cannot be unseen.',
    from: ['acc 5.2'],
    others: 'The ACC gives 2 in both cases. In a Canadian league neither hand nor {crib} counts.',
  },
}

/** What a verdict on a look into the {crib} adds. */
const LOOKED =
  'Whoever looks before discarding no longer chooses: the other side draws the discard blind from that hand.'

/** A house rule: the flush of a crib needs no starter. */
const fourAreEnough = ({ show: { flushInCrib } }: Rules) => flushInCrib <= 4

const dealtHere = (rules: Rules) =>
  `${capitalise(numberWord(seatCount(rules)))} players: ${lowerFirst(sayDealRules(rules))}`
