import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PROPERTY = /--[a-z][a-z0-9-]*/g

/**
 * Shortens the names of custom properties in the built styles, the most used first: as they stand in the source they
 * are a tenth of all bytes. Only styles may use them, which is looked after here too.
 */
export function shortProperties(): Plugin {
  return {
    name: 'fifteen-two:short-properties',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && /(?:[`'"]|var\()--[a-z]/.test(ourCode(file.modules)))
            this.error(`${file.fileName} names a custom property, whose name in the styles is another`)
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = shorten(String(file.source))
        }
      },
    },
  }
}

function shorten(css: string): string {
  const uses = new Map<string, number>()
  for (const [name] of css.matchAll(PROPERTY)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([name]) => name)
  return css.replace(PROPERTY, (name) => `--${letters(names.indexOf(name))}`)
}

/** a … Z, aa, ab … */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? letters(rest - 1) : '') + LETTERS[index % LETTERS.length]
}

function ourCode(modules: Readonly<Record<string, { readonly code: string | null }>>): string {
  return Object.entries(modules)
    .filter(([path]) => !path.includes('node_modules'))
    .map(([, { code }]) => code ?? '')
    .join('\n')
}
