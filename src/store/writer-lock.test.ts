import { describe, expect, it, vi } from 'vitest'
import { browserLocks } from './locks.fixture.ts'
import { holdWriterLock, type Writer } from './writer-lock.ts'

function windowAt(locks: LockManager | undefined) {
  const told: Writer[] = []
  const lock = holdWriterLock('g1', (writer) => told.push(writer), locks)
  return { ...lock, told, last: () => told.at(-1) }
}

const settles = (check: () => void) => vi.waitFor(check, { interval: 1 })

describe('one window scores a game', () => {
  it('the first to come; the second may watch', async () => {
    const locks = browserLocks()
    const [first, second] = [windowAt(locks), windowAt(locks)]
    await settles(() => expect([first.last(), second.last()]).toEqual(['here', 'elsewhere']))
  })

  it('until it is closed: then the next in turn scores', async () => {
    const locks = browserLocks()
    const [first, second] = [windowAt(locks), windowAt(locks)]
    await settles(() => expect(second.last()).toBe('elsewhere'))
    first.release()
    await settles(() => expect(second.last()).toBe('here'))
    expect(first.last()).toBe('here')
  })

  it('until the other takes over: the loser is told, and may take over again', async () => {
    const locks = browserLocks()
    const [first, second] = [windowAt(locks), windowAt(locks)]
    await settles(() => expect(second.last()).toBe('elsewhere'))
    second.takeOver()
    await settles(() => expect([first.last(), second.last()]).toEqual(['elsewhere', 'here']))
    first.takeOver()
    await settles(() => expect([first.last(), second.last()]).toEqual(['here', 'elsewhere']))
    first.release()
    await settles(() => expect(second.last()).toBe('here'))
  })

  it('until the other takes over, be it with a double tap', async () => {
    const locks = browserLocks()
    const [first, second] = [windowAt(locks), windowAt(locks)]
    await settles(() => expect(second.last()).toBe('elsewhere'))
    second.takeOver()
    second.takeOver()
    await settles(() => expect(first.last()).toBe('elsewhere'))
    // Long enough for a loss that is none to be told.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(second.told).toEqual(['elsewhere', 'here'])
    second.release()
    await settles(() => expect(first.last()).toBe('here'))
  })

  it('and where a browser has no locks everybody may: the log stands guard by itself', () => {
    expect([windowAt(undefined).last(), windowAt(undefined).last()]).toEqual(['here', 'here'])
  })
})
