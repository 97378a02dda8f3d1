const IDLE_MS = 10 * 60 * 1000

/** Until the returned function is called, or ten minutes pass without a touch. Browsers drop the lock of a hidden app. */
export function keepAwake(): () => void {
  const listening = new AbortController()
  let touchedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lock: Promise<WakeLockSentinel | undefined> | undefined

  function touched(): void {
    touchedAt = Date.now()
    timer ??= setTimeout(releaseIfIdle, IDLE_MS)
    if (lock) return
    const asked = request()
    const onLost = () => {
      if (lock === asked) lock = undefined // an earlier one may be lost after a later one was asked for
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
  function releaseIfIdle(): void {
    const left = touchedAt + IDLE_MS - Date.now()
    if (left > 0) timer = setTimeout(releaseIfIdle, left)
    else release()
  }

  for (const event of ['pointerdown', 'keydown', 'visibilitychange']) {
    document.addEventListener(event, () => document.visibilityState === 'visible' && touched(), listening)
  }
  touched()
  return () => {
    listening.abort()
    release()
  }
}

/** Refused on a low battery or an insecure page, and unknown to old browsers: then the screen sleeps as usual. */
async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return undefined
  }
}
