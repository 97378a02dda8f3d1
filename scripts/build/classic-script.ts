import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Puts the chunks of these names, the one that begins the app first, and all that they import into one classic script;
 * the others stay modules. Chromium serves a classic script from its code cache, but compiles a module again with every
 * start. Each chunk becomes a function that runs when it is first asked for, so nothing runs earlier than as a module.
 */
export function classicScript(names: readonly string[]): Plugin {
  return {
    name: 'fifteen-two:classic-script',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const parts = partsOf(bundle, names)
        const [entry] = parts
        if (!entry || entry.name !== names[0])
          throw new Error(`there is no chunk ${names[0]} to begin the app with`)
        const callOf = (file: string) => {
          const index = parts.findIndex(({ fileName }) => fileName === file)
          return index < 0 ? undefined : `${GLOBAL}.p${index}`
        }
        for (const chunk of chunksOf(bundle)) chunk.code = withParts(chunk, callOf)
        const functions = parts.map(({ code }, i) => `p${i}:once(()=>{${code}})`)
        const once = 'const once=f=>{let m;return()=>m??=f()}'
        const meta = 'meta:{url:document.currentScript.src}'
        const source = `"use strict";{${once};${GLOBAL}={${[meta, ...functions].join(',')}}}${callOf(entry.fileName)}()`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/main-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        for (const part of parts) delete bundle[part.fileName]
        linkInPage(bundle, parts, fileName)
      },
    },
  }
}

/** Where the modules that are loaded later find what they share with the script. */
const GLOBAL = 'globalThis.fifteenTwo'

function chunksOf(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

function partsOf(bundle: Bundle, names: readonly string[]): readonly Chunk[] {
  const chunks = chunksOf(bundle)
  const parts = new Set(names.flatMap((name) => chunks.filter((chunk) => chunk.name === name)))
  for (const { imports } of parts) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) parts.add(chunk)
  }
  return [...parts]
}

/**
 * The code of a chunk, with what it imports of the script taken from there; of a part of the script itself it is the
 * body of its function. `callOf`: that function of a file, undefined where it is no part.
 */
function withParts(chunk: Chunk, callOf: (file: string) => string | undefined): string {
  const isPart = callOf(chunk.fileName) !== undefined
  const partAt = (source: string) => callOf(posix.join(posix.dirname(chunk.fileName), source))
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const exported: string[] = []
  const refuse = (what: string): never => {
    throw new Error(`${chunk.name} ${what}, which the classic script does not know`)
  }
  new Visitor({
    ImportExpression({ start, end, source }) {
      const part = partAt(textOf(source))
      if (part) edits.push({ start, end, text: `Promise.resolve().then(${part})` })
    },
    ImportDeclaration({ start, end, source, specifiers }) {
      const part = partAt(source.value)
      if (part) edits.push({ start, end, text: `${bindings(specifiers)}${part}();` })
      else if (isPart) refuse(`imports ${source.value}`)
    },
    ExportNamedDeclaration({ start, end, declaration, source, specifiers }) {
      if (declaration || source) return isPart || source ? refuse('exports more than names') : undefined
      if (!isPart) return
      edits.push({ start, end, text: '' })
      exported.push(...specifiers.map(({ exported: as, local }) => `${nameIn(as)}:${nameIn(local)}`))
    },
    ExportAllDeclaration: () => refuse('exports all of another'),
    ExportDefaultDeclaration: () => (isPart ? refuse('has a default export') : undefined),
    MetaProperty({ start, end, meta }) {
      if (isPart && meta.name === 'import') edits.push({ start, end, text: `${GLOBAL}.meta` })
    },
  }).visit(parseSync(chunk.fileName, chunk.code).program)
  const code = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((so, { start, end, text }) => so.slice(0, start) + text + so.slice(end), chunk.code)
  return isPart ? `${code};return{${exported.join(',')}}` : code
}

/** `const{a:b,c:d}=` for what an import names. */
function bindings(specifiers: ESTree.ImportDeclaration['specifiers']): string {
  const names = specifiers.map((one) => {
    if (one.type !== 'ImportSpecifier') throw new Error(`${one.local.name} is not imported by its name`)
    return `${nameIn(one.imported)}:${one.local.name}`
  })
  return names.length > 0 ? `const{${names.join(',')}}=` : ''
}

/** A minified chunk writes its texts as templates. */
function textOf(node: ESTree.Expression): string {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join()
  return node.type === 'Literal' ? String(node.value) : ''
}

function nameIn(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? JSON.stringify(node.value) : node.name
}

/** In the place of the modules that the page loads. */
function linkInPage(bundle: Bundle, parts: readonly Chunk[], script: string): void {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('there is no page to load the classic script')
  const files = parts.map(({ fileName }) => fileName).join('|')
  const module = new RegExp(`<script type="module"[^>]* src="([^"]*)(${files})"></script>\\s*`, 'g')
  let linked = 0
  page.source = String(page.source).replace(module, (_, base) =>
    linked++ === 0 ? `<script defer src="${base}${script}"></script>\n  ` : '',
  )
  if (linked === 0) throw new Error('the page does not load the modules of the script')
}
