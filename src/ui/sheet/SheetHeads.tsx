import type { Game } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Figures } from '../parts/Figures.tsx'
import css from './SheetScreen.module.css'

/** The heads of the columns, with the scores of a game as it stood. `ScoreTable` says the same in words. */
export function SheetHeads({ game }: { readonly game: Game }) {
  return (
    <div className={`${css.row} ${css.heads}`} aria-hidden="true">
      <span />
      {game.pegs.map(({ front }, side) => (
        <span key={game.marks[side]}>
          <small>
            <SideMark mark={game.marks[side] ?? 'a'} size="11px" /> {sideName(game, side)}
          </small>
          <Figures value={front} />
        </span>
      ))}
    </div>
  )
}
