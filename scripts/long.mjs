import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// npm run test:long: a thousand kills and two hundred crashes of a tab in mid-game, printed as a table, and a backup of
// ten thousand games. Counts and seed may be chosen: `KILLS=200 CRASHES=50 SEED=7 npm run test:long`.
install()
if (!(await findOrInstallChromium()))
  stop('The long run needs Chrome, Chromium or Edge; CHROMIUM_PATH says where one is.')
if (!npm(['run', '--silent', 'build'])) stop('The build failed: see above.')
const { KILLS = '1000', CRASHES = '200', SEED = String(Date.now() % 1_000_000) } = process.env
console.log(`${KILLS} kills and ${CRASHES} crashes, seed ${SEED}`)
const ok = npm(['run', '--silent', 'e2e', '--', '--project=kills', '--project=long'], {
  ...process.env,
  KILLS,
  CRASHES,
  SEED,
})
process.exit(ok ? 0 : 1)
