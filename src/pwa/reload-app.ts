/** Milliseconds that a host may take to answer, and to send the whole app. */
const ANSWER_LIMIT = 5_000
const DOWNLOAD_LIMIT = 20_000

/** Where one reload has not helped, a kept file may be damaged: all of them, but no games, are downloaded again. */
export async function reloadApp(): Promise<void> {
  if (!wasReloaded()) setReloaded(true)
  else if (await isHostThere()) await downloadAgain()
  location.reload()
}

/** Without the host the app could not be downloaded. The worker's own script is the only file that is never kept. */
async function isHostThere(): Promise<boolean> {
  try {
    const url = `${import.meta.env.BASE_URL}sw.js`
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT) })
    // A network with a login page answers everything with that page.
    return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

async function downloadAgain(): Promise<void> {
  setReloaded(false)
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    const urls = await deleteKeptFiles()
    // While another window is open the browser keeps the same worker, which then installs nothing. It answers this
    // page until the reload, and checks and keeps what is fetched here as it did when it was installed.
    const signal = AbortSignal.timeout(DOWNLOAD_LIMIT)
    await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload', signal })))
  } catch {
    // No worker or no caches here: the reload asks the host anyway.
  }
}

/** The addresses of the files that were kept. */
async function deleteKeptFiles(): Promise<readonly string[]> {
  // A host may have other apps in other folders, with caches of their own.
  const scope = new URL(import.meta.env.BASE_URL, location.href).href
  const names = (await caches.keys()).filter(
    (name) => name.includes('-precache-') && name.endsWith(`-${scope}`),
  )
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  await Promise.all(names.map((name) => caches.delete(name)))
  // Without the revision that the worker adds.
  return requests.flat().map(({ url }) => url.replace(/\?.*/, ''))
}

/** Whether this window was reloaded because the app did not work. */
const KEY = 'fifteen-two:reloaded'

export function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

function setReloaded(reloaded: boolean): void {
  try {
    if (reloaded) sessionStorage.setItem(KEY, 'yes')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing can be remembered, the app is only reloaded.
  }
}
