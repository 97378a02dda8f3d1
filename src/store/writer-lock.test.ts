import { describe, expect, it, vi } from 'vitest'
import { holdWriterLock, type Writer } from './writer-lock.ts'

interface Request {
  readonly grant: (lock: Lock | null) => void
  readonly steal: () => void
}

/** One lock with its queue, as a browser keeps it for all its windows. */
function browserLocks(): LockManager {
  let holder: Request | undefined
  let queue: readonly Request[] = []

  function next(): void {
    const [first, ...rest] = queue
    queue = rest
    holder = first
    first?.grant({ name: 'game', mode: 'exclusive' })
  }

  function request<T>(
    _: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<T> | undefined,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'))
      const mine: Request = {
        grant: (lock) => {
          void Promise.resolve(callback(lock)).then((value) => {
            resolve(value)
            if (holder === mine) next()
          })
        },
        steal: abort,
      }
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(mine)) return
        queue = queue.filter((one) => one !== mine)
        abort()
      })
      if (options.ifAvailable && holder) return mine.grant(null)
      if (options.steal) {
        holder?.steal()
        holder = undefined
        queue = [mine, ...queue]
      } else queue = [...queue, mine]
      if (!holder) next()
    })
  }
  return { request, query: async () => ({}) } as unknown as LockManager
}

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

  it('and where a browser has no locks everybody may: the log stands guard by itself', () => {
    expect([windowAt(undefined).last(), windowAt(undefined).last()]).toEqual(['here', 'here'])
  })
})
