import type { ChancePoint, Chances } from '../../../game/figures/chance.ts'
import type { ShownGame } from '../../../game/record/game.ts'
import { sideName } from '../../../words/names.ts'
import { CHANCE_WORDS, sayPercent } from '../../../words/table/chance.ts'
import { PegHead } from '../board/PegHead.tsx'
import { svgPoints } from '../board/svg-path.ts'
import styles from './ChanceChart.module.css'
import { ChartFigure, ChartSheet, heightOf, placeOfDeal, SHEET } from './Chart.tsx'

interface ChanceDrawingProps {
  readonly game: ShownGame
  readonly chances: Chances
  readonly bottom: number
  /** The entry that the board shows: then the line has all of them. */
  readonly seq?: number | undefined
}

interface ChanceChartProps extends Omit<ChanceDrawingProps, 'bottom'> {
  readonly onChoose?: (seq: number) => void
}

/** How the winner’s chance went. */
export function ChanceChart({ onChoose, ...drawing }: ChanceChartProps) {
  const { game, chances } = drawing
  const choose = (x: number) => {
    const [nearest] = spotsOf(chances.curve).toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
    if (nearest) onChoose?.(nearest.point.line.seq)
  }
  return (
    <ChartFigure
      caption={CHANCE_WORDS.table}
      names={game.marks.map((_, side) => sideName(game, side))}
      rows={endsOf(chances.curve).map(({ line, chance }) => ({
        name: `${line.deal}`,
        cells: [chance, 1 - chance].map(sayPercent),
      }))}
      draw={(bottom) => <ChanceDrawing {...drawing} bottom={bottom} />}
      onTap={onChoose && choose}
    />
  )
}

/** Without an entry that is shown nothing is written beyond the last deal. */
const WIDE = SHEET.width - 10

export function ChanceDrawing({ game, chances: { curve, turn }, bottom, seq }: ChanceDrawingProps) {
  const winner = game.outcome?.winners[0] ?? 0
  const mark = game.marks[winner] ?? 'a'
  const right = seq === undefined ? WIDE : SHEET.right
  const yOf = (chance: number) => heightOf(winner === 0 ? chance : 1 - chance, 1, bottom)
  const middle = yOf(0.5)
  const start = { x: SHEET.left, y: yOf(curve[0]?.before ?? 0.5) }
  const spots = spotsOf(seq === undefined ? endsOf(curve) : curve, right).map(({ x, point }) => {
    return { x, y: yOf(point.chance), line: point.line }
  })
  const shown = spots.find(({ line }) => line.seq === seq)
  const entry = curve.find(({ line }) => line.seq === seq)
  const of = (deal: number) => spots.findLast(({ line }) => line.deal <= deal) ?? start
  const [before, after] = turn && seq === undefined ? [of(turn.deal - 1), of(turn.deal)] : []
  const way = [start, ...spots]
  return (
    <ChartSheet
      bottom={bottom}
      deals={curve.at(-1)?.line.deal ?? 0}
      right={right}
      isByDeal
      marked={turn?.deal}
      lines={[
        { kind: 'street', y: SHEET.top, label: sayPercent(1) },
        { kind: 'half', y: middle, label: '50' },
      ]}
      ends={
        entry && shown
          ? [{ mark, y: shown.y, label: sayPercent(winner === 0 ? entry.chance : 1 - entry.chance) }]
          : []
      }
    >
      <g data-mark={mark}>
        <path className={styles.area} d={`M${SHEET.left} ${middle}L${svgPoints(way)}V${middle}Z`} />
        <path className={styles.way} d={`M${svgPoints(way)}`} />
        {before && after && <path className={styles.turn} d={`M${svgPoints([before, after])}`} />}
      </g>
      {seq === undefined &&
        spots.map((spot, i) => (
          <PegHead
            key={spot.line.deal}
            mark={mark}
            radius={i === spots.length - 1 || spot === before || spot === after ? 5 : 3.4}
            at={spot}
          />
        ))}
      {turn && before && after && (
        <g className={styles.values}>
          <text
            x={Math.max(before.x - 7, SHEET.left + 4)}
            y={before.y - 10}
            textAnchor={turn.deal > 1 ? 'end' : 'start'}
          >
            {sayPercent(turn.before)}
          </text>
          {/* After the last deal there is no room, and no doubt. */}
          {after !== way.at(-1) && (
            <text x={after.x + 8} y={after.y + 20}>
              {sayPercent(turn.after)}
            </text>
          )}
        </g>
      )}
      {shown && <path className={styles.cursor} d={`M${shown.x} ${SHEET.top}V${bottom}`} />}
    </ChartSheet>
  )
}

const endsOf = (curve: readonly ChancePoint[]) =>
  curve.filter(({ line }, i) => curve[i + 1]?.line.deal !== line.deal)

/** Each point has its part of its deal’s width, and is at the end of that. */
function spotsOf(points: readonly ChancePoint[], right?: number) {
  const deals = points.at(-1)?.line.deal ?? 0
  return points.map((point) => {
    const { deal } = point.line
    const its = points.filter(({ line }) => line.deal === deal)
    const part = (its.indexOf(point) + 1) / its.length
    return { point, x: placeOfDeal(deal - 1 + part, deals, right) }
  })
}
