import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'

export const PACKAGES = ['firefox-esr']

/** The binary itself: what is killed must be the browser and not the script that starts it. */
export function findFirefox() {
  const paths = ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/usr/bin/firefox-esr']
  return paths.find((path) => existsSync(path))
}

/**
 * Firefox over WebDriver BiDi, with a profile on disk.
 * @param {string} executablePath @returns {Promise<import('./journeys.mjs').Engine>}
 */
export async function openFirefox(executablePath) {
  const userDataDir = await mkdtemp(join(tmpdir(), 'fifteen-two-firefox-'))
  const launch = () => puppeteer.launch({ browser: 'firefox', executablePath, userDataDir, headless: true })
  let browser = await launch()
  let page = await browser.newPage()
  return {
    name: `Firefox (${await browser.version()})`,
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (source, ...args) =>
      page.evaluate(`(${source})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`),
    died: 'SIGKILL of the browser, opened again on its profile',
    async die() {
      const own = browser.process()
      const gone = new Promise((resolve) => own?.once('exit', resolve))
      own?.kill('SIGKILL')
      await gone
      browser = await launch()
      page = await browser.newPage()
    },
    async close() {
      await browser.close()
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
