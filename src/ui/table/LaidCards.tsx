import type { ReactNode } from 'react'
import type { Game } from '../../game/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { currentSeries, type Play } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { MiniCard } from '../parts/MiniCard.tsx'
import css from './LaidCards.module.css'
import { ScoreStrip } from './ScoreStrip.tsx'

interface LaidCardsProps {
  readonly game: Game
  readonly play: Play
  /** What can be said of the last card. */
  readonly children: ReactNode
}

/** The cards of the series in the order laid, each with the peg of whoever laid it. */
export function LaidCards({ game, play, children }: LaidCardsProps) {
  return (
    <div className={css.row}>
      <ol className={css.cards} aria-label="Cards of this series">
        {currentSeries(play).map(({ card, seat }) => (
          <li key={card}>
            <SideMark mark={game.marks[sideOf(game.rules, seat)] ?? 'a'} size="10px" />
            <MiniCard card={card} />
            <span className="visually-hidden">{seatName(game, seat)}</span>
          </li>
        ))}
      </ol>
      <div className={css.others}>{children}</div>
      <ScoreStrip game={game} bare />
    </div>
  )
}
