import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { classNames } from './scripts/build/class-names.ts'
import { classicScript } from './scripts/build/classic-script.ts'
import { contentPolicy } from './scripts/build/content-policy.ts'
import { manifestAt } from './scripts/build/manifest.ts'
import { checkPrecachedFiles } from './scripts/build/precache-integrity.ts'
import { routePages } from './scripts/build/route-pages.ts'
import { PAGES } from './src/ui/pages.ts'

// BASE_PATH=/some/folder/ builds for a folder of a host; see docs/hosting.md.
const base = process.env.BASE_PATH ?? '/'
if (!/^\/(.+\/)?$/.test(base)) throw new Error(`BASE_PATH must begin and end with a slash, not be ${base}`)

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** The live game: its store and its words. The words of other pages are in their chunks. */
const isRecord = (file: string) => /src\/(words\/table\/[^/]+|app\/stores\/table-store\.ts)$/.test(file)

export default defineConfig(({ command }) => ({
  base,
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  // The package hands out its build for browsers of ten years ago.
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  css: command === 'build' ? { modules: { generateScopedName: classNames('src') } } : {},
  plugins: [
    react(),
    contentPolicy(),
    classicScript(['first', 'record', 'table']),
    routePages(PAGES),
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
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        // The pages are all index.html, and the screenshots are for who has not installed it yet.
        globIgnores: ['404.html', 'screenshots/*', ...PAGES.map((page) => `${page}/index.html`)],
        sourcemap: false,
      },
    }),
  ],
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0, // data: addresses would need a hole in the policy
    modulePreload: false, // a link a chunk costs more than the chunk: all of them are in the worker’s cache
    // Three chunks on the way to a peg, later joined to one script: cut by what others share they would pack worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: /src\/(main\.tsx|board\/|ui\/parts\/board\/(?!Spark))/,
              priority: 3,
            },
            { name: 'record', test: isRecord, priority: 2 },
            { name: 'table', test: /src\/ui\/table\/TableRoute\.tsx$/, priority: 1 },
            // Only the styles: what these screens share would otherwise be packed three times over.
            {
              name: 'pages',
              test: /src\/ui\/(parts\/(figures\/|board\/Spark|Page|FormSection|KeyList)|pads\/PegSelect|games\/|settings\/|data\/|table\/GameOver).*\.css$/,
            },
          ],
        },
      },
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
