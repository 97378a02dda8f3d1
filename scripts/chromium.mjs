import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stop } from './install.mjs'

/**
 * Chromium without windows, as Debian packs it: a page does the same for a tenth less of the processor, but nothing can be
 * installed.
 */
const SHELL = 'chromium-headless-shell'
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']

const DESKTOP_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
]

export const isRoot = process.getuid?.() === 0

/** Some systems have a shim that only asks for a snap to be installed, so the browser has to answer. */
function answers(/** @type {string} */ path) {
  if (process.platform === 'win32') return true // chrome.exe --version opens a window there
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** The browser that Playwright downloads for itself, if it has. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}

/** Which Chromium: the whole browser, or the one without windows where there is one. @typedef {{ whole?: boolean }} Which */

/**
 * The Chromium to test with: CHROMIUM_PATH, Playwright's own, or one that is installed on this machine.
 * @param {Which} [which] @returns {Promise<string | undefined>}
 */
export async function findChromium({ whole = true } = {}) {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const shells = whole ? [] : onPath([SHELL])
  const candidates = [...shells, ...(await playwrightsOwn()), ...DESKTOP_PATHS, ...onPath(NAMES)]
  return candidates.find((path) => existsSync(path) && answers(path))
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    return true
  } catch {
    return false
  }
}

function installDebianPackage() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  const packages = ['install', '-y', '--no-install-recommends', 'chromium']
  // Ubuntu has no package of the second one.
  return run('apt-get', ['update']) && (run('apt-get', [...packages, SHELL]) || run('apt-get', packages))
}

/**
 * Finds a Chromium, or installs one: from Debian where we may, otherwise Playwright's into its per-user cache.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallChromium() {
  const found = await findChromium()
  if (found && !existsSync(found)) stop(`CHROMIUM_PATH says ${found}, and there is no such file.`)
  if (found) return found
  console.log('No Chromium, Chrome or Edge found: installing one for the browser journeys.')
  if (installDebianPackage()) {
    const installed = await findChromium()
    if (installed) return installed
  }
  run('npx', ['--no', 'playwright', 'install', 'chromium'])
  return findChromium()
}

/**
 * Chromium loads two pages for its own address bar in every window, two fifths of the work of opening one. A second
 * list replaces Playwright’s, so what we need of that is here again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * What Playwright needs to launch it. Chromium refuses its sandbox to root, as in a container.
 * @param {Which} [which]
 */
export async function launchOptions(which) {
  const executablePath = await findChromium(which)
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Debian's Chromium draws with the graphics card by default; where there is none that costs a tenth of the time.
    args: ['--disable-gpu', `--disable-features=${WITHOUT.join()}`, ...(isRoot ? ['--no-sandbox'] : [])],
  }
}
