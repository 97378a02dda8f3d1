import { printed } from './long/ledger.ts'
import { runFaults } from './long/run-faults.ts'
import { CORE, expect, test } from './support/test.ts'

// A trace of so many browsers would take longer than the run.
test.use({ trace: 'off' })

// The short form; `npm run test:rest` and `npm run test:long` set larger numbers.
const KILLS = Number(process.env.KILLS ?? 5)
const CRASHES = Number(process.env.CRASHES ?? 2)
const SEED = Number(process.env.SEED ?? 1502)

const FAULTS = [
  ['kills', KILLS, 'the browser is killed in mid-game: what was called saved is there, and no tap by half'],
  ['crashes', CRASHES, 'the tab crashes in mid-game: what was called saved is there, and no tap by half'],
] as const

for (const [fault, rounds, title] of FAULTS) {
  test(title, CORE, async ({ baseURL, faults }) => {
    test.setTimeout(60_000 + rounds * 30_000)
    const tally = await runFaults({ fault, rounds, seed: SEED, origin: baseURL ?? '', faults })
    console.log(`seed ${SEED}\n${printed([[fault, tally]])}`)
    expect(tally).toMatchObject({ rounds, lost: 0, torn: 0, repeated: 0 })
    expect(tally.acknowledged).toBeGreaterThanOrEqual(rounds)
  })
}
