import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { builtPage } from './scripts/build/built-page.ts'
import { manifestAt } from './scripts/build/manifest.ts'
import { checkPrecachedFiles } from './scripts/build/precache-integrity.ts'
import { wat } from './scripts/build/wat.mjs'
import { MOVED, PAGES } from './src/ui/pages.ts'

// BASE_PATH=/some/folder/ builds for a folder of a host; see docs/hosting.md.
const base = process.env.BASE_PATH ?? '/'
if (!/^\/(.+\/)?$/.test(base)) throw new Error(`BASE_PATH must begin and end with a slash, not be ${base}`)

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
  .map((file) => ({ file: `/${file.replaceAll('\\', '/')}`, classes: [] as string[] }))

/** Nobody reads the names of classes in the built app, and numbers pack better: the sheet’s and the one in the sheet. */
function shortName(name: string, path: string): string {
  const at = sheets.findIndex(({ file }) => path.endsWith(file))
  const classes = sheets[at]?.classes
  if (!classes) throw new Error(`${path} is not in src/ui`)
  if (!classes.includes(name)) classes.push(name)
  // From 360 on a number in base 36 has two signs, the first a letter.
  return `${(360 + at).toString(36)}${classes.indexOf(name).toString(36)}`
}

const texts = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join()
const tokensIn = (text: string) => text.match(/--[a-z][\w-]*/g) ?? []

/** Nor the names of tokens: those that no script sets get one or two letters, the ones written most often one. */
function shortTokens(): ReadonlyMap<string, string> {
  const kept = new Set(tokensIn(texts(/\.tsx?$/)))
  const counts = new Map<string, number>()
  for (const name of tokensIn(texts(/\.css$/))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()].filter((name) => !kept.has(name))
  names.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
  // From 10 on a number in base 36 begins with a letter, and again from 360 on.
  const free = Array.from({ length: 999 }, (_, i) => `--${(i < 26 ? i + 10 : i + 334).toString(36)}`)
  const short = free.filter((name) => !kept.has(name))
  return new Map(names.map((name, i) => [name, short[i] ?? name]))
}

function packTokens() {
  const names = shortTokens()
  const pack = (text: string) => text.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'pack-tokens',
    Once(sheet: { walkDecls(change: (line: { prop: string; value: string }) => void): void }) {
      sheet.walkDecls((line) => {
        line.prop = pack(line.prop)
        line.value = pack(line.value)
      })
    },
  }
}

const ADDRESSES = [...PAGES, ...Object.keys(MOVED)]

export default defineConfig(({ command }) => ({
  base,
  define: {
    // No browser has these.
    ...(command === 'build' && {
      setImmediate: 'undefined',
      process: 'undefined',
    }),
    'import.meta.env.APP_VERSION': JSON.stringify(version),
  },
  // These packages hand out their builds for browsers of ten years ago.
  resolve: {
    alias: {
      dexie: 'dexie/dist/modern/dexie.mjs',
      'use-sync-external-store/shim/index.js': 'react',
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortName }, postcss: { plugins: [packTokens()] } }
      : {},
  plugins: [
    react(),
    wat(),
    builtPage(ADDRESSES),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/pwa registers it, through a Trusted Types policy
      includeManifestIcons: false, // the glob below has them
      manifest: manifestAt(base),
      integration: { beforeBuildServiceWorker: checkPrecachedFiles },
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,bin,woff2,svg,png,txt}'],
        // The pages are all index.html, and the screenshots are for who has not installed it yet.
        globIgnores: ['404.html', 'screenshots/*', ...ADDRESSES.map((page) => `${page}/index.html`)],
        sourcemap: false,
      },
    }),
  ],
  worker: { plugins: () => [wat()] },
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0, // data: addresses would need a hole in the policy
    // One script and one stylesheet. Chromium keeps the compiled code of a classic script, and not of a module.
    cssCodeSplit: false,
    modulePreload: false, // there is nothing to load ahead
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY, // `npm run check:size` weighs it
    rolldownOptions: {
      output: { format: 'iife', codeSplitting: false },
      // Hints of libraries to their programmers: nobody reads them here.
      treeshake: { manualPureFunctions: ['console.debug', 'console.trace', 'console.warn'] },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    // No test touches what another one uses, and a fresh world for each file takes twice the time.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 600_000, // only for what hangs: the laws and the exhaustive tables take their time on a busy machine
    reporters: ['default'],
  },
}))
