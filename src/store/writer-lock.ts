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
  const name = `fifteen-two game ${gameId}`
  let released = false
  let letGo = () => {}
  let waiting = new AbortController()

  /** Holds the lock until it is released; a stolen lock rejects the request. */
  const hold = (lock: Lock | null) => {
    if (!lock || released) return undefined
    onChange('here')
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }
  const lost = () => {
    if (released) return
    onChange('elsewhere')
    wait()
  }
  const wait = () => {
    waiting = new AbortController()
    locks.request(name, { signal: waiting.signal }, hold).catch(ifStolen(waiting.signal))
  }
  const ifStolen = (signal: AbortSignal) => () => {
    // Stopped waiting by ourselves: to take over, or for good.
    if (!signal.aborted) lost()
  }
  const never = new AbortController().signal

  locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold(lock) : lost())).catch(ifStolen(never))

  return {
    takeOver() {
      waiting.abort()
      locks.request(name, { steal: true }, hold).catch(ifStolen(never))
    },
    release() {
      released = true
      waiting.abort()
      letGo()
    },
  }
}
