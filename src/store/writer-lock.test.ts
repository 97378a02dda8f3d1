import { describe, expect, it } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { brokenLocks, browserLocks } from './locks.fixture.ts'
import { holdWriterLock, isScored, type Writer } from './writer-lock.ts'

function windowAt(locks: LockManager | undefined) {
  const news: Writer[] = []
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
    expect([windowAt(undefined).last(), windowAt(undefined).last()]).toEqual(['here', 'here'])
  })
})

describe('a browser that refuses every lock', () => {
  it.each([
    ['rejects', () => Promise.reject(new DOMException('not here', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('not here', 'SecurityError')
      },
    ],
  ])('and %s is taken for one without locks', async (_, request) => {
    const { locks, asked } = brokenLocks(request)
    const { news, last } = windowAt(locks)
    await settles(() => expect(last()).toBe('here'))
    expect(news).toEqual(['here'])
    expect(asked()).toBe(1)
    expect(await isScored('g1', locks)).toBe(false)
  })

  it('is not heard once the game is left', async () => {
    const { locks } = brokenLocks(() => Promise.reject(new DOMException('not here', 'SecurityError')))
    const { release, news } = windowAt(locks)
    release()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(news).toEqual([])
  })

  it('after it has said that another window scores: that stays', async () => {
    const locks = browserLocks()
    windowAt(locks)
    const { request } = locks
    let times = 0
    const once = (...args: Parameters<typeof request>) =>
      times++ === 0
        ? Reflect.apply(request, locks, args)
        : Promise.reject(new DOMException('no', 'UnknownError'))
    const { news } = windowAt({ ...locks, request: once } as LockManager)
    await settles(() => expect(times).toBe(2))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(news).toEqual(['elsewhere'])
  })
})
