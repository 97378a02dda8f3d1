import type { Game } from '../../../game/game.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { saySkunkLine } from '../../../words/table/pegs.ts'
import styles from './RaceChart.module.css'
import { dealsNumbered, heightOf, placeOfDeal, SHEET } from './race-shape.ts'

/** A street is thirty holes; where a skunk line falls on its end it is brass. */
const STREET = 30

interface RaceLinesProps {
  readonly target: number
  readonly skunks: Game['rules']['skunks']
}

/** What stands behind a race: the streets, the lines that matter, the goal. */
export function RaceLines({ target, skunks }: RaceLinesProps) {
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

/** The numbers of the deals at the foot. */
export function RaceDeals({ deals }: { readonly deals: number }) {
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
