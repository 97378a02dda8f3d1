import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Copies the page to every address that can be opened directly, and to the 404 page for all others, so that a deep
 * link works on a plain static host on the very first visit, before there is a worker.
 */
export function routePages(pages: readonly string[]): Plugin {
  return {
    name: 'fifteen-two:route-pages',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const page = join(dir, 'index.html')
      await copyFile(page, join(dir, '404.html'))
      for (const name of pages) {
        await mkdir(join(dir, name), { recursive: true })
        await copyFile(page, join(dir, name, 'index.html'))
      }
    },
  }
}
