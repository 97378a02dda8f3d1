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
const address = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000, // a whole game on a busy machine
  expect: { timeout: 15_000 },
  retries: 0, // what dies and is not there afterwards is lost, however often it goes well
  workers: 2,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: address,
    launchOptions: await launchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'allow',
    trace: 'off', // a sixth of the time of a journey: ask for one with --trace retain-on-failure
  },
  // Apart, so that browsers which die one after another take no time from the journeys: these come first.
  projects: [
    {
      name: 'journeys',
      testIgnore: ['kills.spec.ts', 'long/*'],
      // On a machine that others load too a journey is played once more; scripts/test.mjs names it, and allows two.
      retries: process.env.CI ? 1 : 0,
    },
    { name: 'kills', testMatch: 'kills.spec.ts' },
    { name: 'long', testMatch: 'long/*.spec.ts' },
  ],
  webServer: {
    command: `node scripts/serve.mjs ${process.env.E2E_PORT}`,
    cwd: import.meta.dirname,
    url: address,
    reuseExistingServer: false,
  },
})
