import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { rowsOf } from '../../game/record/entry.ts'
import { newDisk, tapToSave } from '../../store/database.fixture.ts'
import { ANN_2, BOB_3, scores } from '../stores/table.fixture.ts'
import { deletedGames } from '../transfer/deleted-games.ts'
import { logOf, makeRoom, shows, tableOf } from './phones.fixture.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

describe('two phones at one game', () => {
  it('show what either has pegged, and both have the same log', async () => {
    const room = makeRoom()
    const { ann, bob, disk, bobsDisk } = await room.both()
    room.tap(ann, ANN_2)
    await shows(bob, [2, 0])
    room.tap(bob, BOB_3)
    await shows(bob, [2, 3])
    await shows(ann, [2, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
  })

  it('a guest pegs for himself alone, and the phone that scores decides', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.tap(bob, ANN_2)
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    await shows(bob, [0, 0])
    expect(scores(tableOf(ann))).toEqual([0, 0])
    room.tap(bob, BOB_3)
    await shows(ann, [0, 3])
  })

  it('a guest takes back his own tap and nobody else’s', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.tap(bob, BOB_3)
    await shows(ann, [0, 3])
    room.tap(bob, { type: 'undo' })
    await shows(ann, [0, 0])
    room.tap(ann, ANN_2)
    await shows(bob, [2, 0])
    room.tap(bob, { type: 'undo' })
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    await shows(ann, [2, 0])
  })

  it('a tap that no line carries is not taken, and the line stays', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.tap(bob, { type: 'give-up' })
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    expect(bob.guest.state.getState()?.line.phase).toBe('open')
    room.tap(bob, BOB_3)
    await shows(ann, [0, 3])
  })

  it('who only watches taps nothing, and sees everything', async () => {
    const room = makeRoom()
    const { ann } = await room.annsPhone()
    const eve = await room.openPhone(newDisk())
    await room.join(ann, eve, 'watch')
    room.tap(eve, BOB_3)
    expect(tableOf(eve).getState()).toMatchObject({ writer: 'elsewhere', notice: { type: 'elsewhere' } })
    room.tap(ann, ANN_2)
    await shows(eve, [2, 0])
  })

  it('a side has one phone: who comes second for it only watches', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    const eve = await room.openPhone(newDisk())
    await room.join(ann, eve, 'watch')
    eve.guest.choose(1)
    await eventually(() => expect(eve.guest.state.getState()?.line.taken).toEqual([0, 1]))
    expect(eve.guest.state.getState()?.line.place).toBe('watch')
    room.tap(bob, BOB_3)
    await shows(eve, [0, 3])
    await shows(ann, [0, 3])
  })

  it('the phone that scores ends a line, and says so', async () => {
    const room = makeRoom()
    const { ann, bob, invitation } = await room.both()
    ann.host.end(invitation.id)
    await eventually(() =>
      expect(bob.guest.state.getState()?.line).toMatchObject({ phase: 'ended', why: 'ended' }),
    )
    expect(tableOf(bob).getState().writer).toBe('elsewhere')
  })

  it('a hand half tapped stays on the phone of its player', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    tableOf(bob).setDraft({ cuts: [], hands: [{ of: 1, cards: ['5H'] }] })
    room.tap(ann, ANN_2)
    await shows(bob, [2, 0])
    expect(tableOf(bob).getState().draft.hands).toEqual([{ of: 1, cards: ['5H'] }])
    expect(tableOf(ann).getState().draft.hands).toEqual([])
  })
})

describe('the next game', () => {
  it('of the same players comes to the guest, who keeps his side; a tap on the game before is refused', async () => {
    const room = makeRoom()
    const { ann, bob, bobsDisk } = await room.both()
    const { rules, players, marks } = tableOf(ann).getState().game
    const next = await ann.games.start({ rules, players, marks, dealer: 1 })
    room.tap(bob, BOB_3)
    await ann.currentGame.open(next.ok ? next.value : '')
    await eventually(() => {
      expect(tableOf(bob).getState().gameId).toBe(next.ok && next.value)
      expect(tableOf(bob).getState().writer).toBe('here')
    })
    room.tap(bob, BOB_3)
    await shows(ann, [0, 3])
    await shows(bob, [0, 3])
    expect((await logOf(bobsDisk)).length).toBeLessThanOrEqual(3)
  })

  it('of somebody else’s phone asks who he is', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    bob.guest.leave()
    const cleo = await room.openPhone(newDisk())
    const { rules, marks } = tableOf(ann).getState().game
    const game = await cleo.games.start({ rules, players: ['Cleo', 'Bob'], marks, dealer: 1 })
    await cleo.currentGame.open(game.ok ? game.value : '')
    const invitation = cleo.host.invite('Cleo')
    const answer = await bob.guest.join((await invitation?.code) ?? '')
    await invitation?.accept(answer.ok ? answer.value.code : '')
    await eventually(() => expect(bob.guest.state.getState()?.line).toMatchObject({ isWhole: true }))
    expect(bob.guest.state.getState()?.line.place).toBeUndefined()
  })
})

describe('the pen', () => {
  it('goes to the other phone over the same line, and comes back', async () => {
    const room = makeRoom()
    const { ann, bob, disk, bobsDisk, invitation } = await room.both()
    room.tap(bob, BOB_3)
    await shows(ann, [0, 3])
    await ann.handOver(invitation.id)
    await eventually(() => expect(tableOf(ann).getState().writer).toBe('here'))
    expect(ann.guest.state.getState()?.line).toMatchObject({ phase: 'open', place: 0 })
    room.tap(ann, ANN_2)
    await shows(bob, [2, 3])
    await shows(ann, [2, 3])
    expect(bob.device.getState().followed).toEqual([])
    const [{ id } = { id: 0 }] = bob.host.guests.getState()
    await bob.handOver(id)
    await eventually(() => {
      expect(bob.guest.state.getState()?.line).toMatchObject({ phase: 'open', place: 1 })
      expect(ann.device.getState().followed).toEqual([])
      expect(tableOf(ann).getState().writer).toBe('here')
    })
    room.tap(ann, ANN_2)
    await shows(bob, [4, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
  })

  it('is told to the other guests, who have to join again', async () => {
    const room = makeRoom()
    const { ann, invitation } = await room.both()
    const eve = await room.openPhone(newDisk())
    await room.join(ann, eve, 'watch')
    await ann.handOver(invitation.id)
    await eventually(() =>
      expect(eve.guest.state.getState()?.line).toMatchObject({ phase: 'ended', why: 'moved' }),
    )
  })
})

it('a guest who deletes the game leaves the table, and no fault is named', async () => {
  const room = makeRoom()
  const { ann, bob } = await room.both()
  expect(await deletedGames(bob).remove('g1')).toBe('deleted')
  room.tap(ann, ANN_2)
  const left = { phase: 'ended', why: 'ended' }
  await eventually(() => expect(bob.guest.state.getState()?.line).toMatchObject(left))
  await eventually(() => expect(ann.host.guests.getState().map(({ line }) => line.phase)).toEqual(['ended']))
})

describe('the phone that scores leaves the table', () => {
  async function away() {
    const room = makeRoom()
    const phones = await room.both()
    const { rules, marks } = tableOf(phones.ann).getState().game
    const other = await phones.ann.games.start({ rules, marks, players: ['Cid', 'Dot'], dealer: 0 })
    await phones.ann.currentGame.open(other.ok ? other.value : '')
    return { room, ...phones }
  }

  it('and takes no tap meanwhile', async () => {
    const { room, bob, disk } = await away()
    const before = await logOf(disk)
    room.tap(bob, BOB_3)
    await eventually(() => expect(tableOf(bob).getState().notice).toEqual({ type: 'not-taken' }))
    expect(await logOf(disk)).toEqual(before)
  })

  it('and brings what it pegs once it is back', async () => {
    const { room, ann, bob } = await away()
    await ann.currentGame.open('g1')
    room.tap(ann, ANN_2)
    await shows(bob, [2, 0])
    room.tap(bob, BOB_3)
    await shows(ann, [2, 3])
  })

  it('and ends the lines of that game when it invites to another', async () => {
    const { ann, bob } = await away()
    ann.host.invite('Cid')
    await eventually(() => expect(bob.guest.state.getState()?.line.phase).toBe('ended'))
  })
})

describe('a line that is lost', () => {
  it('is found out after five seconds without a beat, on both phones', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.cut()
    room.wait(4_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('open')
    room.wait(2_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('silent')
    expect(ann.host.guests.getState().map(({ line }) => line.phase)).toEqual(['silent'])
    room.tap(bob, BOB_3)
    expect(tableOf(bob).getState()).toMatchObject({ notice: { type: 'elsewhere' }, saving: 'saved' })
    room.wait(60_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('lost')
    expect(ann.host.guests.getState().map(({ line }) => line.phase)).toEqual(['lost'])
  })

  it('is open again without a word where the other phone is heard within a minute', async () => {
    const room = makeRoom()
    const { ann, bob, disk, bobsDisk } = await room.both()
    room.cut()
    room.tap(bob, BOB_3)
    for (let i = 0; i < 10; i++) room.wait(2_000)
    expect(bob.guest.state.getState()?.line.phase).toBe('silent')
    room.tap(ann, ANN_2)
    await shows(ann, [2, 0])
    room.mend()
    // What he tapped as the line was cut was made before hers, or is asked about.
    await eventually(() => expect(tableOf(bob).getState().writer).toBe('here'))
    await eventually(() => expect(tableOf(bob).getState().notice).toMatchObject({ mine: [BOB_3] }))
    tableOf(bob).retryLost()
    await shows(ann, [2, 3])
    await shows(bob, [2, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
  })

  it('leaves its side to nobody else’s second phone once it is heard again', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.cut()
    for (let i = 0; i < 4; i++) room.wait(2_000)
    const eve = await room.openPhone(newDisk())
    await room.join(ann, eve)
    room.mend()
    await eventually(() =>
      expect(bob.guest.state.getState()?.line).toMatchObject({ phase: 'open', place: 'watch' }),
    )
    expect(eve.guest.state.getState()?.line.place).toBe(1)
  })

  it('loses no tap that was made before: it comes with two new codes', async () => {
    const room = makeRoom()
    const { ann, bob, disk, bobsDisk } = await room.both()
    room.cut()
    room.tap(bob, BOB_3)
    expect(tableOf(bob).getState().saving).toBe('saving')
    room.wait(6_000)
    await eventually(() =>
      expect(tableOf(bob).getState().saving).toMatchObject({ failed: { type: 'line-lost' } }),
    )
    await room.join(ann, bob)
    await shows(ann, [0, 3])
    await shows(bob, [0, 3])
    expect(await logOf(bobsDisk)).toEqual(await logOf(disk))
    // What is his own is so on each line.
    room.tap(bob, { type: 'undo' })
    await shows(ann, [0, 0])
  })

  it('a guest cannot take the id of a tap that another phone makes next', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.tap(ann, ANN_2)
    await shows(bob, [2, 0])
    const log = tableOf(ann).savedRows()
    const { tapId = '', seq = 0 } = log.at(-1) ?? {}
    const next = tapId.replace(/\d+$/, (count) => String(Number(count) + 1))
    const rows = rowsOf('g1', seq, next, 0, [{ type: 'play-ended' }])
    const tapped = bob.guest.log.append(tapToSave(log, rows), BOB_3)
    expect(await tapped).toEqual({ ok: false, error: { type: 'not-taken' } })
    room.tap(ann, ANN_2)
    await shows(bob, [4, 0])
  })

  it('asks about such a tap where the game has gone on', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.cut()
    room.tap(bob, BOB_3)
    room.tap(ann, ANN_2)
    room.wait(6_000)
    await room.join(ann, bob)
    await eventually(() =>
      expect(tableOf(bob).getState().notice).toMatchObject({ type: 'other-window-pegged', mine: [BOB_3] }),
    )
    expect(scores(tableOf(bob))).toEqual([2, 0])
    tableOf(bob).retryLost()
    await shows(ann, [2, 3])
  })

  it('lets the guest score by himself, and both logs are kept if both went on', async () => {
    const room = makeRoom()
    const { ann, bob } = await room.both()
    room.cut()
    room.wait(6_000)
    tableOf(bob).takeOver()
    await eventually(() => expect(tableOf(bob).getState().writer).toBe('here'))
    room.tap(bob, BOB_3)
    await shows(bob, [0, 3])
    room.tap(ann, ANN_2)
    await room.join(ann, bob)
    await shows(bob, [2, 0])
    expect(tableOf(bob).getState().gameId).not.toBe('g1')
    room.tap(bob, BOB_3)
    await shows(ann, [2, 3])
  })

  it('an answer to an older code is refused', async () => {
    const room = makeRoom()
    const { ann } = await room.annsPhone()
    const bob = await room.openPhone(newDisk())
    const first = ann.host.invite('Ann')
    const second = await bob.guest.join((await first?.code) ?? '')
    first?.leave()
    const next = ann.host.invite('Ann')
    expect(second.ok && (await next?.accept(second.value.code))).toBe('earlier')
    expect(await next?.accept('https://elsewhere.example/menu')).toBe('no-game')
  })
})
