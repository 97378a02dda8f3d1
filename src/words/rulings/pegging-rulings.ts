import type { Rules } from '../../rules/rules.ts'
import { capitalise } from '../grammar.ts'
import { gainer, lowball, penaltySentence, type Rulings } from './ruling.ts'

export const PEGGING_RULINGS: Rulings = {
  54: {
    asks: 'What does muggins cover?',
    verdict: (rules) =>
      muggins(rules)
        ? { says: 'Muggins covers the hands and the {crib}, never his heels' }
        : {
            says: 'There is no muggins at this table',
            more: 'Where it is played, it covers the hands and the {crib}, never his heels.',
          },
    why: 'The {crib} is counted aloud and pegged like a hand, so it can be miscounted like one.',
    from: ['bicycle', 'ACC 10.2 and 10.3'],
    others: 'In the ACC it covers the play as well. One page of tips mentions only the hand.',
    words: 'missed steal take optional allowed',
  },
  55: {
    asks: 'When may muggins be called?',
    verdict: (rules) => ({
      says: `Muggins is called only after the total is said and pegged`,
      more: muggins(rules) ? '' : 'There is no muggins at this table.',
    }),
    why: 'Until the total is said, nothing has been missed.',
    from: ['ACC 10.4', 'germantown'],
    words: 'early interrupt before',
  },
  56: {
    asks: 'Muggins was called, but nothing was missed: what does it cost?',
    verdict: (rules) => {
      const { mode, falseCall } = rules.muggins
      if (!muggins(rules)) return { says: 'There is no muggins at this table, so a call scores nothing' }
      if (mode === 'on')
        return { says: 'The app counts the cards and offers only what was missed, so no call is wrong' }
      if (falseCall === 'none') return { says: 'At this table a wrong call costs nothing' }
      return lowball(rules)
        ? { says: 'In lowball the side that called pegs the number it called' }
        : { says: 'The side that counted right pegs the number that was called' }
    },
    why: 'A price on a wrong call keeps players from calling at every hand.',
    from: ['ACC 10.4', 'germantown'],
    others: 'In many homes nothing happens. A call for too many points takes only what was missed.',
    words: 'false wrong mistaken',
  },
  57: {
    asks: 'Points were missed: must an opponent say so, and who gets them?',
    verdict: (rules) => {
      const { mode } = rules.muggins
      if (mode === 'off') return { says: 'Points that are not counted are lost, and telling is a courtesy' }
      if (mode === 'flag') return { says: 'The app shows what was missed, and nobody takes it' }
      return lowball(rules)
        ? { says: 'With muggins on, what was missed can be given to the side that missed it' }
        : { says: 'With muggins on, an opponent may take what was missed' }
    },
    why: 'Each player is responsible for their own count.',
    from: ['hoyle', 'ACC 8.3 and 10.2', 'bicycle'],
    words: 'hand short lost forgot help correct few',
  },
  86: {
    asks: 'I said ten but pegged eight: may the rest be pegged?',
    verdict: (rules) => ({
      says: 'Once the fingers leave the peg, what was not pegged is lost',
      more: muggins(rules) ? 'Muggins may take it.' : '',
    }),
    why: 'Each player is responsible for their own pegs.',
    from: ['ACC 8.3'],
    others: 'Hoyle allows it until the next card is played or the next deal is cut.',
    words: 'moved few short forgot later next correct less',
  },
  58: {
    asks: 'Too many points were pegged: what now?',
    verdict: (rules) => {
      const pegs = { none: undefined, difference: 'the difference', two: '2' }[rules.muggins.overClaim]
      return {
        says: 'The peg goes back to the true count',
        more: pegs === undefined ? 'That is all.' : `${capitalise(gainer(rules))} pegs ${pegs}.`,
      }
    },
    why: 'The books agree that the peg goes back, and on nothing more.',
    from: ['hoyle', 'oldHoyle', 'enquire', 'own'],
    others:
      'Old Hoyle and Enquire Within give the opponent the same number, Hoyle gives two, a Canadian league nothing.',
    words: 'hand penalty claimed put',
  },
  59: {
    asks: 'The dealer counted before the others: what now?',
    verdict: { says: 'The dealer’s peg goes back, the others count and peg, and then the dealer pegs again' },
    why: 'Only the order was wrong, and it is corrected without a penalty.',
    from: ['ACC 9.2'],
    words: 'premature pone order early first lost',
  },
  60: {
    asks: 'I said eight but pegged ten: which counts?',
    verdict: { says: 'What was said counts, so the peg goes back to eight' },
    why: 'The table accepted the number it heard.',
    from: ['hoyle'],
    words: 'moved mistake hole',
  },
  84: {
    asks: 'The wrong peg was moved, or a peg fell out: what now?',
    verdict: {
      says: 'The peg goes back to the hole that both sides remember',
      more: 'If nobody knows it, a lost front peg goes right behind the back peg.',
    },
    why: 'Nobody should gain by it.',
    from: ['enquire', 'oldHoyle'],
    words: 'front back fall board hole lost',
  },
  85: {
    asks: 'A player moved the other side’s peg: what now?',
    verdict: (rules) => ({
      says: 'The other side’s peg goes back, and the points are pegged with the right one',
      more: penaltySentence(rules, 'other side’s peg moved'),
    }),
    why: 'Only the peg was wrong.',
    from: ['corner', 'own'],
    others: 'The ACC (8.7) gives 2.',
    words: 'wrong my peg track colour',
  },
  87: {
    asks: 'A player claimed the game, but was short: what now?',
    verdict: (rules) => ({
      says: 'The peg goes back to its true hole, and the game goes on',
      more: penaltySentence(rules, 'false claim of game'),
    }),
    why: 'The game is over only when the points are there.',
    from: ['ACC 8.4', 'own'],
    others:
      'In the ACC the other side pegs what was claimed too many, even to win, and the offender goes 15 back. For Enquire Within the claimant has lost the game.',
    words: 'thought miscounted false won enough last hole',
  },
}

const muggins = ({ muggins: { mode } }: Rules) => mode === 'on' || mode === 'call'
