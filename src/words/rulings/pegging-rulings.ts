import { type Rules, sideCount } from '../../rules/rules.ts'
import { capitalise, listOf, plural, pluralWord } from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { NO_HEELS } from './deal-rulings.ts'
import { gainer, lowball, penaltySentence, type Rulings } from './ruling.ts'

export const PEGGING_RULINGS: Rulings = {
  54: {
    asks: 'What does muggins cover?',
    verdict: (rules) =>
      muggins(rules)
        ? inPlay(rules)
          ? [
              'Muggins covers the play, the hands and the {crib}, never his heels.',
              'In a play by cards the app pegs every point, so nothing is missed.',
            ]
          : 'Muggins covers the hands and the {crib}, never his heels.'
        : [
            'There is no muggins at this table.',
            'Where it is played, it covers the hands and the {crib}, never his heels.',
          ],
    why: 'The {crib} is counted aloud and pegged like a hand, so it can be miscounted like one.',
    from: ['bicycle', 'acc 10.2 and 10.3'],
    others: 'One page of tips mentions only the hand.',
  },
  55: {
    asks: 'When may muggins be called?',
    verdict: (rules) => [
      `Muggins is called only after the total is said and pegged.`,
      !muggins(rules)
        ? 'There is no muggins at this table.'
        : inPlay(rules)
          ? 'In the play it can be called until the player who missed pegs again, or until the first hand is pegged. The app offers it as long, and leaves it to you which peg is meant.'
          : '',
    ],
    why: 'Until the total is said, nothing has been missed.',
    from: ['acc 10.4', 'germantown'],
    others:
      'The ACC has the caller say “muggins for two”; without agreement, judges decide before anybody pegs. We could not read until when a hand can be called (10.4.c): at a club the book decides.',
  },
  56: {
    asks: 'Muggins was called, but nothing was missed: what does it cost?',
    verdict: (rules) => {
      const { mode, falseCall } = rules.muggins
      if (!muggins(rules)) return 'There is no muggins at this table, so a call scores nothing.'
      if (mode === 'on')
        return 'The app counts the cards and offers only what was missed, so no call is wrong.'
      if (falseCall === 'none') return 'At this table a wrong call costs nothing.'
      return lowball(rules)
        ? 'In lowball the side that called pegs the number it called.'
        : 'The side that counted right pegs the number that was called.'
    },
    why: 'A price on a wrong call keeps players from calling at every hand.',
    from: ['acc 10.4', 'germantown'],
    others:
      'In many homes nothing happens. In the ACC judges decide a call that is refused; a call for another number takes the lesser of the two, and never more holes than the side that missed could have pegged.',
  },
  57: {
    asks: 'Points were missed: must an opponent say so, and who gets them?',
    verdict: (rules) => {
      const { mode } = rules.muggins
      if (mode === 'off') return 'Points that are not counted are lost, and telling is a courtesy.'
      if (mode === 'flag') return 'The app shows what was missed, and nobody takes it.'
      return lowball(rules)
        ? 'With muggins on, what was missed can be given to the side that missed it.'
        : 'With muggins on, an opponent may take what was missed.'
    },
    why: 'Each player is responsible for their own count.',
    from: ['hoyle', 'acc 8.3 and 10.2', 'bicycle'],
  },
  86: {
    asks: 'I said ten but pegged eight: may the rest be pegged?',
    verdict: (rules) => [
      'Once the fingers leave the peg, what was not pegged is lost.',
      muggins(rules) ? 'Muggins may take it.' : '',
    ],
    why: 'Each player is responsible for their own pegs.',
    from: ['acc 8.3'],
    others:
      'The same goes for a penalty, and for a peg that went too far back. Hoyle allows it until the next card is played or the next deal is cut.',
  },
  58: {
    asks: 'Too many points were pegged: what now?',
    verdict: (rules) => {
      const pegs = { none: undefined, difference: 'the difference', two: '2' }[rules.muggins.overClaim]
      return [
        'The peg goes back to the true count.',
        `${pegs === undefined ? 'That is all.' : `${capitalise(gainer(rules))} pegs ${pegs}.`} Once the count is accepted, it is too late.`,
      ]
    },
    why: 'The books agree that the peg goes back, and on nothing more.',
    from: ['hoyle', 'acc 8.4 and 9.2', 'oldHoyle', 'enquire', 'own'],
    others:
      'Old Hoyle and Enquire Within give the opponent the same number, Hoyle gives two, a Canadian league nothing. We could not read the end of ACC 8.4: at a club the book decides.',
  },
  59: {
    asks: 'The dealer counted before the others: what now?',
    verdict: 'The dealer’s peg goes back, the others count and peg, and then the dealer pegs again.',
    why: 'Only the order was wrong, and it is corrected without a penalty.',
    from: ['acc 9.2'],
  },
  60: {
    asks: 'I said eight but pegged ten: which counts?',
    verdict: 'What was said counts, so the peg goes back to eight.',
    why: 'The table accepted the number it heard.',
    from: ['hoyle'],
  },
  84: {
    asks: 'The wrong peg was moved, or a peg fell out: where does it go?',
    verdict: [
      'The peg goes back to the hole that both sides remember.',
      'If nobody knows it, a lost front peg goes right behind the back peg.',
    ],
    why: 'Nobody should gain by it.',
    from: ['enquire', 'oldHoyle'],
    others:
      'Old Hoyle gives 2 for meddling with pegs, even one’s own. We could not read the rule of the ACC on pegs that are pulled (8.5): at a club the book decides.',
  },
  107: {
    asks: 'A score was pegged in the wrong row: what now?',
    verdict: 'The peg moves to the hole of the same number in the right row, and the score stays.',
    why: 'Only the row was wrong.',
    from: ['own'],
    others:
      'We could not read the rule of the ACC (8.9, in the book of 2020 8.8): at a club the book decides.',
  },
  105: {
    asks: 'The point for a go was pegged before go was said: what now?',
    verdict: ['The peg waits until go is said.', 'If the other side can play a card, the peg goes back.'],
    why: 'Until then nobody knows that there is a go.',
    from: ['own'],
    others:
      'We could not read the rule of the ACC (8.10, in the book of 2020 8.9): at a club the book decides.',
  },
  85: {
    asks: 'A player moved the other side’s peg: what now?',
    verdict: (rules) => [
      'The other side’s peg goes back, and the points are pegged with the right one.',
      penaltySentence(rules, 'peg-moved'),
    ],
    why: 'Only the peg was wrong.',
    from: ['acc 8.7', 'corner', 'own'],
  },
  87: {
    asks: 'A player claimed the game, but was short: what now?',
    verdict: (rules) => [
      {
        none: 'The peg goes back to its true hole, and the game continues.',
        pays: `The peg goes back to its true hole, and ${gainer(rules)} pegs what was claimed too many, even to win.`,
        loses: 'The peg goes back to its true hole, and the claimant has lost the game.',
      }[rules.muggins.falseGame],
      penaltySentence(rules, 'false-game'),
    ],
    why: 'The game is over only when the points are there.',
    from: ({ muggins: { falseGame } }) =>
      (({ none: ['own'], pays: ['acc 8.4'], loses: ['enquire'] }) as const)[falseGame],
    others: 'For Enquire Within the claimant has lost the game, and so has a player who refuses to score.',
  },
}

const muggins = ({ muggins: { mode } }: Rules) => mode === 'on' || mode === 'call'

const inPlay = ({ muggins: { covers } }: Rules) => covers === 'play'

/** What the last hole does. */
const ended = (rules: Rules) => (lowball(rules) ? 'lost' : 'won')

export const END_RULINGS: Rulings = {
  73: {
    asks: 'Does the game end as soon as somebody is home?',
    verdict: (rules) => [
      `The first to reach ${rules.target} ${lowball(rules) ? 'loses' : 'wins'}, at once.`,
      'It may be in the play, by a go, in the count or by a penalty.',
    ],
    why: 'The game ends with that point, and nothing after it counts.',
    from: ['bicycle', 'hoyle'],
  },
  106: {
    asks: 'Somebody has enough to win, but did not peg the last hole: what now?',
    verdict: [
      'Whoever has enough must peg out, and the other side reminds them.',
      'With muggins nobody need remind them.',
    ],
    why: 'The game is over when the peg is in the last hole.',
    from: ['gameTips', 'acc 10.1'],
    others:
      'Whoever refuses to peg out is taken to the judges. In match play of the ACC a player may stay short (8.11).',
  },
  25: {
    asks: 'Can the game be won on his heels?',
    verdict: (rules) =>
      rules.heels === 0
        ? NO_HEELS
        : rules.noHeelsWithin === 0
          ? `A dealer who goes out on his heels has ${ended(rules)}, there and then.`
          : [
              `His heels score only for a dealer who needs more than ${plural(rules.noHeelsWithin, 'hole')}.`,
              rules.noHeelsWithin < rules.heels
                ? `Whoever goes out on them has ${ended(rules)}.`
                : 'So nobody goes out on them.',
            ],
    why: 'They are points like any others, scored before the play and before every hand.',
    from: ['acc 6.3', 'fiveCard'],
    others:
      'Some tables give no heels within the last three holes, or none from the stinkhole, the last but one.',
  },
  52: {
    asks: 'Both have enough to go out: who wins?',
    verdict: (rules) => [
      `The first side out ${lowball(rules) ? 'loses' : 'wins'}, and the dealer counts last.`,
      'The others can count out before the dealer.',
    ],
    why: 'The game ends with the point that reaches the last hole; hands not yet counted do not score.',
    from: ['hoyle', 'bicycle', 'acc 9.2'],
  },
  53: {
    asks: 'Must the last hole be hit exactly?',
    verdict: 'The last hole need not be hit exactly: more points than needed will do.',
    why: 'The peg stops in the last hole, and the rest is not needed.',
    from: ['tips', 'fiveCard'],
  },
  61: {
    asks: 'Who is skunked?',
    verdict: ({ skunks }) => {
      if (skunks.length === 0) return 'At this table there are no skunk lines.'
      // The last hole below each line is skunked, the first across it is not.
      const lines = skunks.map(({ name, below }) => `on ${below - 1} it is a ${name}, on ${below} it is not`)
      return `${capitalise(lines.join('; '))}.`
    },
    why: ({ skunks }) =>
      skunks.length > 0
        ? 'The line comes before the hole of that number: a peg in that hole is past it.'
        : 'Leagues, the five-card game and lowball have no skunks: they belong to the long game.',
    from: ['tips', 'acc 12.1', 'enquire'],
    others:
      'A table that plays to 61 may add one line, under 31. Pages that say “by thirty or more” are one hole off.',
  },
  76: {
    asks: 'Three or more sides play: whose score makes the skunk?',
    verdict: (rules) =>
      sideCount(rules) > 2 && rules.skunks.length > 0
        ? rules.skunkBy === 'each'
          ? 'At this table each loser behind the line is skunked, and the winner counts every skunk.'
          : 'The second place decides: a skunk counts only if everybody else is behind the line.'
        : ['With two sides it is the loser’s score.', 'With three or more the second place decides.'],
    why: ({ skunkBy }) =>
      skunkBy === 'each' ? 'Each has been beaten badly.' : 'Only then has everybody been beaten badly.',
    from: ['own'],
    others:
      'Some tables count a skunk for each side behind the line: a house rule. Some play on for second place; then note the winner, and continue as a new game of the others, begun on a wooden board.',
  },
  62: {
    asks: 'How many games does a skunk count?',
    verdict: (rules) => {
      const counts = (games: number) => `counts ${pluralWord(games, worthUnit(rules))}`
      const lines = rules.skunks.map(({ name, games }) => `a ${name} ${counts(games)}`)
      return lines.length > 0
        ? [`${capitalise(listOf(lines))}.`, rules.win > 1 ? `A win ${counts(rules.win)}.` : '']
        : `Without skunk lines every win ${counts(rules.win)}.`
    },
    why: 'Books give two, three or four games, and clubs give points instead, so the table decides beforehand.',
    from: ({ win }) => (win > 1 ? ['acc 12.1'] : ['tips', 'own']),
  },
  74: {
    asks: 'Who deals the next game?',
    verdict: ({ nextDealer }) =>
      ({
        loser: 'The loser deals the next game.',
        winner: 'The winner deals the next game.',
        alternate: 'The first deal of each game passes to the left.',
        cut: 'You cut again for every game.',
      })[nextDealer],
    why: 'The books disagree, so a table chooses it in its house rules.',
    from: ({ nextDealer }) => (nextDealer === 'cut' ? ['acc 3.2'] : ['hoyle', 'bicycle']),
    others:
      'Hoyle and the Bicycle rules say the loser, the eleventh Britannica the winner. Of several losers the lowest score deals.',
  },
  88: {
    asks: 'Can two play against one, the captain?',
    verdict: ['The captain alone plays to 61, the other two together to 121.', 'This app cannot score it.'],
    why: 'Two hands score about twice as fast as one.',
    from: ['corner'],
    others: 'Each is the captain once in three games.',
  },
}
