import { describe, expect, it } from 'vitest'
import { fits, playLines } from '../../rules/play.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { countShow, makeShow, totalOf } from '../../rules/show.ts'
import { numberWord } from '../engine/grammar.ts'
import { answersElsewhere, saySources, sayTrial } from '../pages/rulings.ts'
import { BY_SUBJECT, RULINGS } from './catalogue.ts'
import { type Ruling, say, sourcesOf, verdictOf } from './ruling.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']
const LEAGUE = PRESETS['league-singles']
const ODD_WORDS: TableWords = {
  crib: 'box',
  starter: 'turn-up',
  jack: 'knave',
  three: 'prial',
  four: 'four of a kind',
  nob: 'nobs',
}

const withMuggins = (muggins: Partial<Rules['muggins']>): Rules => ({
  ...SIX,
  muggins: { ...SIX.muggins, ...muggins },
})

const FOUR_IN_CRIB: Rules = { ...SIX, show: { ...SIX.show, flushInCrib: 4 } }

const TABLES: readonly Rules[] = [
  ...Object.values(PRESETS),
  ...Object.values(PRESETS).map((rules) => ({ ...asLowball(rules), words: ODD_WORDS })),
  ...(['off', 'flag', 'on', 'call'] as const).map((mode) => withMuggins({ mode })),
  withMuggins({ mode: 'call', falseCall: 'none', overClaim: 'difference' }),
  { ...FOUR_IN_CRIB, nextDealer: 'cut' },
  { ...SIX, nextDealer: 'winner' },
  { ...SIX, nextDealer: 'alternate' },
]

const ruling = (number: number): Ruling => RULINGS.find((each) => each.number === number)!
const answer = (number: number, rules: Rules): string => {
  const { sentence, more } = verdictOf(ruling(number), rules)
  return `${sentence} ${more}`.trim()
}

function saidOf(each: Ruling, rules: Rules): string {
  const rest = [each.asks, each.why, each.others ?? ''].map((said) => say(said, rules))
  return [answer(each.number, rules), ...rest].join(' ')
}

describe('the catalogue of disputes', () => {
  it('has every dispute under its own number and one subject', () => {
    expect(RULINGS.map((each) => each.number)).toEqual(Array.from({ length: 117 }, (_, i) => i + 1))
    expect(BY_SUBJECT.flatMap((group) => group.rulings)).toHaveLength(117)
    expect(new Set(RULINGS.map((each) => say(each.asks, SIX))).size).toBe(117)
  })

  it.each([
    [5, SIX, 'In the crib only five of a suit count, the starter among them: 5.'],
    [6, SIX, 'Four cards of one suit are no flush in the play: 0.'],
    [19, SIX, 'A fifteen scores the same, whatever the number of its cards: 2.'],
    [40, SIX, 'A run in the play may come in any order, so four, two, three are one: 3.'],
    [40, LEAGUE, 'Here a run in the play must rise, so four, two, three are none: 0.'],
    [57, SIX, 'Points that are not counted are lost, and telling is a courtesy.'],
  ] as const)('gives the verdict of %i as a sentence that stands by itself', (number, rules, sentence) => {
    expect(verdictOf(ruling(number), rules).sentence).toBe(sentence)
  })

  it('asks in neutral words, answers, gives a reason and says where it comes from, at every table', () => {
    for (const rules of TABLES) {
      const asked = RULINGS.map(({ asks }) => say(asks, rules))
      const answers = RULINGS.flatMap(({ number, why }) => [answer(number, rules), say(why, rules)])
      const said = RULINGS.map((each) => saidOf(each, rules))
      const sources = RULINGS.map((each) => saySources(each, rules))
      expect(asked.filter((text) => !/^[A-Z].*\?$/u.test(text))).toEqual([])
      expect(answers.filter((text) => !/^[A-Z].*[.!]$/u.test(text))).toEqual([])
      expect(said.filter((text) => /undefined|NaN| {2}|\.\.|[{}]/u.test(text))).toEqual([])
      expect(sources.filter((text) => !/^Sources?: .{5,}\.$/u.test(text))).toEqual([])
    }
  })

  it('needs no question to be understood: no verdict is a yes or a no', () => {
    for (const rules of TABLES) {
      const sentences = RULINGS.map((each) => verdictOf(each, rules).sentence)
      expect(sentences.filter((text) => /^(yes|no|it|they|that|this)\b/iu.test(text))).toEqual([])
    }
  })

  it('says of the American Cribbage Congress which rules, and where', () => {
    const citesAcc = (each: Ruling) => sourcesOf(each, SIX).some((source) => source.startsWith('acc '))
    const cited = RULINGS.filter(citesAcc)
    expect(cited.length).toBeGreaterThan(20)
    for (const each of cited) {
      expect(saySources(each, SIX), `${each.number}`).toMatch(/Congress \(ACC 2010, \d+\.\d/u)
    }
    for (const each of RULINGS) {
      const named = saidOf(each, SIX).match(/\bACC\b/gu) ?? []
      if (named.length > 0)
        expect(citesAcc(each) || /\(.*\d/u.test(saidOf(each, SIX)), `${each.number}`).toBe(true)
    }
    expect(saidOf(ruling(68), SIX)).toContain('book of 2025 (4.4.d.9)')
    expect(saidOf(ruling(32), SIX)).toContain('(7.3, in an undated copy)')
    // The ends of 4.4, 7.4, 8.4 and 10.4 could not be read.
    for (const number of [55, 58, 68, 77])
      expect(saidOf(ruling(number), SIX), `${number}`).toContain('the book decides')
    expect(saidOf(ruling(64), SIX)).toContain('pone must cut')
  })

  it('keeps to the words of the table', () => {
    const own: Rules = { ...SIX, words: ODD_WORDS }
    for (const each of RULINGS) {
      expect(saidOf(each, own), `${each.number}`).not.toMatch(
        /\b(crib|starter|jacks?|pair royal|three of a kind|nob)\b/iu,
      )
    }
  })

  it('never lets the reason outgrow two sentences', () => {
    for (const each of RULINGS) {
      const sentences = say(each.why, SIX).match(/[.!?](?= |$)/gu) ?? []
      expect(sentences.length, `${each.number}`).toBeLessThanOrEqual(2)
    }
  })
})

describe('the cards that decide a dispute', () => {
  it('show what the ruling says, at every table', () => {
    let seen = 0
    for (const rules of TABLES) {
      for (const each of RULINGS) {
        for (const trial of each.trials?.(rules) ?? []) {
          const title = `${each.number} at ${rules.name}: ${sayTrial(trial, rules)}`
          seen++
          if (trial.type === 'play') {
            expect(trial.series.flat().length, title).toBeGreaterThan(1)
            expect(new Set(trial.series.flat()).size, title).toBe(trial.series.flat().length)
            for (const series of trial.series) {
              for (const [i, card] of series.entries())
                expect(fits(series.slice(0, i), card), title).toBe(true)
            }
            expect(totalOf(playLines(trial.series.at(-1)!, rules.play)), title).toBe(trial.points)
          } else {
            const show = makeShow(trial, rules)
            if (!show.ok) throw new Error(`${title}: ${show.error.type}`)
            const lines = countShow(show.value, rules.show)
            const of = trial.kind ? lines.filter((line) => line.kind === trial.kind) : lines
            expect(totalOf(of), title).toBe(trial.points)
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(TABLES.length * 35)
  })

  it('come to a number that the ruling names', () => {
    for (const rules of TABLES) {
      for (const each of RULINGS) {
        for (const { points } of each.trials?.(rules) ?? []) {
          const names = points === 0 ? ['0', 'no', 'nothing', 'not'] : [`${points}`, numberWord(points)]
          const said = saidOf(each, rules).toLowerCase()
          expect(
            names.some((name) => new RegExp(`\\b${name}\\b`, 'u').test(said)),
            `${each.number} at ${rules.name} names ${points}`,
          ).toBe(true)
        }
      }
    }
  })

  it('part two series only where there are two', () => {
    const crossing = (rules: Rules) =>
      RULINGS.flatMap((each) => each.trials?.(rules) ?? []).filter(
        (trial) => trial.type === 'play' && trial.series.length > 1,
      )
    expect(crossing(SIX)).toHaveLength(2)
    expect(crossing(FIVE)).toHaveLength(0)
  })
})

describe('a ruling follows the rules of the table', () => {
  it.each([
    [40, LEAGUE, 'Here a run in the play must rise', 'S3:L27'],
    [41, SIX, 'A run may grow at either end, so the two makes a run of four: 4.', 'S4:L47'],
    [41, LEAGUE, 'Here a run cannot grow downwards, so the two makes none: 0.', 'S3:L27'],
    [43, LEAGUE, 'The four scores 2, for fifteen', 'S3:L27'],
    [2, SIX, 'Three of a suit in the hand and the starter are no flush: 0.', 'S2:L46'],
    [2, FIVE, 'The three cards of the hand and the starter make a flush: 4.', 'S0:L74'],
    [2, PRESETS['five-card-partners'], 'Three of a suit', 'hands of four'],
    [4, SIX, 'The starter adds one to the flush of four: 5.', 'S1:L55'],
    [4, FIVE, 'The starter adds one to the flush of three: 4.', 'S0:L74'],
    [1, SIX, 'Four of a suit in the crib are no flush without the starter: 0.', 'S1:L56'],
    [1, FOUR_IN_CRIB, 'At this table four of a suit in the crib are a flush: 4.', 'old Hoyle'],
    [5, FOUR_IN_CRIB, 'A flush in the crib counts, and with the starter it is: 5.', 'old Hoyle'],
    [31, FIVE, 'There is no point for a go, only for the last card of the play: 1.', 'S0:L40'],
    [31, SIX, 'The player of the last card under thirty-one scores for the go: 1. Play on first', 'S1:L30'],
    [
      31,
      PRESETS['three-hand'],
      'The player of the last card under thirty-one scores for the go: 1. That may',
      'Bicycle',
    ],
    [32, FIVE, 'Nobody may say go first with a card that fits', 'S0:L38'],
    [33, SIX, 'After a go you play on as long as a card fits', 'S1:L30'],
    [33, FIVE, 'After a go you may play on', 'S0:L38'],
    [34, SIX, 'The player who did not play the last card leads', 'S1:L31'],
    [34, FIVE, 'Nobody leads again', 'S0:L36'],
    [36, FIVE, 'Here a go does not end the count', 'S0:L38'],
    [34, PRESETS['three-hand'], 'The next player with cards', 'S2:L35'],
    [51, PRESETS['four-partners'], 'The player on the dealer’s left counts first', 'S2:L41'],
    [52, SIX, 'The first side out wins, and the dealer counts last.', 'S1:L76'],
    [52, asLowball(SIX), 'The first side out loses', 'S1:L17'],
    [54, SIX, 'There is no muggins at this table.', 'S1:L74'],
    [54, withMuggins({ mode: 'on' }), 'Muggins covers the hands and the crib', 'S1:L74'],
    [56, withMuggins({ mode: 'call' }), 'The side that counted right pegs', 'ACC 10'],
    [
      56,
      withMuggins({ mode: 'call', falseCall: 'none' }),
      'At this table a wrong call costs nothing',
      'house',
    ],
    [58, SIX, 'The peg goes back to the true count. That is all.', 'house'],
    [
      58,
      withMuggins({ overClaim: 'two' }),
      'The peg goes back to the true count. The other side pegs 2.',
      'Hoyle',
    ],
    [61, SIX, 'On 90 it is a skunk, on 91 it is not; on 60 it is a double skunk, on 61 it is not.', 'S4:L81'],
    [61, LEAGUE, 'At this table there are no skunk lines.', 'S3'],
    [62, SIX, 'A skunk counts two games and a double skunk counts three games.', 'S4:L83'],
    [63, SIX, 'Everybody starts at 0.', 'S1'],
    [
      63,
      FIVE,
      'The non-dealer scores three for last on the first deal of the game, and on no other: 3.',
      'S0:L18',
    ],
    [63, PRESETS['five-card-partners'], 'The side that does not deal scores', 'S0:L5'],
    [63, asLowball(FIVE), 'Everybody starts at 0.', 'lowball'],
    [64, FIVE, 'Cutting before the deal is a fault, and the other side pegs 2.', 'S0:L20'],
    [64, LEAGUE, 'The dealer offers the pack, and the non-dealer cuts it.', 'S3:L10'],
    [
      64,
      PRESETS['league-doubles'],
      'The dealer offers the pack, and the player on the dealer’s right cuts it.',
      'S3:L10',
    ],
    [67, SIX, 'A hand of four is 29 at most, and never 19, 25, 26 or 27.', 'S2:L51'],
    [67, FIVE, 'A hand of three is 20 at most, and never 16, 17, 18 or 19. The crib of four', 'counted'],
    [69, PRESETS['four-partners'], 'The crib has four cards', 'Bicycle'],
    [
      70,
      LEAGUE,
      'The pack gives two to the box, before the discards. Two players: five cards each and two from the pack to the box; then each discards one to it.',
      'S3:L11-12',
    ],
    [73, SIX, 'The first to reach 121 wins, at once.', 'S1:L76'],
    [73, asLowball(FIVE), 'The first to reach 61 loses, at once.', 'S1:L17'],
    [74, SIX, 'The loser deals the next game.', 'Hoyle'],
    [74, { ...SIX, nextDealer: 'winner' }, 'The winner deals the next game.', 'Britannica'],
    [74, { ...SIX, nextDealer: 'cut' }, 'You cut again for every game.', 'house'],
    [74, { ...SIX, nextDealer: 'alternate' }, 'The first deal of each game passes', 'house'],
    [75, SIX, 'The non-dealer leads.', 'ACC 7.1'],
    [75, PRESETS['three-hand'], 'The player on the dealer’s left leads.', 'S2:L23'],
    [76, PRESETS['three-hand'], 'The second place decides', 'house'],
    [76, SIX, 'With two sides it is the loser’s score.', 'house'],
  ] as const)('%i at a table of its kind', (number, rules, start, _source) => {
    expect(answer(number, rules).slice(0, start.length)).toBe(start)
  })

  it('gives a reason for three for last that fits the game, lowball and partners too', () => {
    const why = (rules: Rules) => say(ruling(63).why, rules)
    expect(why(asLowball(FIVE))).toBe(
      'In lowball a head start would be a handicap, so there is no three for last.',
    )
    expect(why(PRESETS['five-card-partners'])).toMatch(/^Three for last is a rule of the five-card game/u)
  })

  it('says where other games decide otherwise, and nothing where they do not', () => {
    const [there] = answersElsewhere(ruling(40), SIX)
    expect(there?.games).toBe('League')
    expect(there?.answer).toMatch(/must rise.*: 0\.$/u)
    expect(answersElsewhere(ruling(40), LEAGUE).map(({ games }) => games)).toEqual(['Six-card and five-card'])
    expect(answersElsewhere(ruling(11), SIX)).toEqual([])
    expect(answersElsewhere(ruling(25), SIX).map(({ games }) => games)).toEqual(['Lowball'])
    // The words of the table are no difference.
    expect(answersElsewhere(ruling(26), LEAGUE)).toEqual([])
  })
})
