import { spawn } from 'node:child_process'
import { isRoot } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'
import { openStaticHost } from './static-host.mjs'

// npm start: installs, builds, serves the app on this machine and opens it where there is a desktop.
const PORT = Number(process.env.PORT ?? 4152)

function hasDesktop() {
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env
  if (CI || SSH_CONNECTION || isRoot) return false
  return process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY)
}

/** @param {string} address */
function openInBrowser(address) {
  if (!hasDesktop()) return
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [command = '', ...args] = openers[/** @type {'darwin'} */ (process.platform)] ?? ['xdg-open']
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  opener.on('error', () => {}) // the address is printed anyway
  opener.unref()
}

async function openHost() {
  try {
    return await openStaticHost({ folder: 'dist', port: PORT })
  } catch {
    return openStaticHost({ folder: 'dist' }) // the port is taken: any free one
  }
}

install()
if (!npm(['run', '--silent', 'build'])) stop('The build failed: see above.')
const { address } = await openHost()
console.log(`\nFifteen Two is at ${address}\nCtrl+C stops it.`)
openInBrowser(address)
