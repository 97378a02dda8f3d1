import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { penaltyFor } from '../../game/moves/penalties.ts'
import { type Log, openLog, scores, tap, taps } from '../../game/record/log.fixture.ts'
import { outcomeOf } from '../../game/record/match.ts'
import { PACK } from '../../rules/card.ts'
import { cardsIn } from '../../rules/cards.fixture.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { type PenaltyKind, penaltyOf } from '../../rules/penalty.ts'
import {
  cardsPlayedBy,
  fitsNow,
  mayStop,
  openPlay,
  type Play,
  playCard,
  playLines,
  sayGo,
} from '../../rules/play.ts'
import { PRESETS } from '../../rules/presets.ts'
import {
  clockwise,
  handSize,
  leftOf,
  type Rules,
  seatCount,
  showOrder,
  sideCount,
  sideOf,
} from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { countShow, makeShow, totalOf } from '../../rules/show.ts'
import { houseGroups } from '../pages/house-rules.ts'
import { answersElsewhere, saySources } from '../pages/rulings.ts'
import { RULINGS } from './catalogue.ts'
import { say, type Trial, verdictOf } from './ruling.ts'

/** House rules that a table may really have: lines of its form, changed at random. A failure prints its seed. */
const RUNS = { numRuns: 200, seed: 5_05 } as const

const houseRules: fc.Arbitrary<Rules> = fc
  .record({
    preset: fc.constantFrom<Rules>(...Object.values(PRESETS)),
    lowball: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    mode: fc.constantFrom('off', 'flag', 'on', 'call'),
    whims: fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { minLength: 1, maxLength: 12 }),
  })
  .map(({ preset, lowball, mode, whims }) => {
    const game: Rules = { ...preset, muggins: { ...preset.muggins, mode } }
    return whims.reduce((rules, whim) => changed(rules, whim, lowball), lowball ? asLowball(game) : game)
  })

function changed(rules: Rules, [which, value]: readonly [number, number], lowball: boolean): Rules {
  const fields = houseGroups(rules, lowball).flatMap((group) => group.fields)
  const field = fields[which % fields.length]!
  const to =
    field.type === 'more'
      ? field.add('crib looked at')
      : field.type === 'number'
        ? field.change(field.min + (value % (field.max - field.min + 1)))
        : field.choose(value % field.options.length)
  return checkRules(to).length === 0 ? to : rules
}

/** What a play pegs is of most interest there. */
const playedOut = fc
  .tuple(houseRules, fc.record({ goPoint: fc.nat(2), lastCard: fc.nat(2), thirtyOne: fc.nat(3) }))
  .map(([rules, worth]): Rules => ({ ...rules, play: { ...rules.play, ...worth } }))

const eachTable = (check: (rules: Rules) => void) =>
  fc.assert(
    fc.property(houseRules, (rules) => check(rules)),
    RUNS,
  )

const ruling = (number: number) => RULINGS.find((each) => each.number === number)!
const verdict = (number: number, rules: Rules) => verdictOf(ruling(number), rules)
/** The number at the end of a verdict. */
const pointsIn = (sentence: string) => {
  const [, points] = /: (\d+)\.$/.exec(sentence) ?? []
  return points === undefined ? undefined : Number(points)
}
const pointsOf = (number: number, rules: Rules) => pointsIn(verdict(number, rules).sentence)
const whole = (number: number, rules: Rules) =>
  `${verdict(number, rules).sentence} ${verdict(number, rules).more}`

/** What the engine makes of the cards of a trial. */
function counted(trial: Trial, rules: Rules): number {
  if (trial.type === 'play') return totalOf(playLines(trial.series.at(-1)!, rules.play))
  const show = makeShow(trial, rules)
  if (!show.ok) throw new Error(show.error.type)
  const lines = countShow(show.value, rules.show)
  return totalOf(trial.kind ? lines.filter(({ kind }) => kind === trial.kind) : lines)
}

/** What the first side to have more has more. */
function gained(before: Log, after: Log) {
  const gains = scores(after).map((score, side) => score - scores(before)[side]!)
  const side = gains.findIndex((points) => points !== 0)
  return { side, points: gains[side] ?? 0 }
}

describe('at a table with house rules', () => {
  it('the verdict has the number that the engine counts for its cards', () => {
    const seen = new Set<number>()
    eachTable((rules) => {
      for (const each of RULINGS) {
        const { sentence } = verdictOf(each, rules)
        const points = pointsIn(sentence)
        const trials = each.trials?.(rules) ?? []
        for (const trial of trials) {
          if (counted(trial, rules) !== trial.points) expect(sentence, `${each.number}`).toBe(trial)
        }
        if (points === undefined || trials.length === 0 || HEELS.includes(each.number)) continue
        seen.add(each.number)
        const numbers = trials.map((trial) => counted(trial, rules))
        if (!numbers.includes(points)) expect(sentence, `${each.number}`).toBe(numbers)
      }
    })
    expect(seen.size).toBeGreaterThan(35)
  })

  it('his heels are what the dealer pegs for a jack, or none anywhere', () => {
    eachTable((rules) => {
      const dealt = taps(openLog({ rules, dealer: 1 }), { type: 'deal', dealer: 1 })
      const turned = tap(dealt, { type: 'turn-starter', card: 'JC' })
      const { side, points } = gained(dealt, turned)
      for (const number of HEELS) expect(pointsOf(number, rules) ?? points, `${number}`).toBe(points)
      if (points > 0) expect(side).toBe(sideOf(rules, 1))
      const { heels, noHeelsWithin, target } = rules
      const near = openLog({ rules, dealer: 1, scores: Array(sideCount(rules)).fill(target - heels) })
      const atEnd = tap(taps(near, { type: 'deal', dealer: 1 }), { type: 'turn-starter', card: 'JC' })
      const wins = heels > 0 && noHeelsWithin < heels && atEnd.game.outcome !== undefined
      expect(/there and then|goes out on them has/u.test(whole(25, rules))).toBe(wins)
      for (const number of [...HEELS, 25]) {
        expect(verdict(number, rules).sentence.includes('scores nothing'), `${number}`).toBe(points === 0)
      }
      if (points === 0) expect(whole(82, rules)).not.toContain('heels')
    })
  })

  it('three for last is what the side of pone pegs on the first deal', () => {
    eachTable((rules) => {
      const open = openLog({ rules })
      const { side, points } = gained(open, tap(open, { type: 'deal', dealer: 0 }))
      expect(pointsOf(63, rules) ?? 0).toBe(points)
      if (points > 0) expect(side).toBe(sideOf(rules, leftOf(rules, 0)))
    })
  })

  it('thirty-one, the go and the last card are worth what a play pegs for them', () => {
    const seen = new Map<string, number>()
    const note = (kind: string, points: number, number: number, rules: Rules) => {
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
      expect(pointsOf(number, rules), `${kind}: ${verdict(number, rules).sentence}`).toBe(points)
    }
    fc.assert(
      fc.property(playedOut, fc.shuffledSubarray([...PACK], { minLength: 52 }), (rules, pack) => {
        for (const { kind, points, lines } of endsOf(rules, pack)) {
          const others = totalOf(lines.filter((line) => line.kind !== 'thirty-one'))
          if (kind === 'thirty-one') note(kind, points - others, 28, rules)
          if (kind === 'last-thirty-one') note(kind, points - others, 29, rules)
          if (kind === 'go') note(kind, points - totalOf(lines), 31, rules)
          if (kind === 'last' && totalOf(lines) === 0) {
            seen.set(kind, (seen.get(kind) ?? 0) + 1)
            const { play } = rules
            const same =
              play.series === 'one'
                ? `: ${points}.`
                : points === play.goPoint
                  ? 'scores the same'
                  : `scores ${points}.`
            expect(whole(31, rules)).toContain(same)
          }
          if (kind === 'last' && lines.length === 1 && lines[0]?.kind === 'fifteen')
            note('15', points, 30, rules)
        }
      }),
      { numRuns: 600, seed: 5_05 },
    )
    for (const kind of ['thirty-one', 'last-thirty-one', 'go', 'last', '15'])
      expect(seen.get(kind), kind).toBeGreaterThan(3)
  })

  it('who leads, plays on, stops and counts first is as in the game', () => {
    eachTable((rules) => {
      const left = seatCount(rules) > 2 ? 'player on the dealer’s left' : 'non-dealer'
      expect(openPlay(rules, 0).turn).toBe(leftOf(rules, 0))
      expect(verdict(75, rules).sentence).toContain(left)
      expect(showOrder(rules, 0)).toEqual([
        ...clockwise(rules, 0).filter((seat) => rules.deal.aside[seat] !== rules.deal.dealt),
        'crib',
      ])
      expect(verdict(51, rules).sentence).toContain(left)
      const [kh, qs, jd] = cardsIn('KH QS JD')
      const three = [kh!, qs!, jd!].reduce<Play>(
        (play, card) => playCard(play, rules, card).play,
        openPlay(rules, 0),
      )
      const stops = mayStop(sayGo(three, rules).play, rules)
      expect(verdict(33, rules).sentence.includes('stop')).toBe(stops)
      expect(verdict(32, rules).sentence.includes('stop')).toBe(stops)
    })
  })

  it('a penalty goes to whom it goes in the game, and is as large', () => {
    const named = new Set<string>()
    eachTable((rules) => {
      const { game } = openLog({ rules, dealer: 0 })
      for (const [number, kind, or = kind] of PENALTIES) {
        const penalty = penaltyOf(rules, kind) ?? penaltyOf(rules, or)
        if (!penalty) {
          expect(whole(number, rules), `${number}`).not.toMatch(/pegs \d|goes \d+ back/u)
          continue
        }
        const { sides, points } = penaltyFor(game, 0, penalty)
        const who = sides.includes(0)
          ? 'the offender'
          : sideCount(rules) > 2
            ? 'each of the others'
            : 'the other side'
        named.add(`${number} ${who} ${points < 0}`)
        expect(whole(number, rules).toLowerCase()).toContain(
          points < 0 ? `${who} goes ${-points} back` : `${who} pegs ${points}`,
        )
      }
    })
    expect(named.size).toBeGreaterThan(8)
  })

  it('a skunk begins and counts as it does in a match', () => {
    eachTable((rules) => {
      const worth = (score: number) =>
        rules.firstHome === 'loses'
          ? rules.win
          : outcomeOf(rules, 0, [rules.target, ...Array(sideCount(rules) - 1).fill(score)], 'hand').games
      for (let score = 1; score < rules.target; score++) {
        if (worth(score - 1) === worth(score)) continue
        expect(verdict(61, rules).sentence.toLowerCase()).toContain(`on ${score - 1} it is a `)
        expect(verdict(61, rules).sentence).toContain(`on ${score} it is not`)
      }
      const none = worth(0) === rules.win
      expect(verdict(61, rules).sentence.includes('no skunk lines')).toBe(none)
      expect(verdict(62, rules).sentence.includes('every win counts')).toBe(none)
    })
  })

  it('the game ends at the target, and is won or lost by it', () => {
    eachTable((rules) => {
      const log = openLog({ rules, dealer: 0, scores: Array(sideCount(rules)).fill(rules.target - 1) })
      const dealt = tap(log, { type: 'deal', dealer: 0 })
      const { outcome } = tap(dealt, { type: 'peg', side: 0, points: 1, reason: 'other' }).game
      const end = outcome?.winners.includes(0) ? 'wins' : 'loses'
      if (rules.threeForLast === 0)
        expect(verdict(73, rules).sentence).toContain(`${rules.target} ${end}, at once`)
    })
  })

  it('names no book for an answer that no book gives', () => {
    const own: Rules = { ...PRESETS['six-card-121'], play: { ...PRESETS['six-card-121'].play, thirtyOne: 3 } }
    expect(verdict(28, own).sentence).toBe('Thirty-one scores in all, the go included: 3.')
    expect(saySources(ruling(28), own)).toBe('Source: the rules of this table.')
    expect(answersElsewhere(ruling(28), own)).toEqual([
      { games: 'Six-card, five-card and league', answer: 'Thirty-one scores in all, the go included: 2.' },
    ])
    expect(saySources(ruling(28), PRESETS['six-card-121'])).toMatch(/Bicycle/u)
  })

  it.each([
    ['league-singles', [40, 41, 43], 'Source: the league’s page.'],
    ['five-card-61', [2, 31, 34, 35, 36, 64], 'Source: the page of the five-card game.'],
    ['five-card-61', [32, 33], 'Sources: the page of the five-card game and the Britannica.'],
    ['acc', [62], 'Source: the American Cribbage Congress (ACC 2010, 12.1).'],
    ['acc', [74], 'Source: the American Cribbage Congress (ACC 2010, 3.2).'],
  ] as const)('%s: names only the books that give its own answers', (preset, numbers, sources) => {
    for (const number of numbers) {
      expect(saySources(ruling(number), PRESETS[preset]), `${number}`).toBe(sources)
      expect(saySources(ruling(number), PRESETS['six-card-121']), `${number}`).not.toBe(sources)
    }
  })

  it('every sentence is whole', () => {
    eachTable((rules) => {
      for (const each of RULINGS) {
        const { sentence, more } = verdictOf(each, rules)
        const texts = [
          say(each.asks, rules),
          sentence,
          more,
          say(each.why, rules),
          say(each.others ?? '', rules),
        ]
        const odd = texts.filter(
          (text) => !/^([A-Z“].*[.?!])?$/u.test(text) || /undefined|NaN| {2}|\.\.|[{}]/u.test(text),
        )
        if (odd.length > 0) expect(odd, `${each.number}`).toEqual([])
      }
    })
  })
})

/** Rulings that give the points of his heels. */
const HEELS: readonly number[] = [22, 23, 24]

/** Rulings that name a penalty. */
const PENALTIES: readonly (readonly [number, PenaltyKind, PenaltyKind?])[] = [
  [32, 'renege'],
  [64, 'cut-before-deal', 'cut-not-offered'],
  [79, 'crib-seen'],
  [93, 'crib-taken'],
  [102, 'crib-played'],
  [103, 'starter-taken'],
  [85, 'peg-moved'],
  [87, 'false-game'],
  [92, 'bottom-card'],
  [91, 'starter-mixed'],
]

/** How each count of a play of random cards ended, and what its last card pegged. */
function endsOf(rules: Rules, pack: readonly (typeof PACK)[number][]) {
  const size = handSize(rules)
  const hands = rules.sideOfSeat.map((_, seat) => pack.slice(seat * size, (seat + 1) * size))
  let play = openPlay(rules, 0)
  const ends: { kind: string; points: number; lines: ReturnType<typeof playLines> }[] = []
  while (play.turn !== undefined) {
    const held = hands[play.turn]!
    const seriesBefore = play.series.length
    const card = held.find((one) => fitsNow(play, one) && !cardsPlayedBy(play, play.turn!).includes(one))
    const next = card ? playCard(play, rules, card) : sayGo(play, rules)
    const isOver = next.play.turn === undefined
    if (next.play.series.length > seriesBefore || isOver) {
      const last = next.play.series[seriesBefore - 1]!.at(-1)!
      const kind = last.count === 31 ? (isOver ? 'last-thirty-one' : 'thirty-one') : isOver ? 'last' : 'go'
      ends.push({ kind, points: card ? next.points : next.points + totalOf(last.lines), lines: last.lines })
    }
    play = next.play
  }
  return ends
}
