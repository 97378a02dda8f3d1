import type { ShownGame } from '../../game/record/game.ts'
import { GAME_OVER_WORDS, sayEnd } from '../../words/table/game-over.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Stamp } from '../parts/Digits.tsx'
import { Fit } from '../parts/Fit.tsx'

interface WinnerProps {
  readonly game: ShownGame
}

/** `Ann wins`, with the marks of those who do. */
export function Winner({ game }: WinnerProps) {
  return (
    <h2>
      {game.outcome?.winners.map((side) => (
        <SideMark key={side} mark={game.marks[side] ?? 'a'} size="0.95em" />
      ))}
      <Fit>{sayEnd(game).title}</Fit>
    </h2>
  )
}

/** A skunk, and what it counts as; in fewer words beside the score. */
export function SkunkStamp({ game, isShort }: WinnerProps & { readonly isShort?: boolean }) {
  const { stamp } = sayEnd(game)
  return (
    stamp && (
      <Stamp ink="brass" title={stamp.title}>
        <small>{GAME_OVER_WORDS.countsAs(isShort ? stamp.short : stamp.detail)}</small>
      </Stamp>
    )
  )
}
