import { describe, expect, it } from 'vitest'
import { scoresOf } from '../../game/record/game.ts'
import { breakWrites, holdWrites, OPENING, windowOn } from '../../store/database.fixture.ts'
import { brokenLocks, browserLocks } from '../../store/locks.fixture.ts'
import { ANN_2, BOB_3, begun, HALF, isSaved, lines, scores, sit, until } from './table.fixture.ts'

// What the windows make of it is in `table-machine.test.ts`; here are real stores on one disk, and a browser's locks.

const FULL = () => new DOMException('full', 'QuotaExceededError')

/** One window scores, and the other may not. */
async function oneScores() {
  const { disk, db } = await begun()
  const locks = browserLocks()
  const here = await sit(db, locks)
  const there = await sit(windowOn(disk), locks)
  await until(there, ({ writer }) => writer === 'elsewhere')
  return { disk, db, here, there }
}

it('two taps made at the same moment: one is kept, and the other is asked about', async () => {
  const { disk, db } = await begun()
  const [here, there] = [await sit(db), await sit(windowOn(disk))]
  here.act(ANN_2)
  there.act(BOB_3)
  expect([await here.saveAll(), await there.saveAll()].toSorted()).toEqual([false, true])
  expect(await lines(disk)).toHaveLength(OPENING.length + 1)
  const late = here.getState().notice ? here : there
  const early = late === here ? there : here
  expect(late.getState().notice?.type).toBe('other-window-pegged')
  expect(early.getState().notice).toBeUndefined()
  expect(scores(late)).toEqual(scores(early))
  late.retryLost()
  await isSaved(late)
  expect(scores(await sit(windowOn(disk)))).toEqual([2, 3])
  expect(await lines(disk)).toHaveLength(OPENING.length + 2)
})

it('two windows of a browser that refuses every lock both score, and the later one is asked', async () => {
  const { disk, db } = await begun()
  const { locks } = brokenLocks(() => Promise.reject(new DOMException('not here', 'SecurityError')))
  const here = await sit(db, locks)
  const there = await sit(windowOn(disk), locks)
  here.act(ANN_2)
  await isSaved(here)
  there.act(BOB_3)
  await until(there, ({ notice }) => notice?.type === 'other-window-pegged')
  there.retryLost()
  await isSaved(there)
  expect(scores(there)).toEqual([2, 3])
})

describe('a second window', () => {
  it('shows what the window that scores pegs', async () => {
    const { here, there } = await oneScores()
    here.act(ANN_2)
    await until(there, ({ game }) => scoresOf(game)[0] === 2)
    expect(there.getState()).toMatchObject({ writer: 'elsewhere', saving: 'saved' })
  })

  it('takes over with the taps and the half-tapped hand, and the first with what follows', async () => {
    const { here, there } = await oneScores()
    here.setDraft(HALF)
    here.act(ANN_2)
    await isSaved(here)
    there.takeOver()
    await until(there, ({ writer }) => writer === 'here')
    expect(scores(there)).toEqual([2, 0])
    expect(there.getState().draft).toEqual(HALF)
    expect(here.getState()).toMatchObject({ writer: 'elsewhere' })
    there.act(BOB_3)
    await isSaved(there)
    there.close()
    await until(here, ({ writer }) => writer === 'here')
    expect(scores(here)).toEqual([2, 3])
  })

  it('leaves a tap that could not be saved to the first, which saves it when it scores again', async () => {
    const { disk, db, here, there } = await oneScores()
    const mend = breakWrites(db, FULL)
    here.act(ANN_2)
    await until(here, ({ saving }) => typeof saving === 'object')
    there.takeOver()
    await until(there, ({ writer }) => writer === 'here')
    mend()
    there.close()
    await until(here, ({ writer }) => writer === 'here')
    await isSaved(here)
    expect(scores(here)).toEqual([2, 0])
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
  })

  it('pegs before a tap of the first that was on its way, and keeps its half-tapped hand', async () => {
    const { disk, db, here, there } = await oneScores()
    const letGo = holdWrites(db)
    here.act(ANN_2)
    there.takeOver()
    await until(there, ({ writer }) => writer === 'here')
    there.setDraft(HALF)
    there.act(BOB_3)
    await isSaved(there)
    letGo()
    expect(await here.saveAll()).toBe(false)
    expect(here.getState().notice).toMatchObject({ type: 'other-window-pegged', mine: [ANN_2] })
    expect(here.getState().draft.hands).toEqual([])
    expect((await sit(windowOn(disk))).getState().draft).toEqual(HALF)
  })
})

it('a closed table still saves its taps', async () => {
  const { disk, db } = await begun()
  const here = await sit(db)
  const letGo = holdWrites(db)
  here.act(ANN_2)
  here.close()
  letGo()
  expect(await here.saveAll()).toBe(true)
  expect(scores(await sit(windowOn(disk)))).toEqual([2, 0])
})
