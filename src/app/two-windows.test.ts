import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { breakWrites, holdWrites, OPENING, windowOn } from '../store/database.fixture.ts'
import { brokenLocks, browserLocks } from '../store/locks.fixture.ts'
import { ANN_2, BOB_3, begun, HALF, isSaved, lines, scores, sit } from './table.fixture.ts'
import type { TableStore } from './table-state.ts'

describe('two windows that both may score', () => {
  it('keep one of two taps made at the same moment, and ask about the other', async () => {
    const { disk, db } = await begun()
    const [here, there] = [await sit(db), await sit(windowOn(disk))]
    here.act(ANN_2)
    there.act(BOB_3)
    await vi.waitFor(() => {
      const notices = [here, there].map((table) => table.getState().notice?.type)
      expect(notices.filter((type) => type === 'other-window-pegged')).toHaveLength(1)
    })
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
    const late = here.getState().notice ? here : there
    const early = late === here ? there : here
    expect(scores(late)).toEqual(scores(early))
    late.again()
    await isSaved(late)
    await vi.waitFor(() => expect(scores(early)).toEqual([2, 3]))
    expect(await lines(disk)).toHaveLength(OPENING.length + 2)
  })

  it('lose none of several taps, not even one made while the other log is read', async () => {
    const { disk, db } = await begun()
    const [here, there] = [await sit(db), await sit(windowOn(disk))]
    here.act(ANN_2)
    there.act(BOB_3)
    there.act(ANN_2)
    // The next that this window shows is the other window's log: a tap in that very moment.
    const stop = there.subscribe(() => {
      stop()
      there.act(BOB_3)
    })
    await vi.waitFor(() => expect(there.getState().notice?.type).toBe('other-window-pegged'))
    expect(scores(there)).toEqual([2, 0])
    there.again()
    expect(scores(there)).toEqual([4, 6])
    await isSaved(there)
    expect(await lines(disk)).toHaveLength(OPENING.length + 4)
  })

  it('never take back in one what was pegged in the other', async () => {
    const { disk, db } = await begun()
    const first = await sit(db)
    first.act(ANN_2)
    await isSaved(first)
    const second = await sit(windowOn(disk))
    first.act(BOB_3)
    second.act({ type: 'undo' })
    await vi.waitFor(() => {
      const late = [first, second].find((table) => table.getState().notice)
      expect(late).toBeDefined()
    })
    const late = first.getState().notice ? first : second
    const notice = late.getState().notice
    const mine = notice?.type === 'other-window-pegged' ? notice.mine : []
    expect(mine.map((intent) => intent.type)).not.toContain('undo')
  })

  it('go on asking about a lost tap when another one is refused or let pass', async () => {
    const { disk, db } = await begun()
    const [here, there] = [await sit(db), await sit(windowOn(disk))]
    here.act(ANN_2)
    there.act(BOB_3)
    await vi.waitFor(() => expect(there.getState().notice?.type).toBe('other-window-pegged'))
    there.letPass()
    there.act({ type: 'peg', side: 0, points: -5, reason: 'penalty' })
    expect(there.getState().notice?.type).toBe('refused')
    expect(there.isSaved()).toBe(false)
    there.dismiss()
    expect(there.getState().notice?.type).toBe('other-window-pegged')
    there.again()
    expect(scores(there)).toEqual([2, 3])
    await isSaved(there)
    expect(there.isSaved()).toBe(true)
  })

  it('ask no more once the lost tap is let go, or the game goes on without it', async () => {
    const { disk, db } = await begun()
    const [here, there] = [await sit(db), await sit(windowOn(disk))]
    for (const end of [() => there.dismiss(), () => there.act(BOB_3)]) {
      here.act(ANN_2)
      there.act(BOB_3)
      await vi.waitFor(() => expect(there.getState().notice?.type).toBe('other-window-pegged'))
      end()
      expect(there.getState().notice).toBeUndefined()
      await isSaved(there)
      await vi.waitFor(() => expect(scores(here)).toEqual(scores(there)))
    }
  })
})

it('two windows of a browser that refuses every lock both score, and each sees the other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { disk, db } = await begun()
  const { locks } = brokenLocks(() => Promise.reject(new DOMException('not here', 'SecurityError')))
  const here = await sit(db, locks)
  const there = await sit(windowOn(disk), locks)
  await vi.advanceTimersByTimeAsync(10_000)
  here.act(ANN_2)
  await vi.waitFor(() => expect(scores(there)).toEqual([2, 0]))
  there.act(BOB_3)
  await vi.waitFor(() => expect(scores(here)).toEqual([2, 3]))
})

describe('a second window', () => {
  it('watches the first one score, live, and may not peg', async () => {
    const { disk, db } = await begun()
    const locks = browserLocks()
    const here = await sit(db, locks)
    const there = await sit(windowOn(disk), locks)
    await vi.waitFor(() => expect(there.getState().writer).toBe('elsewhere'))
    here.act(ANN_2)
    await vi.waitFor(() => expect(scores(there)).toEqual([2, 0]))
    expect(there.getState().news).toMatchObject({ type: 'lines', lines: [{ moved: 2 }] })
    there.act(BOB_3)
    there.setDraft(HALF)
    expect(there.getState().notice).toMatchObject({ type: 'watching' })
    expect(scores(there)).toEqual([2, 0])
    expect(there.getState().draft.hands).toEqual([])
  })

  it('takes over with the half-tapped hand, and the first is told', async () => {
    const { disk, db } = await begun()
    const locks = browserLocks()
    const here = await sit(db, locks)
    const there = await sit(windowOn(disk), locks)
    await vi.waitFor(() => expect(there.getState().writer).toBe('elsewhere'))
    here.act(ANN_2)
    here.setDraft(HALF)
    await isSaved(here)
    await vi.waitFor(async () => expect((await sit(windowOn(disk))).getState().draft).toEqual(HALF))
    there.takeOver()
    await vi.waitFor(() => expect(there.getState().writer).toBe('here'))
    expect(there.getState().draft).toEqual(HALF)
    expect(here.getState()).toMatchObject({ writer: 'elsewhere', notice: { type: 'taken-over' } })
    there.act(BOB_3)
    await vi.waitFor(() => expect(scores(here)).toEqual([2, 3]))
  })
})

describe('a window that scores again', () => {
  const FULL = () => new DOMException('full', 'QuotaExceededError')

  /** Here a tap could not be saved; then the other window took over. */
  async function tookOver() {
    const { disk, db } = await begun()
    const locks = browserLocks()
    const here = await sit(db, locks)
    const there = await sit(windowOn(disk), locks)
    await vi.waitFor(() => expect(there.getState().writer).toBe('elsewhere'))
    const mend = breakWrites(db, FULL)
    here.act(ANN_2)
    await vi.waitFor(() => expect(here.getState().saving).toMatchObject({ taps: 1 }))
    there.takeOver()
    await vi.waitFor(() => expect(there.getState().writer).toBe('here'))
    return { disk, db, here, there, mend }
  }

  const scoresHere = (table: TableStore) => vi.waitFor(() => expect(table.getState().writer).toBe('here'))

  it('still shows what it could not save, and says so', async () => {
    const { disk, here, mend } = await tookOver()
    here.takeOver()
    await scoresHere(here)
    expect(scores(here)).toEqual([2, 0])
    expect(here.getState().saving).toEqual({ failed: { type: 'quota' }, taps: 1 })
    mend()
    here.retry()
    await isSaved(here)
    expect((await lines(disk)).at(-1)).toBe('pegged')
  })

  it('offers the hand half tapped in the other meanwhile', async () => {
    const { db, here, there } = await tookOver()
    there.setDraft(HALF)
    await vi.waitFor(async () => expect(await db.drafts.get('g1')).toBeDefined())
    here.takeOver()
    await scoresHere(here)
    expect(scores(here)).toEqual([2, 0])
    expect(here.getState().draft.hands).toEqual([])
    expect(here.getState().offeredDraft).toEqual(HALF)
  })

  it('offers that hand too where its own tap is saved in the same moment', async () => {
    const { db, here, there, mend } = await tookOver()
    there.setDraft(HALF)
    await vi.waitFor(async () => expect(await db.drafts.get('g1')).toBeDefined())
    mend()
    here.takeOver()
    await scoresHere(here)
    await isSaved(here)
    expect(scores(here)).toEqual([2, 0])
    expect(here.getState().offeredDraft).toEqual(HALF)
  })

  it('saves by itself what can be saved by then', async () => {
    const { disk, here, there, mend } = await tookOver()
    mend()
    there.close()
    await scoresHere(here)
    expect(scores(here)).toEqual([2, 0])
    await isSaved(here)
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
  })

  it.each(['still', 'no more'])(
    'asks about its tap where the other has pegged, the disk %s full',
    async (full) => {
      const { disk, here, there, mend } = await tookOver()
      there.act(BOB_3)
      await isSaved(there)
      if (full === 'no more') mend()
      here.takeOver()
      await scoresHere(here)
      expect(scores(here)).toEqual([0, 3])
      expect(here.getState().notice).toMatchObject({ type: 'other-window-pegged', mine: [ANN_2] })
      mend()
      here.again()
      await isSaved(here)
      expect(scores(await sit(windowOn(disk)))).toEqual([2, 3])
    },
  )
})

it('a half-tapped hand that could not be kept gives way to the one of the window that took over', async () => {
  const { disk, db } = await begun()
  const locks = browserLocks()
  const here = await sit(db, locks)
  const there = await sit(windowOn(disk), locks)
  await vi.waitFor(() => expect(there.getState().writer).toBe('elsewhere'))
  const mend = breakWrites(db, () => new DOMException('full', 'QuotaExceededError'))
  here.setDraft({ cuts: [], hands: [{ of: 1, cards: ['9S'] }] })
  there.takeOver()
  await vi.waitFor(() => expect(there.getState().writer).toBe('here'))
  there.setDraft(HALF)
  await vi.waitFor(async () => expect(await db.drafts.get('g1')).toBeDefined())
  mend()
  here.takeOver()
  await vi.waitFor(() => expect(here.getState().writer).toBe('here'))
  expect(here.getState().draft).toEqual(HALF)
})

describe('a tap on its way while another window takes over, pegs and taps half a hand', () => {
  async function cameTooLate() {
    const { disk, db } = await begun()
    const locks = browserLocks()
    const here = await sit(db, locks)
    const there = await sit(windowOn(disk), locks)
    await vi.waitFor(() => expect(there.getState().writer).toBe('elsewhere'))
    const letGo = holdWrites(db)
    here.act(ANN_2)
    there.takeOver()
    await vi.waitFor(() => expect(there.getState().writer).toBe('here'))
    there.act(BOB_3)
    there.setDraft(HALF)
    await isSaved(there)
    await vi.waitFor(async () => expect(await db.drafts.get('g1')).toBeDefined())
    letGo()
    await vi.waitFor(() => expect(here.getState().notice?.type).toBe('other-window-pegged'))
    return { disk, here, there }
  }

  it('leaves that half-tapped hand alone', async () => {
    const { disk, here } = await cameTooLate()
    expect(here.getState().draft.hands).toEqual([])
    expect((await sit(windowOn(disk))).getState().draft).toEqual(HALF)
  })

  it('is kept until this window scores again, and is then asked about anew', async () => {
    const { here } = await cameTooLate()
    here.again()
    expect(here.getState().notice?.type).toBe('watching')
    here.takeOver()
    await vi.waitFor(() => expect(here.getState().writer).toBe('here'))
    expect(here.getState().notice).toMatchObject({ type: 'other-window-pegged', mine: [ANN_2] })
    here.again()
    await isSaved(here)
    expect(scores(here)).toEqual([2, 3])
    expect(here.getState().draft).toEqual(HALF)
  })
})
