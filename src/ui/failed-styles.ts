/** Links to styles that could not be fetched. The loader of chunks asks for each of them once and never again. */
const failed = new Set<HTMLLinkElement>()

export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // It does not bubble.
  document.addEventListener('error', note, true)
}

/** Asks again for styles that could not be fetched, so that no part of the app comes without its own. */
export async function fetchFailedStyles(): Promise<void> {
  try {
    await Promise.all([...failed].map(fetchAgain))
  } catch (error) {
    // Told as the loader of chunks tells it: an update may have taken them away.
    if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const next = document.createElement('link')
  const fetched = new Promise((resolve, reject) => {
    next.onload = resolve
    next.onerror = () => reject(new Error(`styles that could not be fetched: ${link.href}`))
  })
  next.rel = link.rel
  next.href = link.href
  failed.delete(link)
  link.replaceWith(next)
  return fetched
}
