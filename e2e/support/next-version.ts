import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '../../scripts/build/precache-integrity.ts'

/** The next version of the app: the same build with another page, and its script and styles under other names. */
export function writeNextVersion(folder: string): void {
  cpSync('dist', folder, { recursive: true })
  change(join(folder, 'index.html'), '<html ', '<html data-version="next" ')
  change(join(folder, 'sw.js'), /[^"]+(?=","url":"index\.html")/, 'next')
  renameParts(folder)
  updateIntegrity(folder)
}

/** The same, with games kept under a newer schema. */
export function writeNextSchema(folder: string): void {
  writeNextVersion(folder)
  const script = join(folder, 'assets', scriptIn(folder))
  // Dexie has a database of its own for the names of databases; ours is the other.
  const versions = readFileSync(script, 'utf8').matchAll(/\.version\((\d+)\)\.stores\((?!\{dbnames)/g)
  const newest = Math.max(...[...versions].map(([, version]) => Number(version)))
  change(
    script,
    new RegExp(`(\\w+)\\.version\\(${newest}\\)\\.stores\\((?!\\{dbnames)`),
    `$1.version(${newest + 1}).stores({next:"id"}),$&`,
  )
  updateIntegrity(folder)
}

/** The script of the app, as it was built. */
export function scriptIn(folder: string): string {
  const [, script] =
    /src="[^"]*assets\/([^"]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  if (script === undefined) throw new Error(`${folder} has no script`)
  return script
}

function renameParts(folder: string): void {
  const names = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const next = (name: string) => name.replace(/\.(js|css)$/, '.next.$1')
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', next(name)))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(
      join(folder, file),
      names.reduce((changed, name) => changed.replaceAll(name, next(name)), text),
    )
  }
}

/** The worker installs only the files that it was built for. */
function updateIntegrity(folder: string): void {
  const worker = join(folder, 'sw.js')
  const text = readFileSync(worker, 'utf8')
  const updated = text.replace(
    /"integrity":"[^"]+"(,"revision":[^,]+,"url":"([^"]+)")/g,
    (_, rest: string, url: string) => `"integrity":"${integrityOf(join(folder, url))}"${rest}`,
  )
  if (updated === text) throw new Error(`no integrity in ${worker}`)
  writeFileSync(worker, updated)
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`nothing to change in ${file}`)
  writeFileSync(file, changed)
}
