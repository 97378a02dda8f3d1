import type { Rules } from '../../rules/rules.ts'
import { capitalise, listOf, pluralWord } from '../grammar.ts'
import { gainer, lowball, type Rulings } from './ruling.ts'

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

export const END_RULINGS: Rulings = {
  25: {
    claim: 'Nobody can go out on his heels.',
    answer: (rules) =>
      `No. A dealer who goes out on his heels has ${lowball(rules) ? 'lost' : 'won'}, there and then.`,
    why: 'They are points like any others, scored before the play and before every hand.',
    also: 'Some tables give no heels within the last three holes, or none from the stinkhole, the last but one.',
    from: ['acc', 'fiveCard'],
    words: 'win last hole stink hole stinkhole 120 finish',
  },
  52: {
    claim: 'I have enough in my hand and the {crib}, so I win, whatever you count.',
    answer: (rules) =>
      `No. The dealer counts last. The first side out has ${lowball(rules) ? 'lost' : 'won'}, and the game is over.`,
    why: 'The game ends with the point that reaches the last hole; hands not yet counted do not score.',
    from: ['hoyle', 'bicycle', 'acc'],
    words: 'dealer already has enough count out pone first',
  },
  53: {
    claim: 'You must land on the last hole exactly.',
    answer: 'No. More points than you need will do.',
    why: 'The peg stops in the last hole, and the rest is not needed.',
    from: ['tips', 'fiveCard'],
    words: 'exact overshoot 121 61 game hole win finish stink hole stinkhole 120',
  },
  61: {
    claim: 'You only just reached the line: that is a skunk.',
    answer: ({ skunks }) => {
      if (skunks.length === 0) return 'No. At this table there are no skunk lines.'
      // The last hole below each line is skunked, the first across it is not.
      const lines = skunks.map(({ name, below }) => `on ${below - 1} it is a ${name}, on ${below} it is not`)
      return `No. ${capitalise(lines.join('; '))}.`
    },
    why: ({ skunks }) =>
      skunks.length > 0
        ? 'The line comes before the hole of that number: a peg in that hole is past it.'
        : 'Leagues, the five-card game and lowball have no skunks: they belong to the long game.',
    also: 'A table that plays to 61 may add one line, under 31. Pages that say “by thirty or more” are one hole off.',
    from: ['tips', 'acc', 'enquire'],
    words: '90 91 60 61 30 31 beaten badly margin stopped',
  },
  62: {
    claim: 'A double skunk is four games.',
    answer: ({ skunks }) => {
      const worst = skunks.toSorted((a, b) => b.games - a.games)[0]
      if (worst === undefined) return 'No. With no skunk lines every game is one game.'
      const lines = skunks.map((line) => `a ${line.name} counts ${pluralWord(line.games, 'game')}`)
      return `${worst.games === 4 ? 'Yes' : 'No'}. At this table ${listOf(lines)}.`
    },
    why: 'Books give two, three or four games, and clubs give points instead, so the table decides beforehand.',
    from: ['tips', 'own'],
    words: 'worth games match points quadruple',
  },
  73: {
    claim: 'I reached the last hole first, so I win.',
    answer: (rules) =>
      lowball(rules)
        ? `No. In lowball the first to reach ${rules.target} loses.`
        : `Yes. The first to reach ${rules.target} wins.`,
    why: 'The game ends with that point, and nothing after it counts.',
    from: ['bicycle'],
    words: 'lowball losers reverse lowest score out 121 61',
  },
  74: {
    claim: 'The winner deals the next game.',
    answer: ({ nextDealer }) =>
      ({
        loser: 'No. The loser deals.',
        winner: 'Yes, at this table.',
        alternate: 'No. At this table the first deal of each game passes to the left.',
        cut: 'No. At this table you cut again for every game.',
      })[nextDealer],
    why: 'The books disagree, so a table chooses it in its house rules.',
    also: 'Hoyle and the Bicycle rules say the loser, the eleventh Britannica the winner. Of several losers the lowest score deals.',
    from: ['hoyle', 'bicycle', 'britannica'],
    words: 'who deals first dealer new game rematch match loser alternate',
  },
}
