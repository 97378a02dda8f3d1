import type { DatabaseOptions } from './connection.ts'

/** What the app uses of `navigator.storageBuckets`, which only Chromium has and TypeScript does not know. */
export interface Buckets {
  readonly keys: () => Promise<readonly string[]>
  readonly open: (
    name: string,
    policy?: { readonly persisted: true; readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
}

export interface MirrorOptions extends DatabaseOptions {
  readonly buckets?: Buckets | undefined
}

export function bucketsOf(options: MirrorOptions): Buckets | undefined {
  if ('buckets' in options) return options.buckets
  const { navigator } = globalThis
  return navigator && 'storageBuckets' in navigator ? (navigator.storageBuckets as Buckets) : undefined
}

/** Where a database of this name has files of its own, so that a write that is cut short there harms no game. */
export async function placeFor(name: string, options: MirrorOptions): Promise<IDBFactory | undefined> {
  return (await bucketsOf(options)?.open(name))?.indexedDB ?? options.indexedDB
}
