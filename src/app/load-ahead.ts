let loading = 0

/** Loads a part that nobody waits for; nothing where it is out of reach: it is spoken of when it is wanted. */
export async function loadAhead<T>(part: () => Promise<T>): Promise<T | undefined> {
  loading++
  try {
    return await part()
  } catch {
    return undefined
  } finally {
    loading--
  }
}

/** What fails to load meanwhile may be a part that nobody waits for. */
export function isLoadingAhead(): boolean {
  return loading > 0
}
