import { useEffect, useMemo, useRef } from 'react'
import { otherLayer } from '../../game/moves/decide-play.ts'
import type { Game } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { sideOf } from '../../rules/rules.ts'
import { currentSeries, type Play, playCount } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { sayChangeable } from '../../words/pads.ts'
import { sayLaidThat } from '../../words/table/correction.ts'
import { laidName, PLAY_WORDS } from '../../words/table/play.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Figures } from '../parts/Figures.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import css from './LaidCards.module.css'
import type { StepView } from './step-view.ts'

interface LaidCardsProps {
  readonly game: Game
  readonly play: Play
  /** What was said of the last card. */
  readonly said: string
  readonly onChange: (card: Card) => void
  readonly act: StepView['act']
}

/**
 * The count, and the cards of the series in the order laid, each with the peg of whoever laid it. A series that
 * is done lies there until the next card. Whatever it shows, it keeps its height.
 */
export function LaidCards({ game, play, said, onChange, act }: LaidCardsProps) {
  const other = useMemo(() => otherLayer(game), [game])
  const now = currentSeries(play)
  const series = now.length > 0 ? now : (play.series.at(-2) ?? now)
  const cards = useRef<HTMLOListElement>(null)
  // However long the series is, its newest card is in sight.
  useEffect(() => {
    if (series.length > 0) cards.current?.scrollTo({ left: 9999 })
  }, [series.length])
  return (
    <div className={css.laid} data-mirrors="">
      <Figures value={playCount(play)} className={css.count} />
      <ol
        ref={cards}
        className={css.cards}
        aria-label={PLAY_WORDS.series}
        data-done={series !== now || undefined}
      >
        {series.map(({ card, seat }) => (
          <li key={card}>
            <button
              type="button"
              aria-label={sayChangeable(laidName(game, card, seat))}
              onClick={() => onChange(card)}
            >
              <MiniCard card={card} />
              <SideMark mark={game.marks[sideOf(game.rules, seat)] ?? 'a'} size="12px" />
            </button>
          </li>
        ))}
      </ol>
      {other === undefined ? (
        <span />
      ) : (
        <button
          type="button"
          className={css.other}
          aria-label={sayLaidThat(seatName(game, other))}
          onClick={() => act({ type: 'other-laid', seat: other })}
        >
          <span>{seatName(game, other)}</span> {sayLaidThat('')}
        </button>
      )}
      <p className={css.said}>{said}</p>
    </div>
  )
}
