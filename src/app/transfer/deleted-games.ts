import { makeObservable } from '../../base/observable.ts'
import type { Deletion, PuttingBack } from '../../game/record/storage-results.ts'
import { type DeletedGame, deleteGame, undeleteGame } from '../../store/delete-game.ts'
import { isScored } from '../../store/writer-lock.ts'
import type { App } from '../open-app.ts'

type DeletedGames = ReturnType<typeof makeDeletedGames>

const OF_APP = new WeakMap<App, DeletedGames>()

export function deletedGames(app: App): DeletedGames {
  const made = OF_APP.get(app) ?? makeDeletedGames(app)
  OF_APP.set(app, made)
  return made
}

/** Games deleted since the app was opened, the last one last: each can be put back until it is left. */
function makeDeletedGames(app: App) {
  const { db, locks } = app.ports
  const cell = makeObservable<readonly DeletedGame[]>([])
  return {
    getState: cell.getState,
    subscribe: cell.subscribe,
    /** But when it is `deleted` or that is not known the game stands as it was. */
    async remove(gameId: string): Promise<Deletion> {
      const on = app.tables.getState()
      const isOnTable = on.type !== 'none' && on.gameId === gameId
      const isOurs = isOnTable && on.type === 'open' && on.table.getState().writer === 'here'
      if (!isOurs && (await isScored(gameId, locks))) return 'scored-elsewhere'
      const layAgain = isOnTable ? app.tables.clear() : async () => {}
      if (!layAgain) return 'not-saved'
      const taken = await deleteGame(db, gameId)
      const game = taken.ok ? taken.value : undefined
      if (game) cell.set([...cell.getState(), game])
      else await layAgain()
      if (!game) return 'failed'
      return game.unsure ? 'unsure' : 'deleted'
    },
    /** Puts the last one back. */
    async undo(): Promise<PuttingBack> {
      const last = cell.getState().at(-1)
      if (!last) return 'failed'
      const back = await undeleteGame(db, last)
      if (back.ok) cell.set(cell.getState().slice(0, -1))
      if (back.ok) return 'back'
      return back.error.type === 'taken' ? 'taken' : 'failed'
    },
  }
}
