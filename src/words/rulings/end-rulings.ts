import { sideCount } from '../../rules/rules.ts'
import { capitalise, listOf, pluralWord } from '../grammar.ts'
import { NO_HEELS } from './deal-rulings.ts'
import { lowball, type Rulings } from './ruling.ts'

export const END_RULINGS: Rulings = {
  73: {
    asks: 'Does the game end as soon as somebody is home?',
    verdict: (rules) => ({
      says: `The first to reach ${rules.target} ${lowball(rules) ? 'loses' : 'wins'}, at once`,
      more: 'It may be in the play, by a go, in the count or by a penalty.',
    }),
    why: 'The game ends with that point, and nothing after it counts.',
    from: ['bicycle', 'hoyle'],
    words: 'lowball lowest score 121 61 round peg out in the play',
  },
  25: {
    asks: 'Can the game be won on his heels?',
    verdict: (rules) =>
      rules.heels > 0
        ? {
            says: `A dealer who goes out on his heels has ${lowball(rules) ? 'lost' : 'won'}, there and then`,
          }
        : NO_HEELS,
    why: 'They are points like any others, scored before the play and before every hand.',
    from: ['ACC 6.3', 'fiveCard'],
    others:
      'Some tables give no heels within the last three holes, or none from the stinkhole, the last but one.',
    words: 'cut nibs {jack} stinkhole 120 end',
  },
  52: {
    asks: 'Both have enough to go out: who wins?',
    verdict: (rules) => ({
      says: `The first side out ${lowball(rules) ? 'loses' : 'wins'}, and the dealer counts last`,
      more: 'The others can count out before the dealer.',
    }),
    why: 'The game ends with the point that reaches the last hole; hands not yet counted do not score.',
    from: ['hoyle', 'bicycle', 'ACC 9.2'],
    words: 'already pone same hand deal tie',
  },
  53: {
    asks: 'Must the last hole be hit exactly?',
    verdict: { says: 'The last hole need not be hit exactly: more points than needed will do' },
    why: 'The peg stops in the last hole, and the rest is not needed.',
    from: ['tips', 'fiveCard'],
    words: 'overshoot 121 61 win finish stinkhole 120',
  },
  61: {
    asks: 'Who is skunked?',
    verdict: ({ skunks }) => {
      if (skunks.length === 0) return { says: 'At this table there are no skunk lines' }
      // The last hole below each line is skunked, the first across it is not.
      const lines = skunks.map(({ name, below }) => `on ${below - 1} it is a ${name}, on ${below} it is not`)
      return { says: capitalise(lines.join('; ')) }
    },
    why: ({ skunks }) =>
      skunks.length > 0
        ? 'The line comes before the hole of that number: a peg in that hole is past it.'
        : 'Leagues, the five-card game and lowball have no skunks: they belong to the long game.',
    from: ['tips', 'ACC 12.1', 'enquire'],
    others:
      'A table that plays to 61 may add one line, under 31. Pages that say “by thirty or more” are one hole off.',
    words: '90 91 60 61 30 31 line beaten margin double lose',
  },
  76: {
    asks: 'Three or more sides play: whose score makes the skunk?',
    verdict: (rules) =>
      sideCount(rules) > 2 && rules.skunks.length > 0
        ? { says: 'The second place decides: a skunk counts only if everybody else is behind the line' }
        : {
            says: 'With two sides it is the loser’s score',
            more: 'With three or more the second place decides.',
          },
    why: 'Only then has everybody been beaten badly.',
    from: ['own'],
    others: 'Some tables count a skunk for each side behind the line.',
    words: 'third last',
  },
  62: {
    asks: 'How many games does a skunk count?',
    verdict: ({ skunks }) => {
      const lines = skunks.map((line) => `a ${line.name} counts ${pluralWord(line.games, 'game')}`)
      return {
        says: lines.length > 0 ? capitalise(listOf(lines)) : 'Without skunk lines every game counts one',
      }
    },
    why: 'Books give two, three or four games, and clubs give points instead, so the table decides beforehand.',
    from: ['tips', 'own'],
    words: 'double triple match',
  },
  74: {
    asks: 'Who deals the next game?',
    verdict: ({ nextDealer }) => ({
      says: {
        loser: 'The loser deals the next game',
        winner: 'The winner deals the next game',
        alternate: 'The first deal of each game passes to the left',
        cut: 'You cut again for every game',
      }[nextDealer],
    }),
    why: 'The books disagree, so a table chooses it in its house rules.',
    from: ['hoyle', 'bicycle', 'britannica'],
    others:
      'Hoyle and the Bicycle rules say the loser, the eleventh Britannica the winner. Of several losers the lowest score deals.',
    words: 'first new rematch loser winner alternate second',
  },
  88: {
    asks: 'Can two play against one, the captain?',
    verdict: {
      says: 'The captain alone plays to 61, the other two together to 121',
      more: 'This app cannot score it.',
    },
    why: 'Two hands score about twice as fast as one.',
    from: ['corner'],
    others: 'Each is the captain once in three games.',
    words: 'two against one three players',
  },
}
