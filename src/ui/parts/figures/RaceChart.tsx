import type { Point } from '../../../board/geometry.ts'
import type { RacePoint } from '../../../game/figures/statistics.ts'
import type { Mark } from '../../../game/record/entry.ts'
import type { Rules } from '../../../rules/rules.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { saySkunkLine } from '../../../words/table/pegs.ts'
import { RACE_WORDS } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import { svgPoints } from '../board/svg-path.ts'
import { useMeasured } from '../Screen.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import styles from './RaceChart.module.css'

interface RaceSide {
  readonly name: string
  /** Without one it is the line of what is expected. */
  readonly mark: Mark | undefined
  /** At the end of its line. */
  readonly score: string
}

interface RaceChartProps extends Pick<Rules, 'target' | 'skunks'> {
  readonly sides: readonly RaceSide[]
  /** The scores of all sides after each deal, from the start. */
  readonly race: readonly RacePoint[]
  readonly caption: string
}

export function RaceChart({ caption, ...drawing }: RaceChartProps) {
  const { sides, race } = drawing
  const names = sides.map(({ name }) => name)
  const { ref, size: height } = useMeasured(sheetHeight, SHEET.height)
  return (
    <figure className={styles.race}>
      <svg ref={ref} viewBox={`0 0 ${SHEET.width} ${height}`} aria-hidden="true">
        <RaceDrawing {...drawing} bottom={height - (SHEET.height - SHEET.bottom)} />
      </svg>
      <div className="visually-hidden">
        <FiguresTable
          caption={caption}
          heads={[RACE_WORDS.deal, ...names]}
          rows={race.slice(1).map(({ deal, scores }) => ({ name: `${deal}`, cells: scores }))}
        />
      </div>
    </figure>
  )
}

/** How high a sheet there is room for, in the chart's own units: the lines come closer, the letters stay as large. */
function sheetHeight(svg: SVGSVGElement): number {
  const { width, height } = svg.getBoundingClientRect()
  const room = width > 0 ? Math.round((SHEET.width * height) / width) : SHEET.height
  return Math.min(SHEET.height, Math.max(LEAST_HEIGHT, room))
}

interface RaceDrawingProps extends Omit<RaceChartProps, 'caption'> {
  readonly bottom: number
}

export function RaceDrawing({ target, skunks, sides, race, bottom }: RaceDrawingProps) {
  const ways = sides.map((side, i) => ({ ...side, spots: spotsOf(race, i, target, bottom) }))
  const expected = ways.find(({ mark }) => !mark)
  const ends = ways.map(({ spots }) => spots.at(-1)?.y ?? bottom)
  const labels = labelHeights(ends, Math.max(bottom, SHEET.top + LABEL * (ends.length - 1)))
  const deals = race.at(-1)?.deal ?? 0
  return (
    <g className={styles.drawing}>
      <RaceLines target={target} skunks={skunks} bottom={bottom} />
      {dealsNumbered(deals).map((deal) => (
        <text key={deal} x={placeOfDeal(deal, deals)} y={bottom + 18} textAnchor="middle">
          {deal}
        </text>
      ))}
      <text x="0" y={bottom + 18}>
        {GAME_OVER_WORDS.deal}
      </text>
      {expected && <path className={styles.line} data-kind="expected" d={`M${svgPoints(expected.spots)}`} />}
      {ways.map(({ mark, spots }) => mark && <RaceWay key={mark} mark={mark} spots={spots} />)}
      {ways.map(({ mark, score }, side) => (
        <g key={mark ?? 'expected'} transform={`translate(${SHEET.right + 16} ${labels[side] ?? 0})`}>
          {mark && <PegHead mark={mark} radius={5} />}
          <text className={mark && styles.score} x={mark && 10} y={mark ? 6 : 4}>
            {score}
          </text>
        </g>
      ))}
    </g>
  )
}

function RaceWay({ mark, spots }: { readonly mark: Mark; readonly spots: readonly Point[] }) {
  return (
    <g data-mark={mark}>
      <path className={styles.way} d={`M${svgPoints(spots)}`} />
      {spots.slice(1).map((spot, deal, all) => (
        <PegHead key={spot.x} mark={mark} radius={deal === all.length - 1 ? 5.5 : 3.6} at={spot} />
      ))}
    </g>
  )
}

/** A street is thirty holes; where a skunk line falls on its end it is brass. */
const STREET = 30

function RaceLines({ target, skunks, bottom }: Omit<RaceDrawingProps, 'sides' | 'race'>) {
  // Between two holes, as on the board: who is in the first hole past it has cleared it.
  const brass = skunks.map((line) => ({ kind: 'brass', hole: line.below - 0.5, name: saySkunkLine(line) }))
  const streets = Array.from({ length: Math.ceil(target / STREET) - 1 }, (_, i) => (i + 1) * STREET)
    .filter((hole) => target - hole > 5 && !brass.some((line) => Math.floor(line.hole) === hole))
    .map((hole) => ({ kind: 'street', hole, name: '' }))
  const across = (y: number) => `M${SHEET.left} ${y}H${SHEET.right}`
  return (
    <>
      {[...streets, ...brass, { kind: 'goal', hole: target, name: '' }].map(({ kind, hole, name }) => {
        const y = heightOf(hole, target, bottom)
        return (
          <g key={hole}>
            <path className={styles.line} data-kind={kind} d={across(y)} />
            {kind === 'goal' && <path className={styles.foot} d={across(y + 3.5)} />}
            <text x={SHEET.left - 6} y={y + 4} textAnchor="end">
              {Math.ceil(hole)}
            </text>
            {name && (
              <text x={SHEET.left + 5} y={y - 4}>
                {name}
              </text>
            )}
          </g>
        )
      })}
      <path className={styles.foot} d={across(bottom)} />
    </>
  )
}

/** The sheet the race is drawn on, in the chart's own units. */
export const SHEET = { width: 358, height: 190, left: 34, right: 296, top: 12, bottom: 164 } as const

/** Five final scores one below another, and four lines with their numbers. */
const LEAST_HEIGHT = 112

/** The height of a score at the end of a line. */
const LABEL = 20

/** The `y` of a score; past the target there is no sheet. */
export function heightOf(score: number, target: number, bottom: number = SHEET.bottom): number {
  return bottom - ((bottom - SHEET.top) * Math.min(score, target)) / target
}

/** The `x` of a deal; a game without one has all its points at the start. */
export function placeOfDeal(deal: number, deals: number): number {
  return SHEET.left + ((SHEET.right - SHEET.left) * deal) / Math.max(deals, 1)
}

export function spotsOf(race: readonly RacePoint[], side: number, target: number, bottom?: number) {
  const deals = race.at(-1)?.deal ?? 0
  return race.map(({ deal, scores }) => ({
    x: placeOfDeal(deal, deals),
    y: heightOf(scores[side] ?? 0, target, bottom),
  }))
}

/** Deals that are numbered below the chart: all, or every second, third … where they would touch. */
export function dealsNumbered(deals: number): readonly number[] {
  const every = Math.ceil(deals / 14)
  return Array.from({ length: deals }, (_, i) => i + 1).filter((deal) => deal % every === 0)
}

/** Heights for the final scores, each near its line's end and none over another. */
export function labelHeights(ends: readonly number[], foot: number = SHEET.bottom): readonly number[] {
  const labels = ends.map((y) => ({ y }))
  const downwards = labels.toSorted((a, b) => a.y - b.y)
  let free = Number.NEGATIVE_INFINITY
  for (const label of downwards) {
    label.y = Math.max(label.y, free)
    free = label.y + LABEL
  }
  // Pushed off the foot of the sheet, they move up again from below.
  let floor = foot
  for (const label of downwards.toReversed()) {
    label.y = Math.min(label.y, floor)
    floor = label.y - LABEL
  }
  return labels.map(({ y }) => y)
}
