import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { RUNS } from '../../base/runs.fixture.ts'
import type { Intent } from '../../game/intent.ts'
import { newDisk } from '../../store/database.fixture.ts'
import { logOf, makeRoom, type Phone, tableOf } from './phones.fixture.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

/** Random whole numbers below `below`, the same for the same seed. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor(((state >>> 8) / 2 ** 24) * below)
  }
}

const STEPS = 45

/**
 * Ann scores, Bob is her guest. They peg and take back at random, at the same time; either app is killed, or the line is
 * cut, in the middle of anything. Returns the taps that Bob's phone called saved.
 */
async function playAtRandom(seed: number) {
  const roll = dice(seed)
  const room = makeRoom()
  const { disk, ann: first } = await room.annsPhone()
  const bobsDisk = newDisk()
  let ann = first
  let bob = await room.openPhone(bobsDisk)
  await room.join(ann, bob)
  const called: string[] = []

  const settled = () =>
    eventually(() => {
      for (const phone of [ann, bob]) {
        const { saving, notice } = tableOf(phone).getState()
        expect(saving).toBe('saved')
        // What was not written is pegged after all, or is not.
        if (notice?.type === 'other-window-pegged') tableOf(phone)[roll(2) === 0 ? 'retryLost' : 'dismiss']()
        expect(tableOf(phone).getState().notice?.type).not.toBe('other-window-pegged')
      }
      expect(tableOf(bob).savedRows().length).toBe(tableOf(ann).savedRows().length)
    })

  async function again(phone: Phone, on: IDBFactory): Promise<Phone> {
    room.cut()
    phone.currentGame.leave()
    // A write that was not begun yet is never made.
    phone.ports.db.dexie.on.versionchange.fire(new Event('versionchange') as IDBVersionChangeEvent)
    const next = await room.openPhone(on)
    await next.currentGame.open('g1')
    return next
  }

  for (let i = 0; i < STEPS; i++) {
    const peg = (side: number): Intent => ({ type: 'peg', side, points: 1 + roll(3), reason: 'other' })
    // What was sent arrives.
    await null
    const what = roll(20)
    if (what < 7) room.tap(ann, roll(5) === 0 ? { type: 'undo' } : peg(0))
    else if (what < 14) room.tap(bob, roll(5) === 0 ? { type: 'undo' } : peg(1))
    else if (what < 16) {
      await settled()
      const last = tableOf(bob).savedRows().at(-1)?.tapId
      if (last !== undefined) called.push(last)
    } else {
      if (what === 19) {
        // The line comes back by itself.
        room.cut()
        if (roll(2) === 0) room.tap(ann, peg(0))
        for (let silence = roll(6); silence >= 0; silence--) room.wait(2_000)
        if (roll(2) === 0) room.tap(bob, peg(1))
        room.mend()
        continue
      }
      if (what === 16) ann = await again(ann, disk)
      else if (what === 17) bob = await again(bob, bobsDisk)
      else room.cut()
      room.wait(6_000)
      if (roll(2) === 0) room.tap(bob, peg(1))
      await room.join(ann, bob)
    }
  }
  await settled()

  return { ours: await logOf(disk), theirs: await logOf(bobsDisk), called }
}

describe('two phones, pegging at random, killed and cut off at random', () => {
  it.each(Array.from({ length: 3 * RUNS }, (_, i) => 1502 + i))(
    'have one log, with every tap that was called saved, once: %i',
    async (seed) => {
      const { ours, theirs, called } = await playAtRandom(seed)
      expect(theirs).toEqual(ours)
      expect(ours.length).toBeGreaterThan(4)
      const places = ours.map(({ tapId, part }) => `${tapId} ${part}`)
      expect(new Set(places).size).toBe(places.length)
      for (const tapId of called)
        expect(ours.filter((row) => row.tapId === tapId && row.part === 0)).toHaveLength(1)
    },
    60_000,
  )
})
