/** The browser's caches in memory, as far as a second copy asks for them. */
export function memoryCaches(): CacheStorage {
  const kept = new Map<string, Map<string, string>>()
  const pathOf = (key: RequestInfo | URL) => (typeof key === 'string' ? key : String(key))
  const storage: Pick<CacheStorage, 'open'> = {
    async open(name) {
      const files = kept.get(name) ?? new Map<string, string>()
      kept.set(name, files)
      const cache: Pick<Cache, 'put' | 'match' | 'delete'> & { keys: () => Promise<{ url: string }[]> } = {
        async put(key, response) {
          files.set(pathOf(key), await response.text())
        },
        async match(key) {
          const text = files.get(pathOf(key))
          return text === undefined ? undefined : new Response(text)
        },
        delete: async (key) => files.delete(pathOf(key)),
        keys: async () => [...files.keys()].map((path) => ({ url: `https://table.example${path}` })),
      }
      return cache as unknown as Cache
    },
  }
  return storage as CacheStorage
}
