import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

/** Workers read this file again and inherit the environment, so the port is chosen once. */
async function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(String(port)))
    })
  })
}

process.env.E2E_PORT ??= await freePort()
/** The core costs less without windows and without motion. The kills, too: its databases are the same.
 * All else is played in the whole browser, as most people see it. */
const plain = {
  launchOptions: await launchOptions({ whole: false }),
  contextOptions: { reducedMotion: 'reduce' },
} as const
const address = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000, // a whole game on a busy machine
  expect: { timeout: 30_000 },
  // A journey that fails now and then has found a fault. Where nobody can look at once, its name is printed.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    actionTimeout: 60_000, // so that a journey that waits for what never comes says for what
    baseURL: address,
    launchOptions: await launchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block', // a journey about the worker allows it
    trace: 'off', // a sixth of the time of a journey: ask for one with --trace retain-on-failure
  },
  // What each set contains, and how long it takes: docs/testing.md.
  projects: [
    { name: 'core', grep: /@core/, testIgnore: 'long/*', use: plain },
    { name: 'rest', grepInvert: /@core/, testIgnore: 'long/*' },
    { name: 'kills', testMatch: 'kills.spec.ts', use: plain },
    { name: 'long', testMatch: 'long/*.spec.ts' },
  ],
  webServer: {
    command: `node scripts/serve.mjs ${process.env.E2E_PORT}`,
    cwd: import.meta.dirname,
    url: address,
    reuseExistingServer: false,
  },
})
