import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the built page may do: load from its own origin, run no inline script or style, and turn no string into code
 * but the worker's address, which passes the policy `fifteen-two` in `src/pwa/trusted-script.ts`.
 */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fifteen-two',
].join('; ')

/**
 * Writes the policy into the built page, and links the app as a classic script. The page is copied to every address that
 * can be opened directly, and to the 404 page for all others: a deep link works on a plain static host on the very first
 * visit, before there is a worker. The dev server is left alone: hot reloading needs inline scripts and modules.
 */
export function builtPage(addresses: readonly string[]): Plugin {
  return {
    name: 'fifteen-two:built-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml(html) {
      const charset = '<meta charset="utf-8" />'
      const module = '<script type="module" crossorigin '
      for (const part of [charset, module])
        if (!html.includes(part)) throw new Error(`index.html lacks ${part}`)
      const policy = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}" />`
      return html.replace(charset, `${charset}\n    ${policy}`).replace(module, '<script defer ')
    },
    async writeBundle({ dir = 'dist' }) {
      const page = join(dir, 'index.html')
      await copyFile(page, join(dir, '404.html'))
      for (const address of addresses) {
        await mkdir(join(dir, address), { recursive: true })
        await copyFile(page, join(dir, address, 'index.html'))
      }
    },
  }
}
