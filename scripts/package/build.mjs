import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { stop } from '../install.mjs'

export const NAME = 'fifteen-two-engine'

const root = fileURLToPath(new URL('../../', import.meta.url))
const here = join(root, 'scripts/package')
const dist = join(here, 'dist')

/** Builds the engine as a package: a module and its types for each file, as it is packed. @returns its folder */
export async function buildPackage() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: 'src/engine.ts', formats: ['es'] },
      // A bundler leaves out whole modules more surely than parts of one.
      rolldownOptions: {
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  })
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', here], { stdio: 'inherit' })
  if (status !== 0) stop('The types of the package could not be written.')
  for (const path of filesOf('.d.ts')) writeFileSync(path, published(readFileSync(path, 'utf8')))
  cpSync(join(here, 'README.md'), join(dist, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  return dist
}

/** @param {string} ending */
export function filesOf(ending) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith(ending)).map((file) => join(dist, file))
}

/** An example imports from the package; a declaration from the module that was built. @param {string} types */
function published(types) {
  return types
    .replace(/^( *\* import .* from )'.*'$/gm, `$1'${NAME}'`)
    .replaceAll(/(from '.*)\.ts'/g, "$1.js'")
}

function manifest() {
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    name: NAME,
    version,
    description: 'Counts cribbage hands and the play, checks a claim, and says both in words.',
    keywords: ['cribbage', 'scorer', 'card game'],
    license,
    type: 'module',
    sideEffects: false,
    main: './engine.js',
    types: './engine.d.ts',
    exports: { '.': { types: './engine.d.ts', default: './engine.js' } },
    engines,
  }
}
