import { memo } from 'react'
import { followedGame } from '../../app/followed-games.ts'
import type { App } from '../../app/open-app.ts'
import type { Saving, TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { isRefused, sayRefused } from '../../app/table-view.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { sayCards } from '../../words/engine/cards.ts'
import {
  askDraft,
  DRAFT_WORDS,
  SAVED_WORDS,
  type StorageEvent,
  sayStorage,
} from '../../words/table/saving.ts'
import { SCORE_WORDS, sayScoreRows } from '../../words/table/score.ts'
import { sayTap } from '../../words/table/undo.ts'
import type { Slip } from '../parts/Notice.tsx'
import { copyGame } from '../parts/save-file.ts'
import css from './TableInWords.module.css'

/** The board in words, for screen readers. */
export const ScoreTable = memo(function ScoreTable({ game }: { readonly game: ShownGame }) {
  return (
    // In a box, since a table is as wide as its words.
    <div className="visually-hidden">
      <table>
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
    </div>
  )
})

/** Whether the last tap is on the disk; visible only when it is not. */
export function SavedMark({ saving }: { readonly saving: Saving }) {
  const state = typeof saving === 'string' ? saving : 'not-saved'
  return <p className={state === 'not-saved' ? css.mark : 'visually-hidden'}>{SAVED_WORDS[state]}</p>
}

export function storageSlip(app: App, store: TableStore, event: StorageEvent, onDismiss?: () => void): Slip {
  const does = {
    reload: () => location.reload(),
    copy: () => copyGame(app, store.getState().gameId),
    retry: store.retry,
    'take-over': store.takeOver,
    'peg-too': store.retryLost,
  }
  const { sentence, actions } = sayStorage(event)
  const [action, also] = actions.map((one) => ({ label: one.label, onClick: does[one.does] }))
  return { sentence, action, also, onDismiss }
}

/** The most important slip: what is not saved, who else scores, what was refused, what is offered. */
export function slipOf(app: App, state: TableState, store: TableStore): Slip | undefined {
  const { saving, notice, writer, damaged, offeredDraft, game } = state
  const say = (event: StorageEvent, onDismiss?: () => void) => storageSlip(app, store, event, onDismiss)
  if (typeof saving === 'object') {
    return say({ type: 'not-saved', why: saving.failed.type, taps: saving.taps })
  }
  if (isRefused(notice)) return { sentence: sayRefused(game, notice), onDismiss: store.dismiss }
  if (notice?.type === 'other-window-pegged') {
    const theirs = notice.theirs && sayCards(sayTap(game, notice.theirs))
    return say({ type: notice.type, theirs }, store.dismiss)
  }
  if (notice?.type === 'wiped' || notice?.type === 'not-taken') return say(notice, store.dismiss)
  if (writer === 'elsewhere') {
    const followed = followedGame(app.device, store.getState().gameId)
    if (!followed) return say({ type: 'elsewhere' })
    // Its page says so; a tap on another one is answered.
    if (notice) return say({ type: 'followed', from: followed.from }, store.dismiss)
  }
  if (notice) return say(notice)
  if (offeredDraft) {
    return {
      sentence: askDraft(game, offeredDraft),
      action: { label: DRAFT_WORDS.restore, onClick: store.acceptDraft },
      onDismiss: store.declineDraft,
    }
  }
  if (damaged.length > 0) return say({ type: 'damaged-rows', lines: damaged.map(({ seq }) => seq) })
  return undefined
}
