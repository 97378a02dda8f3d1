import { expect, onTestFinished } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import type { Intent } from '../../game/intent.ts'
import type { Place } from '../../link/messages.ts'
import { makeNetwork } from '../../link/network.fixture.ts'
import { newDisk, OPENING, tapToSave, windowOn } from '../../store/database.fixture.ts'
import { appendTap, readGame } from '../../store/log.ts'
import { openApp } from '../open-app.ts'
import { scores } from '../stores/table.fixture.ts'

/** Phones in one room, and their clock. A test stands in a page: `document` is stubbed. */
export function makeRoom() {
  const network = makeNetwork()
  const phones: Phone[] = []
  let time = 10_000_000

  /** Time goes by, and the lines are looked at. */
  function wait(ms: number): void {
    time += ms
    for (const { host, guest } of phones) {
      host.tick()
      guest.tick()
    }
  }

  async function openPhone(disk: IDBFactory) {
    const app = openApp({
      database: { indexedDB: disk },
      locks: undefined,
      now: () => time,
      connect: network.connect,
    })
    onTestFinished(app.currentGame.leave)
    phones.push(app)
    await eventually(() => expect(app.start.getState().type).not.toBe('opening'))
    return app
  }

  async function annsPhone() {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    const ann = await openPhone(disk)
    await ann.currentGame.open('g1')
    return { ann, disk }
  }

  /** Two codes are read, and the guest says who he is. */
  async function join(host: Phone, guest: Phone, place: Place = 1) {
    const invitation = host.host.invite('Ann')
    const first = (await invitation?.code) ?? ''
    const answer = await guest.guest.join(first)
    if (!invitation || !answer.ok) throw new Error('no codes')
    expect(await invitation.accept(answer.value.code)).toBe('taken')
    await eventually(() => expect(guest.guest.state.getState()?.line.isWhole).toBe(true))
    guest.guest.choose(place)
    await eventually(() => {
      expect(guest.guest.state.getState()?.line.place).toBe(place)
      expect(tableOf(guest).getState().writer).toBe(place === 'watch' ? 'elsewhere' : 'here')
    })
    return invitation
  }

  async function both() {
    const { ann, disk } = await annsPhone()
    const bobsDisk = newDisk()
    const bob = await openPhone(bobsDisk)
    const invitation = await join(ann, bob)
    return { ann, bob, disk, bobsDisk, invitation }
  }

  return {
    cut: network.cut,
    mend: network.mend,
    openPhone,
    annsPhone,
    join,
    both,
    tap(phone: Phone, intent: Intent) {
      wait(1_000)
      tableOf(phone).act(intent)
    },
    wait,
  }
}

export type Phone = ReturnType<typeof openApp>

export function tableOf({ currentGame }: Phone) {
  const on = currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

export const shows = (phone: Phone, wanted: readonly number[]) =>
  eventually(() => {
    expect(scores(tableOf(phone))).toEqual(wanted)
    expect(tableOf(phone).getState().saving).toBe('saved')
  })

export async function logOf(disk: IDBFactory, gameId = 'g1') {
  const stored = await readGame(windowOn(disk), gameId)
  return stored.ok ? stored.value.rows : []
}
