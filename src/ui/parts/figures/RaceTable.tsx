import type { RacePoint } from '../../../game/statistics.ts'
import { RACE_HEADS } from '../../../words/table/score.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'

interface RaceTableProps {
  readonly names: readonly string[]
  readonly race: readonly RacePoint[]
  readonly caption: string
}

/** The chart in words, for those who do not see it. */
export function RaceTable({ names, race, caption }: RaceTableProps) {
  return (
    <table className="visually-hidden">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{RACE_HEADS.deal}</th>
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
