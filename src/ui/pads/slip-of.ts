import type { App } from '../../app/open-app.ts'
import type { Notice, TableState, TableStore } from '../../app/stores/table-state.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import {
  askDraft,
  DRAFT_WORDS,
  type StorageAction,
  type StorageEvent,
  sayStorage,
} from '../../words/table/saving.ts'
import { sayTap } from '../../words/table/undo.ts'
import type { Slip } from '../parts/Notice.tsx'

export const loadCopying = () => import('../parts/save-file.ts')

/** The one slip that matters most now: what is not saved, who else scores, what was refused, what is offered. */
export function slipOf(app: App, state: TableState, store: TableStore): Slip | undefined {
  const { gameId, saving, notice, writer, damaged, offeredDraft, game } = state
  const does: Partial<Record<StorageAction['does'], () => void>> = {
    reload: () => location.reload(),
    copy: async () => (await loadCopying()).copyGame(app, gameId),
    retry: store.retry,
    'score-here': store.takeOver,
    'peg-too': store.again,
  }
  const say = (event: StorageEvent, onDismiss?: () => void): Slip => {
    const { sentence, actions } = sayStorage(event)
    const [action, also] = actions.flatMap((one) => {
      const onClick = does[one.does]
      return onClick ? [{ label: one.label, onClick }] : []
    })
    return { sentence, action, also, onDismiss }
  }
  if (typeof saving === 'object')
    return say({ type: 'not-saved', why: saving.failed.type, taps: saving.taps })
  if (notice) return sayNotice(notice)
  if (writer === 'elsewhere') return say({ type: 'other-window' })
  if (offeredDraft) {
    return {
      sentence: askDraft(game, offeredDraft),
      action: { label: DRAFT_WORDS.putBack, onClick: store.acceptDraft },
      onDismiss: store.declineDraft,
    }
  }
  if (damaged.length > 0) return say({ type: 'damaged-rows', lines: damaged.map(({ seq }) => seq) })
  return undefined

  function sayNotice(notice: Notice): Slip {
    switch (notice.type) {
      case 'refused':
        return { sentence: sayRefusal(game, notice.refusal), onDismiss: store.dismiss }
      case 'other-window-pegged':
        return say({ type: notice.type, theirs: notice.theirs && sayTap(game, notice.theirs) }, store.dismiss)
      case 'watching':
        return say({ type: 'other-window' })
      case 'taken-over':
      case 'old-version':
        return say(notice)
      case 'wiped':
        return say(notice, store.dismiss)
    }
  }
}
