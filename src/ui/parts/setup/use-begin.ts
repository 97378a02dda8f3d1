import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../../app/hooks/use-app.ts'
import { askAfterFirstGame } from '../../../app/transfer/storage-promise.ts'
import type { Setup } from '../../../game/setup/start-game.ts'
import { sayFileTrouble } from '../../../words/pages/backup.ts'
import { TRANSFER_WORDS } from '../../../words/pages/transfer.ts'
import { sayNotStarted } from '../../../words/table/saving.ts'
import { type Slip, useRecoveredSlip, useUpdateSlip } from '../Notice.tsx'
import { useGoTo } from '../use-way-back.ts'

/** Begins a game and goes to its table. `slip`: why it could not, or else what the app has to say. */
export function useBegin() {
  const app = useApp()
  const [, navigate] = useLocation()
  const goTo = useGoTo()
  const [trouble, setTrouble] = useState<string>()
  // A double tap begins one game.
  const beginning = useRef(false)
  const recovered = useRecoveredSlip()
  const update = useUpdateSlip()

  async function begin(setup: Setup, matchId?: string) {
    if (beginning.current) return
    beginning.current = true
    // A game that could not be shown is not started.
    const isSaved = await app.currentGame.saveAll()
    const started = isSaved
      ? await app.games.start(setup, app.device.getState().settings.starter === 'asked', matchId)
      : undefined
    beginning.current = started?.ok ?? false
    if (!started) return setTrouble(sayFileTrouble({ type: 'busy' }))
    if (!started.ok) return setTrouble(sayNotStarted(started.error.type))
    void askAfterFirstGame(app, 1)
    await app.currentGame.open(started.value)
    goTo('/')
  }

  const slip: Slip | undefined =
    trouble === undefined
      ? (recovered ?? update)
      : {
          sentence: trouble,
          action: app.currentGame.isSaved()
            ? undefined
            : { label: TRANSFER_WORDS.toTable, onClick: () => navigate('/') },
          onDismiss: () => setTrouble(undefined),
        }
  return { begin: (setup: Setup, matchId?: string) => void begin(setup, matchId), slip, setTrouble }
}
