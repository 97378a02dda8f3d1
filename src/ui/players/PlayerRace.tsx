import type { RaceMean } from '../../game/race-figures.ts'
import { PLAYERS_WORDS } from '../../words/pages/players.ts'
import { PegHead } from '../parts/board/PegHead.tsx'
import race from '../parts/figures/RaceChart.module.css'
import { RaceDeals, RaceLines } from '../parts/figures/RaceLines.tsx'
import { RaceTable } from '../parts/figures/RaceTable.tsx'
import { labelHeights, SHEET, type Spot, spotsOf } from '../parts/figures/race-shape.ts'

interface PlayerRaceProps {
  readonly name: string
  /** From the first deal on, at least one. */
  readonly race: readonly RaceMean[]
}

/** The boards that such games are played on: the shorter one while it is long enough. */
const BOARDS = [61, 121] as const

/** How a player’s games go on average, deal by deal, against what is to be expected. */
export function PlayerRace({ name, race: means }: PlayerRaceProps) {
  const last = means.at(-1) ?? { deal: 0, score: 0, expected: 0 }
  const target = BOARDS.find((holes) => holes > Math.max(last.score, last.expected)) ?? BOARDS[1]
  const points = [{ deal: 0, score: 0, expected: 0 }, ...means].map(({ deal, score, expected }) => ({
    deal,
    scores: [rounded(score), rounded(expected)],
  }))
  const own = spotsOf(points, 0, target)
  const expected = spotsOf(points, 1, target)
  const [ownLabel = 0, label = 0] = labelHeights(
    [own, expected].map((spots) => spots.at(-1)?.y ?? SHEET.bottom),
  )
  return (
    <figure className={race.race}>
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
        <RaceLines target={target} skunks={[]} />
        <RaceDeals deals={last.deal} />
        <path className={race.line} data-kind="goal" d={wayOf(expected)} fill="none" strokeDasharray="2 4" />
        <g data-mark="a">
          <path className={race.way} d={wayOf(own)} />
          {own.slice(1).map(({ x, y }, deal, all) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <PegHead mark="a" radius={deal === all.length - 1 ? 5.5 : 3.6} />
            </g>
          ))}
        </g>
        <text className={race.score} x={SHEET.right + 12} y={ownLabel + 6}>
          {last.score.toFixed(0)}
        </text>
        <text x={SHEET.right + 12} y={label + 4}>
          {last.expected.toFixed(0)}
        </text>
      </svg>
      <RaceTable names={[name, PLAYERS_WORDS.expected]} race={points} caption={PLAYERS_WORDS.raceTable} />
    </figure>
  )
}

function wayOf(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

/** To a tenth, as it is told. */
function rounded(score: number): number {
  return Math.round(score * 10) / 10
}
