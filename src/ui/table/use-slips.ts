import { useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { useInstall } from '../../app/hooks/use-device.ts'
import type { TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { backupState, noteNow } from '../../app/transfer/storage-promise.ts'
import { INSTALL_WORDS } from '../../words/app.ts'
import { slipOf, storageSlip } from '../pads/TableInWords.tsx'
import { type Slip, useRecoveredSlip, useUpdateSlip } from '../parts/Notice.tsx'
import type { TableSlip } from './table-actions.ts'

/** The most important thing to say at the foot of the table. */
export function useSlip(
  table: TableStore,
  state: TableState,
  shown: TableSlip | undefined,
): Slip | undefined {
  const app = useApp()
  const isRetired = useReadable(app.storage) === 'retired'
  const recovered = useRecoveredSlip()
  const update = useUpdateSlip()
  const isNew = shown?.headSeq === state.game.headSeq && shown.draft === state.draft
  return (
    slipOf(app, state, table) ??
    (isNew ? shown.slip : undefined) ??
    // Shown before anybody taps: nothing can be saved from here on.
    (isRetired ? storageSlip(app, table, { type: 'old-version' }) : undefined) ??
    recovered ??
    // An update never interrupts a game.
    (state.game.step.type === 'over' ? update : undefined)
  )
}

/** The offer to install the app at the end of a result, if the browser makes one and nobody has answered it yet. */
export function useInstallSlip() {
  const app = useApp()
  const install = useInstall()
  const update = useUpdateSlip()
  const isDue = install !== undefined && !update
  const [isAnswered, setAnswered] = useState(false)
  const state = useQuery(isDue, async () => (isDue ? backupState(app) : undefined))
  if (!isDue || !state || state.installAnsweredAt !== undefined || isAnswered) return undefined

  const answer = () => {
    setAnswered(true)
    void noteNow(app, 'installAnsweredAt')
  }
  const accept = () => {
    answer()
    install()
  }
  const { sentence, install: label, notNow } = INSTALL_WORDS
  return { sentence, action: { label, onClick: accept }, also: { label: notNow, onClick: answer } }
}
