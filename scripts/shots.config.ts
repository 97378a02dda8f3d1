import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Pictures instead of journeys, taken in the same browser from the same built app. */
export default defineConfig({
  ...journeys,
  testDir: '../e2e/shots',
  testMatch: '*.shots.ts',
  projects: [{ name: 'pictures' }],
  outputDir: '../test-results',
  use: { ...journeys.use, actionTimeout: 15_000, trace: 'off' },
})
