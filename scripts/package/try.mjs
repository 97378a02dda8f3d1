import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../chromium.mjs'
import { npm, stop } from '../install.mjs'
import { openStaticHost } from '../static-host.mjs'
import { filesOf, NAME } from './build.mjs'

/** Bytes, compressed, that counting a hand may add to a program. */
const MOST_TO_COUNT = 4000

const COUNT =
  "totalOf(countShow({ of: 'hand', cards: ['5H', '5S', '5D', 'JC'], starter: '5C' }, { flushInHand: 4, flushInCrib: 5 }))"

/** What users of several parts of the package put into their program, and its size. */
const USES = {
  'a hand counted': `import { countShow, totalOf } from '${NAME}'; console.log(${COUNT})`,
  'a hand read, checked, counted and said': `import { countShow, makeShow, PRESETS, readHand, sayCount } from '${NAME}'
    const rules = PRESETS.acc, hand = makeShow({ of: 'hand', ...readHand(location.hash, 4) }, rules)
    console.log(hand.ok ? sayCount(countShow(hand.value, rules.show), { style: 'long', words: rules.words }) : hand.error)`,
  'all of it': `import * as engine from '${NAME}'; console.log(Object.values(engine))`,
}

/** Packs the built package and uses it as others would, in an empty project. @param {string} folder */
export async function tryPackage(folder) {
  checkDocs()
  const project = mkdtempSync(join(tmpdir(), 'fifteen-two-package-'))
  try {
    const packed = await step('packed', () => pack(folder, project))
    await step('publint', () => run('publint', ['run', packed, '--strict']))
    // From CommonJS it is loaded by `import()`, as it is meant.
    const attw = [packed, '--ignore-rules', 'cjs-resolves-to-esm', '--no-color', '--no-emoji']
    await step('attw', () => run('@arethetypeswrong/cli', attw))
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    const install = [
      'install',
      '--prefix',
      project,
      '--offline',
      '--no-audit',
      '--no-fund',
      '--silent',
      packed,
    ]
    await step('installed', () => npm(install))
    await step('Node', () => tryNode(project))
    await step('types', () => tryTypes(project))
    await step('a browser', () => tryBrowser(project))
    for (const [what, program] of Object.entries(USES)) {
      const size = await weigh(project, program)
      console.log(`${what}: ${(size / 1000).toFixed(2)} kB compressed`)
      if (program.includes(COUNT) && size > MOST_TO_COUNT)
        stop(`Counting a hand is over ${MOST_TO_COUNT} bytes.`)
    }
  } finally {
    rmSync(project, { recursive: true })
  }
}

/** @template T @param {string} what @param {() => T | Promise<T>} work @returns {Promise<T>} */
async function step(what, work) {
  const started = Date.now()
  const done = await work()
  if (!done) stop(`The package cannot be used: ${what}.`)
  console.log(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return done
}

/** The program of a package, with our Node. @param {string} name @param {readonly string[]} args @param {string} [cwd] */
function run(name, args, cwd = '.') {
  const folder = resolve('node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const program = join(folder, typeof bin === 'string' ? bin : String(Object.values(bin)[0]))
  return node([program, ...args], cwd)
}

/** @param {readonly string[]} args @param {string} cwd */
function node(args, cwd) {
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0
}

/** @param {string} folder @param {string} to */
function pack(folder, to) {
  if (!npm(['pack', folder, '--pack-destination', to, '--silent'])) return ''
  const [name = ''] = readdirSync(to).filter((file) => file.endsWith('.tgz'))
  const packed = join(to, name)
  console.log(`${name}: ${(statSync(packed).size / 1000).toFixed(1)} kB`)
  return packed
}

/** The examples of the README, each a module: what stands before `// =>` must equal what stands behind it. */
function examples() {
  const [, ...blocks] = readFileSync('scripts/package/README.md', 'utf8').split('```ts\n')
  return blocks.map((block) => block.slice(0, block.indexOf('```')))
}

/** As an ES module, and from CommonJS. @param {string} project */
function tryNode(project) {
  const equals = examples().map((code) => code.replace(/^(.*) \/\/ => (.*)$/gm, 'equal($1, $2)'))
  const files = [
    ...equals.map((code) => `import { deepEqual as equal } from 'node:assert/strict'\n${code}`),
    `import('${NAME}').then(({ countShow, totalOf }) => { if (${COUNT} !== 29) throw new Error('not 29') })`,
  ].map((code, i) => ({ name: i === equals.length ? 'common.cjs' : `example-${i}.mjs`, code }))
  for (const { name, code } of files) writeFileSync(join(project, name), code)
  return files.every(({ name }) => node([name], project))
}

/** With no `skipLibCheck`, so that our types need nothing that a user has not. @param {string} project */
function tryTypes(project) {
  for (const [i, code] of examples().entries()) writeFileSync(join(project, `example-${i}.mts`), code)
  writeFileSync(join(project, 'common.cts'), `export const engine = import('${NAME}')`)
  const files = readdirSync(project).filter((file) => /\.[mc]ts$/.test(file))
  const strict = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
  const target = ['--target', 'es2022', '--lib', 'es2022', '--types', '']
  const ways = [
    ['--module', 'node16', '--moduleResolution', 'node16'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]
  return ways.every((way) => run('typescript', [...strict, ...target, ...way, ...files], project))
}

/** With an import map and no bundler. @param {string} project */
async function tryBrowser(project) {
  const entry = `/node_modules/${NAME}/engine.js`
  writeFileSync(
    join(project, 'index.html'),
    `<!doctype html><script type="importmap">{ "imports": { "${NAME}": "${entry}" } }</script>
     <script type="module">import { countShow, totalOf } from '${NAME}'; document.title = ${COUNT}</script>`,
  )
  const host = await openStaticHost({ folder: project })
  const browser = await chromium.launch(await launchOptions({ whole: false }))
  try {
    const page = await browser.newPage()
    await page.goto(host.address)
    return (await page.title()) === '29'
  } finally {
    await browser.close()
    await host.close()
  }
}

/** Bytes of a program with what it needs of the package, compressed. @param {string} project @param {string} program */
async function weigh(project, program) {
  writeFileSync(join(project, 'program.js'), program)
  const built = await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: { write: false, target: 'es2023', lib: { entry: 'program.js', formats: ['es'] }, minify: true },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return gzipSync(output.map((one) => ('code' in one ? one.code : '')).join(''), { level: 9 }).length
}

/** Each name that the package exports is explained where it is declared. */
function checkDocs() {
  const declared = filesOf('.d.ts').map((path) => readFileSync(path, 'utf8'))
  const [entry = ''] = declared.filter((text) => text.includes("from './rules/show.js'"))
  const names = [...entry.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace('type ', '').trim()),
  )
  const known = declared.join('\n')
  const bare = names.filter((name) => !new RegExp(`\\*/\nexport (?:declare )?\\w+ ${name}\\b`).test(known))
  if (names.length < 20 || bare.length > 0) stop(`Nothing explains what these are: ${bare.join(', ')}.`)
}
