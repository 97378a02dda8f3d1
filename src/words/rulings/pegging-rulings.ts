import type { Rules } from '../../rules/rules.ts'
import { gainer, lowball, type Rulings } from './ruling.ts'

/** Disputes over pegs, claims and muggins: what a table has agreed on decides most of them. */
export const PEGGING_RULINGS: Rulings = {
  54: {
    claim: 'Muggins covers the hand, not the {crib}.',
    answer: (rules) =>
      `No. ${muggins(rules) ? 'Muggins' : 'There is no muggins at this table; where it is played, it'} covers the {crib} as well.`,
    why: 'The {crib} is counted aloud and pegged like a hand, so it can be miscounted like one.',
    also: 'One page of tips mentions only the hand.',
    from: ['bicycle', 'acc'],
  },
  55: {
    claim: 'Muggins! You are at eight and there is more.',
    answer: (rules) =>
      `No. ${muggins(rules) ? 'Wait' : 'There is no muggins at this table; where it is played, wait'} until the total is said and pegged.`,
    why: 'Until the total is said, nothing has been missed.',
    from: ['acc', 'germantown'],
    words: 'too early during the count interrupt',
  },
  56: {
    claim: 'You called muggins, but nothing was missed: I score what you called.',
    answer: (rules) => {
      const { mode, falseCall } = rules.muggins
      if (!muggins(rules)) return 'No. There is no muggins at this table, so a call scores nothing.'
      if (mode === 'on') return 'No. At this table the app counts the cards and offers only what was missed.'
      if (falseCall === 'none') return 'No. At this table a wrong call costs nothing.'
      return lowball(rules)
        ? 'No. In lowball the side that called pegs the number it called.'
        : 'Yes. The side that counted right pegs the number that was called.'
    },
    why: 'A price on a wrong call keeps players from calling at every hand.',
    also: 'In tournaments the other side scores what was wrongly called; in many homes nothing happens. A call for too many points takes only what was missed.',
    from: ['acc', 'germantown'],
    words: 'false wrong call penalty',
  },
  57: {
    claim: 'You pegged too little, and I don’t have to tell you.',
    answer: (rules) => {
      const { mode } = rules.muggins
      if (mode === 'off')
        return 'Your table decides. What is not counted is lost and nobody takes it; telling is a courtesy.'
      if (mode === 'flag') return 'Yes. The app shows what was missed, and nobody takes it.'
      return lowball(rules)
        ? 'Yes. With muggins on, what was missed can be given to the side that missed it.'
        : 'Yes. With muggins on, an opponent may take what was missed.'
    },
    why: 'Each player is responsible for their own count.',
    from: ['hoyle', 'acc', 'bicycle'],
    words: 'undercount under-counted underpeg missed short lost points',
  },
  58: {
    claim: 'You pegged too many, so all of it is mine.',
    answer: (rules) => {
      const pegs = { none: undefined, difference: 'the difference', two: '2' }[rules.muggins.overClaim]
      const more = pegs === undefined ? 'that is all' : `${gainer(rules)} pegs ${pegs}`
      return `No. The peg goes back to the true count, and ${more}.`
    },
    why: 'The books agree that the peg goes back, and on nothing more.',
    also: 'Old Hoyle and Enquire Within give the opponent the same number, Hoyle gives two, a Canadian league nothing.',
    from: ['hoyle', 'oldHoyle', 'enquire', 'own'],
    words: 'overcount over-counted overpeg over-pegged too much penalty put back',
  },
  59: {
    claim: 'The dealer pegged too early, so those points are lost.',
    answer: 'No. The dealer’s peg goes back, the others count and peg first, and then the dealer pegs again.',
    why: 'Only the order was wrong, and it is corrected without a penalty.',
    from: ['acc'],
    words: 'premature pone order undo',
  },
  60: {
    claim: 'I said eight, but I pegged ten: ten it is.',
    answer: 'No. What was said counts: the peg goes back to eight.',
    why: 'The table accepted the number it heard.',
    from: ['hoyle'],
    words: 'announced mistake wrong hole correction',
  },
}

const muggins = ({ muggins: { mode } }: Rules) => mode === 'on' || mode === 'call'
