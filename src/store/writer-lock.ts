/** Which window may score: one at a time for each game. */
export type Writer = 'here' | 'elsewhere'

/** `no-locks`: the browser has none, so every window may score and the log's unique key is the only guard. */
export type LockNews = Writer | 'no-locks'

/** Milliseconds before a lock is asked for again that was refused, not held elsewhere. */
const PAUSES = [100, 1_000, 5_000] as const

/** While another window has the lock this one waits its turn, and gets it when that window is closed. */
export function holdWriterLock(
  gameId: string,
  onChange: (news: LockNews) => void,
  locks: LockManager | undefined,
) {
  if (locks) return queueFor(nameOf(gameId), onlyChanges(onChange), locks)
  onChange('no-locks')
  return { takeOver: () => {}, release: () => {} }
}

function onlyChanges(onChange: (news: LockNews) => void) {
  let reported: LockNews | undefined
  return (news: LockNews) => {
    if (news === reported) return
    reported = news
    onChange(news)
  }
}

function queueFor(name: string, report: (news: LockNews) => void, locks: LockManager) {
  let released = false
  let releaseLock = () => {}
  let waiting = new AbortController()
  /** The number of our last request. An older request ends because of it, which is no loss. */
  let asked = 0
  let refused = 0

  /** Holds the lock until it is released; a stolen lock rejects the request. */
  const hold = (lock: Lock | null) => {
    if (!lock) lost()
    if (!lock || released) return undefined
    report('here')
    return new Promise<void>((resolve) => {
      releaseLock = resolve
    })
  }
  const lost = () => {
    if (released) return
    report('elsewhere')
    waiting = new AbortController()
    void ask({ signal: waiting.signal })
  }
  const ask = async (options: LockOptions) => {
    const mine = ++asked
    let granted = false
    try {
      await locks.request(name, options, (lock) => {
        granted = lock !== null
        return hold(lock)
      })
      return
    } catch {
      if (mine !== asked || released) return
    }
    // A lock that was granted can only be stolen, not refused.
    if (granted) return lost()
    const ms = PAUSES[refused++]
    if (ms === undefined) return report('no-locks')
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (mine === asked && !released) await ask(options)
  }

  void ask({ ifAvailable: true })

  return {
    /** Scores here instead: the other window may then only watch. */
    takeOver() {
      waiting.abort()
      void ask({ steal: true })
    },
    release() {
      released = true
      waiting.abort()
      releaseLock()
    },
  }
}

export async function isScored(gameId: string, locks: LockManager | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  return held.some(({ name }) => name === nameOf(gameId))
}

function nameOf(gameId: string): string {
  return `fifteen-two game ${gameId}`
}
