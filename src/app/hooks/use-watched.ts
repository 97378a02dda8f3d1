import { useEffect, useState } from 'react'
import { valueIn } from '../../base/result.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { replay } from '../../game/record/replay.ts'
import { logPortOf } from '../../store/log-port.ts'
import { watchOnTable } from '../../store/opening.ts'
import { useApp, useQuery } from './use-app.ts'
import { useWakeLock } from './use-table.ts'

/**
 * The game on the table of this device as it is scored in another window, and then the next one. `none` while there is
 * no game; undefined until that is known.
 */
export function useWatched(): ShownGame | 'none' | undefined {
  const { db } = useApp().ports
  const [on, setOn] = useState<{ readonly gameId?: string | undefined; readonly changes: number }>()
  useNoTable()
  useEffect(() => {
    let leaveLog = () => {}
    const leave = watchOnTable(db, (gameId) => {
      leaveLog()
      const read = () => setOn((before) => ({ gameId, changes: (before?.changes ?? 0) + 1 }))
      if (gameId === undefined) read()
      else leaveLog = logPortOf(db).subscribe(gameId, read)
    })
    return () => {
      leave()
      leaveLog()
    }
  }, [db])
  const game = useQuery(on, async (now) => {
    if (!now?.gameId) return now && ('none' as const)
    const log = valueIn(await logPortOf(db).read(now.gameId))
    return log && (replay(log.rows) ?? ('none' as const))
  })
  useWakeLock(game === undefined || game === 'none' ? false : game.headSeq)
  return game
}

/** A table that is open here leaves: it would wait for its turn to score, or keep the scoring window from it. */
function useNoTable(): void {
  const { currentGame } = useApp()
  useEffect(() => {
    let comeBack: ReturnType<typeof currentGame.closeForChange>
    const leaveTable = () => {
      if (currentGame.getState().type !== 'none') comeBack = currentGame.closeForChange() ?? comeBack
    }
    const leave = currentGame.subscribe(leaveTable)
    leaveTable()
    return () => {
      leave()
      void comeBack?.()
    }
  }, [currentGame])
}
