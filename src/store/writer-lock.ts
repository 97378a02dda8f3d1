/** Which window may score: one at a time for each game. */
export type Writer = 'here' | 'elsewhere'

export interface WriterLock {
  /** Score here instead: the other window is told and goes on read-only. */
  readonly takeOver: () => void
  readonly release: () => void
}

/**
 * Asks for a game's lock and tells each time it comes or goes. While another window has it this one waits
 * its turn, and gets it when that window is closed. A browser without Web Locks lets everybody write: there
 * the unique key of the log stands guard alone.
 */
export function holdWriterLock(
  gameId: string,
  onChange: (writer: Writer) => void,
  locks: LockManager | undefined,
): WriterLock {
  if (!locks) {
    onChange('here')
    return { takeOver: () => {}, release: () => {} }
  }
  const name = nameOf(gameId)
  let released = false
  let letGo = () => {}
  let waiting = new AbortController()
  /** Number of our last request. An older one ends because we asked anew, which is no loss. */
  let asked = 0
  let told: Writer | undefined

  const tell = (writer: Writer) => {
    if (writer === told) return
    told = writer
    onChange(writer)
  }
  /** Holds the lock until it is released; a stolen lock rejects the request. */
  const hold = (lock: Lock | null) => {
    if (!lock) lost()
    if (!lock || released) return undefined
    tell('here')
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }
  const lost = () => {
    if (released) return
    tell('elsewhere')
    waiting = new AbortController()
    ask({ signal: waiting.signal })
  }
  const ask = (options: LockOptions) => {
    const mine = ++asked
    locks.request(name, options, hold).catch(() => {
      if (mine === asked) lost()
    })
  }

  ask({ ifAvailable: true })

  return {
    takeOver() {
      waiting.abort()
      ask({ steal: true })
    },
    release() {
      released = true
      waiting.abort()
      letGo()
    },
  }
}

/** Whether some window has the lock of a game. */
export async function isScored(gameId: string, locks: LockManager | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === nameOf(gameId))
}

function nameOf(gameId: string): string {
  return `fifteen-two game ${gameId}`
}
