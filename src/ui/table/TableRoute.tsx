import { type ComponentType, useEffect, useState } from 'react'
import { useReadable } from '../../app/hooks/use-app.ts'
import { useStanding, useStrayTaps, useTableInWords, useWakeLock } from '../../app/hooks/use-table.ts'
import { loadAhead, whenIdle } from '../../app/load-ahead.ts'
import type { TableStore } from '../../app/stores/table-state.ts'
import type { Game } from '../../game/record/game.ts'
import type { Rules } from '../../rules/rules.ts'
import { loadCopying } from '../pads/slip-of.ts'
import { preloaded } from '../preloaded.tsx'
import { TableScreen } from './TableScreen.tsx'
import { useAppSlip } from './use-app-slip.ts'
import { useHistory } from './use-history.ts'

const GameOver = preloaded(async () => (await import('./GameOver.tsx')).GameOver)

interface TableRouteProps {
  readonly table: TableStore
  readonly ChangeRules: ComponentType<{
    readonly game: Game
    readonly onRules: (rules: Rules) => void
    readonly onBack: () => void
  }>
}

/** The game on the table, joined to the app around it. */
export function TableRoute({ table, ChangeRules }: TableRouteProps) {
  const kept = useReadable(table)
  const state = useTableInWords(kept)
  const { game, gameId } = state
  const over = game.step.type === 'over'
  const standing = useStanding(gameId, game)
  const [changing, setChanging] = useState(false)
  const { slip, setTrouble, goOn } = useAppSlip(over)
  const { history, next } = useHistory(table, game, setTrouble)
  useWakeLock(!over)
  useStrayTaps(table)
  useEffect(() => {
    whenIdle(() => {
      // The end of a game never waits for its last page.
      GameOver.load()
      // A copy is wanted when nothing is saved, and by then an update may have taken the part away.
      void loadAhead(loadCopying)
    })
  }, [])

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
  const nextGame = () => {
    goOn()
    next()
  }
  return (
    <TableScreen
      state={state}
      store={table}
      history={history}
      changeRules={() => setChanging(true)}
      appSlip={slip}
      over={<GameOver standing={standing} onNext={nextGame} />}
    />
  )
}
