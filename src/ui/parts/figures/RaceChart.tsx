import type { RacePoint } from '../../../game/figures/statistics.ts'
import type { Mark } from '../../../game/record/entry.ts'
import type { SkunkLine } from '../../../rules/rules.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { saySkunkLine } from '../../../words/table/pegs.ts'
import { RACE_WORDS } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import { ColumnHeads } from './FiguresTable.tsx'
import styles from './RaceChart.module.css'
import {
  dealsNumbered,
  heightOf,
  labelHeights,
  placeOfDeal,
  SHEET,
  type Spot,
  spotsOf,
} from './race-shape.ts'

interface RaceSide {
  readonly name: string
  /** Without one it is no player’s line but what is to be expected. */
  readonly mark: Mark | undefined
  /** What stands at the end of its line. */
  readonly score: string
}

interface RaceChartProps {
  readonly target: number
  readonly skunks: readonly SkunkLine[]
  readonly sides: readonly RaceSide[]
  /** The scores of all sides after each deal, from the start. */
  readonly race: readonly RacePoint[]
  /** What the table is called that says the same. */
  readonly caption: string
}

/** How a game went: the score of every side after each deal, against the lines that matter. */
export function RaceChart({ target, skunks, sides, race, caption }: RaceChartProps) {
  const ways = sides.map((side, i) => ({ ...side, spots: spotsOf(race, i, target) }))
  const labels = labelHeights(ways.map(({ spots }) => spots.at(-1)?.y ?? SHEET.bottom))
  return (
    <figure className={styles.race}>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <RaceLines target={target} skunks={skunks} />
        <RaceDeals deals={race.at(-1)?.deal ?? 0} />
        {ways.map(
          ({ mark, spots }) =>
            !mark && <path key="expected" className={styles.line} data-kind="expected" d={wayOf(spots)} />,
        )}
        {ways.map(({ mark, spots }) => mark && <RaceWay key={mark} mark={mark} spots={spots} />)}
        {ways.map(({ mark, score }, side) => (
          <text
            key={mark ?? 'expected'}
            className={mark && styles.score}
            x={SHEET.right + 12}
            y={(labels[side] ?? 0) + (mark ? 6 : 4)}
          >
            {score}
          </text>
        ))}
      </svg>
      <RaceTable sides={sides} race={race} caption={caption} />
    </figure>
  )
}

function RaceWay({ mark, spots }: { readonly mark: Mark; readonly spots: readonly Spot[] }) {
  return (
    <g data-mark={mark}>
      <path className={styles.way} d={wayOf(spots)} />
      {spots.slice(1).map(({ x, y }, deal, all) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <PegHead mark={mark} radius={deal === all.length - 1 ? 5.5 : 3.6} />
        </g>
      ))}
    </g>
  )
}

function wayOf(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** A street is thirty holes; where a skunk line falls on its end it is brass. */
const STREET = 30

function RaceLines({ target, skunks }: Pick<RaceChartProps, 'target' | 'skunks'>) {
  const brass = skunks.map((line) => ({ hole: line.below - 1, name: saySkunkLine(line) }))
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

function RaceDeals({ deals }: { readonly deals: number }) {
  return (
    <>
      {dealsNumbered(deals).map((deal) => (
        <text key={deal} x={placeOfDeal(deal, deals)} y={SHEET.bottom + 18} textAnchor="middle">
          {deal}
        </text>
      ))}
      <text x="0" y={SHEET.bottom + 18}>
        {GAME_OVER_WORDS.deal}
      </text>
    </>
  )
}

/** The chart in words, for those who do not see it. */
function RaceTable({ sides, race, caption }: Pick<RaceChartProps, 'sides' | 'race' | 'caption'>) {
  const names = sides.map(({ name }) => name)
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{RACE_WORDS.deal}</th>
          <ColumnHeads names={names} />
        </tr>
      </thead>
      <tbody>
        {race.slice(1).map(({ deal, scores }) => (
          <tr key={deal}>
            <th scope="row">{deal}</th>
            {names.map((name, side) => (
              <td key={name}>{scores[side]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
