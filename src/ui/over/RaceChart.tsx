import type { Game } from '../../game/game.ts'
import { raceOf } from '../../game/statistics.ts'
import { lineWords } from '../../words/holes-words.ts'
import { sideName } from '../../words/names.ts'
import { PegHead } from '../parts/board/PegHead.tsx'
import styles from './RaceChart.module.css'
import { RaceTable } from './RaceTable.tsx'
import { dealsNumbered, heightOf, labelHeights, placeOfDeal, SHEET, spotsOf } from './race-shape.ts'

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
        <Lines target={rules.target} skunks={rules.skunks} />
        {dealsNumbered(deals).map((deal) => (
          <text key={deal} x={placeOfDeal(deal, deals)} y={SHEET.bottom + 18} textAnchor="middle">
            {deal}
          </text>
        ))}
        <text x="0" y={SHEET.bottom + 18}>
          deal
        </text>
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
      <RaceTable names={sides.map(({ name }) => name)} race={race} />
    </figure>
  )
}

interface LinesProps {
  readonly target: number
  readonly skunks: Game['rules']['skunks']
}

/** A street is thirty holes; where a skunk line falls on its end it is brass. */
const STREET = 30

function Lines({ target, skunks }: LinesProps) {
  const brass = skunks.map((line) => ({ hole: line.below - 1, name: lineWords(line) }))
  const streets = Array.from({ length: Math.ceil(target / STREET) - 1 }, (_, i) => (i + 1) * STREET).filter(
    (hole) => target - hole > 5 && !brass.some((line) => line.hole === hole),
  )
  return (
    <>
      {streets.map((hole) => (
        <Line key={hole} kind="street" hole={hole} target={target} />
      ))}
      {brass.map(({ hole, name }) => (
        <g key={hole}>
          <Line kind="brass" hole={hole} target={target} />
          <text x={SHEET.left + 5} y={heightOf(hole, target) - 5}>
            {name}
          </text>
        </g>
      ))}
      <Line kind="goal" hole={target} target={target} />
      <path className={styles.foot} d={`M${SHEET.left} ${SHEET.bottom}H${SHEET.right}`} />
    </>
  )
}

interface LineProps {
  readonly kind: 'street' | 'brass' | 'goal'
  readonly hole: number
  readonly target: number
}

function Line({ kind, hole, target }: LineProps) {
  const y = heightOf(hole, target)
  return (
    <>
      <path className={styles.line} data-kind={kind} d={`M${SHEET.left} ${y}H${SHEET.right}`} />
      {kind === 'goal' && <path className={styles.foot} d={`M${SHEET.left} ${y + 3.5}H${SHEET.right}`} />}
      <text x={SHEET.left - 6} y={y + 4} textAnchor="end">
        {hole}
      </text>
    </>
  )
}
