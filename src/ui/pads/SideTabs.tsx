import type { Game } from '../../game/game.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { Segments } from '../parts/Segments.tsx'

interface SideTabsProps {
  readonly game: Game
  readonly chosen: number
  readonly onChoose: (side: number) => void
}

/** First the side is tapped, then its points. */
export function SideTabs({ game, chosen, onChoose }: SideTabsProps) {
  return (
    <Segments
      label={PEG_WORDS.whose}
      value={String(chosen)}
      onChange={(side) => onChoose(Number(side))}
      options={game.marks.map((mark, side) => ({
        value: String(side),
        label: (
          <>
            <SideMark mark={mark} />
            <span>{sideName(game, side)}</span>
          </>
        ),
      }))}
    />
  )
}
