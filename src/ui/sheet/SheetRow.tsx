import { memo, type ReactNode } from 'react'
import { movedBy } from '../../game/figures/statistics.ts'
import type { Game, LogLine } from '../../game/record/game.ts'
import { suitOf } from '../../rules/card.ts'
import { cardName, splitCards } from '../../words/cards.ts'
import { saySheetEntry, saySheetNotes } from '../../words/pages/sheet.ts'
import { sayScores } from '../../words/table/score.ts'
import { Figures } from '../parts/Figures.tsx'
import { CardFace } from '../parts/PlayingCard.tsx'
import css from './SheetScreen.module.css'

interface SheetRowProps {
  readonly game: Game
  readonly line: LogLine
  readonly place: number
  readonly current: boolean
  readonly open: boolean
  readonly onChoose: (place: number) => void
  readonly onOpen: (seq: number | undefined) => void
  readonly children: ReactNode
}

/** One entry: in words, and the score of every side after it. A tap opens what can be done with it. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { game, line, place, current, open, onChoose, onOpen, children } = props
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-key=""
        data-unfit={line.unfit && ''}
        tabIndex={current ? 0 : -1}
        aria-current={current || undefined}
        aria-expanded={open}
        onClick={() => {
          if (!current) onChoose(place)
          onOpen(open ? undefined : line.seq)
        }}
      >
        <span className={css.words}>
          <span>
            <Pieces words={saySheetEntry(game, line)} />
          </span>
          {saySheetNotes(game, line).map((note) => (
            <small key={note}>
              <span className="visually-hidden"> – </span>
              {note}
            </small>
          ))}
        </span>
        <span className="visually-hidden"> – {sayScores(game, line.scores)}</span>
        {line.scores.map((score, side) => {
          const moved = movedBy(side, line.moves)
          return (
            <span
              key={game.marks[side]}
              className={css.score}
              aria-hidden="true"
              data-moved={moved === 0 ? undefined : ''}
            >
              <Figures value={score} />
              {moved !== 0 && <small>{moved > 0 ? `+${moved}` : `−${-moved}`}</small>}
            </span>
          )
        })}
      </button>
      {children}
    </li>
  )
})

/** Cards stand among the words as they do on a table. */
function Pieces({ words }: { readonly words: string }) {
  return splitCards(words).map(({ text, card }, i) =>
    card ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <span key={i} className={css.card} data-suit={suitOf(card)} role="img" aria-label={cardName(card)}>
        <CardFace card={card} />
      </span>
    ) : (
      text
    ),
  )
}
