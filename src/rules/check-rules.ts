import { isObject } from '../base/is-object.ts'
import { PACK } from './card.ts'
import { type NumberPath, RULE_ROWS, valueAt } from './rule-fields.ts'
import type { Rules } from './rules.ts'
import { cribSize, handSize, playersOf, seatCount, seatsOf, sideCount, sidesOf, sitsOut } from './rules.ts'

/** The sizes that the tables of possible counts are proved for. */
const HAND_SIZES: readonly number[] = [3, 4, 5, 6]
const CRIB_SIZE = 4

type Problem<Type, About = unknown> = { readonly type: Type } & Readonly<About>
type Range = Record<'have' | 'least' | 'most', number>
type Need = Record<'have' | 'need', number>

/** Why a set of rules cannot be played; `have` is what it says. A form words each one; no problem, no words. */
export type RulesProblem =
  | Problem<'no-name' | 'side-numbers' | 'lowball-skunks' | 'lowball-three-for-last' | 'penalty-unnamed'>
  | Problem<'not-whole', { value: number }>
  | Problem<'seats' | 'sides', Range>
  | Problem<'range', Range & { path: NumberPath }>
  | Problem<'sides-uneven', { seats: readonly number[] }>
  | Problem<'deal-seats', Need & { field: 'crib' | 'aside' }>
  | Problem<'hand-size', { have: number; allowed: readonly number[] }>
  | Problem<'crib-size' | 'pack-exceeded' | 'flush-in-hand', Need>
  | Problem<'skunk-line', { name: string; below: number; target: number }>
  | Problem<'skunk-worth', { name: string; games: number }>
  | Problem<'skunk-order', { name: string }>
  | Problem<'penalty-points', { reason: string; points: number }>
  | Problem<'match-games' | 'match-even', { games: number }>

/** Everything that contradicts itself in a set of rules, in the order a form asks for it; none if playable. Never throws. */
export function checkRules(rules: Rules): readonly RulesProblem[] {
  const { name, firstHome, skunks, threeForLast, penalties } = rules
  const isLowball = firstHome === 'loses'
  const odd = numbersIn(rules).filter((value) => !Number.isInteger(value) || value < 0)
  if (odd.length > 0) return odd.map((value) => ({ type: 'not-whole', value }))
  return [
    ...problemIf(name.trim() === '', { type: 'no-name' }),
    ...checkRange('seats', seatCount(rules), 2, 6),
    ...checkSides(rules),
    ...checkDeal(rules),
    ...checkNumbers(rules),
    ...checkFlush(rules),
    ...checkSkunks(rules),
    // Lowball turns the win over: a bonus or a skunk would reward the loser.
    ...problemIf(isLowball && skunks.length > 0, { type: 'lowball-skunks' }),
    ...problemIf(isLowball && threeForLast > 0, { type: 'lowball-three-for-last' }),
    ...penalties.flatMap(({ reason, points }) => [
      ...problemIf(reason.trim() === '', { type: 'penalty-unnamed' }),
      ...problemIf(points < 1, { type: 'penalty-points', reason, points }),
    ]),
    ...checkMatch(rules),
  ]
}

function checkRange(type: 'seats' | 'sides', have: number, least: number, most: number) {
  return problemIf(have < least || have > most, { type, have, least, most })
}

function checkNumbers(rules: Rules) {
  return RULE_ROWS.flatMap((row) => {
    if (row.type !== 'number') return []
    const have = valueAt(rules, row.path)
    const { path, least, most } = row
    return problemIf(have < least || have > most, { type: 'range', path, have, least, most })
  })
}

function checkSides(rules: Rules): readonly RulesProblem[] {
  // At most as many as there are different pegs.
  const outside = checkRange('sides', sideCount(rules), 2, 6)
  if (outside.length > 0) return outside
  const seats = sidesOf(rules).map((side) => seatsOf(rules, side).length)
  // A side's number is missing, or they are not 0, 1, 2 … in turn.
  if (seats.includes(0)) return [{ type: 'side-numbers' }]
  return problemIf(new Set(seats).size > 1, { type: 'sides-uneven', seats })
}

function numbersIn(rules: unknown): readonly number[] {
  if (typeof rules === 'number') return [rules]
  return isObject(rules) ? Object.values(rules).flatMap(numbersIn) : []
}

function checkDeal(rules: Rules) {
  const { deal } = rules
  const seats = seatCount(rules)
  // The deal says for every seat how many cards go to the crib and aside.
  const short = (['crib', 'aside'] as const).flatMap((field) => {
    const have = deal[field].length
    return problemIf(have !== seats, { type: 'deal-seats', field, have, need: seats })
  })
  if (short.length > 0) return short
  const crib = cribSize(rules)
  const have = handSize(rules)
  const aside = deal.aside.reduce((sum, cards, place) => (sitsOut(deal, place) ? sum : sum + cards), 0)
  // The starter is turned from what is left, so it needs a card too.
  const pack = playersOf(rules, 0).length * have + crib + aside + 1
  return [
    ...problemIf(!HAND_SIZES.includes(have), { type: 'hand-size', have, allowed: HAND_SIZES }),
    // The seven-card game has five cards in the crib too.
    ...problemIf(crib !== CRIB_SIZE && !(crib === 5 && have === 5), {
      type: 'crib-size',
      have: crib,
      need: CRIB_SIZE,
    }),
    ...problemIf(pack > PACK.length, { type: 'pack-exceeded', need: pack, have: PACK.length }),
  ]
}

/** A flush in the hand is all its cards: no fewer, and the starter never makes it up. */
function checkFlush(rules: Rules) {
  const have = rules.show.flushInHand
  const need = handSize(rules)
  return problemIf(have !== need, { type: 'flush-in-hand', have, need })
}

/** Each line must be below the one before it and be worth more games. */
function checkSkunks({ skunks, target, win }: Rules) {
  return skunks.flatMap(({ name, below, games }, i) => {
    const before = skunks[i - 1]
    const outOfOrder = before !== undefined && (below >= before.below || games <= before.games)
    return [
      ...problemIf(below < 1 || below >= target, { type: 'skunk-line', name, below, target }),
      ...problemIf(games <= win, { type: 'skunk-worth', name, games }),
      ...problemIf(outOfOrder, { type: 'skunk-order', name }),
    ]
  })
}

/** Best of an even number may end level. */
function checkMatch({ match }: Rules): readonly RulesProblem[] {
  if (match.type === 'single') return []
  const { type, games } = match
  if (games < 1) return [{ type: 'match-games', games }]
  return problemIf(type === 'best-of' && games % 2 === 0, { type: 'match-even', games })
}

function problemIf(wrong: boolean, problem: RulesProblem): readonly RulesProblem[] {
  return wrong ? [problem] : []
}
