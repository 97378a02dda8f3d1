import type { RacePoint } from '../../../game/figures/statistics.ts'
import type { Mark } from '../../../game/record/entry.ts'
import type { Rules } from '../../../rules/rules.ts'
import { saySkunkLine } from '../../../words/table/pegs.ts'
import { STREET } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import { svgPoints } from '../board/svg-path.ts'
import { ChartFigure, ChartSheet, heightOf, placeOfDeal, SHEET } from './Chart.tsx'
import styles from './RaceChart.module.css'

interface RaceDrawingProps {
  readonly rules: Pick<Rules, 'target' | 'skunks'>
  /** Without a mark it is the line of what is expected. */
  readonly sides: readonly { readonly name: string; readonly mark: Mark | undefined }[]
  /** The scores of all sides after each deal, from the start. */
  readonly race: readonly RacePoint[]
  readonly bottom?: number
}

interface RaceChartProps extends Omit<RaceDrawingProps, 'bottom'> {
  readonly caption: string
}

export function RaceChart({ caption, ...drawing }: RaceChartProps) {
  return (
    <ChartFigure
      caption={caption}
      names={drawing.sides.map(({ name }) => name)}
      rows={drawing.race.slice(1).map(({ deal, scores }) => ({
        name: `${deal}`,
        cells: scores.map((score) => Math.round(score * 10) / 10),
      }))}
      draw={(bottom) => <RaceDrawing {...drawing} bottom={bottom} />}
    />
  )
}

export function RaceDrawing({ rules, sides, race, bottom = SHEET.bottom }: RaceDrawingProps) {
  const ways = sides.map(({ mark }, i) => ({
    mark,
    spots: spotsOf(race, i, rules.target, bottom),
    label: `${Math.round(race.at(-1)?.scores[i] ?? 0)}`,
  }))
  return (
    <ChartSheet
      bottom={bottom}
      deals={race.at(-1)?.deal ?? 0}
      lines={linesOf(rules, bottom)}
      ends={ways.map(({ spots, ...end }) => ({ ...end, y: spots.at(-1)?.y ?? bottom }))}
    >
      {/* What is expected is the last, and below the others. */}
      {ways.toReversed().map(({ mark, spots }) => (
        <g key={mark ?? ''} data-mark={mark}>
          <path className={styles.way} d={`M${svgPoints(spots)}`} />
          {mark &&
            spots
              .slice(1)
              .map((spot, deal, all) => (
                <PegHead key={spot.x} mark={mark} radius={deal === all.length - 1 ? 5.5 : 3.6} at={spot} />
              ))}
        </g>
      ))}
    </ChartSheet>
  )
}

/** The ends of the streets, and the goal; where a skunk line falls on the end of a street it is brass. */
function linesOf({ target, skunks }: RaceDrawingProps['rules'], bottom: number) {
  // Between two holes, as on the board: who is in the first hole past it has cleared it.
  const brass = skunks.map(
    (line) => ({ kind: 'brass', hole: line.below - 0.5, name: saySkunkLine(line) }) as const,
  )
  const streets = Array.from({ length: Math.ceil(target / STREET) - 1 }, (_, i) => (i + 1) * STREET)
    .filter((hole) => target - hole > 5 && !brass.some((line) => Math.floor(line.hole) === hole))
    .map((hole) => ({ kind: 'street', hole }) as const)
  return [...streets, ...brass, { kind: 'goal', hole: target } as const].map(({ hole, ...line }) => ({
    ...line,
    label: `${Math.ceil(hole)}`,
    y: heightOf(hole, target, bottom),
  }))
}

export function spotsOf(race: readonly RacePoint[], side: number, target: number, bottom?: number) {
  const deals = race.at(-1)?.deal ?? 0
  return race.map(({ deal, scores }) => ({
    x: placeOfDeal(deal, deals),
    y: heightOf(scores[side] ?? 0, target, bottom),
  }))
}
