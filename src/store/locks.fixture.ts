interface Request {
  readonly name: string
  readonly grant: (lock: Lock | null) => void
  readonly steal: () => void
}

/** One lock with its queue, as a browser keeps it for all its windows. */
export function browserLocks(): LockManager {
  let holder: Request | undefined
  let queue: readonly Request[] = []

  function next(): void {
    const [first, ...rest] = queue
    queue = rest
    holder = first
    first?.grant({ name: 'game', mode: 'exclusive' })
  }

  function request<T>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<T> | undefined,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'))
      const mine: Request = {
        name,
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
  const query = async () => ({ held: holder ? [{ name: holder.name }] : [] })
  return { request, query } as unknown as LockManager
}

/** Code that asks more often than this would ask for ever. */
const MOST_ASKED = 100

/** A browser that has locks but grants none. */
export function brokenLocks(refuse: () => Promise<never>) {
  const query = () => Promise.reject(new DOMException('not here', 'SecurityError'))
  let times = 0
  const request = () => (++times < MOST_ASKED ? refuse() : new Promise<never>(() => {}))
  return { locks: { request, query } as unknown as LockManager, asked: () => times }
}
