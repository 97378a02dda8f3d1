import { agree } from './grammar.ts'
import { type Seated, seatName } from './names.ts'

/** Who deals: `Ann deals`, `Tom & Sue deal`. */
export function dealsWords(game: Pick<Seated, 'players'>, seat: number): string {
  const name = seatName(game, seat)
  return `${name} ${agree(name, 'deals', 'deal')}`
}
