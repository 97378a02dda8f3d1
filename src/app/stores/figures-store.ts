import type { Readable } from '../../base/observable.ts'
import { allFigures } from '../../game/figures/all-figures.ts'
import type { GameFigures } from '../../game/figures/game-figures.ts'
import type { WonGame } from '../../game/figures/rivals.ts'
import type { Renamed } from '../../game/record/player-names.ts'
import { findFigures, readFigures } from '../../store/figures.ts'
import { takeSummaries } from '../../store/lists.ts'
import type { Ports } from '../ports.ts'
import { makeFinishedGames } from './finished-games.ts'

type Names = Readable<{ readonly renamed: Renamed }>

/** What every player made of all games, by the names of now. */
export function makeFiguresStore({ db }: Pick<Ports, 'db'>, settings: Names) {
  const games = makeFinishedGames<GameFigures>(db, [readFigures, findFigures])
  const shownOf = () => {
    const [read, { renamed }] = [games.getState(), settings.getState()]
    return { read, renamed, state: { ...read, ...allFigures(read.games, renamed) } }
  }
  let shown = shownOf()
  return {
    getState() {
      const isOld = shown.read !== games.getState() || shown.renamed !== settings.getState().renamed
      if (isOld) shown = shownOf()
      return shown.state
    },
    subscribe(listener: () => void) {
      const leave = [games.subscribe(listener), settings.subscribe(listener)]
      return () => {
        for (const one of leave) one()
      }
    },
    reload: games.reload,
  }
}

/** Who won each game, from the summaries: no log is read for one line. */
export const makeWinsStore = ({ db }: Pick<Ports, 'db'>) => makeFinishedGames<WonGame>(db, [takeSummaries])
