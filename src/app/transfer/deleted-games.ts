import { makeObservable } from '../../base/observable.ts'
import type { Deletion, Undeletion } from '../../game/record/storage-results.ts'
import { inBoth } from '../../store/both-databases.ts'
import { type DeletedGame, deleteGame, undeleteGame } from '../../store/log.ts'
import { isScored } from '../../store/writer-lock.ts'
import type { App } from '../open-app.ts'

const OF_APP = new WeakMap<App, ReturnType<typeof makeDeletedGames>>()

export function deletedGames(app: App) {
  const made = OF_APP.get(app) ?? makeDeletedGames(app)
  OF_APP.set(app, made)
  return made
}

/** Games deleted since the app was opened, the newest last. Each can be undeleted until the app is closed. */
function makeDeletedGames(app: App) {
  const { db, locks } = app.ports
  const observable = makeObservable<readonly DeletedGame[]>([])
  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    /** Deletes a game. It is unchanged unless the answer is `deleted` or `unsure`. */
    async remove(gameId: string): Promise<Deletion> {
      const on = app.currentGame.getState()
      const isOnTable = on.type !== 'none' && on.gameId === gameId
      const isOurs = isOnTable && on.type === 'open' && on.table.getState().writer === 'here'
      if (!isOurs && (await isScored(gameId, locks))) return 'scored-elsewhere'
      const reopen = isOnTable ? app.currentGame.closeForChange() : async () => {}
      if (!reopen) return 'not-saved'
      const deleted = await inBoth(db, (one) => deleteGame(one, gameId))
      if (!deleted.ok || !deleted.value) {
        await reopen()
        return 'failed'
      }
      observable.set([...observable.getState(), deleted.value])
      return deleted.value.unsure ? 'unsure' : 'deleted'
    },
    async undo(): Promise<Undeletion> {
      const last = observable.getState().at(-1)
      if (!last) return 'failed'
      const back = await inBoth(db, (one) => undeleteGame(one, last))
      if (!back.ok) return back.error.type === 'taken' ? 'taken' : 'failed'
      observable.set(observable.getState().slice(0, -1))
      return 'back'
    },
  }
}
