/** The browser's caches in memory, with as much as a second copy uses. */
export interface MemoryCaches extends CacheStorage {
  /**
   * The browser is killed in the middle of its next write: what was there is gone, and nothing answers.
   * Resolves when that has happened.
   */
  readonly dieWriting: () => Promise<void>
  /** The caches as the browser finds them after a restart. */
  readonly afterDeath: () => MemoryCaches
}

interface File {
  readonly body: ArrayBuffer
  readonly headers: readonly [string, string][]
}

export function memoryCaches(files = new Map<string, File>()): MemoryCaches {
  let die: (() => void) | undefined
  const nobodyAnswers = () => new Promise<never>(() => {})
  const pathOf = (key: RequestInfo | URL) => (typeof key === 'string' ? key : String(key))
  const cache: Pick<Cache, 'put' | 'match' | 'delete'> & { keys: () => Promise<{ url: string }[]> } = {
    async put(key, response) {
      files.delete(pathOf(key))
      if (die) {
        die()
        return nobodyAnswers()
      }
      files.set(pathOf(key), { body: await response.arrayBuffer(), headers: [...response.headers] })
    },
    async match(key) {
      const file = files.get(pathOf(key))
      return file && new Response(file.body, { headers: [...file.headers] })
    },
    delete: async (key) => files.delete(pathOf(key)),
    keys: async () => [...files.keys()].map((path) => ({ url: `https://table.example${path}` })),
  }
  const storage: Pick<MemoryCaches, 'open' | 'dieWriting' | 'afterDeath'> = {
    open: async () => cache as unknown as Cache,
    dieWriting: () =>
      new Promise((resolve) => {
        die = resolve
      }),
    afterDeath: () => memoryCaches(new Map(files)),
  }
  return storage as MemoryCaches
}
