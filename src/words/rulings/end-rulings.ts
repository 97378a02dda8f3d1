import { capitalise, listOf, pluralWord } from '../grammar.ts'
import { lowball, type Rulings } from './ruling.ts'

/** Disputes over who has won, and by how much. */
export const END_RULINGS: Rulings = {
  25: {
    claim: 'Nobody can go out on his heels.',
    answer: (rules) =>
      lowball(rules)
        ? 'Heels count as ever: a dealer whom they take home has lost, there and then.'
        : 'Yes, one can: a dealer whom they take home has won, there and then.',
    why: 'They are points like any others, scored before the play and before every hand.',
    also: 'Some tables give no heels within the last three holes.',
    from: ['acc', 'fiveCard'],
    words: 'win last hole stink hole finish',
  },
  52: {
    claim: 'I have enough in my hand and the {crib}, so I win, whatever pone counts.',
    answer: (rules) =>
      lowball(rules)
        ? 'Pone counts first, and if pone gets home by it the game is over: pone has lost.'
        : 'No. Pone counts first, and if pone gets home by it the game is over: pone has won.',
    why: 'The game ends with the very point that reaches the last hole; hands not yet counted do not count.',
    from: ['hoyle', 'bicycle', 'acc'],
    words: 'dealer already has enough count out pone first',
  },
  53: {
    claim: 'You must land on the last hole exactly.',
    answer: 'No. More than enough is enough.',
    why: 'The peg stops in the last hole, and what is left over is not needed.',
    from: ['tips', 'fiveCard'],
    words: 'exact overshoot 121 61 game hole win finish',
  },
  61: {
    claim: 'You stopped at the line: that is a skunk.',
    answer: ({ skunks }) => {
      if (skunks.length === 0) return 'Not here: at this table there are no skunk lines.'
      // The last hole below each line is skunked, the first across it is not.
      const lines = skunks.map(({ name, below }) => `on ${below - 1} it is a ${name}, on ${below} it is not`)
      return `${capitalise(lines.join('; '))}.`
    },
    why: ({ skunks }) =>
      skunks.length > 0
        ? 'The line lies before the hole of that number: whoever has reached the hole is across.'
        : 'Leagues, the five-card game and lowball know no skunk: it is for the long game.',
    also: 'A table that plays to 61 may draw one line, below 31. Pages that say “by thirty or more” are one hole off.',
    from: ['tips', 'acc', 'enquire'],
    words: '90 91 60 61 30 31 beaten badly margin',
  },
  62: {
    claim: 'A double skunk is four games.',
    answer: ({ skunks }) => {
      const worst = skunks.toSorted((a, b) => b.games - a.games)[0]
      if (worst === undefined) return 'Not here: with no lines drawn every game is one game.'
      const lines = skunks.map((line) => `a ${line.name} is ${pluralWord(line.games, 'game')}`)
      return `${worst.games === 4 ? 'Yes' : 'No'}: ${listOf(lines)} at this table.`
    },
    why: 'Books give two, three or four, and clubs points instead of games, so the table decides beforehand.',
    from: ['tips', 'own'],
    words: 'worth games match points quadruple',
  },
}
