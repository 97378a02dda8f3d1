import { seatCount, sideCount } from '../../rules/rules.ts'
import { joinClauses, plural } from '../grammar.ts'
import { gainer, penaltyFor, type Rulings } from './ruling.ts'
import { count } from './trial.ts'

/** Disputes before the first card is laid. */
export const DEAL_RULINGS: Rulings = {
  22: {
    claim: 'A {jack} is the {starter}: two for the dealer, and one more for his nob.',
    answer: ({ heels }) => `No. It is ${heels} for his heels, at once, and nothing more.`,
    why: 'His nob is a {jack} held in a hand or the {crib}; the one turned up is in nobody’s hand.',
    from: ['acc', 'hoyle', 'bicycle'],
    trials: count('2H 4S 6D 8C', 'JC', [0, 'nobs']),
  },
  23: {
    claim: 'I cut the {jack}, so his heels are mine.',
    answer: (rules) =>
      `No. They go to the dealer${seatCount(rules) > sideCount(rules) ? '’s side' : ''}, whoever cut.`,
    why: 'Whoever cuts only lifts the pack. His heels belong to the deal, as the {crib} does.',
    from: ['acc', 'hoyle', 'bicycle'],
    words: 'pone nibs',
  },
  24: {
    claim: 'You forgot your heels; now it is too late.',
    answer: 'It is too late once the dealer has laid a card. Until then they can still be pegged.',
    why: 'His heels are scored when the card is turned. The dealer’s first card shows that the moment has passed.',
    also: 'Muggins never covers his heels, though some clubs say otherwise for themselves.',
    from: ['acc', 'germantown'],
    words: 'forgotten missed claim later nibs muggins',
  },
  63: {
    claim: 'Whoever does not deal first begins with three.',
    answer: ({ threeForLast }) =>
      threeForLast > 0
        ? `Yes. Pone pegs ${threeForLast} for last on the first deal of the game, and on no other.`
        : 'No. Here everybody begins at nothing.',
    why: ({ threeForLast }) =>
      threeForLast > 0
        ? 'To 61 the first deal is a real advantage, and three for last makes up for some of it.'
        : 'Three for last belongs to the two-handed five-card game; other games have never had it.',
    from: ['fiveCard', 'britannica'],
    words: 'three for last bonus start head start opening',
  },
  64: {
    claim: 'You must let me cut before you deal.',
    answer: (rules) => {
      const cost = penaltyFor(rules, 'cut before the deal')
      return cost > 0
        ? `No. At this table there is no cut before the deal: it costs, and ${gainer(rules)} pegs ${cost}.`
        : 'Yes. The dealer offers the pack to be cut, and pone may cut or let it be.'
    },
    why: (rules) =>
      penaltyFor(rules, 'cut before the deal') > 0
        ? 'The page of the five-card game forbids it. It alone does, and it leaves open who gets the points.'
        : 'A cut keeps the bottom of the pack from being known to the dealer.',
    also: 'In the league the player on the dealer’s right must be offered the cut.',
    from: ['acc', 'league', 'fiveCard'],
    words: 'shuffle pack penalty',
  },
  65: {
    claim: 'We cut the same rank, so the first to cut deals.',
    answer: 'No. Those who tie cut again. The lowest card deals, and the ace is the lowest.',
    why: 'Only ranks are compared: no suit is above another in cribbage.',
    from: ['hoyle', 'league', 'tips'],
    words: 'tie equal first dealer recut',
  },
  68: {
    claim: 'You have a card too many, so your hand is dead.',
    answer: (rules) => {
      const points = penaltyFor(rules, 'wrong number of cards')
      return joinClauses([
        'Not before the {starter} is turned: then the same dealer deals again, and nobody is punished.',
        'After it the wrong hand does not count, and the others do.',
        points > 0 && `A table that would rather peg for it takes ${plural(points, 'point')}.`,
      ])
    },
    why: 'While the {starter} lies hidden nobody has gained anything yet. Afterwards a new deal would take away good hands.',
    also: 'Enquire Within gives pone two points; Hoyle lets the other side choose between a new deal and two points.',
    from: ['acc', 'hoyle', 'enquire'],
    words: 'wrong number of cards misdeal redeal too many too few',
  },
}
