import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { npm, stop } from './install.mjs'

// npm run check:programs: runs every program of scripts/ and bench/ once, in its shortest form, since most are run by hand
// a few times a year and nothing else would tell that a renaming broke them. A program that is in neither list fails.
const PYTHON = '/usr/bin/python3'
const scratch = mkdtempSync(join(tmpdir(), 'fifteen-two-programs-'))

/** @type {Readonly<Record<string, () => boolean | Promise<boolean>>>} */
const RUN = {
  'bench/engine.mjs': () => run(process.execPath, ['bench/engine.mjs', '--short']),
  'bench/line.mjs': () => run(process.execPath, ['bench/line.mjs']),
  'bench/run.mjs': () => run(process.execPath, ['bench/run.mjs', '--short']),
  'bench/sight.mjs': () => run(process.execPath, ['bench/sight.mjs']),
  'scripts/chance.mjs': () => run(process.execPath, ['scripts/chance.mjs', 'short']),
  'scripts/icons.mjs': () => run(process.execPath, ['scripts/icons.mjs', scratch]),
  'scripts/package.mjs': () => run(process.execPath, ['scripts/package.mjs', 'try']),
  'scripts/long.mjs': () =>
    npm(['run', '--silent', 'test:long'], {
      ...process.env,
      KILLS: '1',
      FIRST_LOST: '1',
      MIRROR_LOST: '1',
      CRASHES: '1',
      CHANGES: '1',
      LINES: '1',
      GAMES: '20',
    }),
  'scripts/shots.config.ts': () =>
    npm(['run', '--silent', 'shots', '--', '-g', 'schema|390x844 (two|players|after|club)']),
  // It fetches decks from the registry, and draws with a program that few have.
  'scripts/sight/decks.mjs': () => run(process.execPath, ['--check', 'scripts/sight/decks.mjs']),
  // A training takes hours and replaces the last one.
  'scripts/sight/export.py': () => importedByPython('export'),
  'scripts/sight/frames.py': () => importedByPython('frames'),
  'scripts/sight/held_out.py': () => importedByPython('held_out'),
  'scripts/sight/photographed.py': () => importedByPython('photographed'),
  'scripts/sight/train.py': () => importedByPython('train'),
  'scripts/start.mjs': isServed,
}

/** What .ci/run runs anyway, and by what. */
const RUN_ELSEWHERE = {
  'bench/floor/page.tsx': 'bench/run.mjs',
  'scripts/audit.mjs': 'npm run check:audit',
  'scripts/engines.mjs': 'npm run test:engines',
  'scripts/programs.mjs': 'npm run check:programs',
  'scripts/serve.mjs': 'every journey',
  'scripts/size.mjs': 'npm test',
  'scripts/test.mjs': 'npm test',
}

/** Files that export nothing, or only what a tool asks for: they can only be run. */
function programs() {
  return ['scripts', 'bench']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(mjs|js|tsx?|py)$/.test(file) && !/\.test\.|\/dist\/|vite\.config/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      if (file.endsWith('.py')) return text.includes('__name__ == "__main__"')
      return file.endsWith('.config.ts') || !/^export /m.test(text)
    })
}

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
function run(command, args, cwd = '.') {
  return spawnSync(command, args, { stdio: 'inherit', cwd }).status === 0
}

/** @param {string} module of scripts/sight */
function importedByPython(module) {
  const { status } = spawnSync(PYTHON, ['-c', 'import cv2, numpy, torch'], { stdio: 'ignore' })
  if (status !== 0) console.log('not run: cv2, numpy and torch are not installed')
  return status !== 0 || run(PYTHON, ['-c', `import ${module}`], 'scripts/sight')
}

/** Whether `npm start` serves the app. */
async function isServed() {
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CI: '1', PORT: '0' },
  })
  try {
    for await (const line of createInterface({ input: started.stdout })) {
      const [address] = /http:\S+/.exec(line) ?? []
      if (address) return (await (await fetch(address)).text()).includes('<title>Fifteen Two')
    }
    return false
  } finally {
    if (started.kill()) await once(started, 'exit')
  }
}

const known = new Set([...Object.keys(RUN), ...Object.keys(RUN_ELSEWHERE)])
const found = new Set(programs())
const unlisted = [...found].filter((file) => !known.has(file))
const gone = [...known].filter((file) => !found.has(file))
if (unlisted.length > 0) stop(`In no list of scripts/programs.mjs: ${unlisted.join(', ')}`)
if (gone.length > 0) stop(`In scripts/programs.mjs, but no program: ${gone.join(', ')}`)
/** @type {string[]} */
const failed = []
for (const [file, short] of Object.entries(RUN)) {
  console.log(`\n── ${file} ${'─'.repeat(Math.max(0, 60 - file.length))}`)
  if (!(await short())) failed.push(file)
}
rmSync(scratch, { recursive: true })
if (failed.length > 0) stop(`These programs failed: ${failed.join(', ')}`)
console.log(`\n${Object.keys(RUN).length} programs ran.`)
