import type { Card } from '../../rules/card.ts'
import { renegesOf } from '../../rules/play.ts'
import { opponents, type Penalty, type Rules, sideOf } from '../../rules/rules.ts'
import { currentDeal, type ShownGame } from '../record/game.ts'

type Cost = Pick<Penalty, 'points' | 'who'>

/** How far a side's peg moves, and whose offence that was as the side sees it. In lowball the offender scores. */
export function penaltyPeg({ firstHome }: Pick<Rules, 'firstHome'>, { points, who }: Cost) {
  if (firstHome === 'loses') return { points, offence: 'own' } as const
  if (who === 'offender') return { points: -points, offence: 'own' } as const
  return { points, offence: 'other' } as const
}

/** As the penalties of a rule set call it. */
const RENEGE = 'renege'

/** Untrue goes of a seat whose whole hand is known. `pegs`: the table's penalty that nobody has taken yet. */
export function unpaidReneges(game: ShownGame, seat: number, hand: readonly Card[]) {
  const deal = currentDeal(game)
  if (!deal) return []
  const { rules } = game
  const penalty = rules.penalties.find(({ reason }) => reason === RENEGE)
  const due = penalty && penaltyFor(game, sideOf(rules, seat), penalty)
  const pegs = due?.sides.map((side) => ({ side, points: due.points, note: RENEGE })) ?? []
  const taken = game.lines.slice(game.lines.findLastIndex((line) => line.entry.type !== 'pegged') + 1)
  const takenBy = (side: number) =>
    taken.filter(({ entry }) => entry.type === 'pegged' && entry.note === RENEGE && entry.side === side)
  return renegesOf(deal.play, (one) => (one === seat ? hand : undefined)).flatMap((renege, i) => {
    const open = pegs.filter(({ side }) => takenBy(side).length <= i)
    // Done when all of it is pegged; without such a penalty the renege is only shown.
    return pegs.length > 0 && open.length === 0 ? [] : [{ ...renege, pegs: open }]
  })
}

export function penaltyFor({ rules }: ShownGame, offender: number, penalty: Cost) {
  const { points, offence } = penaltyPeg(rules, penalty)
  return { sides: offence === 'own' ? [offender] : opponents(rules, offender), points }
}
