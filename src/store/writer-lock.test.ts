import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { brokenLocks, browserLocks } from './locks.fixture.ts'
import { holdWriterLock, isScored, type LockNews } from './writer-lock.ts'

function windowAt(locks: LockManager | undefined) {
  const news: LockNews[] = []
  const lock = holdWriterLock('g1', (one) => news.push(one), locks)
  return { ...lock, news, last: () => news.at(-1) }
}

const settles = (check: () => void) => eventually(check)

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

  it('until the other takes over: the loser hears of it, and may take over again', async () => {
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

  it('until the other takes over, also with a double tap', async () => {
    const locks = browserLocks()
    const [first, second] = [windowAt(locks), windowAt(locks)]
    await settles(() => expect(second.last()).toBe('elsewhere'))
    second.takeOver()
    second.takeOver()
    await settles(() => expect(first.last()).toBe('elsewhere'))
    // Long enough for a false loss to be reported.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(second.news).toEqual(['elsewhere', 'here'])
    second.release()
    await settles(() => expect(first.last()).toBe('here'))
  })

  it('and where a browser has no locks everybody may: the log guards itself', () => {
    expect([windowAt(undefined).last(), windowAt(undefined).last()]).toEqual(['no-locks', 'no-locks'])
  })
})

describe('a browser that refuses every lock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['rejects', () => Promise.reject(new DOMException('not here', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('not here', 'SecurityError')
      },
    ],
  ])('and %s is asked a few times, and then taken for one without locks', async (_, request) => {
    const { locks, asked } = brokenLocks(request)
    const { news } = windowAt(locks)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(news).toEqual(['no-locks'])
    expect(asked()).toBe(4)
    expect(await isScored('g1', locks)).toBe(false)
  })

  it('is asked no more once the game is left', async () => {
    const { locks, asked } = brokenLocks(() => Promise.reject(new DOMException('not here', 'SecurityError')))
    const { release, news } = windowAt(locks)
    release()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(news).toEqual([])
    expect(asked()).toBe(1)
  })

  it('but only for a while lets the window score as soon as it grants one', async () => {
    const locks = browserLocks()
    vi.spyOn(locks, 'request').mockRejectedValueOnce(new DOMException('not now', 'UnknownError'))
    const { news } = windowAt(locks)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(news).toEqual(['here'])
  })
})
