import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const OLDEST_NODE = [20, 19]

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/** npm writes a list of what it installed; both lists are compared, since file times are wrong after a checkout. */
function isInstalled() {
  try {
    const installed = packagesIn('node_modules/.package-lock.json')
    return Object.entries(packagesIn('package-lock.json'))
      .filter(([path, wanted]) => path !== '' && !wanted.optional)
      .every(([path, wanted]) => installed[path]?.version === wanted.version)
  } catch {
    return false
  }
}

/**
 * Runs npm the way it was run to get here.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env = process.env) {
  const cli = process.env.npm_execpath
  const options = /** @type {const} */ ({ stdio: 'inherit', env })
  const result = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return result.status === 0
}

/** Says what is missing and ends the program. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return
  stop(`Fifteen Two needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

/** Brings node_modules in step with the lock file. Needs nothing but Node and npm. */
export function install() {
  requireNode()
  if (isInstalled()) return
  console.log('Installing the packages (npm ci)…')
  if (npm(['ci', '--no-audit', '--no-fund'])) return
  stop(
    'The packages could not be installed; npm says why above. If it could not reach its ' +
      'registry, `npm config get registry` says which one it asks.',
  )
}
