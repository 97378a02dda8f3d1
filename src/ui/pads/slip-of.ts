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

/** The one slip that matters most now: what is not saved, who else scores, what was refused, what is offered. */
export function slipOf(
  state: TableState,
  store: TableStore,
  reload: () => void,
  copy: () => void,
): Slip | undefined {
  const { saving, notice, writer, damaged, offeredDraft, game } = state
  const say = (event: StorageEvent, dismiss?: () => void) =>
    storageSlip(event, store, { reload, copy }, dismiss)
  if (typeof saving === 'object')
    return say({ type: 'not-saved', why: saving.failed.type, taps: saving.taps })
  if (notice) return noticeSlip(notice, state, store, say)
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
}

function noticeSlip(
  notice: Notice,
  { game }: TableState,
  store: TableStore,
  say: (event: StorageEvent, dismiss?: () => void) => Slip,
): Slip {
  switch (notice.type) {
    case 'refused':
      return { sentence: sayRefusal(game, notice.refusal), onDismiss: store.dismiss }
    case 'other-window-pegged':
      return say(
        { type: 'other-window-pegged', theirs: notice.theirs && sayTap(game, notice.theirs) },
        store.dismiss,
      )
    case 'taken-over':
      return say({ type: 'taken-over' })
    case 'watching':
      return say({ type: 'other-window' })
    case 'old-version':
      return say({ type: 'old-version' })
    case 'wiped':
      return say({ type: 'wiped' }, store.dismiss)
  }
}

function storageSlip(
  event: StorageEvent,
  store: TableStore,
  does: Readonly<Record<'reload' | 'copy', () => void>>,
  dismiss: (() => void) | undefined,
): Slip {
  const { sentence, actions } = sayStorage(event)
  const known: Partial<Record<StorageAction['does'], () => void>> = {
    ...does,
    retry: store.retry,
    'score-here': store.takeOver,
    'peg-too': store.again,
  }
  const [action, also] = actions.flatMap((one) => {
    const onClick = known[one.does]
    return onClick ? [{ label: one.label, onClick }] : []
  })
  return { sentence, action, also, onDismiss: dismiss }
}
