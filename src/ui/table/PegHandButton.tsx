import type { Game } from '../../game/game.ts'
import { type Line, totalOf } from '../../rules/count-show.ts'
import { type Holder, sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { sayPegFor } from '../../words/table/show.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/SideMark.tsx'

interface PegHandButtonProps {
  readonly game: Game
  readonly of: Holder
  readonly lines: readonly Line[]
  readonly onPeg: () => void
}

/** The one tap that pegs a count, saying where it takes the peg. */
export function PegHandButton({ game, of, lines, onPeg }: PegHandButtonProps) {
  const seat = of === 'crib' ? (game.deals.at(-1)?.dealer ?? 0) : of
  const side = sideOf(game.rules, seat)
  const points = totalOf(lines)
  return (
    <Button
      kind="primary"
      mark={<SideMark mark={game.marks[side] ?? 'a'} />}
      onClick={onPeg}
      detail={sayPegEffect(game, side, points)}
    >
      {sayPegFor(sideName(game, side), points)}
    </Button>
  )
}
