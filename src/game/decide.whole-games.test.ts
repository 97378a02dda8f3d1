import { describe, expect, it } from 'vitest'
import { runs } from '../base/runs.fixture.ts'
import { type Card, orderOf, PACK, pipsOf, rankOf, suitOf } from '../rules/card.ts'
import { playOut } from '../rules/plain-play.fixture.ts'
import { PRESETS } from '../rules/presets.ts'
import { cribSize, handSize, PRESET_NAMES, playersOf, type Rules, sideCount } from '../rules/rules.ts'
import { asLowball } from '../rules/rules-name.ts'
import { decide } from './decide.ts'
import type { Intent } from './intent.ts'
import { append, openLog } from './record/log.fixture.ts'
import { extend } from './record/replay.ts'

/** Games of each preset; `RUNS=670` plays more than twenty thousand. A failure names its preset and number. */
const GAMES = runs(2)

/** Every kind of tap that the table made. */
const tapped = new Set<Intent['type']>()

describe('whole games at random, against a table that keeps its own score', () => {
  it.each(PRESET_NAMES)(
    '%s',
    (name) => {
      for (let number = 0; number < GAMES; number++) playGame(name, number)
    },
    3_600_000,
  )

  it('had faults, and claims that somebody took or called', () => {
    const wanted = ['penalise', 'false-game', 'take-muggins', 'call-muggins', 'pass-muggins'] as const
    expect(wanted.filter((type) => !tapped.has(type))).toEqual([])
  })
})

/** Numbers from a seed, the same for each game of that number. */
function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (below: number) => Math.floor(next() * below)
}

type Chance = ReturnType<typeof chanceOf>

/** The preset, or with what a table may change. */
function rulesOf(preset: Rules, chance: Chance): Rules {
  const modes = ['off', 'off', 'flag', 'on', 'call'] as const
  const rules: Rules = {
    ...preset,
    playBy: chance(2) === 0 ? 'cards' : 'points',
    noHeelsWithin: [0, 0, 1, 3][chance(4)]!,
    skunkBy: chance(3) === 0 ? 'each' : 'second',
    muggins: {
      ...preset.muggins,
      mode: chance(3) === 0 ? modes[chance(5)]! : preset.muggins.mode,
      within: chance(2) === 0 ? 'missed' : 'home',
    },
  }
  if (chance(6) === 0) return asLowball(rules)
  if (chance(6) > 0 || preset.skunks.length < 2) return rules
  return { ...rules, skunks: [...rules.skunks, { name: 'triple skunk', below: 31, games: 4 }] }
}

/** The table: its own scores, pegged in order until a side is home. The app is asked after every tap. */
function playGame(name: (typeof PRESET_NAMES)[number], number: number): void {
  const chance = chanceOf(number * 131 + PRESET_NAMES.indexOf(name) * 7919)
  const rules = rulesOf(PRESETS[name], chance)
  const [sides, seats] = [sideCount(rules), rules.sideOfSeat.length]
  const scores: number[] = Array(sides).fill(0)
  let home: number | undefined
  let [log, at] = [openLog({ rules }), 0]
  const where = () => `${name} ${number}: ${JSON.stringify(log.game.lines.at(-1)?.entry)}`

  const peg = (side: number, points: number) => {
    if (home !== undefined) return
    scores[side] = Math.min(Math.max(scores[side]! + points, 0), rules.target)
    if (points > 0 && scores[side] === rules.target) home = side
  }
  const tap = (intent: Intent) => {
    at += 10_000
    tapped.add(intent.type)
    const decided = decide(log.game, intent, at)
    if (!decided.ok) throw new Error(`${where()}, then ${JSON.stringify(intent)}: ${decided.error.type}`)
    const rows = append(log.rows, decided.value, at)
    log = extend(log, rows.slice(log.rows.length))!
    const now = log.game.pegs.map(({ front }) => front)
    if (now.join() !== scores.join()) expect(now, where()).toEqual(scores)
    if ((log.game.outcome?.home ?? home) !== home) expect(log.game.outcome?.home, where()).toBe(home)
  }
  const rights = (offender: number, points: number, back: boolean) => {
    if (rules.firstHome === 'loses') return peg(offender, points)
    if (back) return peg(offender, -points)
    for (let side = 0; side < sides; side++) if (side !== offender) peg(side, points)
  }
  /** Now and then somebody is at fault. */
  const fault = () => {
    if (home !== undefined || chance(25) > 0) return
    const penalty = rules.penalties[chance(rules.penalties.length)]!
    const offender = chance(sides)
    const over = 1 + chance(5)
    if (penalty.kind === 'false-game') {
      rights(offender, penalty.points, true)
      rights(offender, over, false)
      return tap({ type: 'false-game', side: offender, over })
    }
    const points = penalty.points * (penalty.kind === 'renege' && rules.play.renege === 'card' ? 2 : 1)
    rights(offender, points, penalty.who === 'offender')
    const low = rules.firstHome === 'loses'
    const back = penalty.who === 'offender' && !low
    const paid = low || back ? [offender] : scores.flatMap((_, side) => (side === offender ? [] : [side]))
    tap({ type: 'penalise', penalty: { sides: paid, points: back ? -points : points } })
  }
  const count = (of: number | 'crib', cards: readonly Card[], starter: Card, dealer: number) => {
    const due = plainShow(of === 'crib', cards, starter, rules)
    const side = rules.sideOfSeat[of === 'crib' ? dealer : of]!
    const { mode, overClaim, falseCall, within } = rules.muggins
    if (mode === 'off') {
      peg(side, due)
      return tap({ type: 'count', of, cards })
    }
    const said = [due, due, Math.max(0, due - chance(5)), due + chance(4)][chance(4)]!
    const claimed = said === 19 ? 0 : said
    peg(side, Math.min(claimed, due))
    const over = Math.max(claimed - due, 0)
    if (over > 0 && overClaim !== 'none') rights(side, overClaim === 'two' ? 2 : over, false)
    tap({ type: 'claim', of, cards, claimed })
    const missed = due - claimed
    const taken = within === 'home' ? Math.min(missed, rules.target - scores[side]!) : missed
    if (home !== undefined || missed < 0 || mode === 'flag' || (mode === 'on' && missed === 0)) return
    const caller = (side + 1) % sides
    const taker = rules.firstHome === 'loses' ? side : caller
    const choice = chance(2)
    if (choice === 0) return tap({ type: 'pass-muggins' })
    if (mode === 'on') {
      peg(taker, taken)
      return tap({ type: 'take-muggins', side: caller })
    }
    const named = 1 + chance(4)
    if (missed > 0) peg(taker, Math.min(named, taken))
    else if (falseCall === 'pays') peg(rules.firstHome === 'loses' ? caller : side, named)
    tap({ type: 'call-muggins', side: caller, named })
  }

  let dealer = chance(seats)
  for (let deal = 1; home === undefined; deal++, dealer = (dealer + 1) % seats) {
    const pack = [...PACK]
    for (let i = pack.length - 1; i > 0; i--) {
      const j = chance(i + 1)
      ;[pack[i], pack[j]] = [pack[j]!, pack[i]!]
    }
    const size = handSize(rules)
    const players = playersOf(rules, dealer)
    const hands = rules.sideOfSeat.map((_, seat) => pack.splice(0, players.includes(seat) ? size : 0))
    const crib = pack.splice(0, cribSize(rules))
    const starter = pack.pop()!
    if (deal === 1) peg(rules.sideOfSeat[(dealer + 1) % seats]!, rules.threeForLast)
    tap({ type: 'deal', dealer })
    fault()
    if (home !== undefined) break
    const its = rules.sideOfSeat[dealer]!
    const needs = rules.target - scores[its]!
    if (rankOf(starter) === 'J' && needs > rules.noHeelsWithin) peg(its, rules.heels)
    tap({ type: 'turn-starter', card: starter })
    if (home !== undefined) break
    const choices = Array.from({ length: 40 }, () => chance(997))
    for (const { card, points, to, seat } of playOut({ rules, dealer, hands, choices }).moves) {
      peg(rules.sideOfSeat[to]!, points)
      if (rules.playBy === 'cards') {
        expect(log.game.step, where()).toMatchObject({ type: 'play-card', seat })
        tap(card === 'go' ? { type: 'go' } : { type: 'play-card', card })
      } else if (points > 0) tap({ type: 'peg', side: rules.sideOfSeat[to]!, points, reason: 'other' })
      if (home !== undefined) break
    }
    fault()
    if (home !== undefined) break
    if (log.game.step.type === 'play') tap({ type: 'end-play' })
    for (let place = 1; place <= seats && home === undefined; place++) {
      const seat = (dealer + place) % seats
      if (!players.includes(seat)) continue
      count(seat, hands[seat]!, starter, dealer)
      fault()
    }
    if (home === undefined) count('crib', crib, starter, dealer)
  }
  const { outcome } = log.game
  const others = scores.filter((_, side) => side !== home)
  const low = Math.min(...scores)
  expect(outcome?.winners, where()).toEqual(
    rules.firstHome === 'wins' ? [home] : scores.flatMap((score, side) => (score === low ? [side] : [])),
  )
  expect(outcome?.games, where()).toBe(plainWorth(rules, others))
}

/** By the lines that each score is behind, the last drawn counting; nothing in lowball. */
function plainWorth(rules: Rules, others: readonly number[]): number {
  if (rules.firstHome === 'loses') return rules.win
  const worth = (score: number) => {
    let games = rules.win
    for (const line of rules.skunks) if (score < line.below) games = line.games
    return games
  }
  if (rules.skunkBy === 'second') return worth(Math.max(...others))
  return others.reduce((sum, score) => sum + worth(score) - rules.win, rules.win)
}

/** The show as a novice counts it: every choice of cards, one after another. */
function plainShow(isCrib: boolean, cards: readonly Card[], starter: Card, rules: Rules): number {
  const all = [...cards, starter]
  let points = 0
  let [longest, ways] = [0, 0]
  for (let choice = 1; choice < 1 << all.length; choice++) {
    const chosen = all.filter((_, i) => (choice >> i) & 1)
    const orders = chosen.map((card) => orderOf(rankOf(card))).sort((a, b) => a - b)
    if (chosen.reduce((sum, card) => sum + pipsOf(rankOf(card)), 0) === 15) points += 2
    if (chosen.length === 2 && orders[0] === orders[1]) points += 2
    const isRun = chosen.length > 2 && orders.every((order, i) => i === 0 || order === orders[i - 1]! + 1)
    if (isRun && chosen.length > longest) [longest, ways] = [chosen.length, 0]
    if (isRun && chosen.length === longest) ways += 1
  }
  points += longest * ways
  const suits = new Set(cards.map(suitOf))
  const turned = suits.has(suitOf(starter))
  // Seven-card: the crib has a card more.
  const least = isCrib ? rules.show.flushInCrib + cards.length - 4 : rules.show.flushInHand
  const flush = suits.size === 1 ? cards.length + (turned ? 1 : 0) : 0
  if (flush >= least) points += flush
  const nob = cards.some((card) => rankOf(card) === 'J' && suitOf(card) === suitOf(starter))
  return points + (nob ? 1 : 0)
}
