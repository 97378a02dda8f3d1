import { penaltyOf } from '../../rules/penalty.ts'
import { seatCount } from '../../rules/rules.ts'
import { joinClauses, plural } from '../engine/grammar.ts'
import { count, inTeams, lowball, penaltySentence, type Rulings, sayPenalty } from './ruling.ts'

/** What a ruling on his heels says where the table gives none. */
export const NO_HEELS = 'At this table a {jack} turned up scores nothing: 0.'

export const DEAL_RULINGS: Rulings = {
  94: {
    asks: 'How are the cards dealt?',
    verdict: (rules) => [
      `One card at a time, face down, beginning ${seatCount(rules) > 2 ? 'on the dealer’s left' : 'with the non-dealer'}.`,
      'The dealer shuffles last.',
    ],
    why: 'So nobody knows where a card went.',
    from: ['bicycle'],
    others: 'Old Hoyle deals the six cards by threes.',
  },
  22: {
    asks: 'Does a {jack} turned up score his heels, his {nob} or both?',
    verdict: ({ heels }) =>
      heels > 0 ? `A {jack} turned up as the {starter} scores his heels and no {nob}: ${heels}.` : NO_HEELS,
    why: 'His {nob} is a {jack} in a hand or the {crib}; the {starter} is in nobody’s hand.',
    from: ['acc 6.3', 'hoyle', 'bicycle'],
    trials: count('2H 4S 6D 8C', 'JC', [0, 'nobs']),
  },
  23: {
    asks: 'Who scores his heels: the dealer, or the player who cut?',
    verdict: (rules) =>
      rules.heels > 0
        ? `The dealer${inTeams(rules) ? '’s side' : ''} scores his heels, no matter who cut: ${rules.heels}.`
        : NO_HEELS,
    why: 'The player who cuts only lifts the pack. His heels go with the deal, as the {crib} does.',
    from: ['acc 6.3', 'hoyle', 'bicycle'],
  },
  24: {
    asks: 'His heels were forgotten: until when can they be scored?',
    verdict: ({ heels }) =>
      heels > 0
        ? ['Forgotten heels can be scored until the dealer plays a card.', 'Muggins does not take them.']
        : NO_HEELS,
    why: 'His heels are scored when the {starter} is turned up. The dealer’s first card ends that moment.',
    from: ['acc 6.3', 'canada', 'germantown'],
    others: 'Some clubs let muggins take them.',
  },
  63: {
    asks: 'Does anybody score before the first deal?',
    verdict: (rules) =>
      rules.threeForLast > 0
        ? `The ${inTeams(rules) ? 'side that does not deal' : 'non-dealer'} scores three for last on the first deal of the game, and on no other: ${rules.threeForLast}.`
        : 'Everybody starts at 0.',
    why: (rules) =>
      lowball(rules)
        ? 'In lowball a head start would be a handicap, so there is no three for last.'
        : 'Three for last is a rule of the five-card game, to make up for the first deal.',
    from: ['fiveCard', 'britannica'],
  },
  64: {
    asks: 'Must the pack be cut before the deal?',
    verdict: (rules) => {
      const cost = sayPenalty(rules, 'cut-before-deal')
      if (cost) return `Cutting before the deal is a fault, and ${cost}.`
      const asked = seatCount(rules) > 2 ? 'the player on the dealer’s right' : 'the non-dealer'
      const missed = sayPenalty(rules, 'cut-not-offered')
      return [
        `The dealer offers the pack, and ${asked} cuts it.`,
        missed && `If it is not offered, ${missed}.`,
      ]
    },
    why: (rules) =>
      sayPenalty(rules, 'cut-before-deal')
        ? 'Only the page of the five-card game forbids it. It does not say who gets the points.'
        : 'A cut keeps the dealer from knowing where a card is.',
    from: (rules) => (sayPenalty(rules, 'cut-before-deal') ? ['fiveCard'] : ['acc 3.3', 'league']),
    others: 'In the ACC pone must cut. The Bicycle rules leave it out in some games.',
  },
  65: {
    asks: 'Who deals first, and what if two cut the same rank?',
    verdict: ['The lowest card deals first, and those who tie for it cut again.', 'The ace is lowest.'],
    why: 'Only ranks are compared: no suit is higher than another in cribbage.',
    from: ['hoyle', 'league', 'tips'],
  },
  92: {
    asks: 'May anybody look at the bottom card of the pack?',
    verdict: (rules) => [
      'Nobody may look at the bottom card, in shuffling or in cutting.',
      penaltySentence(rules, 'bottom-card'),
    ],
    why: 'Nobody should know more than the others.',
    from: ['acc 2.1 and 6.1'],
    others:
      'After the last shuffle, the pack is shuffled again. In the cut for the {starter} it is not: the dealer is shown the card too.',
  },
  68: {
    asks: 'A hand has too many or too few cards: what now?',
    verdict: (rules) => {
      const penalty = penaltyOf(rules, 'wrong-number')
      const price = penalty ? ` A table that prefers a penalty pegs ${plural(penalty.points, 'point')}.` : ''
      const count = sayPenalty(rules, 'cards-counted')
      return [
        'Before the {starter} is turned up, the same dealer deals again, without a penalty.',
        `After it the wrong hand is dead, and the others count.${price}${count && ` If the dealer may not count the cards first, ${count}.`}`,
      ]
    },
    why: 'Before the {starter} nobody has gained anything; later a new deal would take good hands away.',
    from: ['acc 4.4', 'canada', 'hoyle'],
    others:
      'The ACC book of 2025 (4.4.d.9) stops the play if pone has too many and the {crib} is right: its pegs go back, all hands are dead, and the same dealer deals again. We could not read the rest: at a club the book decides. Enquire Within gives pone 2; Hoyle, a new deal or 2. A Canadian league plays out a hand that is short.',
  },
  71: {
    asks: 'A card was turned face up in the deal: what now?',
    verdict: 'A card shown in the deal means a new deal by the same dealer, without a penalty.',
    why: 'Everybody has seen that card. Nobody should gain by it.',
    from: ['hoyle', 'enquire', 'canada'],
    others:
      'In Cassell’s five-card game, a non-dealer who turns up a card of their own lets the dealer deal again, before the dealer looks at a card.',
  },
  100: {
    asks: 'The pack has a card too few, twice or from another pack: what now?',
    verdict: ['The deal does not count, and the pack is made whole.', 'The points of earlier deals stay.'],
    why: 'The deals before were as fair to the one as to the other.',
    from: ['own'],
    others: 'We could not read the ACC’s rule on an imperfect pack (4.5): at a club the book decides.',
  },
  89: {
    asks: 'The wrong player dealt: what now?',
    verdict: [
      'Until the {starter} is turned up, the right dealer deals again.',
      'Afterwards the deal stands: whoever dealt has the {crib}, and the turn to deal passes on from there.',
    ],
    why: 'A deal that is being played has been accepted.',
    from: ['own'],
    others: 'We could not read the ACC book (4.1): at a club the book decides.',
  },
  98: {
    asks: 'Who cuts for the {starter}, and how deep?',
    verdict: (rules) => [
      `The ${seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'} lifts part of the pack, and the dealer turns up the next card.`,
      'At least four cards stay in each part.',
    ],
    why: 'So neither can choose the card.',
    from: ['acc 6.1', 'canada'],
    others:
      'The ACC page names no number (6.1); Enquire Within asks for three. Of more than two players, a Canadian league lets the one on the dealer’s left cut, and other pages the one on the right.',
  },
  116: {
    asks: 'The wrong player cut for the {starter}: what now?',
    verdict: [
      'The card goes back, the dealer shuffles the rest of the pack, and the right player cuts.',
      'Hands and {crib} stay as they are, and a {jack} that was turned up scores nothing.',
    ],
    why: 'Only the cut was wrong.',
    from: ['accAnswer'],
  },
  104: {
    asks: 'The card cut as the {starter} was face up in the pack: what now?',
    verdict: [
      'The card is turned face down, and the rest of the pack is shuffled and cut again.',
      'Hands and {crib} stay.',
    ],
    why: 'A card that everybody could see was not cut by chance.',
    from: ['acc 6.1'],
  },
  103: {
    asks: 'The dealer put the {starter} into the hand before anybody saw it: what now?',
    verdict: (rules) => [
      'The non-dealer draws two cards blind from that hand, and chooses one as the {starter}.',
      joinClauses([
        'The other card goes back, and the play continues.',
        penaltySentence(rules, 'starter-taken') || false,
      ]),
    ],
    why: 'Nobody but the dealer can say which card it was.',
    from: ['acc 6.1'],
    others: 'The ACC gives 2.',
  },
  81: {
    asks: 'Two cards were turned up as the {starter}: which one counts?',
    verdict: [
      'The top card of the lower part is the {starter}.',
      'Both players may look at what was shown; it goes back.',
    ],
    why: 'Only the top card was cut.',
    from: ['acc 6.2'],
  },
  82: {
    asks: 'The {starter} was forgotten, or turned up too early: what now?',
    verdict: ({ heels }) => [
      'A forgotten {starter} is cut as soon as somebody notices, and counts as usual.',
      heels > 0 ? 'Once the dealer has played a card, it is too late for his heels.' : '',
    ],
    why: 'Every hand still needs it, and it scores nothing in the play.',
    from: ['own'],
    others:
      'Turned up before the dealer’s discard, the {starter} goes back for a new cut, without a penalty (ACC 2010, 6.1).',
  },
  91: {
    asks: 'The {starter} got mixed with a hand: what now?',
    verdict: (rules) => [
      'The hand is put together again, and counts.',
      penaltySentence(rules, 'starter-mixed'),
    ],
    why: 'The cards played are known, so the {starter} can be found.',
    from: ['acc 9.3'],
  },
}
