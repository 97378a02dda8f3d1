import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'
import { openStaticHost } from './static-host.mjs'

// Takes the picture of the README from the built app: `npm run build && npm run shots`.
const host = await openStaticHost({ folder: 'dist' })
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
/** @param {string} name */
const press = (name) => page.getByRole('button', { name, exact: true }).click()

// A game joined in its middle, so that both sides have pegs well on their way.
await page.goto(`${host.address}new`)
await page.getByRole('combobox', { name: 'Name, seat 1' }).fill('Ann')
await page.getByRole('combobox', { name: 'Name, seat 2' }).fill('Bob')
await page.getByText('Already begun on a wooden board?').click()
await page.getByRole('spinbutton', { name: 'Ann' }).fill('51')
await page.getByRole('spinbutton', { name: 'Bob' }).fill('47')
await page.getByRole('radio', { name: 'Ann', exact: true }).setChecked(true, { force: true })
await page.getByRole('button', { name: /^Start/ }).click()
await press('King of hearts')
await press('Bob pegs 2 for a pair')
await press('Ann pegs 6 for a pair royal')
await page.getByRole('button', { name: /^Undo/ }).waitFor()
await page.evaluate(() => document.fonts.ready.then(() => true))
await page.screenshot({ path: 'docs/pictures/table.png' })
await browser.close()
await host.close()
