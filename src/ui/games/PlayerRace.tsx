import type { RaceMean } from '../../game/figures/race-figures.ts'
import { PLAYERS_WORDS } from '../../words/pages/players.ts'
import { RaceChart } from '../parts/figures/RaceChart.tsx'

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
  return (
    <RaceChart
      target={target}
      skunks={[]}
      sides={[
        { name, mark: 'a', score: last.score.toFixed(0) },
        { name: PLAYERS_WORDS.expected, mark: undefined, score: last.expected.toFixed(0) },
      ]}
      race={points}
      deals={last.deal}
      caption={PLAYERS_WORDS.raceTable}
    />
  )
}

/** To a tenth, as it is told. */
function rounded(score: number): number {
  return Math.round(score * 10) / 10
}
