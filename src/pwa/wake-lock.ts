/** Whether a game stands on the table; the room needs to know no more of it. */
type Phase = 'live' | 'idle'

const IDLE_MS = 10 * 60 * 1000

/**
 * Keeps the screen awake during a live game, and lets it sleep after ten minutes without a touch. The browser drops
 * the lock by itself whenever the app is hidden, so it is asked for again when it comes back.
 */
export function makeWakeLock() {
  let phase: Phase = 'idle'
  let touchedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lock: Promise<WakeLockSentinel | undefined> | undefined

  function hold(): void {
    timer ??= setTimeout(restOrGoOn, IDLE_MS)
    if (lock) return
    const asked = request()
    const onLost = () => {
      if (lock === asked) lock = undefined // an earlier one may be let go of after a later one was asked for
    }
    lock = asked
    void asked.then((sentinel) => {
      if (sentinel) sentinel.addEventListener('release', onLost)
      else onLost()
    })
  }

  function release(): void {
    clearTimeout(timer)
    timer = undefined
    void lock?.then((sentinel) => sentinel?.release())
    lock = undefined
  }

  /** One timer for the whole idle time, not one a tap. */
  function restOrGoOn(): void {
    const left = touchedAt + IDLE_MS - Date.now()
    if (left > 0) timer = setTimeout(restOrGoOn, left)
    else release()
  }

  /** Somebody touched the app: the idle time begins anew. */
  function touched(): void {
    touchedAt = Date.now()
    if (phase === 'live') hold()
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') touched()
  })
  return {
    touched,
    /** Keeps the screen awake while the phase is `live`. */
    follow(next: Phase): void {
      if (next === phase) return
      phase = next
      if (phase === 'live') touched()
      else release()
    },
  }
}

/** Refused on a low battery or an insecure page, and unknown to old browsers: then the screen sleeps as it always did. */
async function request(): Promise<WakeLockSentinel | undefined> {
  if (!('wakeLock' in navigator)) return undefined
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return undefined
  }
}
