import type { MouseEvent } from 'react'
import type { ChancePoint, Chances } from '../../../game/figures/chance.ts'
import type { ShownGame } from '../../../game/record/game.ts'
import { sideName } from '../../../words/names.ts'
import { CHANCE_WORDS, sayPercent, sayTurningPoint } from '../../../words/table/chance.ts'
import { PegHead } from '../board/PegHead.tsx'
import styles from './ChanceChart.module.css'
import { ChartSheet, ChartTable, heightOf, placeOfDeal, SHEET } from './Chart.tsx'
import { Story } from './Story.tsx'

/** Lower than the race. */
const CHANCE = { height: 116, bottom: 90 } as const

interface ChanceChartProps {
  readonly game: ShownGame
  readonly chances: Chances
  /** The entry that the board shows. */
  readonly seq?: number | undefined
  readonly onChoose?: (seq: number) => void
}

/** What decided the game, in one sentence, and its curve. */
export function ChanceStory({ game, chances }: ChanceChartProps) {
  return (
    <Story title={CHANCE_WORDS.heading} sentence={chances.turn && sayTurningPoint(game, chances.turn)}>
      <ChanceChart game={game} chances={chances} />
    </Story>
  )
}

export function ChanceChart({ game, chances, seq, onChoose }: ChanceChartProps) {
  const { curve } = chances
  const ends = curve.filter(({ line }, i) => curve[i + 1]?.line.deal !== line.deal)
  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * SHEET.width
    const [nearest] = spotsOf(curve).toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
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
      <ChartTable
        caption={CHANCE_WORDS.caption}
        names={game.marks.map((_, side) => sideName(game, side))}
        rows={ends.map(({ line, chance }) => ({
          name: `${line.deal}`,
          cells: [chance, 1 - chance].map(sayPercent),
        }))}
      />
    </figure>
  )
}

/** Side 0 is at the top: what is its own of the sheet is above the middle. */
export function ChanceDrawing({ game, chances: { curve, turn }, seq }: ChanceChartProps) {
  const spots = spotsOf(curve)
  const first = yOf(curve[0]?.before ?? 0.5)
  const middle = yOf(0.5)
  const inPart = [(y: number) => Math.min(y, middle), (y: number) => Math.max(y, middle)]
  const steps = (part = (y: number) => y) =>
    `M${SHEET.left} ${part(first)}${spots.map(({ x, y }) => `H${x}V${part(y)}`).join('')}`
  const entry = curve.find(({ line }) => line.seq === seq)
  const shown = spots.find((spot) => spot.seq === seq)
  const turned = turn && spots.findLast((spot) => turn.lines.some((line) => line.seq === spot.seq))
  return (
    <ChartSheet
      bottom={CHANCE.bottom}
      deals={curve.at(-1)?.line.deal ?? 0}
      lines={[
        { kind: 'street', y: SHEET.top },
        { kind: 'brass', y: middle, label: sayPercent(0.5) },
      ]}
      ends={game.marks.map((mark, side) => ({
        mark,
        y: yOf(1 - side),
        label: entry && sayPercent(side === 0 ? entry.chance : 1 - entry.chance),
      }))}
    >
      {game.marks.map((mark, side) => (
        <path
          key={mark}
          className={styles.area}
          data-mark={mark}
          d={`${steps(inPart[side])}V${middle}H${SHEET.left}Z`}
        />
      ))}
      <path className={styles.way} d={steps()} />
      {turn && turned && <PegHead mark={game.marks[turn.winner] ?? 'a'} radius={5.5} at={turned} />}
      {shown && <path className={styles.cursor} d={`M${shown.x} ${SHEET.top}V${CHANCE.bottom}`} />}
    </ChartSheet>
  )
}

const yOf = (chance: number) => heightOf(chance, 1, CHANCE.bottom)

/** Each entry has its part of its deal’s width, and the chance changes at the end of that. */
function spotsOf(curve: readonly ChancePoint[]) {
  const deals = curve.at(-1)?.line.deal ?? 0
  return curve.map((point) => {
    const { deal, seq } = point.line
    const its = curve.filter(({ line }) => line.deal === deal)
    const part = (its.indexOf(point) + 1) / its.length
    return { seq, x: placeOfDeal(deal - 1 + part, deals), y: yOf(point.chance) }
  })
}
