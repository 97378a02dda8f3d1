import type { Game } from '../../game/game.ts'
import { SCORE_HEADS, sayScoreRows } from '../../words/table/score.ts'

/** The board in words, for those who hear it instead of seeing it. */
export function ScoreTable({ game }: { readonly game: Game }) {
  return (
    <table className="visually-hidden">
      <caption>{SCORE_HEADS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{SCORE_HEADS.side}</th>
          <th scope="col">{SCORE_HEADS.score}</th>
          <th scope="col">{SCORE_HEADS.toGo}</th>
          <th scope="col">{SCORE_HEADS.lastPeg}</th>
        </tr>
      </thead>
      <tbody>
        {sayScoreRows(game).map((row) => (
          <tr key={row.side}>
            <th scope="row">{row.side}</th>
            <td>{row.score}</td>
            <td>{row.toGo}</td>
            <td>{row.lastPeg}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
