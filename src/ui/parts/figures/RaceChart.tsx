import type { Game } from '../../../game/game.ts'
import { raceOf } from '../../../game/statistics.ts'
import { sideName } from '../../../words/names.ts'
import { RACE_HEADS } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import styles from './RaceChart.module.css'
import { RaceDeals, RaceLines } from './RaceLines.tsx'
import { RaceTable } from './RaceTable.tsx'
import { labelHeights, SHEET, spotsOf } from './race-shape.ts'

/** How the game went: the score of every side after each deal, against the lines that matter. */
export function RaceChart({ game }: { readonly game: Game }) {
  const { rules, marks } = game
  const race = raceOf(game)
  const sides = game.pegs.map((_, side) => ({
    mark: marks[side] ?? 'a',
    name: sideName(game, side),
    score: race.at(-1)?.scores[side] ?? 0,
    spots: spotsOf(race, side, rules.target),
  }))
  const labels = labelHeights(sides.map(({ spots }) => spots.at(-1)?.y ?? SHEET.bottom))
  const deals = game.deals.length
  return (
    <figure className={styles.race}>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <RaceLines target={rules.target} skunks={rules.skunks} />
        <RaceDeals deals={deals} />
        {sides.map(({ mark, spots }) => (
          <g key={mark} data-mark={mark}>
            <path className={styles.way} d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
            {spots.slice(1).map(({ x, y }, deal, all) => (
              <g key={x} transform={`translate(${x} ${y})`}>
                <PegHead mark={mark} radius={deal === all.length - 1 ? 5.5 : 3.6} />
              </g>
            ))}
          </g>
        ))}
        {sides.map(({ mark, score }, side) => (
          <text key={mark} className={styles.score} x={SHEET.right + 12} y={(labels[side] ?? 0) + 6}>
            {score}
          </text>
        ))}
      </svg>
      <RaceTable names={sides.map(({ name }) => name)} race={race} caption={RACE_HEADS.caption} />
    </figure>
  )
}
