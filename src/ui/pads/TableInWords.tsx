import { memo } from 'react'
import type { Saving, TableState } from '../../app/stores/table-state.ts'
import type { Game } from '../../game/record/game.ts'
import { announceRedone, announceTap, announceUndone } from '../../words/table/news.ts'
import { SAVED_WORDS } from '../../words/table/saving.ts'
import { SCORE_WORDS, sayScoreRows } from '../../words/table/score.ts'
import css from './TableInWords.module.css'

/** The board in words, for those who hear it instead of seeing it. */
export const ScoreTable = memo(function ScoreTable({ game }: { readonly game: Game }) {
  return (
    <table className="visually-hidden">
      <caption>{SCORE_WORDS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{SCORE_WORDS.side}</th>
          <th scope="col">{SCORE_WORDS.score}</th>
          <th scope="col">{SCORE_WORDS.toGo}</th>
          <th scope="col">{SCORE_WORDS.lastPeg}</th>
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
})

/** Whether the last tap is on the disk, as the database says and nobody else: seen only when it is not. */
export function SavedMark({ saving }: { readonly saving: Saving }) {
  const state = typeof saving === 'string' ? saving : 'not-saved'
  return <p className={state === 'not-saved' ? css.mark : 'visually-hidden'}>{SAVED_WORDS[state]}</p>
}

/** What the last tap did, in one sentence. */
export function sayNews({ game, news }: TableState): string {
  switch (news?.type) {
    case undefined:
      return ''
    case 'lines':
      return announceTap(game, news.lines)
    case 'undone':
      return announceUndone(game, news.tap)
    case 'redone':
      return announceRedone(game, news.tap)
  }
}
