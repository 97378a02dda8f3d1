import { makeObservable } from '../../base/observable.ts'
import type { Deletion, Undeletion } from '../../game/record/storage-results.ts'
import { type DeletedGame, deleteGame, undeleteGame } from '../../store/log.ts'
import { inBoth } from '../../store/mirror.ts'
import { isScored } from '../../store/writer-lock.ts'
import type { CurrentGame } from '../current-game.ts'
import type { Ports } from '../ports.ts'

/** Games deleted since the app was opened, the newest last. Each can be undeleted until the app is closed. */
export function makeDeletedGames({ db, locks }: Ports, currentGame: CurrentGame) {
  const observable = makeObservable<readonly DeletedGame[]>([])
  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    /** Deletes a game. It is unchanged unless the answer is `deleted` or `unsure`. */
    async remove(gameId: string): Promise<Deletion> {
      const on = currentGame.getState()
      const isOnTable = on.type !== 'none' && on.gameId === gameId
      const isOurs = isOnTable && on.type === 'open' && on.table.getState().writer === 'here'
      if (!isOurs && (await isScored(gameId, locks))) return 'scored-elsewhere'
      const reopen = isOnTable ? currentGame.closeForChange() : async () => {}
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
