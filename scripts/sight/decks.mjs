import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Makes .sight/decks/<deck>/<card>.png, 300 by 420 pixels, from drawn decks that may be used for training.
// Needs rsvg-convert (Debian's librsvg2-bin). Run it once before the training: see docs/camera.md.

const HOME = '.sight'
const SIZE = { width: 300, height: 420 }
const SUITS = ['S', 'H', 'D', 'C']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))

drawLetele()
for (const style of ['2color', '2color-bf', '4color', '4color-bf']) drawHeruka(style)

/** CC0, two indices. The package holds React components. */
function drawLetele() {
  const source = readFileSync(join(unpack('@letele/playing-cards'), 'dist/index.esm.js'), 'utf8')
  const file = join(HOME, 'letele.mjs')
  const require = createRequire(import.meta.url)
  const react = JSON.stringify(require.resolve('react'))
  writeFileSync(
    file,
    source
      .replace(/^import _extends.*$/m, 'const _extends = Object.assign')
      .replace("from 'react'", `from ${react}`),
  )
  return import(join(process.cwd(), file)).then((deck) => {
    for (const card of CARDS) {
      const [rank = '', suit = ''] = card
      const name = suit + (rank === 'T' ? '10' : rank.toLowerCase())
      draw('letele', card, renderToStaticMarkup(createElement(deck[name])))
    }
  })
}

/** MIT, plain and big faces in two and in four colours. @param {string} style */
function drawHeruka(style) {
  const folder = join(unpack('@heruka_urgyen/react-playing-cards'), 'src/images', style)
  for (const card of CARDS) draw(`heruka-${style}`, card, readFileSync(join(folder, `${card}.svg`), 'utf8'))
}

/** @param {string} name */
function unpack(name) {
  const folder = join(HOME, 'packages', name.replace(/\W+/g, '-'))
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder])
  }
  return join(folder, 'package')
}

/** @param {string} deck @param {string} card @param {string} svg */
function draw(deck, card, svg) {
  const folder = join(HOME, 'decks', deck)
  mkdirSync(folder, { recursive: true })
  const { width, height } = SIZE
  const args = ['-w', `${width}`, '-h', `${height}`, '-o', join(folder, `${card}.png`)]
  execFileSync('rsvg-convert', args, { input: svg })
}
