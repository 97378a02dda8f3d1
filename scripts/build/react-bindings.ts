import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

const MODULES: Readonly<Record<string, object>> = { react, 'react/jsx-runtime': runtime }
const MARK = '\0bindings:'

/**
 * React as bindings of a module, which it hands out as properties of an object: the built app then calls `x(…)` and not
 * `(0, y.jsx)(…)`, thousands of times.
 */
export function reactBindings(): Plugin {
  return {
    name: 'react-bindings',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in MODULES && /\/(src|wouter)\//.test(importer ?? '') ? MARK + id : undefined,
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const name = id.slice(MARK.length)
      const names = Object.keys(MODULES[name] ?? {}).filter(
        (one) => one !== 'default' && /^[A-Za-z]+$/.test(one),
      )
      return [`import all from '${name}'`, ...names.map((one) => `export const ${one} = all.${one}`)].join(
        '\n',
      )
    },
  }
}
