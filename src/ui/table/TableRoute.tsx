import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { whenIdle } from '../../app/after-start.ts'
import { loadAhead } from '../../app/load-ahead.ts'
import type { StorageNews } from '../../app/open-app.ts'
import type { TableStore } from '../../app/table-state.ts'
import { useApp, useReadable } from '../../app/use-app.ts'
import { useSettings } from '../../app/use-settings.ts'
import { useStanding, useStrayTaps, useTableInWords, useWakeLock } from '../../app/use-table.ts'
import type { Result } from '../../base/result.ts'
import type { Game } from '../../game/game.ts'
import { hasGameBefore } from '../../game/match.ts'
import type { NotSavedWhy } from '../../game/storage-results.ts'
import { sayNotOpened } from '../../words/app.ts'
import { sayNotBegun, sayStorage } from '../../words/table/saving.ts'
import { sayTap, UNDO_WORDS } from '../../words/table/undo.ts'
import type { Slip } from '../pads/slip-of.ts'
import type { History } from '../pads/UndoBar.tsx'
import { useBroughtBackSlip } from '../parts/use-brought-back-slip.ts'
import { useUpdateSlip } from '../parts/use-update-slip.ts'
import { preloaded } from '../preloaded.tsx'
import { TableMenu } from './TableMenu.tsx'
import { TableScreen } from './TableScreen.tsx'
import { useInstallSlip } from './use-install-slip.ts'

const GameOver = preloaded(async () => (await import('./GameOver.tsx')).GameOver)

// On the way to no peg: it comes from what is kept on the device when it is asked for.
const ChangeRules = lazy(async () => ({ default: (await import('../start/ChangeRules.tsx')).ChangeRules }))

const copying = () => import('../parts/copy-game.ts')

/** The game on the table, joined to the app around it. */
export function TableRoute({ table }: { readonly table: TableStore }) {
  const kept = useReadable(table)
  const state = useTableInWords(kept)
  const { game, gameId } = state
  const app = useApp()
  const { games, storage, tables } = app
  const storageSlip = slipOfNews(useReadable(storage))
  const [{ countStyle, table: seated }, change] = useSettings()
  const [, navigate] = useLocation()
  const over = game.step.type === 'over'
  const standing = useStanding(gameId, game)
  const broughtBackSlip = useBroughtBackSlip()
  const updateSlip = useUpdateSlip()
  const [changing, setChanging] = useState(false)
  const [trouble, tell] = useState<string>()
  const troubleSlip =
    trouble === undefined ? undefined : { sentence: trouble, onDismiss: () => tell(undefined) }
  // An update interrupts nothing: it is offered between games, and at any time where a new one is laid.
  const appSlip = storageSlip ?? troubleSlip ?? broughtBackSlip ?? (over ? updateSlip : undefined)
  const installSlip = useInstallSlip(over && appSlip === undefined)
  // Two edges of a table: more sides than two sit round it, and everything stays one way up.
  const facing = seated === 'facing' && game.pegs.length === 2
  useWakeLock(!over)
  useStrayTaps(table)
  useEffect(() => {
    whenIdle(() => {
      // The end of a game never waits for its last page.
      GameOver.load()
      // A copy is wanted when nothing is saved, and by then an update may have taken the part away.
      void loadAhead(copying)
    })
  }, [])

  /** Lays another game in this one's place, unless a tap is not saved: then the slip goes on saying so. */
  async function lay(
    found: () => Promise<Result<string | undefined, { readonly type: NotSavedWhy }>>,
    say: (why: NotSavedWhy) => string,
  ) {
    tell(undefined)
    if (!(await tables.settle())) return
    const game = await found()
    if (!game.ok) tell(say(game.error.type))
    else if (game.value !== undefined) void tables.open(game.value)
  }
  const history: History = {
    undo: undoOf(game, table, () => void lay(() => games.backFrom(gameId, kept.game), sayNotOpened)),
    redo: game.redo && { label: sayTap(game, game.redo), run: () => table.act({ type: 'redo' }) },
  }
  const tools = (
    <TableMenu
      game={game}
      act={table.act}
      onGo={(page) => navigate(`/${page}`)}
      onRules={() => setChanging(true)}
      facing={facing}
      onFacing={() => change({ table: facing ? 'one-side' : 'facing' })}
    />
  )
  if (changing) {
    return (
      <ChangeRules
        game={kept.game}
        onBack={() => setChanging(false)}
        onRules={(patch) => {
          table.act({ type: 'change-rules', patch })
          setChanging(false)
        }}
      />
    )
  }
  return (
    <TableScreen
      key={gameId}
      state={state}
      store={table}
      countStyle={countStyle}
      history={history}
      tools={tools}
      facing={facing}
      onReload={reload}
      onCopy={async () => (await copying()).copyGame(app, gameId)}
      appSlip={appSlip ?? installSlip.slip}
      over={
        <GameOver
          game={game}
          standing={standing}
          tools={tools}
          onSheet={() => navigate('/sheet')}
          onUndo={() => history.undo?.run()}
          onNext={() => {
            installSlip.dismiss()
            void loadAhead(() => import('../../app/persist.ts')).then((part) => part?.askAfterFirstGame(app))
            void lay(() => games.next(kept.game), sayNotBegun)
          }}
        />
      }
    />
  )
}

/** Said before anybody taps in vain: from here nothing can be written any more. */
function slipOfNews(news: StorageNews): Slip | undefined {
  if (news !== 'retired') return undefined
  const { sentence, actions } = sayStorage({ type: 'old-version' })
  const label = actions[0]?.label ?? ''
  return { sentence, action: { label, onClick: reload } }
}

function reload(): void {
  location.reload()
}

/** In a next game in which nothing has happened yet, Undo goes back to the game before. */
function undoOf(game: Game, table: TableStore, back: () => void): History['undo'] {
  if (game.undo) return { label: sayTap(game, game.undo), run: () => table.act({ type: 'undo' }) }
  return hasGameBefore(game.match) && game.lines.length <= 2
    ? { label: UNDO_WORDS.gameBefore, run: back }
    : undefined
}
