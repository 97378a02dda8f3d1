import type { ManifestOptions } from 'vite-plugin-pwa'

/** `--paper` of the light theme in sRGB: a manifest and a `theme-color` know no OKLCH. */
const PAPER = '#f5edde'

/** What the browser shows of the app once it is installed. `base` ends with a slash; other addresses are relative. */
export function manifestAt(base: string): Partial<ManifestOptions> {
  return {
    id: base,
    start_url: base,
    scope: base,
    name: 'Fifteen Two',
    short_name: 'Fifteen Two',
    description: 'The scoreboard and the arbiter for a real game of cribbage.',
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games', 'utilities'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      screenshot('table', '780x1688', 'narrow', 'Both scores, the board and a pad of keys for each player'),
      screenshot('hand', '780x1688', 'narrow', 'A hand counted aloud, line by line'),
      screenshot('claim', '780x1688', 'narrow', 'Where a wrong count comes from'),
      screenshot('tablet', '2048x1536', 'wide', 'The table on a tablet'),
    ],
    shortcuts: [
      {
        name: 'Count a hand',
        url: 'count',
        icons: [{ src: 'icons/shortcut-count.png', sizes: '96x96', type: 'image/png' }],
      },
      {
        name: 'New game',
        url: 'new',
        icons: [{ src: 'icons/shortcut-new.png', sizes: '96x96', type: 'image/png' }],
      },
    ],
  }
}

/** Taken from the built app by `npm run shots`. */
function screenshot(name: string, sizes: string, form: 'narrow' | 'wide', label: string) {
  return { src: `screenshots/${name}.png`, sizes, type: 'image/png', form_factor: form, label }
}
