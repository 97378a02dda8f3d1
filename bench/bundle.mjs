import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Modules of the app as it ships them, bundled in memory.
 * @param {readonly string[]} paths inside `src`, without their `.ts` @returns {Promise<any>} all that they export
 */
export async function bundle(paths) {
  return import(await addressOf(paths))
}

/** The same for a page, which imports it from this address. @param {readonly string[]} paths */
export async function addressOf(paths) {
  const src = fileURLToPath(new URL('../src/', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id.endsWith('bench-entry.js') ? '\0bench-entry.js' : undefined),
        load: (id) =>
          id === '\0bench-entry.js'
            ? paths.map((path) => `export * from '${src}${path}.ts'`).join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'bench-entry.js', formats: ['es'], fileName: 'bundle' },
    },
  })
  const bundled = [result].flat().find((each) => 'output' in each)
  if (bundled === undefined) throw new Error('nothing was bundled')
  const { code } = bundled.output[0]
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}
