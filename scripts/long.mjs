import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// npm run test:long: a thousand kills, of which 150 also remove the database and 150 its mirror, and two hundred crashes
// of a tab in mid-game, printed as tables; two hundred kills within three seconds after a name, rules, a setting or a
// practised hand; sixty lines between two phones that tap at random and are killed or cut off; and a backup of ten
// thousand games. Counts and seed may be chosen:
// `KILLS=200 FIRST_LOST=50 MIRROR_LOST=50 CRASHES=50 CHANGES=20 LINES=9 GAMES=500 SEED=7 npm run test:long -- --project=kills`.
install()
if (!(await findOrInstallChromium()))
  stop('The long run needs Chrome, Chromium or Edge; CHROMIUM_PATH says where one is.')
if (!npm(['run', '--silent', 'build'])) stop('The build failed: see above.')
const seed = String(Date.now() % 1_000_000)
const {
  KILLS = '700',
  FIRST_LOST = '150',
  MIRROR_LOST = '150',
  CRASHES = '200',
  CHANGES = '200',
  LINES = '60',
  SEED = seed,
} = process.env
console.log(
  `${KILLS} kills, ${FIRST_LOST} with the database removed, ${MIRROR_LOST} with its mirror, ${CRASHES} crashes, ${CHANGES} changes, ${LINES} lines, seed ${SEED}`,
)
const projects = process.argv.length > 2 ? process.argv.slice(2) : ['--project=kills', '--project=long']
const ok = npm(['run', '--silent', 'e2e', '--', ...projects], {
  ...process.env,
  KILLS,
  FIRST_LOST,
  MIRROR_LOST,
  CRASHES,
  CHANGES,
  LINES,
  SEED,
})
process.exit(ok ? 0 : 1)
