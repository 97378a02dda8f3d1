import { describe, expect, it } from 'vitest'
import { countShow, totalOf } from '../../rules/count-show.ts'
import { fits, playLines } from '../../rules/play.ts'
import { asLowball, PRESETS } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { numberWord } from '../grammar.ts'
import { answersElsewhere, sayTrial } from '../pages/rulings.ts'
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
}

const withMuggins = (muggins: Partial<Rules['muggins']>): Rules => ({
  ...SIX,
  muggins: { ...SIX.muggins, ...muggins },
})

const TABLES: readonly Rules[] = [
  ...Object.values(PRESETS),
  ...Object.values(PRESETS).map((rules) => ({ ...asLowball(rules), words: ODD_WORDS })),
  ...(['off', 'flag', 'on', 'call'] as const).map((mode) => withMuggins({ mode })),
  withMuggins({ mode: 'call', falseCall: 'none', overClaim: 'difference' }),
  { ...SIX, show: { ...SIX.show, flushInCrib: 4 }, nextDealer: 'cut' },
]

const ruling = (number: number): Ruling => RULINGS.find((each) => each.number === number)!
const answer = (number: number, rules: Rules): string => say(ruling(number).answer, rules)

function saidOf(each: Ruling, rules: Rules): string {
  return [each.claim, each.answer, each.why, each.also ?? ''].map((said) => say(said, rules)).join(' ')
}

describe('the catalogue of disputes', () => {
  it('has all seventy, each under its own number and one subject', () => {
    expect(RULINGS.map((each) => each.number)).toEqual(Array.from({ length: 70 }, (_, i) => i + 1))
    expect(BY_SUBJECT.flatMap((group) => group.rulings)).toHaveLength(70)
    expect(new Set(RULINGS.map((each) => say(each.claim, SIX))).size).toBe(70)
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
        /\b(crib|starter|jacks?|pair royal|three of a kind)\b/iu,
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
          const title = `${each.number} at ${rules.name}: ${sayTrial(trial)}`
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
    [43, LEAGUE, 'The four is 2', 'S3:L27'],
    [2, SIX, 'No, nothing.', 'S2:L46'],
    [2, FIVE, 'Yes, 4', 'S0:L74'],
    [2, PRESETS['five-card-partners'], 'No, nothing.', 'hands of four'],
    [4, SIX, 'It adds one: the flush is 5', 'S1:L55'],
    [4, FIVE, 'It adds one: the flush is 4', 'S0:L74'],
    [1, { ...SIX, show: { ...SIX.show, flushInCrib: 4 } }, 'Yes, at this table: 4', 'old Hoyle'],
    [31, FIVE, 'No. A go is worth nothing here', 'S0:L40'],
    [31, PRESETS['three-hand'], 'Only if yours is the last card', 'Bicycle'],
    [32, FIVE, 'Not as the first to say it.', 'S0:L38'],
    [33, SIX, 'No. You go on', 'S1:L30'],
    [33, FIVE, 'As you like.', 'S0:L38'],
    [34, FIVE, 'Nobody leads again.', 'S0:L36'],
    [34, PRESETS['three-hand'], 'No. The next player with cards', 'S2:L35'],
    [51, PRESETS['four-partners'], 'No. It goes round', 'S2:L41'],
    [
      52,
      asLowball(SIX),
      'Pone counts first, and if pone gets home by it the game is over: pone has lost.',
      'S1:L17',
    ],
    [54, SIX, 'At this table there is no muggins.', 'S1:L74'],
    [54, withMuggins({ mode: 'on' }), 'It goes for the crib', 'S1:L74'],
    [56, withMuggins({ mode: 'call' }), 'Then the number that was called goes', 'ACC'],
    [56, withMuggins({ mode: 'call', falseCall: 'none' }), 'Then nothing happens', 'house'],
    [58, SIX, 'No. It is put back to the true count, and that is all.', 'house'],
    [
      58,
      withMuggins({ overClaim: 'two' }),
      'No. It is put back to the true count, and the other side pegs 2.',
      'Hoyle',
    ],
    [61, SIX, 'On 90 it is a skunk, on 91 it is not; on 60 it is a double skunk, on 61 it is not.', 'S4:L81'],
    [61, LEAGUE, 'Not here', 'S3'],
    [62, SIX, 'No: a skunk is two games and a double skunk is three games at this table.', 'S4:L83'],
    [63, FIVE, 'Yes. Pone pegs 3', 'S0:L18'],
    [63, asLowball(FIVE), 'No.', 'lowball'],
    [
      64,
      FIVE,
      'No. At this table there is no cut before the deal: it costs, and the other side pegs 2.',
      'S0:L20',
    ],
    [64, LEAGUE, 'Yes.', 'S3:L10'],
    [67, SIX, 'No. A hand of four is 29 at most, and never 19, 25, 26 or 27.', 'S2:L51'],
    [67, FIVE, 'No. A hand of three is 20 at most, and never 16, 17, 18 or 19. The crib of four', 'counted'],
    [69, PRESETS['four-partners'], 'No. The crib is four cards', 'Bicycle'],
    [70, LEAGUE, 'The pack makes it up: it gives two to the box.', 'S3:L11'],
  ] as const)('%i at a table of its kind', (number, rules, start, _source) => {
    expect(answer(number, rules).slice(0, start.length)).toBe(start)
  })

  it('tells where other games decide otherwise, and nothing where they do not', () => {
    expect(answersElsewhere(ruling(40), SIX)).toEqual([
      { games: 'League', answer: 'No, 0. Here a run must climb card by card.' },
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
