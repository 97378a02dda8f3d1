import { withFollowed } from '../../device/lists.ts'
import { type Connect, connect } from '../../link/connection.ts'
import { type CurrentGame, makeCurrentGame } from '../current-game.ts'
import { followedGame } from '../followed-games.ts'
import type { Ports } from '../ports.ts'
import type { DeviceStore } from '../stores/device-store.ts'
import { makeGuest } from './guest.ts'
import { makeHost } from './host.ts'

/** How often it is looked whether a line is alive, in milliseconds. */
const LOOK = 1_000

/** The game on the table, and the lines to other phones at it. */
export function makeTableWithLines(ports: Ports, device: DeviceStore, to: Connect = connect) {
  const guest = makeGuest(ports, to, follow)
  const currentGame: CurrentGame = makeCurrentGame(ports, device, guest)
  const host = makeHost(ports, to, currentGame)

  /** A game has come over the line: it is shown at once, and kept as one that another phone scores. */
  async function follow(gameId: string, from: string): Promise<void> {
    const game = { gameId, at: ports.now(), ...(from === '' ? {} : { from }) }
    // It may be open as one that is scored here.
    if (!followedGame(device, gameId)) currentGame.closeForChange()
    await device.change(({ followed }) => ({ followed: withFollowed(followed, game) }), 'lasts')
    await currentGame.open(gameId)
  }

  let before = guest.state.getState()
  guest.state.subscribe(() => {
    const [was, now] = [before, guest.state.getState()]
    before = now
    const gameId = now?.gameId
    const isEnd = was?.line.phase === 'open' && now?.line.phase !== 'open'
    const game = gameId !== undefined && isEnd && followedGame(device, gameId)
    // Until now the line has brought everything.
    if (game)
      void device.change(
        ({ followed }) => ({ followed: withFollowed(followed, { ...game, at: ports.now() }) }),
        'lasts',
      )
  })

  setInterval(() => {
    host.tick()
    guest.tick()
  }, LOOK)
  return { currentGame, host, guest }
}
