import { useRef, useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { useInstall } from '../../app/hooks/use-device.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { askAfterFirstGame, backupState, noteNow } from '../../app/transfer/storage-promise.ts'
import type { Result } from '../../base/result.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { hasGameBefore } from '../../game/record/match.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import { INSTALL_WORDS, sayNotOpened } from '../../words/app.ts'
import { sayNotStarted } from '../../words/table/saving.ts'
import { UNDO_WORDS } from '../../words/table/undo.ts'
import { storageSlip } from '../pads/TableInWords.tsx'
import { historyOf } from '../pads/UndoBar.tsx'
import { useRecoveredSlip, useUpdateSlip } from '../parts/Notice.tsx'

/** What the app does around the table. */
export function useAppAround(table: TableStore, game: ShownGame) {
  const app = useApp()
  const isOver = game.step.type === 'over'
  const [trouble, setTrouble] = useState<string>()
  // Shown before anybody taps: nothing can be saved from here on.
  const retiredSlip =
    useReadable(app.storage) === 'retired' && storageSlip(app, table, { type: 'old-version' })
  const recoveredSlip = useRecoveredSlip()
  // An update never interrupts a game.
  const updateSlip = useUpdateSlip()
  const troubleSlip = trouble && { sentence: trouble, onDismiss: () => setTrouble(undefined) }
  const slip = retiredSlip || troubleSlip || recoveredSlip || (isOver ? updateSlip : undefined)
  const installSlip = useInstallSlip(isOver && slip === undefined)

  const { gameId, game: kept } = table.getState()
  // Between the tap and the other game this one takes no more taps: it might be over no longer, or be deleted.
  const isLeaving = useRef(false)
  const act: TableStore['act'] = (intent) => {
    if (!isLeaving.current) table.act(intent)
  }
  const { undo, redo } = historyOf(game, { act })
  // In a next game in which nothing has happened yet, Undo goes back to the game before.
  const isFresh = hasGameBefore(game.match) && game.lines.length <= 2
  const gameBefore = {
    label: UNDO_WORDS.gameBefore,
    run: () => void open(() => app.games.backFrom(gameId, kept), sayNotOpened),
  }
  return {
    slip,
    /** At the end of the result, where it moves no key. */
    offer: installSlip,
    act,
    history: { undo: undo ?? (isFresh ? gameBefore : undefined), redo },
    nextGame() {
      // Starting the next game also declines the offer, and is the time to ask that the games may stay.
      installSlip?.also.onClick()
      void askAfterFirstGame(app)
      void open(() => app.games.next(kept), sayNotStarted)
    },
  }

  /** Opens another game, unless a tap of this one is not saved: the table's own slip says so. */
  async function open(
    find: () => Promise<Result<string | undefined, { readonly type: NotSavedWhy }>>,
    say: (why: NotSavedWhy) => string,
  ) {
    if (isLeaving.current) return
    isLeaving.current = true
    setTrouble(undefined)
    if (await app.currentGame.saveAll()) {
      const found = await find()
      if (!found.ok) setTrouble(say(found.error.type))
      else if (found.value !== undefined) await app.currentGame.open(found.value)
    }
    isLeaving.current = false
  }
}

/** The offer to install the app, if the browser makes one and nobody has answered it yet. */
function useInstallSlip(mayShow: boolean) {
  const app = useApp()
  const install = useInstall()
  const isDue = mayShow && install !== undefined
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
