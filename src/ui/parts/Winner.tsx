import { stillness } from '../../app/stillness.ts'
import { homeTime } from '../../board/pegs-at.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { GAME_OVER_WORDS, sayEnd } from '../../words/table/game-over.ts'
import { SideMark } from './board/PegHead.tsx'
import { Stamp } from './Digits.tsx'
import { Fit } from './Fit.tsx'

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

/** How long the last peg walks, in milliseconds. */
export function walkTime({ pegs, outcome }: ShownGame): number {
  const home = pegs[outcome?.home ?? 0]
  return stillness() || !home ? 0 : homeTime(home)
}
