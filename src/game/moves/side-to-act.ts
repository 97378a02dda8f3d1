import { clockwise, leftOf, opponents, seatCount, seatsOf, sideCount, sideOf } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import type { Draft } from '../record/draft.ts'
import type { Cut, GameEvent } from '../record/entry.ts'
import { currentDeal, type LogLine, type ShownGame, sideOfHolder } from '../record/game.ts'

/** Makes a seat the dealer: of the next deal where one is due, else of the current one, as a correction. */
export function dealBy(game: ShownGame, dealer: number): Intent | undefined {
  if (game.step.type === 'cut' || game.step.type === 'deal') return { type: 'deal', dealer }
  const line = game.lines.findLast(({ entry, ignored }) => entry.type === 'dealt' && !ignored)
  if (line?.entry.type !== 'dealt') return undefined
  return { type: 'amend', target: line.seq, with: { ...line.entry, dealer } }
}

/** Whose the crib is if it lay on the wrong side of two players until now: from the play until a hand is counted. */
export function cribMovesTo(game: Pick<ShownGame, 'rules' | 'step' | 'deals'>): number | undefined {
  const deal = currentDeal(game)
  const isOpen = ['play', 'play-card', 'show'].includes(game.step.type) && deal?.counts.length === 0
  return isOpen && seatCount(game.rules) === 2 ? leftOf(game.rules, deal.dealer) : undefined
}

export function otherDealers(game: ShownGame): readonly number[] {
  const { step, rules } = game
  const now = step.type === 'deal' ? step.dealer : game.deals.at(-1)?.dealer
  return clockwise(rules, now ?? -1).filter((seat) => seat !== now)
}

export function sideToAct({ game, draft }: { readonly game: ShownGame; readonly draft: Draft }): number {
  const { step, rules, outcome } = game
  const dealer = currentDeal(game)?.dealer ?? 0
  switch (step.type) {
    case 'cut':
      return sideOf(rules, nextToCut(step.seats, draft.cuts) ?? 0)
    case 'starter':
      // Pone cuts, the dealer turns the card up.
      return sideOf(rules, dealer)
    case 'play':
      return sideOf(rules, step.leader)
    case 'play-card':
      return sideOf(rules, step.seat)
    case 'show':
      return sideOfHolder(game, step.of)
    case 'muggins':
      return opponents(rules, sideOfHolder(game, step.of))[0] ?? 0
    case 'deal':
      return sideOf(rules, step.dealer)
    case 'over':
      return outcome?.winners[0] ?? 0
  }
}

/**
 * Whether a step is another side’s alone. What belongs to no side (the cut, the deal, the starter, the play by points)
 * anybody at the table may tap; and whose own count was short does not say that nobody takes anything.
 */
export function isOthersTurn(game: ShownGame, side: number): boolean {
  const { step, rules } = game
  if (step.type === 'play-card') return sideOf(rules, step.seat) !== side
  if (step.type === 'muggins') return sideOfHolder(game, step.of) === side
  return step.type === 'show' && sideOfHolder(game, step.of) !== side
}

/** Whose an entry of this deal is: a side’s, anybody’s at the table, or left to who scores. */
export function ownerOf(game: ShownGame, entry: GameEvent): number | 'anybody' | 'scorer' {
  switch (entry.type) {
    case 'pegged':
    case 'muggins-taken':
      return entry.side
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
    case 'lead-passed':
      return sideOf(game.rules, entry.seat)
    case 'hand-counted':
      return sideOfHolder(game, entry.of)
    case 'dealer-cut':
    case 'dealt':
    case 'starter-turned':
    case 'play-ended':
    case 'muggins-passed':
      return 'anybody'
    case 'step-skipped':
      return entry.step === 'starter' ? 'anybody' : 'scorer'
    default:
      return 'scorer'
  }
}

/** Whether the last tap is this side’s to take back: nothing in it is another’s. */
export function mayUndo(game: ShownGame, side: number): boolean {
  const owners = game.undo?.entries.map((entry) => ownerOf(game, entry)) ?? ['scorer']
  return owners.every((owner) => owner === side || owner === 'anybody')
}

/** The last entry of this deal that is a side’s own, to be taken back where others have pegged since. */
export function ownLast(game: ShownGame, side: number): LogLine | undefined {
  return game.lines.findLast(
    ({ entry, ignored, deal }) => !ignored && deal === game.deals.length && ownerOf(game, entry) === side,
  )
}

/**
 * The side to play, where the play is pegged by points: the one to the left of the last peg, or the leader. Of partners
 * nobody knows which of them pegged.
 */
export function sideToPlay({ step, rules, lines, deals }: ShownGame): number | undefined {
  if (step.type !== 'play' || sideCount(rules) < seatCount(rules)) return undefined
  const last = lines.findLast(({ moves }) => moves.some(({ source }) => source === 'play'))
  const [pegged] = last?.deal === deals.length && !last.ignored ? last.moves : []
  const seat = pegged && seatsOf(rules, pegged.side)[0]
  return sideOf(rules, seat === undefined ? step.leader : leftOf(rules, seat))
}

export function nextToCut(seats: readonly number[], cuts: readonly Cut[]): number | undefined {
  return seats.find((seat) => !cuts.some((cut) => cut.seat === seat))
}
