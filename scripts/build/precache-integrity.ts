import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedVitePWAOptions } from 'vite-plugin-pwa'

/**
 * The worker keeps a file only if it is, byte for byte, the one that was built. A host may answer a script with a page,
 * or with half of it, and what is kept is never asked for again. A refused file fails the installation, and the next
 * visit tries again.
 */
export function checkPrecachedFiles({ injectManifest }: ResolvedVitePWAOptions): void {
  const { globDirectory: folder = 'dist', additionalManifestEntries = [] } = injectManifest
  const checked = <Entry extends { url: string }>(entry: Entry) => ({
    ...entry,
    integrity: integrityOf(join(folder, entry.url)),
  })
  injectManifest.manifestTransforms = [(entries) => ({ manifest: entries.map(checked), warnings: [] })]
  injectManifest.additionalManifestEntries = additionalManifestEntries.map((entry) =>
    typeof entry === 'string' ? entry : checked(entry),
  )
}

export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}
