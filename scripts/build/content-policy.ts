import type { Plugin } from 'vite'

/**
 * What the built page may do: load from its own origin, run no inline script or style, and turn no string into code
 * but the worker's address, which passes the policy `fifteen-two` in `src/pwa/register.ts`.
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

/** Writes the policy into the built page. The dev server is left alone: hot reloading needs inline scripts. */
export function contentPolicy(): Plugin {
  return {
    name: 'fifteen-two:content-policy',
    apply: 'build',
    transformIndexHtml: (html) => {
      const charset = '<meta charset="utf-8" />'
      if (!html.includes(charset)) throw new Error(`index.html must begin its head with ${charset}`)
      const policy = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}" />`
      return html.replace(charset, `${charset}\n    ${policy}`)
    },
  }
}
