import { makeCell, type Readable } from '../pwa/cell.ts'
import { putBackGame, type TakenOut, takeOutGame } from '../store/take-out-game.ts'
import { clearTable, layAgain } from './backup-table.ts'
import type { App } from './open-app.ts'

/** Games deleted since the app was opened, the last one last: each can be put back until it is left. */
export interface DeletedGames extends Readable<readonly TakenOut[]> {
  /** False when it could not be: the game stands as it was. */
  readonly remove: (gameId: string) => Promise<boolean>
  /** Puts the last one back. */
  readonly undo: () => Promise<boolean>
}

const OF_APP = new WeakMap<App, DeletedGames>()

export function deletedGames(app: App): DeletedGames {
  const made = OF_APP.get(app) ?? makeDeletedGames(app)
  OF_APP.set(app, made)
  return made
}

function makeDeletedGames(app: App): DeletedGames {
  const { db } = app.ports
  const cell = makeCell<readonly TakenOut[]>([])
  return {
    getState: cell.getState,
    subscribe: cell.subscribe,
    async remove(gameId) {
      const on = app.tables.getState()
      const lies = on.type !== 'none' && on.gameId === gameId
      if (lies && !clearTable(app)) return false
      const taken = await takeOutGame(db, gameId)
      if (taken.ok) cell.set([...cell.getState(), taken.value])
      else if (lies) await layAgain(app, on)
      return taken.ok
    },
    async undo() {
      const last = cell.getState().at(-1)
      if (!last) return false
      const back = await putBackGame(db, last)
      if (back.ok) cell.set(cell.getState().slice(0, -1))
      return back.ok
    },
  }
}
