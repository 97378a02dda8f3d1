import { cribSize, type Rules, seatCount } from '../../rules/rules.ts'
import { capitalise, numberWord, plural } from '../grammar.ts'
import { sayDealRules } from '../rules.ts'
import type { Ruling } from './ruling.ts'
import { gainer, partners, penaltyFor } from './table-facts.ts'
import { count } from './trial.ts'

/** Disputes before the first card is laid. */
export const DEAL_RULINGS: readonly Ruling[] = [
  {
    number: 22,
    subject: 'deal',
    claim: ({ words }) =>
      `A ${words.jack} is the ${words.starter}: two for the dealer, and one more for his nob.`,
    answer: ({ heels }) => `No. It is ${heels} for his heels, at once, and nothing more.`,
    why: ({ words }) =>
      `His nob is a ${words.jack} held in a hand or the ${words.crib}; the one turned up is in nobody’s hand.`,
    from: ['acc', 'hoyle', 'bicycle'],
    trials: count('2H 4S 6D 8C', 'JC', [0, 'nobs']),
  },
  {
    number: 23,
    subject: 'deal',
    claim: ({ words }) => `I cut the ${words.jack}, so his heels are mine.`,
    answer: (rules) =>
      `No. ${partners(rules) ? 'They go to the dealer’s side' : 'They go to the dealer'}, whoever cut.`,
    why: ({ words }) =>
      `Whoever cuts only lifts the pack. His heels belong to the deal, as the ${words.crib} does.`,
    from: ['acc', 'hoyle', 'bicycle'],
    words: 'pone nibs',
  },
  {
    number: 24,
    subject: 'deal',
    claim: 'You forgot your heels; now it is too late.',
    answer: 'It is too late once the dealer has laid a card. Until then they can still be pegged.',
    why: 'His heels are scored when the card is turned. The dealer’s first card shows that the moment has passed.',
    also: 'Muggins never covers his heels, though some clubs say otherwise for themselves.',
    from: ['acc', 'germantown'],
    words: 'forgotten missed claim later nibs muggins',
  },
  {
    number: 63,
    subject: 'deal',
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
  {
    number: 64,
    subject: 'deal',
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
  {
    number: 65,
    subject: 'deal',
    claim: 'We cut the same rank, so the first to cut deals.',
    answer: 'No. Those who tie cut again. The lowest card deals, and the ace is the lowest.',
    why: 'Only ranks are compared: no suit is above another in cribbage.',
    from: ['hoyle', 'league', 'tips'],
    words: 'tie equal first dealer recut',
  },
  {
    number: 68,
    subject: 'deal',
    claim: 'You have a card too many, so your hand is dead.',
    answer: (rules) =>
      `Not before the ${rules.words.starter} is turned: then the same dealer deals again, and nobody is punished.` +
      ` After it the wrong hand does not count, and the others do.${tableTakes(rules)}`,
    why: ({ words }) =>
      `While the ${words.starter} lies hidden nobody has gained anything yet. Afterwards a new deal would take away good hands.`,
    also: 'Enquire Within gives pone two points; Hoyle lets the other side choose between a new deal and two points.',
    from: ['acc', 'hoyle', 'enquire'],
    words: 'wrong number of cards misdeal redeal too many too few',
  },
  {
    number: 69,
    subject: 'crib',
    claim: ({ words }) => `Everybody lays away two, so the ${words.crib} of four players has eight cards.`,
    answer: (rules) => {
      const { words } = rules
      return `No. The ${words.crib} is ${numberWord(cribSize(rules))} cards, by any number of players. ${dealtHere(rules)}`
    },
    why: 'Two from each is the way of two players. Some pages name four players and forget to give them a deal.',
    from: ['acc', 'bicycle', 'board'],
    words: 'discard lay away throw four-handed partners',
  },
  {
    number: 70,
    subject: 'crib',
    claim: ({ words }) => `We each lay one away, so the ${words.crib} is short of two cards.`,
    answer: (rules) => {
      const { cards } = rules.deal.pack
      const { crib } = rules.words
      return cards > 0
        ? `The pack makes it up: it gives ${numberWord(cards)} to the ${crib}. ${dealtHere(rules)}`
        : `Here nothing comes from the pack. ${dealtHere(rules)}`
    },
    why: ({ words }) =>
      `The ${words.crib} always has four cards. What the players do not give, the pack must.`,
    also: 'League singles take two cards from the pack, three players one.',
    from: ['league', 'board'],
    words: 'discard lay away throw two cards singles three players short',
  },
]

function dealtHere(rules: Rules): string {
  const players = capitalise(numberWord(seatCount(rules)))
  return `${players} players: ${lowered(sayDealRules(rules))}`
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function tableTakes(rules: Rules): string {
  const points = penaltyFor(rules, 'wrong number of cards')
  return points > 0 ? ` A table that would rather peg for it takes ${plural(points, 'point')}.` : ''
}
