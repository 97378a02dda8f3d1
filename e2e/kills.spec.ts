import { printed } from './long/ledger.ts'
import { runChanges } from './long/run-changes.ts'
import { runFaults } from './long/run-faults.ts'
import { runPhones } from './long/run-phones.ts'
import { CORE, expect, test } from './support/test.ts'

// A trace of so many browsers would take longer than the run.
test.use({ trace: 'off' })

// The short form; `npm run test:rest` and `npm run test:long` set larger numbers.
const {
  KILLS = '3',
  FIRST_LOST = '1',
  MIRROR_LOST = '1',
  CRASHES = '2',
  CHANGES = '0',
  LINES = '0',
  SEED = '1502',
} = process.env

const whole = 'what was called saved is there, and no tap by half'
const FAULTS = [
  ['kills', KILLS, undefined, `the browser is killed in mid-game: ${whole}`],
  ['kills', FIRST_LOST, 'first', `it is killed and the database is removed: ${whole}`],
  ['kills', MIRROR_LOST, 'mirror', `it is killed and the mirror is removed: ${whole}, in both`],
  ['crashes', CRASHES, undefined, `the tab crashes in mid-game: ${whole}`],
] as const

for (const [fault, times, removed, title] of FAULTS) {
  const [rounds, seed] = [Number(times), Number(SEED)]
  if (rounds === 0) continue
  test(title, CORE, async ({ baseURL, faults }) => {
    test.setTimeout(60_000 + rounds * 30_000)
    const tally = await runFaults({
      fault,
      rounds,
      seed,
      origin: baseURL ?? '',
      faults,
      ...(removed ? { removed } : {}),
    })
    const name = removed ? `${fault}, ${removed} removed` : fault
    console.log(`seed ${seed}\n${printed([[name, tally]])}`)
    expect(tally).toMatchObject({ rounds, lost: 0, torn: 0, repeated: 0 })
    expect(tally.acknowledged).toBeGreaterThanOrEqual(rounds)
    if (removed) expect(tally.recovered).toBeGreaterThanOrEqual(rounds)
  })
}

if (Number(CHANGES) > 0)
  test('the browser is killed within three seconds after a name, rules, a setting or a practised hand: it is there', async ({
    baseURL,
    faults,
  }) => {
    const [rounds, seed] = [Number(CHANGES), Number(SEED)]
    test.setTimeout(60_000 + rounds * 30_000)
    const lost = await runChanges({ rounds, seed, origin: baseURL ?? '', faults })
    console.log(`seed ${seed}: ${rounds} changes, ${lost.length} lost`)
    expect(lost).toEqual([])
  })

if (Number(LINES) > 0)
  test('two phones tap at random, are killed and cut off: one log, and what either called saved is there', async ({
    baseURL,
    faults,
  }) => {
    const [rounds, seed] = [Number(LINES), Number(SEED)]
    test.setTimeout(60_000 + rounds * 60_000)
    const { host, guest, won, unlike } = await runPhones({ rounds, seed, origin: baseURL ?? '', faults })
    console.log(
      `seed ${seed}, ${won} games won\n${printed([
        ['lines, host', host],
        ['lines, guest', guest],
      ])}`,
    )
    expect(unlike).toEqual([])
    for (const tally of [host, guest]) expect(tally).toMatchObject({ lost: 0, torn: 0, repeated: 0 })
  })
