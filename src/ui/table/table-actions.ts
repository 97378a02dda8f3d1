import { followedGame } from '../../app/followed-games.ts'
import type { App } from '../../app/open-app.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { Edited, TableChoices } from '../../app/table-view.ts'
import { askAfterFirstGame } from '../../app/transfer/storage-promise.ts'
import type { Result } from '../../base/result.ts'
import type { Intent } from '../../game/intent.ts'
import type { Draft } from '../../game/record/draft.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import { sayNotOpened } from '../../words/app.ts'
import { sayNotStarted, sayStorage } from '../../words/table/saving.ts'
import type { NoticeAction, Slip } from '../parts/Notice.tsx'

/** A slip about one state of the table: any tap removes it. */
export interface TableSlip {
  readonly slip: Slip
  readonly headSeq: number
  readonly draft: Draft
}

interface ActsOn {
  readonly app: App
  readonly table: TableStore
  readonly choose: (choices: Partial<TableChoices>) => void
  readonly showSlip: (shown: TableSlip | undefined) => void
}

export type TableActions = ReturnType<typeof makeTableActions>

/** What can be done at a table: made once, so that none of it draws anything again. */
export function makeTableActions({ app, table, choose, showSlip }: ActsOn) {
  // Between the tap and the other game this one takes no more taps: it might be over no longer, or be deleted.
  let isLeaving = false
  const show = (slip: Slip) => {
    const { game, draft } = table.getState()
    showSlip({ slip, headSeq: game.headSeq, draft })
  }
  const dismiss = () => showSlip(undefined)
  const note = (sentence: string | undefined) =>
    sentence === undefined ? dismiss() : show({ sentence, onDismiss: dismiss })

  /** Opens another game, unless a tap of this one is not saved: the table's own slip says so. */
  async function open(
    find: () => Promise<Result<string | undefined, { readonly type: NotSavedWhy }>>,
    say: (why: NotSavedWhy) => string,
  ) {
    if (isLeaving) return
    isLeaving = true
    dismiss()
    if (await app.currentGame.saveAll()) {
      const found = await find()
      if (!found.ok) note(say(found.error.type))
      else if (found.value !== undefined) await app.currentGame.open(found.value)
    }
    isLeaving = false
  }

  return {
    act(intent: Intent) {
      if (!isLeaving) table.act(intent)
    },
    preview: table.preview,
    log: table.log,
    takeOver: table.takeOver,
    setDraft: table.setDraft,
    choose,
    edit: (edited: Edited) => choose({ edited }),
    note,
    /** Asks over the foot, where no key moves. */
    ask(sentence: string, { label, onClick }: NoticeAction) {
      const answer = () => {
        dismiss()
        onClick()
      }
      show({ sentence, action: { label, onClick: answer }, onDismiss: dismiss, over: 'foot' })
    },
    /** Whether hands are entered as points in this game; a choice of this device. */
    setByPoints(byPoints: boolean) {
      choose({ hasCards: false })
      void app.device.choose({ pointsGame: byPoints ? table.getState().gameId : '' })
    },
    goToGameBefore() {
      const { gameId, game } = table.getState()
      void open(() => app.games.backFrom(gameId, game), sayNotOpened)
    },
    nextGame() {
      const followed = followedGame(app.device, table.getState().gameId)
      if (followed) {
        note(sayStorage({ type: 'followed', ...followed }).sentence)
        return
      }
      // The time to ask that the games may stay.
      void askAfterFirstGame(app)
      void open(() => app.games.next(table.getState().game), sayNotStarted)
    },
  }
}
