import { makeObservable } from '../../base/observable.ts'
import type { Row } from '../../game/record/entry.ts'
import type { JoinProblem } from '../../game/record/storage-results.ts'
import { makeWriter } from '../../game/wire/bits.ts'
import { codeRows } from '../../game/wire/rows.ts'
import type { Connect, Connection, Hears } from '../../link/connection.ts'
import {
  type HostEffect,
  type HostEvent,
  type HostLine,
  newHostLine,
  stepHost,
} from '../../link/host-line.ts'
import { checkOf, readJoinCode, writeJoinCode } from '../../link/join-code.ts'
import { mayAsk } from '../../link/may-ask.ts'
import type { Ask, Place } from '../../link/messages.ts'
import { seatsOf, sideOf } from '../../rules/rules.ts'
import { type CurrentGame, followTable } from '../current-game.ts'
import type { Ports } from '../ports.ts'
import type { TableStore } from '../stores/table-store.ts'

interface Guest {
  readonly id: number
  readonly line: HostLine
}

/** Rows in one message. */
const IN_MESSAGE = 60
const MOST_GUESTS = 6
/** How far the clock of a guest may be from ours, in milliseconds: at most a slow line. */
const NEAR = 10_000

/** The part of the id of a tap that is one phone’s. */
const lettersOf = (tapId: string) => tapId.replace(/\d+$/, '')

/** The phone that scores, and the lines to its guests. */
export function makeHost(
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  connect: Connect,
  currentGame: CurrentGame,
) {
  const guests = makeObservable<readonly Guest[]>([])
  const connections = new Map<number, Connection>()
  const ownLetters = lettersOf(newId())
  let ids = 0
  let hosted: { readonly gameId: string; readonly table: TableStore; readonly host: string } | undefined

  const rows = (): readonly Row[] => hosted?.table.savedRows() ?? []
  /** Sides of one player that have a phone. Partners may have one each. */
  function takenBut(id: number): readonly number[] {
    if (!hosted) return []
    const { rules, players } = hosted.table.getState().game
    const own = players.indexOf(hosted.host)
    const others = guests.getState().filter((guest) => guest.id !== id && guest.line.phase === 'open')
    const sides = [own < 0 ? undefined : sideOf(rules, own), ...others.map(({ line }) => line.place)]
    return sides
      .filter((side) => typeof side === 'number')
      .filter((side) => seatsOf(rules, side).length === 1)
  }

  /** Ids are counted: who took the next one of another phone would have that phone’s tap called done. */
  function isAnothersId(id: number, tapId: string): boolean {
    const others = guests.getState().filter((guest) => guest.id !== id)
    const theirs = others.flatMap(({ line }) => [...line.own, ...line.asked]).map(lettersOf)
    return [ownLetters, ...theirs].includes(lettersOf(tapId))
  }

  function send(id: number, event: HostEvent): void {
    const guest = guests.getState().find((one) => one.id === id)
    if (!guest) return
    const [line, effects] = stepHost(guest.line, event, now())
    if (line !== guest.line) guests.set(guests.getState().map((one) => (one.id === id ? { id, line } : one)))
    for (const effect of effects) run(id, effect)
  }

  function run(id: number, effect: HostEffect): void {
    const connection = connections.get(id)
    switch (effect.type) {
      case 'send':
        if (connection?.send(JSON.stringify(effect.message)) === false) send(id, { type: 'closed' })
        break
      case 'rows':
        sendRows(id, effect.after)
        break
      case 'ask':
        void decide(id, effect.ask)
        break
      case 'close':
        connections.delete(id)
        // What was sent last goes before the end.
        setTimeout(() => connection?.close(), 200)
    }
  }

  function sendRows(id: number, after: number): void {
    const all = rows()
    const head = all.at(-1)?.seq ?? 0
    let from = all.findIndex(({ seq }) => seq > after)
    if (from < 0) from = all.length
    do {
      const [part, before] = [all.slice(from, from + IN_MESSAGE), all[from - 1]]
      const bits = makeWriter()
      codeRows(bits, IN_MESSAGE, part, before)
      const message = { type: 'rows', after: before?.seq ?? 0, head, letters: bits.letters() }
      connections.get(id)?.send(JSON.stringify(message))
      from += IN_MESSAGE
    } while (from < all.length)
  }

  async function decide(id: number, { game, tapId, base, at, intent }: Ask): Promise<void> {
    const guest = () => guests.getState().find((one) => one.id === id)?.line
    const time = Math.abs(at - now()) < NEAR ? at : now()
    const may: Parameters<TableStore['ask']>[2] = (game) => {
      const line = guest()
      return line?.phase === 'open' && !isAnothersId(id, tapId) && mayAsk(game, line.place, intent)
    }
    const on = currentGame.getState()
    const isHere = on.type === 'open' && on.table === hosted?.table && game === hosted.gameId
    const not = isHere ? await on.table.ask({ intent, tapId, at: time }, base, may) : 'not-here'
    send(id, { type: 'answered', tapId, rows: rows(), ...(not ? { not } : {}) })
  }

  const toAll = (event: (id: number) => HostEvent) => {
    for (const { id } of guests.getState()) send(id, event(id))
  }

  /** Guests go on to the next game of the same players. */
  followTable({ currentGame }, ({ gameId, game }) => {
    const on = currentGame.getState()
    if (!hosted || on.type !== 'open') return
    if (gameId === hosted.gameId) {
      // It may have been closed meanwhile.
      hosted = { ...hosted, table: on.table }
      return toAll(() => ({ type: 'saved', rows: rows() }))
    }
    const { players } = hosted.table.getState().game
    if (game.players.join('\n') !== players.join('\n') || game.step.type === 'over') return
    hosted = { ...hosted, gameId, table: on.table }
    toAll(hello)
  })

  const hello = (id: number): HostEvent => {
    const { gameId = '', host = '' } = hosted ?? {}
    return { type: 'opened', hello: { game: gameId, host, at: now(), taken: [...takenBut(id)] } }
  }

  const hearsOf = (id: number): Hears => ({
    onOpen: () => send(id, hello(id)),
    onMessage: (message) => send(id, { type: 'heard', message, rows: rows(), taken: takenBut(id) }),
    onClosed: () => send(id, { type: 'closed' }),
  })

  return {
    guests,
    /** Undefined without a game to show, or with as many guests as there may be. */
    invite(host: string) {
      const on = currentGame.getState()
      const joined = guests.getState().filter(({ line }) => line.phase === 'open')
      if (on.type !== 'open' || joined.length >= MOST_GUESTS) return undefined
      // Who is at another game goes on with that one by himself.
      if (hosted && hosted.gameId !== on.gameId) toAll(() => ({ type: 'ended', why: 'ended' }))
      hosted = { gameId: on.gameId, table: on.table, host }
      const id = ++ids
      guests.set([
        ...guests.getState().filter(({ line }) => line.phase === 'open' || line.phase === 'silent'),
        { id, line: newHostLine(now()) },
      ])
      const connection = connect(hearsOf(id))
      connections.set(id, connection)
      const code = connection.offer.then(
        (offer) => offer && writeJoinCode({ ...offer, addresses: [], name: host }),
      )
      return {
        id,
        code,
        /** `earlier`: it answers another code than this one. */
        async accept(text: string): Promise<'taken' | JoinProblem> {
          const [shown, answer] = [await code, readJoinCode(text)]
          if (!answer.ok) return answer.error
          if (shown === undefined || answer.value.answers !== checkOf(shown)) return 'earlier'
          return (await connection.accept(answer.value)) ? 'taken' : 'failed'
        },
        /** Nobody came. */
        leave() {
          if (guests.getState().find((one) => one.id === id)?.line.phase !== 'waiting') return
          connection.close()
          connections.delete(id)
          guests.set(guests.getState().filter((one) => one.id !== id))
        },
      }
    },
    /** This guest scores from now on, over the same line; the others have to join his phone. */
    handOver(id: number): Connection | undefined {
      const connection = connections.get(id)
      if (!connection?.send(JSON.stringify({ type: 'pen' }))) return undefined
      connections.delete(id)
      for (const { id: other } of guests.getState())
        if (other !== id) send(other, { type: 'ended', why: 'moved' })
      guests.set([])
      hosted = undefined
      return connection
    },
    /** The phone that scored until now is a guest of this one. */
    takeOver(connection: Connection, host: string): void {
      const on = currentGame.getState()
      if (on.type !== 'open') {
        connection.close()
        return
      }
      hosted = { gameId: on.gameId, table: on.table, host }
      const id = ++ids
      guests.set([{ id, line: newHostLine(now()) }])
      connections.set(id, connection)
      connection.hear(hearsOf(id))
      send(id, hello(id))
    },
    place: (id: number, place: Place) => send(id, { type: 'placed', place, taken: takenBut(id) }),
    end: (id: number) => send(id, { type: 'ended', why: 'ended' }),
    tick: () => toAll(() => ({ type: 'ticked' })),
  }
}
