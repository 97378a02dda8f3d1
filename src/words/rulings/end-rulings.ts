import type { Rules } from '../../rules/rules.ts'
import { capitalise, listOf, numberWord } from '../grammar.ts'
import type { Ruling } from './ruling.ts'
import { lowball } from './table-facts.ts'

/** Disputes over who has won, and by how much. */
export const END_RULINGS: readonly Ruling[] = [
  {
    number: 25,
    subject: 'end',
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
  {
    number: 52,
    subject: 'end',
    claim: ({ words }) => `I have enough in my hand and the ${words.crib}, so I win, whatever pone counts.`,
    answer: (rules) =>
      lowball(rules)
        ? 'Pone counts first, and if pone gets home by it the game is over: pone has lost.'
        : 'No. Pone counts first, and if pone gets home by it the game is over: pone has won.',
    why: 'The game ends with the very point that reaches the last hole; hands not yet counted do not count.',
    from: ['hoyle', 'bicycle', 'acc'],
    words: 'dealer already has enough count out pone first',
  },
  {
    number: 53,
    subject: 'end',
    claim: 'You must land on the last hole exactly.',
    answer: 'No. More than enough is enough.',
    why: 'The peg stops in the last hole, and what is left over is not needed.',
    from: ['tips', 'fiveCard'],
    words: 'exact overshoot 121 61 game hole win finish',
  },
  {
    number: 61,
    subject: 'end',
    claim: 'You stopped at the line: that is a skunk.',
    answer: skunkWords,
    why: ({ skunks }) =>
      skunks.length > 0
        ? 'The line lies before the hole of that number: whoever has reached the hole is across.'
        : 'Leagues, the five-card game and lowball know no skunk: it is for the long game.',
    also: 'A table that plays to 61 may draw one line, below 31. Pages that say “by thirty or more” are one hole off.',
    from: ['tips', 'acc', 'enquire'],
    words: '90 91 60 61 30 31 beaten badly margin',
  },
  {
    number: 62,
    subject: 'end',
    claim: 'A double skunk is four games.',
    answer: ({ skunks }) => {
      const worst = skunks.toSorted((a, b) => b.games - a.games)[0]
      if (worst === undefined) return 'Not here: with no lines drawn every game is one game.'
      const lines = skunks.map((line) => `a ${line.name} is ${gamesWords(line.games)}`)
      return `${worst.games === 4 ? 'Yes' : 'No'}: ${listOf(lines)} at this table.`
    },
    why: 'Books give two, three or four, and clubs points instead of games, so the table decides beforehand.',
    from: ['tips', 'own'],
    words: 'worth games match points quadruple',
  },
]

/** Which holes are skunked: the last below each line, and the first across it. */
function skunkWords({ skunks }: Rules): string {
  if (skunks.length === 0) return 'Not here: at this table there are no skunk lines.'
  const lines = skunks.map((line) => {
    return `on ${line.below - 1} it is a ${line.name}, on ${line.below} it is not`
  })
  return `${capitalise(lines.join('; '))}.`
}

function gamesWords(games: number): string {
  return `${numberWord(games)} ${games === 1 ? 'game' : 'games'}`
}
