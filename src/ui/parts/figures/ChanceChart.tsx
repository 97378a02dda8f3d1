import type { MouseEvent } from 'react'
import type { Point } from '../../../board/geometry.ts'
import type { ChancePoint, Chances } from '../../../game/figures/chance.ts'
import type { Mark } from '../../../game/record/entry.ts'
import type { ShownGame } from '../../../game/record/game.ts'
import { sideName } from '../../../words/names.ts'
import { CHANCE_WORDS, sayPercent, sayTurn } from '../../../words/table/chance.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { PegHead } from '../board/PegHead.tsx'
import { svgPoints } from '../board/svg-path.ts'
import styles from './ChanceChart.module.css'
import { FiguresTable } from './FiguresTable.tsx'
import { dealsNumbered, placeOfDeal, SHEET } from './RaceChart.tsx'
import { Story } from './Story.tsx'

/** The curve is drawn on the sheet of the race, between its deals, and lower. */
const CHANCE = { height: 116, top: 10, bottom: 90 } as const

/** What decided the game, in one sentence, and its curve. */
export function ChanceStory({ game, chances }: ChanceChartProps) {
  return (
    <Story title={CHANCE_WORDS.heading} sentence={chances.turn && sayTurn(game, chances.turn)}>
      <ChanceChart game={game} chances={chances} />
    </Story>
  )
}

interface ChanceChartProps {
  readonly game: ShownGame
  readonly chances: Chances
  /** The entry that the board shows. */
  readonly seq?: number | undefined
  readonly onChoose?: (seq: number) => void
}

export function ChanceChart({ game, chances, seq, onChoose }: ChanceChartProps) {
  const { curve } = chances
  const names = game.marks.map((_, side) => sideName(game, side))
  const ends = curve.filter(({ line }, i) => curve[i + 1]?.line.deal !== line.deal)
  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * SHEET.width
    const nearest = spotsOf(curve).toSorted((a, b) => Math.abs(a.to - x) - Math.abs(b.to - x))[0]
    if (nearest) onChoose?.(nearest.seq)
  }
  return (
    <figure className={styles.chance}>
      <svg
        viewBox={`0 0 ${SHEET.width} ${CHANCE.height}`}
        aria-hidden="true"
        onClick={onChoose && choose}
        data-chooses={onChoose && ''}
      >
        <ChanceDrawing game={game} chances={chances} seq={seq} />
      </svg>
      <div className="visually-hidden">
        <FiguresTable
          caption={CHANCE_WORDS.caption}
          heads={[CHANCE_WORDS.deal, ...names]}
          rows={ends.map(({ line, chance }) => ({
            name: `${line.deal}`,
            cells: [chance, 1 - chance].map(sayPercent),
          }))}
        />
      </div>
    </figure>
  )
}

export function ChanceDrawing({ game, chances: { curve, turn }, seq }: ChanceChartProps) {
  const deals = curve.at(-1)?.line.deal ?? 0
  const spots = spotsOf(curve)
  const path = `M${svgPoints(spots.flatMap(({ from, to, before, y }) => [point(from, before), point(to, before), point(to, y)]))}`
  const middle = heightOf(0.5)
  const entry = curve.find(({ line }) => line.seq === seq)
  const shown = spots.find((spot) => spot.seq === seq)
  const turned = turn && spots.findLast((spot) => turn.lines.some((line) => line.seq === spot.seq))
  const across = (y: number) => `M${SHEET.left} ${y}H${SHEET.right}`
  return (
    <g className={styles.drawing}>
      {game.marks.map((mark, side) => (
        <ChanceSide
          key={mark}
          mark={mark}
          side={side}
          spots={spots}
          middle={middle}
          label={entry && sayPercent(side === 0 ? entry.chance : 1 - entry.chance)}
        />
      ))}
      {[0, 0.5, 1].map((chance) => (
        <path
          key={chance}
          className={styles.line}
          data-even={chance === 0.5 || undefined}
          d={across(heightOf(chance))}
        />
      ))}
      <text x={SHEET.left - 6} y={middle + 4} textAnchor="end">
        {sayPercent(0.5)}
      </text>
      <path className={styles.way} d={path} />
      {dealsNumbered(deals).map((deal) => (
        <text key={deal} x={placeOfDeal(deal, deals)} y={CHANCE.bottom + 18} textAnchor="middle">
          {deal}
        </text>
      ))}
      <text x="0" y={CHANCE.bottom + 18}>
        {GAME_OVER_WORDS.deal}
      </text>
      {turn && turned && (
        <PegHead mark={game.marks[turn.winner] ?? 'a'} radius={5.5} at={point(turned.to, turned.y)} />
      )}
      {shown && <path className={styles.cursor} d={`M${shown.to} ${CHANCE.top}V${CHANCE.bottom}`} />}
    </g>
  )
}

interface Spot {
  readonly seq: number
  readonly from: number
  readonly to: number
  readonly before: number
  readonly y: number
}

interface ChanceSideProps {
  readonly mark: Mark
  readonly side: number
  readonly spots: readonly Spot[]
  readonly middle: number
  readonly label: string | undefined
}

/** What is a side’s of the sheet, above the middle or below, and its mark at the edge where it has won. */
function ChanceSide({ mark, side, spots, middle, label }: ChanceSideProps) {
  const part = (y: number) => (side === 0 ? Math.min(y, middle) : Math.max(y, middle))
  const edge = spots.flatMap(({ from, to, before }) => [point(from, part(before)), point(to, part(before))])
  const [first, last] = [spots[0]?.from ?? 0, spots.at(-1)?.to ?? 0]
  const area = `M${svgPoints([point(first, middle), ...edge, point(last, middle)])}Z`
  return (
    <g data-mark={mark}>
      <path className={styles.area} d={area} />
      <g transform={`translate(${SHEET.right + 16} ${heightOf(side === 0 ? 1 : 0)})`}>
        <PegHead mark={mark} radius={5} />
        <text x="10" y="4">
          {label}
        </text>
      </g>
    </g>
  )
}

const point = (x: number, y: number): Point => ({ x, y })

/** Side 0 is at the top. */
const heightOf = (chance: number) => CHANCE.bottom - (CHANCE.bottom - CHANCE.top) * chance

/** Each entry has its part of its deal’s width, and the chance changes at the end of that. */
function spotsOf(curve: readonly ChancePoint[]): readonly Spot[] {
  const deals = curve.at(-1)?.line.deal ?? 0
  return curve.map(({ line, before, chance }) => {
    const its = curve.filter((one) => one.line.deal === line.deal)
    const place = its.findIndex((one) => one.line.seq === line.seq)
    const at = (part: number) => placeOfDeal(line.deal - 1 + part / its.length, deals)
    return {
      seq: line.seq,
      from: at(place),
      to: at(place + 1),
      before: heightOf(before),
      y: heightOf(chance),
    }
  })
}
