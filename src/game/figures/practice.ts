import { type Card, PACK } from '../../rules/card.ts'
import { checkClaim } from '../../rules/check-claim.ts'
import { MISTAKES, type MistakeName } from '../../rules/known-mistakes.ts'
import { truthOf } from '../../rules/miscount.ts'
import type { Rules } from '../../rules/rules.ts'
import { countMeant, type Show } from '../../rules/show.ts'
import type { ShownGame } from '../record/game.ts'

/** A hand that its player miscounted, and the mistakes that were most likely made. */
export interface Miss {
  readonly player: string
  readonly show: Show
  readonly traps: readonly MistakeName[]
}

/** How often hands with a trap were answered right and wrong. Unknown names are of another release. */
export type Practised = readonly (readonly [trap: string, right: number, wrong: number])[]

export interface Exercise {
  readonly show: Show
  readonly trap: MistakeName
}

/** What was claimed wrong in a finished game of the six-card hands, where the cards are known. */
export function missesOf(game: ShownGame): readonly Miss[] {
  if (!game.outcome || game.rules.show.flushInHand !== 4) return []
  return game.deals.flatMap((deal) =>
    deal.counts.flatMap(({ of, cards, claimed, counted }) => {
      const { starter } = deal
      if (!cards || !starter || claimed === undefined || counted === undefined) return []
      if (countMeant(claimed, of, game.rules) === counted) return []
      const show: Show = { of: of === 'crib' ? 'crib' : 'hand', cards, starter }
      const made = checkClaim(show, game.rules, claimed).explanations[0] ?? []
      const player = game.players[of === 'crib' ? deal.dealer : of] ?? ''
      return [{ player, show, traps: made.map(({ name }) => name) }]
    }),
  )
}

/** The hand to practise next, for the trap that weighs most: by turns one that was missed and a new one. */
export function nextExercise(
  rules: Rules,
  misses: readonly Miss[],
  practised: Practised,
  random: () => number,
): Exercise {
  const { right, wrong } = progressOf(practised)
  const turn = right + wrong
  const traps = MISTAKES.map((trap) => {
    const own = misses.filter(({ traps: its }) => its.includes(trap.name))
    return { trap, own, weight: weigh(trap, own.length, practised) }
  })
  for (const { trap, own } of traps.toSorted((a, b) => b.weight - a.weight)) {
    const missed = own[(turn >> 1) % Math.max(own.length, 1)]
    const show = missed && turn % 2 === 0 ? missed.show : dealTrap(rules, trap, random)
    if (show) return { show, trap: trap.name }
  }
  return { show: dealShow('hand', random), trap: 'fifteens-missed' }
}

type Trap = (typeof MISTAKES)[number]

/** What goes wrong weighs more, what is mastered less; without a history, what people usually miscount. */
function weigh({ name, weight }: Trap, missed: number, practised: Practised): number {
  const [, right = 0, wrong = 0] = practised.find(([trap]) => trap === name) ?? []
  return (weight / 100 + 2 * missed + 2 * wrong) / (1 + right) ** 2
}

/** Hands looked through for a trap: four of a kind and its like are too rare to wait for. */
const TRIES = 1_500

function dealTrap(rules: Rules, { miscountsIn }: Trap, random: () => number): Show | undefined {
  for (let i = 0; i < TRIES; i++) {
    const show = dealShow(i % 2 === 0 ? 'hand' : 'crib', random)
    const truth = truthOf(show, rules)
    if (truth.lines.length > 0 && miscountsIn(truth).length > 0) return show
  }
  return undefined
}

function dealShow(of: Show['of'], random: () => number): Show {
  const pack: Card[] = [...PACK]
  const draw = () => pack.splice(Math.floor(random() * pack.length), 1)
  const cards = [draw(), draw(), draw(), draw()].flat()
  const [starter = 'AS'] = draw()
  return { of, cards, starter }
}

export function afterAnswer(practised: Practised, trap: MistakeName, isRight: boolean): Practised {
  const [, right = 0, wrong = 0] = practised.find(([name]) => name === trap) ?? []
  const others = practised.filter(([name]) => name !== trap)
  return [...others, [trap, right + (isRight ? 1 : 0), wrong + (isRight ? 0 : 1)]]
}

export function progressOf(practised: Practised) {
  const sum = (place: 1 | 2) => practised.reduce((all, one) => all + one[place], 0)
  return { right: sum(1), wrong: sum(2) }
}
