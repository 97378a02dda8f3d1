import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import type { Place } from '../../link/messages.ts'
import { makeNetwork } from '../../link/network.fixture.ts'
import { newDisk, OPENING, tapToSave, windowOn } from '../../store/database.fixture.ts'
import { appendTap, readGame } from '../../store/log.ts'
import { openApp } from '../open-app.ts'
import { ANN_2, BOB_3, scores } from '../stores/table.fixture.ts'

let time = 10_000_000
let network: ReturnType<typeof makeNetwork>

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  network = makeNetwork()
})

async function openPhone(disk: IDBFactory) {
  const app = openApp({
    database: { indexedDB: disk },
    locks: undefined,
    now: () => time,
    connect: network.connect,
  })
  onTestFinished(app.currentGame.leave)
  await eventually(() => expect(app.start.getState().type).not.toBe('opening'))
  return app
}

type Phone = Awaited<ReturnType<typeof openPhone>>

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

function tableOf({ currentGame }: Phone) {
  const on = currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

async function both() {
  const { ann, disk } = await annsPhone()
  const bobsDisk = newDisk()
  const bob = await openPhone(bobsDisk)
  const invitation = await join(ann, bob)
  return { ann, bob, disk, bobsDisk, invitation }
}

const tap = (phone: Phone, intent: Parameters<ReturnType<typeof tableOf>['act']>[0]) => {
  time += 3_000
  tableOf(phone).act(intent)
}

const shows = (phone: Phone, wanted: readonly number[]) =>
  eventually(() => {
    expect(scores(tableOf(phone))).toEqual(wanted)
    expect(tableOf(phone).getState().saving).toBe('saved')
  })

const logOf = async (disk: IDBFactory) => {
  const stored = await readGame(windowOn(disk), 'g1')
  return stored.ok ? stored.value.rows : []
}

/** Time goes by, and the lines are looked at. */
function wait(phones: readonly Phone[], ms: number): void {
  time += ms
  for (const { host, guest } of phones) {
    host.tick()
    guest.tick()
  }
}

describe('two phones at one game', () => {
  it('show what either has pegged, and both have the same log', async () => {
    const { ann, bob, disk, bobsDisk } = await both()
    tap(ann, ANN_2)
    await shows(bob, [2, 0])
    tap(bob, BOB_3)
    await shows(bob, [2, 3])
    await shows(ann, [2, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
  })

  it('a guest pegs for himself alone, and the phone that scores decides', async () => {
    const { ann, bob } = await both()
    tap(bob, ANN_2)
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    await shows(bob, [0, 0])
    expect(scores(tableOf(ann))).toEqual([0, 0])
    tap(bob, BOB_3)
    await shows(ann, [0, 3])
  })

  it('a guest takes back his own tap and nobody else’s', async () => {
    const { ann, bob } = await both()
    tap(bob, BOB_3)
    await shows(ann, [0, 3])
    tap(bob, { type: 'undo' })
    await shows(ann, [0, 0])
    tap(ann, ANN_2)
    await shows(bob, [2, 0])
    tap(bob, { type: 'undo' })
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    await shows(ann, [2, 0])
  })

  it('who only watches taps nothing, and sees everything', async () => {
    const { ann } = await annsPhone()
    const eve = await openPhone(newDisk())
    await join(ann, eve, 'watch')
    tap(eve, BOB_3)
    expect(tableOf(eve).getState()).toMatchObject({ writer: 'elsewhere', notice: { type: 'elsewhere' } })
    tap(ann, ANN_2)
    await shows(eve, [2, 0])
  })

  it('a side has one phone: who comes second for it only watches', async () => {
    const { ann, bob } = await both()
    const eve = await openPhone(newDisk())
    await join(ann, eve, 'watch')
    eve.guest.choose(1)
    await eventually(() => expect(eve.guest.state.getState()?.line.taken).toEqual([0, 1]))
    expect(eve.guest.state.getState()?.line.place).toBe('watch')
    tap(bob, BOB_3)
    await shows(eve, [0, 3])
    await shows(ann, [0, 3])
  })

  it('the phone that scores ends a line, and says so', async () => {
    const { ann, bob, invitation } = await both()
    ann.host.end(invitation.id)
    await eventually(() =>
      expect(bob.guest.state.getState()?.line).toMatchObject({ phase: 'ended', why: 'ended' }),
    )
    expect(tableOf(bob).getState().writer).toBe('elsewhere')
  })

  it('a hand half tapped stays on the phone of its player', async () => {
    const { ann, bob } = await both()
    tableOf(bob).setDraft({ cuts: [], hands: [{ of: 1, cards: ['5H'] }] })
    tap(ann, ANN_2)
    await shows(bob, [2, 0])
    expect(tableOf(bob).getState().draft.hands).toEqual([{ of: 1, cards: ['5H'] }])
    expect(tableOf(ann).getState().draft.hands).toEqual([])
  })
})

describe('a line that is lost', () => {
  it('is found out after five seconds without a beat, on both phones', async () => {
    const { ann, bob } = await both()
    network.cut()
    wait([ann, bob], 4_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('open')
    wait([ann, bob], 2_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('lost')
    expect(ann.host.guests.getState().map(({ line }) => line.phase)).toEqual(['lost'])
    tap(bob, BOB_3)
    expect(tableOf(bob).getState()).toMatchObject({ notice: { type: 'elsewhere' }, saving: 'saved' })
  })

  it('loses no tap that was made before: it comes with two new codes', async () => {
    const { ann, bob, disk, bobsDisk } = await both()
    network.cut()
    tap(bob, BOB_3)
    expect(tableOf(bob).getState().saving).toBe('saving')
    wait([ann, bob], 6_000)
    await eventually(() =>
      expect(tableOf(bob).getState().saving).toMatchObject({ failed: { type: 'line-lost' } }),
    )
    await join(ann, bob)
    await shows(ann, [0, 3])
    await shows(bob, [0, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
  })

  it('asks about such a tap where the game has gone on', async () => {
    const { ann, bob } = await both()
    network.cut()
    tap(bob, BOB_3)
    tap(ann, ANN_2)
    wait([ann, bob], 6_000)
    await join(ann, bob)
    await eventually(() =>
      expect(tableOf(bob).getState().notice).toMatchObject({ type: 'other-window-pegged', mine: [BOB_3] }),
    )
    expect(scores(tableOf(bob))).toEqual([2, 0])
    tableOf(bob).retryLost()
    await shows(ann, [2, 3])
  })

  it('lets the guest score by himself, and both logs are kept if both went on', async () => {
    const { ann, bob } = await both()
    network.cut()
    wait([ann, bob], 6_000)
    tableOf(bob).takeOver()
    await eventually(() => expect(tableOf(bob).getState().writer).toBe('here'))
    tap(bob, BOB_3)
    await shows(bob, [0, 3])
    tap(ann, ANN_2)
    await join(ann, bob)
    await shows(bob, [2, 0])
    expect(tableOf(bob).getState().gameId).not.toBe('g1')
    tap(bob, BOB_3)
    await shows(ann, [2, 3])
  })

  it('an answer to an older code is refused', async () => {
    const { ann } = await annsPhone()
    const bob = await openPhone(newDisk())
    const first = ann.host.invite('Ann')
    const second = await bob.guest.join((await first?.code) ?? '')
    first?.leave()
    const next = ann.host.invite('Ann')
    expect(second.ok && (await next?.accept(second.value.code))).toBe('older')
    expect(await next?.accept('https://elsewhere.example/menu')).toBe('no-code')
  })
})
