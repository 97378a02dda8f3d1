import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { checkPrecachedFiles } from '../../scripts/build/precache-integrity.ts'

// Packed, kept for offline use and compiled as the app is: `npx vite build bench/floor` writes bench/floor/dist.
export default defineConfig({
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  plugins: [
    react(),
    {
      name: 'floor:classic-script',
      enforce: 'post',
      transformIndexHtml: (html) => html.replace('<script type="module" crossorigin', '<script defer'),
    },
    VitePWA({
      injectRegister: false,
      manifest: false,
      integration: { beforeBuildServiceWorker: checkPrecachedFiles },
      strategies: 'injectManifest',
      srcDir: '../../src/pwa',
      filename: 'sw.ts',
      injectManifest: { rollupFormat: 'iife', globPatterns: ['**/*.{html,js}'], sourcemap: false },
    }),
  ],
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    modulePreload: false,
    rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
  },
})
