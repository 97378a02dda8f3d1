import { type Rules, seatCount, sideCount } from '../../rules/rules.ts'
import { plural } from '../grammar.ts'
import { count, gainer, lowball, penaltyFor, type Rulings } from './ruling.ts'
export const DEAL_RULINGS: Rulings = {
  22: {
    claim: 'The {starter} is a {jack}: two for the dealer, and one more for his {nob}.',
    answer: ({ heels }) => `No. It is ${heels} for his heels, at once, and nothing more.`,
    why: 'His {nob} is a {jack} in a hand or the {crib}; the {starter} is in nobody’s hand.',
    from: ['acc', 'hoyle', 'bicycle'],
    trials: count('2H 4S 6D 8C', 'JC', [0, 'nobs']),
  },
  23: {
    claim: 'I cut the {jack}, so his heels are mine.',
    answer: (rules) => `No. The dealer${inTeams(rules) ? '’s side' : ''} pegs them, no matter who cut.`,
    why: 'The player who cuts only lifts the pack. His heels go with the deal, as the {crib} does.',
    from: ['acc', 'hoyle', 'bicycle'],
    words: 'pone nibs',
  },
  24: {
    claim: 'You forgot your heels; now it is too late.',
    answer: 'No. They can still be pegged until the dealer plays a card.',
    why: 'His heels are scored when the {starter} is turned up. The dealer’s first card ends that moment.',
    also: 'Muggins does not cover his heels, though some clubs allow it.',
    from: ['acc', 'germantown'],
    words: 'forgotten missed claim later nibs muggins',
  },
  63: {
    claim: 'The non-dealer starts with three.',
    answer: (rules) =>
      rules.threeForLast > 0
        ? `Yes, ${rules.threeForLast}. The ${inTeams(rules) ? 'side that does not deal' : 'non-dealer'} pegs three for last on the first deal of the game, and on no other.`
        : 'No. At this table everybody starts at 0.',
    why: (rules) =>
      lowball(rules)
        ? 'In lowball a head start would be a handicap, so there is no three for last.'
        : 'Three for last is a rule of the five-card game, to make up for the first deal.',
    from: ['fiveCard', 'britannica'],
    words: 'pone whoever does not deal three for last bonus start head start opening',
  },
  64: {
    claim: 'You must let me cut before you deal.',
    answer: (rules) => {
      const cost = penaltyFor(rules, 'cut before the deal')
      if (cost > 0)
        return `No. At this table cutting before the deal is a fault: ${gainer(rules)} pegs ${cost}.`
      const asked = seatCount(rules) > 2 ? 'the player on the right' : 'the other player'
      return `Yes. The dealer offers the pack to ${asked}, who may cut or decline.`
    },
    why: (rules) =>
      penaltyFor(rules, 'cut before the deal') > 0
        ? 'The page of the five-card game forbids it. No other source does, and it does not say who gets the points.'
        : 'A cut keeps the dealer from knowing the bottom of the pack.',
    also: 'In the league the cut must be offered to the player on the dealer’s right.',
    from: ['acc', 'league', 'fiveCard'],
    words: 'shuffle pack penalty',
  },
  65: {
    claim: 'We cut the same rank, so the first to cut deals.',
    answer: 'No. The tied players cut again. The lowest card deals, and the ace is lowest.',
    why: 'Only ranks are compared: no suit is higher than another in cribbage.',
    from: ['hoyle', 'league', 'tips'],
    words: 'tie equal first dealer recut',
  },
  68: {
    claim: 'You have a card too many, so your hand is dead.',
    answer: (rules) => {
      const points = penaltyFor(rules, 'wrong number of cards')
      const penalty = points > 0 ? ` A table that prefers a penalty pegs ${plural(points, 'point')}.` : ''
      return `No, not before the {starter} is turned up: the same dealer deals again, without a penalty. After that only the wrong hand is dead, and the others count.${penalty}`
    },
    why: 'Before the {starter} is turned up nobody has gained anything yet. Afterwards a new deal would take good hands away.',
    also: 'Enquire Within gives pone two points; Hoyle lets the other side choose between a new deal and two points.',
    from: ['acc', 'hoyle', 'enquire'],
    words: 'wrong number of cards misdeal redeal too many too few',
  },
  71: {
    claim: 'A card was turned face up in the deal, but we play on.',
    answer: 'No. The same dealer deals again, without a penalty.',
    why: 'Everybody has seen that card, and nobody should gain by it.',
    also: 'A card of another pack spoils a deal as well; the points of earlier deals still count.',
    from: ['hoyle', 'enquire', 'own'],
    words: 'exposed card faced flipped shown misdeal redeal foreign card joker missing card incomplete deck',
  },
}

const inTeams = (rules: Rules) => seatCount(rules) > sideCount(rules)
