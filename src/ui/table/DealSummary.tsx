import { playPoints } from '../../game/deal-points.ts'
import { currentDeal, type Game } from '../../game/game.ts'
import { dealStepWords } from '../../words/deal-step-words.ts'
import { holderName, sideName } from '../../words/names.ts'
import { Figures } from '../parts/Figures.tsx'
import { MiniCard } from '../parts/MiniCard.tsx'
import css from './DealSummary.module.css'

interface DealSummaryProps {
  readonly game: Game
  /** The seat that deals the next hands. */
  readonly next: number
}

/** What the deal just shown came to: every hand, what was pegged beside them, and how the next is dealt. */
export function DealSummary({ game, next }: DealSummaryProps) {
  const deal = currentDeal(game)
  if (!deal) return <div className={css.summary} />
  return (
    <fieldset className={css.summary} aria-label={`Deal ${deal.number}`}>
      <p className={css.next}>{dealStepWords(game, next)}</p>
      <table className={css.ledger}>
        <tbody>
          {deal.counts.map((count) => (
            <tr key={String(count.of)}>
              <th scope="row">{holderName(game, count.of)}</th>
              <td className={css.cards}>
                {count.cards?.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              <td>
                <Figures value={count.points} />
              </td>
            </tr>
          ))}
          {playPoints(game, deal.number).map((points, side) => (
            <tr key={game.marks[side]}>
              <th scope="row" colSpan={2}>
                {sideName(game, side)} in the play
              </th>
              <td>
                <Figures value={points} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
