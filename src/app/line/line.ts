import { once } from '../../base/once.ts'
import { type Connect, type Connection, connect } from '../../link/connection.ts'
import { opponents, seatsOf, sideOf } from '../../rules/rules.ts'
import { type CurrentGame, makeCurrentGame } from '../current-game.ts'
import { follow, followedGame, unfollow } from '../followed-games.ts'
import type { Ports } from '../ports.ts'
import type { DeviceStore } from '../stores/device-store.ts'
import { makeGuest } from './guest.ts'
import { makeHost } from './host.ts'

/** How often it is looked whether a line is alive, in milliseconds. */
const LOOK = 1_000

/** The game on the table, and the lines to other phones at it. */
export function makeTableWithLines(ports: Ports, device: DeviceStore, to: Connect = connect) {
  const guest = makeGuest(ports, to, bringUp, takePen)
  const currentGame: CurrentGame = makeCurrentGame(ports, device, guest)
  const host = makeHost(ports, to, currentGame)

  /** A game has come over the line: it is shown at once, and kept as one that another phone scores. */
  async function bringUp(gameId: string, from: string): Promise<void> {
    // It may be open as one that is scored here.
    if (!followedGame(device, gameId)) currentGame.closeForChange()
    await follow(device, gameId, ports.now(), from)
    await currentGame.open(gameId)
  }

  /** The other phone has given the pen to this one. */
  async function takePen(gameId: string, line: Connection): Promise<void> {
    await currentGame.open(gameId)
    const on = currentGame.getState()
    if (on.type !== 'open' || on.gameId !== gameId) return line.close()
    on.table.takeOver()
    host.takeOver(line, device.getState().settings.owner)
  }

  /** Gives the pen to a guest. Nothing happens while a tap is not saved. */
  async function handOver(id: number): Promise<void> {
    const on = currentGame.getState()
    const place = host.guests.getState().find((one) => one.id === id)?.line.place
    if (on.type !== 'open' || typeof place !== 'number' || !(await currentGame.saveAll())) return
    const { gameId, table } = on
    const { rules, players } = table.getState().game
    const [seat = 0] = seatsOf(rules, place)
    const owner = players.indexOf(device.getState().settings.owner)
    const own = owner < 0 ? (opponents(rules, place)[0] ?? 'watch') : sideOf(rules, owner)
    // First: should this app end now, only one phone scores.
    await follow(device, gameId, ports.now(), players[seat])
    const line = currentGame.isSaved() ? host.handOver(id) : undefined
    if (!line) return unfollow(device, gameId)
    currentGame.closeForChange()
    guest.adopt(line, gameId, own)
    await currentGame.open(gameId)
  }

  let before = guest.state.getState()
  guest.state.subscribe(() => {
    const [was, now] = [before, guest.state.getState()]
    before = now
    const gameId = now?.gameId
    const isEnd = was?.line.phase === 'open' && now?.line.phase !== 'open'
    // Until now the line has brought everything.
    if (gameId !== undefined && isEnd && followedGame(device, gameId))
      void follow(device, gameId, ports.now())
  })

  // A table that nobody has joined pays nothing.
  const beginLooking = once(() => {
    const look = () => {
      host.tick()
      guest.tick()
    }
    return { timer: setInterval(look, LOOK) }
  })
  host.guests.subscribe(beginLooking)
  guest.state.subscribe(beginLooking)
  return { currentGame, host, guest, handOver }
}
