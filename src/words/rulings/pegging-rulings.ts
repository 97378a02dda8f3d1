import type { Rules } from '../../rules/rules.ts'
import { gainer, lowball, type Rulings } from './ruling.ts'

/** Disputes over pegs, claims and muggins: what a table has agreed on decides most of them. */
export const PEGGING_RULINGS: Rulings = {
  54: {
    claim: 'Muggins goes for the hand, not for the {crib}.',
    answer: (rules) =>
      `${muggins(rules) ? 'It' : 'At this table there is no muggins. Where it is played, it'} goes for the {crib} as well.`,
    why: 'The {crib} is counted aloud and pegged like a hand, so it can be miscounted like one.',
    also: 'One page of tips names the hand only.',
    from: ['bicycle', 'acc'],
  },
  55: {
    claim: 'Muggins! You are at eight and there is more.',
    answer: (rules) =>
      `${muggins(rules) ? 'Not' : 'There is no muggins here. Where there is: not'} while somebody is still counting. First the total is named and pegged.`,
    why: 'Until the number is named nothing has been missed.',
    from: ['acc', 'germantown'],
    words: 'too early during the count interrupt',
  },
  56: {
    claim: 'You called muggins, and nothing was missed.',
    answer: (rules) => {
      const { mode, falseCall } = rules.muggins
      if (!muggins(rules)) return 'At this table there is no muggins, so a call moves no peg.'
      if (mode === 'on')
        return 'Here it cannot happen: the app counts the cards, and offers only what was missed.'
      if (falseCall === 'none') return 'Then nothing happens, at this table.'
      return lowball(rules)
        ? 'Then whoever called pegs the number that was called.'
        : 'Then the number that was called goes to the side that counted right.'
    },
    why: 'A price on a wrong call keeps people from calling at every hand.',
    also: 'In tournaments the other side scores what was wrongly called; in many homes nothing happens. Whoever names too much takes the lesser number.',
    from: ['acc', 'germantown'],
    words: 'false wrong call penalty',
  },
  57: {
    claim: 'You pegged too little: I need not tell you.',
    answer: (rules) => {
      const { mode } = rules.muggins
      if (mode === 'off')
        return 'True: what is not counted is lost, and nobody takes it. To tell is a kindness, and a table may make it a rule.'
      if (mode === 'flag') return 'The app tells, and that is all: nobody takes what was missed.'
      return lowball(rules)
        ? 'With muggins on, what was missed can be given to whoever missed it.'
        : 'With muggins on, an opponent may take what was missed.'
    },
    why: 'Everybody answers for their own count.',
    from: ['hoyle', 'acc', 'bicycle'],
    words: 'undercount under-counted underpeg missed short lost points',
  },
  58: {
    claim: 'You pegged too many, so all of it is mine.',
    answer: (rules) => {
      const pegs = { none: undefined, difference: 'the difference', two: '2' }[rules.muggins.overClaim]
      const more = pegs === undefined ? 'that is all' : `${gainer(rules)} pegs ${pegs}`
      return `No. It is put back to the true count, and ${more}.`
    },
    why: 'Books agree that it goes back, and on nothing more.',
    also: 'Old Hoyle and Enquire Within give the opponent as many, Hoyle gives two, a Canadian league nothing.',
    from: ['hoyle', 'oldHoyle', 'enquire', 'own'],
    words: 'overcount over-counted overpeg over-pegged too much penalty put back',
  },
  59: {
    claim: 'The dealer pegged before pone: those points are lost.',
    answer: 'No. The dealer’s peg goes back, pone counts and pegs, and the dealer pegs again.',
    why: 'Only the order was wrong, and it is put right without a penalty.',
    from: ['acc'],
    words: 'premature out of turn order undo',
  },
  60: {
    claim: 'I said eight, but I pegged ten: it stands.',
    answer: 'No. What was said governs: it is put back to eight.',
    why: 'The table accepted the number that it heard.',
    from: ['hoyle'],
    words: 'announced mistake wrong hole correction',
  },
}

const muggins = ({ muggins: { mode } }: Rules) => mode === 'on' || mode === 'call'
