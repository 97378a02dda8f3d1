/** Which window may score: one at a time for each game. */
export type Writer = 'here' | 'elsewhere'

/** Asks to score a game; `onChange` says who does. */
export type HoldPen = (gameId: string, onChange: (writer: Writer) => void) => Pen

export interface Pen {
  /** Scores here instead. */
  readonly takeOver: () => void
  readonly release: () => void
}

/**
 * While another window has the lock this one waits its turn, and gets it when that window is closed. Where the browser
 * has no locks, or refuses one, every window may score, and the log's unique key is the only guard.
 */
export function holdWriterLock(
  gameId: string,
  onChange: (writer: Writer) => void,
  locks: LockManager | undefined,
): Pen {
  let released = false
  let releaseLock = () => {}
  let waiting = new AbortController()
  let reported: Writer | undefined
  /** The number of our last request. An older request ends because of it, which is no loss. */
  let asked = 0

  function report(writer: Writer): void {
    if (writer !== reported && !released) onChange(writer)
    reported = writer
  }

  function waitForTurn(): void {
    report('elsewhere')
    waiting = new AbortController()
    void ask({ signal: waiting.signal })
  }

  /** Holds the lock until it is released; a stolen lock rejects the request. */
  async function ask(options: LockOptions): Promise<void> {
    const mine = ++asked
    let isGranted = false
    try {
      await locks?.request(nameOf(gameId), options, (lock) => {
        if (released) return undefined
        if (!lock) return waitForTurn()
        isGranted = true
        report('here')
        return new Promise<void>((resolve) => {
          releaseLock = resolve
        })
      })
    } catch {
      if (mine !== asked || released) return
      if (isGranted) waitForTurn()
      else if (!options.signal) report('here')
    }
  }

  if (locks) void ask({ ifAvailable: true })
  else report('here')

  return {
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
