import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'

// Draws the icons in public/icons from scripts/icons/*.svg. Run it by hand when a drawing changes:
// `npm run icons`, or `npm run icons -- folder` for another folder.
const [folder = 'public/icons'] = process.argv.slice(2)
const FONT = readFileSync('src/ui/look/fonts/besley-latin-wght-normal.woff2').toString('base64')
const FACE = `@font-face { font-family: 'Besley Variable'; font-weight: 400 900; src: url(data:font/woff2;base64,${FONT}) }`

/**
 * `corner` rounds the board in 512ths; `art` is the size of the drawing on it. A maskable icon is cut to any shape
 * within its middle 80 %, and iOS rounds the corners itself.
 */
const ICONS = [
  { file: 'icon-192', size: 192, drawing: 'icon.svg', corner: 104, art: 1 },
  { file: 'icon-512', size: 512, drawing: 'icon.svg', corner: 104, art: 1 },
  { file: 'maskable-512', size: 512, drawing: 'icon.svg', corner: 0, art: 0.76 },
  { file: 'apple-touch-icon', size: 180, drawing: 'icon.svg', corner: 0, art: 0.92 },
  { file: 'favicon-32', size: 32, drawing: '../../public/favicon.svg', corner: 0, art: 1 },
  { file: 'shortcut-count', size: 96, drawing: 'shortcut-count.svg', corner: 0, art: 1 },
  { file: 'shortcut-new', size: 96, drawing: 'shortcut-new.svg', corner: 0, art: 1 },
]

const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage()
for (const { file, size, drawing, corner, art } of ICONS) {
  const svg = readFileSync(`scripts/icons/${drawing}`, 'utf8')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>${FACE} body { margin: 0 } svg { display: block }</style>${svg}`)
  await page.evaluate(
    ({ corner, art }) => {
      document.querySelector('#clip')?.setAttribute('rx', String(corner))
      const toMiddle = `translate(256 256) scale(${art}) translate(-256 -256)`
      document.querySelector('#art')?.setAttribute('transform', toMiddle)
      return document.fonts.load("800 100px 'Besley Variable'", '15·2')
    },
    { corner, art },
  )
  await page.screenshot({ path: `${folder}/${file}.png`, omitBackground: true })
}
await browser.close()
