import type { Game } from './game.ts'
import type { Intent } from './intent.ts'

/** What says that this seat deals: the next deal where one is due, else the deal on the table, put right. */
export function dealBy(game: Game, dealer: number): Intent | undefined {
  if (game.step.type === 'cut' || game.step.type === 'deal') return { type: 'deal', dealer }
  const line = game.lines.findLast(({ entry, unfit }) => entry.type === 'dealt' && !unfit)
  if (line?.entry.type !== 'dealt') return undefined
  return { type: 'amend', target: line.seq, with: { ...line.entry, dealer } }
}

/** Seats that could deal instead of the one that does, from the dealer’s left on. */
export function otherDealers(game: Game): readonly number[] {
  const { step, players } = game
  const now = step.type === 'deal' ? step.dealer : game.deals.at(-1)?.dealer
  const seats = players.map((_, i) => ((now ?? -1) + 1 + i) % players.length)
  return seats.filter((seat) => seat !== now)
}
