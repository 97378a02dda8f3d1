import fc from 'fast-check'
import { type Card, PACK } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { cardsOf, type Holder, type Rules, seatCount, sideCount } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import { cardsPlayedFrom, currentDeal, type Game } from './game.ts'
import { byCards, type Log, openLog, tap, withMuggins } from './log.fixture.ts'

/** Every preset as tables play it: lowball, by cards, with muggins in their ways. */
const RULES: readonly Rules[] = Object.values(PRESETS).flatMap((rules): readonly Rules[] => [
  rules,
  asLowball(rules),
  byCards(rules),
  withMuggins({ mode: 'on', overClaim: 'two', falseCall: 'pays' }, rules),
  byCards(withMuggins({ mode: 'call', overClaim: 'difference', falseCall: 'pays' }, rules)),
  withMuggins({ mode: 'call', overClaim: 'difference', falseCall: 'pays' }, asLowball(rules)),
])

export const RULE_NAMES = new Set(RULES.map(({ name }) => name))

/** A tap described by numbers, made to fit whatever the game asks for when it is played. */
export interface Gesture {
  readonly kind: number
  readonly a: number
  readonly b: number
  /** Some taps come so soon after the one before that their pegs join, or that they are a bounce. */
  readonly wait: number
}

const UNDO = 0
const REDO = 1
const REDEAL = 2
const LAST_PEG = 5

interface Kinds {
  readonly withUndo: boolean
  readonly least?: number
}

/** A table, and what is tapped at it. With `near` both sides are so close to home that the game may end. */
export const randomGame = ({ withUndo, least = 0 }: Kinds) =>
  fc.record({
    rules: fc.constantFrom(...RULES),
    dealt: withUndo ? fc.boolean() : fc.constant(true),
    near: withUndo ? fc.constant(false) : fc.boolean(),
    gestures: fc.array(
      fc.record({
        kind: fc.integer({ min: withUndo ? UNDO : REDEAL, max: 11 }),
        a: fc.nat(51),
        b: fc.nat(51),
        wait: fc.constantFrom(100, 900, 9_000),
      }),
      { minLength: least, maxLength: 60 },
    ),
  })

export interface RandomGame {
  readonly rules: Rules
  readonly dealt: boolean
  readonly near: boolean
  readonly gestures: readonly Gesture[]
}

export function playRandom({ rules, dealt, near, gestures }: RandomGame): Log {
  const scores = Array.from({ length: sideCount(rules) }, () => rules.target - 12)
  return gestures.reduce(
    (log, one) => tap(log, intentFor(log.game, one), (log.rows.at(-1)?.at ?? 0) + one.wait),
    openLog({ rules, ...(dealt ? { dealer: 0 } : {}), ...(near ? { scores } : {}) }),
  )
}

const cardAt = (place: number): Card => PACK[place % PACK.length] ?? 'AS'

export function intentFor(game: Game, { kind, a, b }: Gesture): Intent {
  const { rules, step } = game
  if (kind === UNDO) return { type: 'undo' }
  if (kind === REDO) return { type: 'redo' }
  if (kind === REDEAL && a > 45) return { type: 'redeal' }
  if (kind <= LAST_PEG) {
    const reason = (['fifteen', 'pair', 'run', 'correction'] as const)[b % 4] ?? 'go'
    const points = reason === 'correction' ? -(b % 5) : (b % 12) + 1
    return { type: 'peg', side: a % sideCount(rules), points, reason }
  }
  switch (step.type) {
    case 'cut':
      return {
        type: 'cut',
        cuts: step.seats.map((seat, i) => ({ seat, card: cardAt(a + i * (b % 9)) })),
      }
    case 'deal':
      return { type: 'deal', dealer: step.dealer }
    case 'starter':
      return { type: 'turn-starter', card: cardAt(a) }
    case 'play-card':
      return b % 4 === 0 ? { type: 'go' } : { type: 'play-card', card: cardAt(a) }
    case 'play':
      return { type: 'end-play' }
    case 'muggins':
      if (b % 3 === 0) return { type: 'pass-muggins' }
      return step.hidden
        ? { type: 'call-muggins', side: a % sideCount(rules), named: 1 + (b % 6) }
        : { type: 'take-muggins', side: a % sideCount(rules) }
    case 'show':
      return showIntent(game, step.of, a, b)
    case 'over':
      return { type: 'deal', dealer: a % seatCount(rules) }
  }
}

/** A hand with the cards that its player has played, right or wrong. */
function showIntent(game: Game, of: Holder, a: number, b: number): Intent {
  if (b % 3 === 0) return { type: 'count-typed', of, points: a % 30 }
  const played = cardsPlayedFrom(currentDeal(game), of)
  const others = PACK.map((_, i) => cardAt(a + i * 5)).filter((card) => !played.includes(card))
  const cards = [...played, ...others].slice(0, cardsOf(game.rules, of))
  return game.rules.muggins.mode === 'off'
    ? { type: 'count', of, cards }
    : { type: 'claim', of, cards, claimed: b % 31 }
}

/** The game as people see it: what the record did to itself is left out. */
export function seen({ headSeq, undo, redo, ...game }: Game) {
  return game
}
