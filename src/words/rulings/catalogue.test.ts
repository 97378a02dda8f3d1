import { describe, expect, it } from 'vitest'
import { fits, playLines } from '../../rules/play.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { countShow, makeShow, totalOf } from '../../rules/show.ts'
import { numberWord } from '../grammar.ts'
import { answersElsewhere, sayTrial, sayVerdict } from '../pages/rulings.ts'
import { BY_SUBJECT, RULINGS } from './catalogue.ts'

import { type Ruling, say, sourceName } from './ruling.ts'

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
const answer = (number: number, rules: Rules): string => say(ruling(number).answer, rules)

function saidOf(each: Ruling, rules: Rules): string {
  return [each.claim, each.answer, each.why, each.also ?? ''].map((said) => say(said, rules)).join(' ')
}

describe('the catalogue of disputes', () => {
  it('has every dispute under its own number and one subject', () => {
    expect(RULINGS.map((each) => each.number)).toEqual(Array.from({ length: 74 }, (_, i) => i + 1))
    expect(BY_SUBJECT.flatMap((group) => group.rulings)).toHaveLength(74)
    expect(new Set(RULINGS.map((each) => say(each.claim, SIX))).size).toBe(74)
  })

  it('begins every answer with its verdict, at every table', () => {
    for (const rules of TABLES) {
      for (const each of RULINGS) {
        const said = say(each.answer, rules)
        const verdict = sayVerdict(each, rules)
        expect(verdict, said).toMatch(/^(No|Yes)(, \d+)?$|^Your table decides$/u)
        expect(said.slice(verdict.length), said).toMatch(/^[.:,]? [\S]|^\.$/u)
      }
    }
  })

  it.each([
    [6, SIX, 'No'],
    [19, SIX, 'No, 2'],
    [40, SIX, 'Yes, 3'],
    [40, LEAGUE, 'No, 0'],
    [57, SIX, 'Your table decides'],
  ] as const)('gives the verdict of %i for the list', (number, rules, verdict) => {
    expect(sayVerdict(ruling(number), rules)).toBe(verdict)
  })

  it('says for every table a claim, an answer, a reason and where it comes from', () => {
    for (const rules of TABLES) {
      for (const each of RULINGS) {
        for (const said of [each.claim, each.answer, each.why]) {
          expect(say(said, rules), `${each.number}`).toMatch(/^[A-Z].*[.!]$/u)
        }
        expect(saidOf(each, rules), `${each.number}`).not.toMatch(/undefined|NaN| {2}|\.\.|[{}]/u)
        expect(each.from.map(sourceName)).not.toHaveLength(0)
      }
    }
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
    [40, SIX, 'Yes, 3.', 'S1:L46'],
    [40, LEAGUE, 'No, 0.', 'S3:L27'],
    [41, SIX, 'Yes, 4.', 'S4:L47'],
    [41, LEAGUE, 'No, 0.', 'S3:L27'],
    [43, LEAGUE, 'No. The four is 2', 'S3:L27'],
    [2, SIX, 'No, nothing.', 'S2:L46'],
    [2, FIVE, 'Yes, 4', 'S0:L74'],
    [2, PRESETS['five-card-partners'], 'No, nothing.', 'hands of four'],
    [4, SIX, 'No, 5. The starter adds one', 'S1:L55'],
    [4, FIVE, 'No, 4. The starter adds one', 'S0:L74'],
    [1, FOUR_IN_CRIB, 'Yes, 4, at this table', 'old Hoyle'],
    [5, SIX, 'No, 5, when its four cards and the starter', 'S1:L56'],
    [31, FIVE, 'No. There is no point for a go here', 'S0:L40'],
    [31, SIX, 'Yes, 1, once you cannot play another card', 'S1:L30'],
    [31, PRESETS['three-hand'], 'No. The 1 point goes to the last card', 'Bicycle'],
    [32, FIVE, 'No, not as the first to say it.', 'S0:L38'],
    [33, SIX, 'No. Keep playing', 'S1:L30'],
    [33, FIVE, 'Yes, if you like.', 'S0:L38'],
    [34, FIVE, 'No. Nobody leads again', 'S0:L36'],
    [36, FIVE, 'Yes, 3, if it fits', 'S0:L38'],
    [34, PRESETS['three-hand'], 'No. The next player with cards', 'S2:L35'],
    [51, PRESETS['four-partners'], 'No. The player on the dealer’s left counts first', 'S2:L41'],
    [
      52,
      asLowball(SIX),
      'No. The dealer counts last. The first side out has lost, and the game is over.',
      'S1:L17',
    ],
    [54, SIX, 'No. There is no muggins at this table', 'S1:L74'],
    [54, withMuggins({ mode: 'on' }), 'No. Muggins covers the crib', 'S1:L74'],
    [56, withMuggins({ mode: 'call' }), 'Yes. The side that counted right pegs', 'ACC'],
    [
      56,
      withMuggins({ mode: 'call', falseCall: 'none' }),
      'No. At this table a wrong call costs nothing',
      'house',
    ],
    [58, SIX, 'No. The peg goes back to the true count, and that is all.', 'house'],
    [
      58,
      withMuggins({ overClaim: 'two' }),
      'No. The peg goes back to the true count, and the other side pegs 2.',
      'Hoyle',
    ],
    [
      61,
      SIX,
      'No. On 90 it is a skunk, on 91 it is not; on 60 it is a double skunk, on 61 it is not.',
      'S4:L81',
    ],
    [61, LEAGUE, 'No. At this table there are no skunk lines.', 'S3'],
    [62, SIX, 'No. At this table a skunk counts two games and a double skunk counts three games.', 'S4:L83'],
    [63, FIVE, 'Yes, 3. The non-dealer ', 'S0:L18'],
    [63, PRESETS['five-card-partners'], 'Yes, 3. The side that does not', 'S0:L5'],
    [63, asLowball(FIVE), 'No.', 'lowball'],
    [64, FIVE, 'No. At this table cutting before the deal is a fault: the other side pegs 2.', 'S0:L20'],
    [64, LEAGUE, 'Yes. The dealer offers the pack to the other player', 'S3:L10'],
    [64, PRESETS['league-doubles'], 'Yes. The dealer offers the pack to the player on the right', 'S3:L10'],
    [67, SIX, 'No. A hand of four is 29 at most, and never 19, 25, 26 or 27.', 'S2:L51'],
    [67, FIVE, 'No. A hand of three is 20 at most, and never 16, 17, 18 or 19. The crib of four', 'counted'],
    [69, PRESETS['four-partners'], 'No. The crib is four cards', 'Bicycle'],
    [
      70,
      LEAGUE,
      'No. The pack makes it up: it gives two before the discards. Two players: five cards each and two from the pack to the box; then each discards one to it.',
      'S3:L11-12',
    ],
    [73, SIX, 'Yes. The first to reach 121 wins.', 'S1:L76'],
    [73, asLowball(FIVE), 'No. In lowball the first to reach 61 loses.', 'S1:L17'],
    [74, SIX, 'No. The loser deals.', 'Hoyle'],
    [74, { ...SIX, nextDealer: 'winner' }, 'Yes, at this table.', 'Britannica'],
    [74, { ...SIX, nextDealer: 'cut' }, 'No. At this table you cut again for every game.', 'house'],
    [74, { ...SIX, nextDealer: 'alternate' }, 'No. At this table the first deal', 'house'],
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
    expect(answersElsewhere(ruling(40), SIX)).toEqual([
      { games: 'League', answer: 'No, 0. Here runs must be in rising order.' },
    ])
    expect(answersElsewhere(ruling(40), LEAGUE)).toEqual([
      { games: 'Six-card and five-card', answer: 'Yes, 3.' },
    ])
    expect(answersElsewhere(ruling(11), SIX)).toEqual([])
    expect(answersElsewhere(ruling(25), SIX).map(({ games }) => games)).toEqual(['Lowball'])
    // The words of the table are no difference.
    expect(answersElsewhere(ruling(26), LEAGUE)).toEqual([])
  })
})
