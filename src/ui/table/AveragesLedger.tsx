import type { Game } from '../../game/game.ts'
import { averages, meanOf, type Tally } from '../../game/statistics.ts'
import { sideName } from '../../words/names.ts'
import { GAME_OVER_WORDS } from '../../words/table/game-over.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import styles from '../parts/figures/FiguresTable.module.css'

/** What each side made of a hand, a crib and a deal of the play. */
export function AveragesLedger({ game }: { readonly game: Game }) {
  const sides = averages(game)
  const muggins = sides.some((side) => side.muggins > 0)
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          <th scope="col">{GAME_OVER_WORDS.averages}</th>
          <th scope="col">{GAME_OVER_WORDS.hand}</th>
          <th scope="col">{game.rules.words.crib}</th>
          <th scope="col">{GAME_OVER_WORDS.play}</th>
          {muggins && <th scope="col">{GAME_OVER_WORDS.muggins}</th>}
        </tr>
      </thead>
      <tbody>
        {sides.map((side, i) => (
          <tr key={game.marks[i]}>
            <th scope="row">
              <SideMark mark={game.marks[i] ?? 'a'} size="1.125rem" /> {sideName(game, i)}
            </th>
            <Mean tally={side.hand} />
            <Mean tally={side.crib} />
            <Mean tally={side.play} />
            {muggins && <td>{side.muggins}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** To one place; a dash where there was nothing to count. */
function Mean({ tally }: { readonly tally: Tally }) {
  return <td>{meanOf(tally)?.toFixed(1) ?? '–'}</td>
}
