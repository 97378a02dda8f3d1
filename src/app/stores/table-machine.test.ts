import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import type { Intent } from '../../game/intent.ts'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { scoresOf } from '../../game/record/game.ts'
import { replay } from '../../game/record/replay.ts'
import { OPENING } from '../../store/database.fixture.ts'
import type { Writer } from '../../store/writer-lock.ts'
import { ANN_2, BOB_3, HALF } from './table.fixture.ts'
import { type ModelDisk, type ModelWindow, modelDisk, modelWindow } from './table-machine.fixture.ts'
import { preview } from './table-machine.ts'
import { isSaved, logIn, rowsIn, type TableEvent, unsavedIn } from './table-state.ts'

const FULL = { type: 'quota' } as const
const TOO_MANY: Intent = { type: 'peg', side: 0, points: 61, reason: 'penalty' }

function twoWindows() {
  const disk = modelDisk()
  return { disk, here: modelWindow(disk), there: modelWindow(disk) }
}

const types = (disk: ReturnType<typeof modelDisk>) => disk.read().rows.map(({ entry }) => entry.type)

describe('a tap', () => {
  it('shows at once, and is called saved when its write has been answered, not before', () => {
    const { disk, here } = twoWindows()
    here.tap(ANN_2)
    expect(here.shown()).toMatchObject({
      saving: 'saving',
      news: { type: 'lines', lines: [{ moves: [{ moved: 2 }] }] },
    })
    expect(here.scores()).toEqual([2, 0])
    here.reach()
    expect(types(disk).at(-1)).toBe('pegged')
    expect(here.shown().saving).toBe('saving')
    here.answer()
    expect(here.shown().saving).toBe('saved')
  })

  it('is written after the one before it, each in a write of its own', () => {
    const { disk, here } = twoWindows()
    here.tap(ANN_2, BOB_3, ANN_2)
    expect(here.waiting()).toEqual(['write'])
    here.answer()
    expect(types(disk)).toHaveLength(OPENING.length + 1)
    expect(here.waiting()).toEqual(['write'])
    here.settle()
    expect(types(disk)).toHaveLength(OPENING.length + 3)
  })

  it('that counted a hand gives its cards back when it is undone', () => {
    const { here } = twoWindows()
    here.tap({ type: 'turn-starter', card: 'KH' }, { type: 'end-play' })
    const cards = ['5H', '6C', '7D', '8S'] as const
    here.tap({ type: 'count', of: 1, cards }, { type: 'undo' })
    expect(here.shown().draft.hands).toEqual([{ of: 1, cards }])
    here.tap({ type: 'redo' })
    expect(here.shown().draft).toEqual(EMPTY_DRAFT)
  })

  it('that is refused writes nothing and says why', () => {
    const { here } = twoWindows()
    here.tap(TOO_MANY)
    expect(here.shown().notice).toEqual({
      type: 'refused',
      refusal: expect.objectContaining({ type: 'bad-points' }),
    })
    expect(here.waiting()).toEqual([])
  })

  it('that is only looked at changes nothing', () => {
    const { here } = twoWindows()
    const before = here.machine()
    const after = preview(before, ANN_2, 5)
    expect(after.ok && scoresOf(after.value)).toEqual([2, 0])
    expect(preview(before, { type: 'undo' }, 5)).toMatchObject({ ok: false })
    expect(here.machine()).toBe(before)
  })

  it('that cannot be saved stays in memory and says so, and goes along with the next one', () => {
    const { disk, here } = twoWindows()
    here.fail(FULL)
    here.tap(ANN_2)
    here.settle()
    expect(here.shown().saving).toEqual({ failed: FULL, taps: 1 })
    expect(here.waiting()).toEqual([])
    here.fail()
    here.tap(BOB_3)
    expect(here.shown().saving).toEqual({ failed: FULL, taps: 2 })
    here.settle()
    expect(here.shown().saving).toBe('saved')
    expect(types(disk)).toHaveLength(OPENING.length + 2)
  })

  it('is written once when it is tried again, however often that is asked for', () => {
    const { disk, here } = twoWindows()
    here.fail(FULL)
    here.tap(ANN_2)
    here.settle()
    here.fail()
    for (let i = 0; i < 3; i++) here.send({ type: 'retried' })
    expect(here.waiting()).toEqual(['write'])
    here.settle()
    expect(types(disk)).toHaveLength(OPENING.length + 1)
  })

  it('on a disk that was wiped brings the whole game back, and says so', () => {
    const { disk, here } = twoWindows()
    here.tap(ANN_2)
    here.settle()
    disk.wipe()
    here.tap(BOB_3)
    here.settle()
    expect(here.shown()).toMatchObject({ saving: 'saved', notice: { type: 'wiped' } })
    expect(disk.read().rows).toEqual(rowsIn(here.machine()))
  })
})

describe('a half-tapped hand', () => {
  it('is kept, of several only the last, and with the tap that comes after it', () => {
    const { disk, here } = twoWindows()
    here.draft({ cuts: [], hands: [{ of: 1, cards: ['5H'] }] })
    here.draft({ cuts: [], hands: [{ of: 1, cards: ['5H', '5S'] }] })
    here.draft(HALF)
    here.answer()
    expect(here.waiting()).toEqual(['write'])
    here.answer()
    expect(here.waiting()).toEqual([])
    expect(disk.read().draft?.draft).toEqual(HALF)
    here.tap(ANN_2)
    here.settle()
    expect(disk.read().draft).toEqual({ gameId: 'g1', headSeq: OPENING.length + 1, draft: HALF })
  })

  it('that could not be kept is not kept after the tap that used it', () => {
    const { disk, here } = twoWindows()
    here.tap({ type: 'turn-starter', card: '5C' }, { type: 'end-play' })
    here.settle()
    here.fail(FULL)
    here.draft({ cuts: [], hands: [{ of: 1, cards: ['5H', '5S', '5D', 'JC'] }] })
    here.tap({ type: 'count', of: 1, cards: ['5H', '5S', '5D', 'JC'] })
    here.settle()
    here.fail()
    here.send({ type: 'retried' })
    here.settle()
    expect(here.shown().saving).toBe('saved')
    expect(disk.read().draft).toBeUndefined()
  })

  it('is no tap: that it is not kept is not said', () => {
    const { here } = twoWindows()
    here.fail(FULL)
    here.draft(HALF)
    here.settle()
    expect(here.shown()).toMatchObject({ saving: 'saved', draft: HALF })
  })

  it('goes with the game when it is copied', () => {
    const { here } = twoWindows()
    expect(logIn(here.machine())).toEqual({ gameId: 'g1', rows: OPENING })
    here.tap(ANN_2)
    here.draft(HALF)
    const { rows, draft } = logIn(here.machine())
    expect(rows).toHaveLength(OPENING.length + 1)
    expect(draft).toEqual({ gameId: 'g1', headSeq: OPENING.length + 1, draft: HALF })
  })

  it.each([
    ['taken', HALF, HALF],
    ['declined', EMPTY_DRAFT, undefined],
  ])('of another state of the game is offered, and when %s is offered no more', (answer, draft, kept) => {
    const disk = modelDisk()
    const { rows, headSeq } = disk.read()
    const before = modelWindow(disk)
    before.draft(HALF)
    before.settle()
    const other = {
      ...disk,
      read: () => ({ ...disk.read(), draft: { gameId: 'g1', headSeq: 1, draft: HALF } }),
    }
    const here = modelWindow(other)
    expect(here.shown()).toMatchObject({ draft: EMPTY_DRAFT, offeredDraft: HALF })
    here.send({ type: 'draft-answered', taken: answer === 'taken' })
    here.settle()
    expect(here.shown()).toMatchObject({ draft, offeredDraft: undefined })
    expect(disk.read()).toMatchObject({ rows, headSeq })
    expect(disk.read().draft?.draft).toEqual(kept)
  })
})

describe('two windows that both may score', () => {
  /** There, two taps come to nothing: the other window is first with one. */
  function tooLate(...mine: readonly Intent[]) {
    const windows = twoWindows()
    const { here, there } = windows
    here.tap(ANN_2)
    there.tap(...mine)
    here.settle()
    there.answer()
    return windows
  }

  it('keep one of two taps made at the same moment, and ask about the other', () => {
    const { disk, here, there } = tooLate(BOB_3)
    expect(there.shown().saving).toBe('saving')
    there.settle()
    expect(types(disk)).toHaveLength(OPENING.length + 1)
    expect([here.scores(), there.scores()]).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(here.shown().notice).toBeUndefined()
    expect(there.shown().notice).toMatchObject({
      type: 'other-window-pegged',
      mine: [BOB_3],
      theirs: { entries: [{ type: 'pegged', side: 0, points: 2 }] },
    })
    there.again()
    there.settle()
    expect(there.shown()).toMatchObject({ saving: 'saved', notice: undefined })
    expect(scoresOf(modelWindow(disk).machine().game)).toEqual([2, 3])
    expect(types(disk)).toHaveLength(OPENING.length + 2)
  })

  it('lose none of several taps, not even one made while the other log is read', () => {
    const { disk, there } = tooLate(BOB_3, ANN_2)
    expect(there.waiting()).toEqual(['read'])
    there.tap(BOB_3)
    expect(there.shown().saving).toBe('saving')
    there.settle()
    expect(there.shown().notice).toMatchObject({ mine: [BOB_3, ANN_2, BOB_3] })
    expect(there.scores()).toEqual([2, 0])
    there.again()
    expect(there.scores()).toEqual([4, 6])
    there.settle()
    expect(there.shown().saving).toBe('saved')
    expect(types(disk)).toHaveLength(OPENING.length + 4)
  })

  it('lose no tap to a card tapped while the other log is read', () => {
    const { there } = tooLate(BOB_3)
    there.draft(HALF)
    expect(there.waiting()).toEqual(['read'])
    there.settle()
    expect(there.shown().notice).toMatchObject({ mine: [BOB_3] })
  })

  it('keep the tap when the other log cannot be read, say so, and ask at the next try', () => {
    const { there } = tooLate(BOB_3)
    there.send({ type: 'rows', result: { ok: false, error: { type: 'connection-lost' } } })
    expect(there.shown().saving).toEqual({ failed: { type: 'connection-lost' }, taps: 1 })
    expect(there.scores()).toEqual([0, 3])
    there.send({ type: 'retried' })
    there.settle()
    expect(there.scores()).toEqual([2, 0])
    expect(there.shown().notice).toMatchObject({ type: 'other-window-pegged', mine: [BOB_3] })
  })

  it('never undo in one what was pegged in the other', () => {
    const { there } = tooLate(BOB_3, { type: 'undo' }, { type: 'redo' })
    there.settle()
    expect(there.shown().notice).toMatchObject({ type: 'other-window-pegged', mine: [BOB_3] })
  })

  it('name no tap of the other window where that took one back', () => {
    const { here, there } = twoWindows()
    here.tap(ANN_2, ANN_2, { type: 'undo' })
    there.tap(BOB_3)
    here.settle()
    there.settle()
    expect(there.scores()).toEqual([2, 0])
    expect(there.shown().notice).toEqual({ type: 'other-window-pegged', mine: [BOB_3], theirs: undefined })
  })

  it('continue asking about a lost tap when another one is refused or ignored', () => {
    const { there } = tooLate(BOB_3)
    there.settle()
    there.send({ type: 'ignored' })
    there.tap(TOO_MANY)
    expect(there.shown().notice?.type).toBe('refused')
    expect(isSaved(there.machine())).toBe(false)
    there.send({ type: 'dismissed' })
    expect(there.shown().notice?.type).toBe('other-window-pegged')
    there.again()
    expect(there.scores()).toEqual([2, 3])
    there.settle()
    expect(isSaved(there.machine())).toBe(true)
  })

  it('continue asking when the half-tapped hand comes too late as well', () => {
    const { disk, here, there } = tooLate(BOB_3)
    there.settle()
    here.tap(ANN_2)
    here.settle()
    there.draft(HALF)
    there.answer()
    expect(there.shown().notice).toMatchObject({ mine: [BOB_3] })
    there.settle()
    expect(there.scores()).toEqual([4, 0])
    expect(there.shown()).toMatchObject({ draft: HALF, notice: { mine: [BOB_3] } })
    expect(disk.read().draft?.draft).toEqual(HALF)
  })

  it.each<[string, (window: ModelWindow) => void]>([
    ['the lost tap is dismissed', (window) => window.send({ type: 'dismissed' })],
    ['the game continues without it', (window) => window.tap(BOB_3)],
  ])('ask no more once %s', (_, end) => {
    const { there } = tooLate(BOB_3)
    there.settle()
    expect(there.shown().notice?.type).toBe('other-window-pegged')
    end(there)
    expect(there.shown().notice).toBeUndefined()
    there.settle()
    expect(isSaved(there.machine())).toBe(true)
  })

  it('give the half-tapped hand back that a lost tap had used', () => {
    const { disk, there } = twoWindows()
    there.tap({ type: 'turn-starter', card: '9C' }, { type: 'end-play' })
    there.settle()
    const here = modelWindow(disk)
    const hand = { cuts: [], hands: [{ of: 1, cards: ['5H', '5S', '5D', 'JC'] }] } as const
    there.draft(hand)
    there.settle()
    there.tap({ type: 'count', of: 1, cards: ['5H', '5S', '5D', 'JC'] })
    here.tap(ANN_2)
    here.settle()
    there.settle()
    expect(there.shown()).toMatchObject({ draft: hand, notice: { type: 'other-window-pegged' } })
  })
})

describe('who writes', () => {
  /** Every state of the access, as it comes about. */
  const STATES = {
    'alone, before the lock': [],
    scoring: ['here'],
    'scored elsewhere': ['elsewhere'],
    'taking over': ['elsewhere', 'here'],
    'taking over, and lost again': ['elsewhere', 'here', 'elsewhere'],
  } as const
  type State = keyof typeof STATES

  it.each<[State, Writer]>([
    ['alone, before the lock', 'here'],
    ['alone, before the lock', 'elsewhere'],
    ['scoring', 'elsewhere'],
    ['scored elsewhere', 'elsewhere'],
    ['scored elsewhere', 'here'],
    ['taking over', 'elsewhere'],
    ['taking over, and lost again', 'here'],
  ])('%s, and the lock is %s', (state, writer) => {
    const { here } = twoWindows()
    for (const before of STATES[state]) here.lock(before)
    here.lock(writer)
    here.settle()
    expect(here.shown()).toMatchObject({ writer, notice: undefined })
  })

  const EVENTS: readonly (readonly [string, TableEvent])[] = [
    ['a tap', { type: 'tapped', intent: BOB_3, tapId: 'late', at: 0 }],
    ['a card', { type: 'draft-tapped', draft: HALF }],
    ['a tap asked for again', { type: 'tapped-again', taps: [{ intent: BOB_3, tapId: 'late', at: 0 }] }],
  ]
  const BARRED = ['scored elsewhere', 'taking over', 'taking over, and lost again'] as const
  it.each(BARRED.flatMap((state) => EVENTS.map((event) => [state, ...event] as const)))(
    '%s: %s does nothing, and the window says why',
    (state, _, event) => {
      const { here } = twoWindows()
      for (const before of STATES[state]) here.lock(before)
      const waiting = here.waiting()
      here.send(event)
      expect(here.shown()).toMatchObject({
        notice: { type: 'elsewhere' },
        saving: 'saved',
        draft: EMPTY_DRAFT,
      })
      expect(here.scores()).toEqual([0, 0])
      expect(here.waiting()).toEqual(waiting)
    },
  )

  it.each(EVENTS)('after the database was closed for a newer version: %s does nothing', (_, event) => {
    for (const state of Object.keys(STATES) as State[]) {
      const { here } = twoWindows()
      for (const before of STATES[state]) here.lock(before)
      here.send({ type: 'retired' })
      here.lock('elsewhere')
      here.lock('here')
      here.send(event)
      expect(here.shown()).toMatchObject({ notice: { type: 'old-version' }, saving: 'saved' })
      here.settle()
      expect(here.shown()).toMatchObject({ notice: { type: 'old-version' }, saving: 'saved' })
      expect(here.scores()).toEqual([0, 0])
    }
  })

  it('takes over with the taps and the half-tapped hand of the other', () => {
    const { here, there } = twoWindows()
    here.lock('here')
    there.lock('elsewhere')
    here.tap(ANN_2)
    here.draft(HALF)
    here.settle()
    here.lock('elsewhere')
    there.lock('here')
    there.settle()
    expect(there.scores()).toEqual([2, 0])
    expect(there.shown()).toMatchObject({ writer: 'here', draft: HALF })
    expect(here.shown()).toMatchObject({ writer: 'elsewhere', draft: EMPTY_DRAFT })
    there.tap(BOB_3)
    there.settle()
    expect(there.scores()).toEqual([2, 3])
  })
})

describe('a window that scores again', () => {
  /** Here a tap could not be saved; then the other window took over. */
  function tookOver() {
    const windows = twoWindows()
    const { here, there } = windows
    here.lock('here')
    there.lock('elsewhere')
    here.fail(FULL)
    here.tap(ANN_2)
    here.settle()
    here.lock('elsewhere')
    there.lock('here')
    there.settle()
    expect(there.shown().writer).toBe('here')
    return windows
  }

  function takeBack({ here, there }: ReturnType<typeof twoWindows>) {
    there.lock('elsewhere')
    here.lock('here')
    here.settle()
    expect(here.shown().writer).toBe('here')
  }

  it('still shows what it could not save, and says so', () => {
    const windows = tookOver()
    const { disk, here } = windows
    takeBack(windows)
    expect(here.scores()).toEqual([2, 0])
    expect(here.shown().saving).toEqual({ failed: FULL, taps: 1 })
    here.fail()
    here.send({ type: 'retried' })
    here.settle()
    expect(here.shown().saving).toBe('saved')
    expect(types(disk).at(-1)).toBe('pegged')
  })

  it.each(['still', 'no longer'])('offers the hand half tapped in the other, the disk %s full', (full) => {
    const windows = tookOver()
    const { here, there } = windows
    there.draft(HALF)
    there.settle()
    if (full === 'no longer') here.fail()
    takeBack(windows)
    expect(here.shown().saving).toEqual(full === 'still' ? { failed: FULL, taps: 1 } : 'saved')
    expect(here.scores()).toEqual([2, 0])
    expect(here.shown()).toMatchObject({ draft: EMPTY_DRAFT, offeredDraft: HALF })
  })

  it('saves by itself what can be saved by then', () => {
    const windows = tookOver()
    const { disk, here } = windows
    here.fail()
    takeBack(windows)
    expect(here.scores()).toEqual([2, 0])
    expect(here.shown().saving).toBe('saved')
    expect(types(disk)).toHaveLength(OPENING.length + 1)
  })

  it.each(['still', 'no longer'])(
    'asks about its tap where the other has pegged, the disk %s full',
    (full) => {
      const windows = tookOver()
      const { disk, here, there } = windows
      there.tap(BOB_3)
      there.settle()
      if (full === 'no longer') here.fail()
      takeBack(windows)
      expect(here.scores()).toEqual([0, 3])
      expect(here.shown().notice).toMatchObject({ type: 'other-window-pegged', mine: [ANN_2] })
      here.fail()
      here.again()
      here.settle()
      expect(here.shown().saving).toBe('saved')
      expect(scoresOf(modelWindow(disk).machine().game)).toEqual([2, 3])
    },
  )

  it('has the other’s half-tapped hand, not its own that could not be kept', () => {
    const windows = twoWindows()
    const { here, there } = windows
    here.lock('here')
    there.lock('elsewhere')
    here.fail(FULL)
    here.draft({ cuts: [], hands: [{ of: 1, cards: ['9S'] }] })
    here.settle()
    here.lock('elsewhere')
    there.lock('here')
    there.settle()
    there.draft(HALF)
    there.settle()
    here.fail()
    takeBack(windows)
    expect(here.shown().draft).toEqual(HALF)
    expect(here.waiting()).toEqual([])
  })

  it('reads the log after the answer to its tap, and does not take that tap for another’s', () => {
    const { disk, here } = twoWindows()
    here.lock('here')
    here.tap(ANN_2)
    here.lock('elsewhere')
    here.lock('here')
    expect(here.waiting()).toEqual(['write'])
    here.settle()
    expect(here.shown()).toMatchObject({ writer: 'here', saving: 'saved', notice: undefined })
    expect(here.scores()).toEqual([2, 0])
    expect(types(disk)).toHaveLength(OPENING.length + 1)
  })

  it('finds a tap on the disk that was said to have failed', () => {
    const { disk, here } = twoWindows()
    here.lock('here')
    here.tap(ANN_2)
    here.loseAnswer()
    expect(here.shown().saving).toMatchObject({ taps: 1 })
    here.lock('elsewhere')
    here.lock('here')
    here.answer()
    expect(here.shown()).toMatchObject({ writer: 'here', saving: 'saved', notice: undefined })
    expect(here.scores()).toEqual([2, 0])
    expect(types(disk)).toHaveLength(OPENING.length + 1)
  })

  it('takes the log that is there after the browser had cleared it, though that is no longer than its own', () => {
    const { disk, here, there } = twoWindows()
    here.lock('here')
    here.tap(ANN_2)
    here.settle()
    disk.wipe()
    here.lock('elsewhere')
    there.tap(BOB_3)
    there.settle()
    here.lock('here')
    here.settle()
    expect(here.scores()).toEqual([0, 3])
    here.tap(ANN_2)
    here.settle()
    expect(here.shown()).toMatchObject({ saving: 'saved', notice: undefined })
  })

  it('continues after a last row that nobody can read', () => {
    const { disk, here } = twoWindows()
    here.lock('elsewhere')
    here.lock('here')
    const stored = disk.read()
    here.send({ type: 'rows', result: { ok: true, value: { ...stored, headSeq: stored.headSeq + 1 } } })
    here.tap(ANN_2)
    expect(rowsIn(here.machine()).at(-1)?.seq).toBe(stored.headSeq + 2)
  })

  it('may lose the lock again before it has read the game, and shows the other’s taps', () => {
    const windows = tookOver()
    const { here, there } = windows
    here.fail()
    there.tap(BOB_3)
    there.settle()
    here.lock('here')
    here.lock('elsewhere')
    here.settle()
    expect(here.shown()).toMatchObject({ writer: 'elsewhere', notice: { mine: [ANN_2] } })
    expect(here.scores()).toEqual([0, 3])
  })
})

describe('a tap on its way while another window takes over, pegs and taps half a hand', () => {
  function cameTooLate() {
    const windows = twoWindows()
    const { here, there } = windows
    here.lock('here')
    there.lock('elsewhere')
    here.tap(ANN_2)
    here.lock('elsewhere')
    there.lock('here')
    there.settle()
    there.tap(BOB_3)
    there.draft(HALF)
    there.settle()
    here.settle()
    expect(here.shown().notice?.type).toBe('other-window-pegged')
    return windows
  }

  it('leaves that half-tapped hand alone', () => {
    const { disk, here } = cameTooLate()
    expect(here.shown().draft.hands).toEqual([])
    expect(modelWindow(disk).shown().draft).toEqual(HALF)
  })

  it('is kept until this window scores again, and is then asked about again', () => {
    const { here, there } = cameTooLate()
    here.again()
    expect(here.shown().notice?.type).toBe('elsewhere')
    there.lock('elsewhere')
    here.lock('here')
    here.settle()
    expect(here.shown().notice).toMatchObject({ type: 'other-window-pegged', mine: [ANN_2] })
    here.again()
    here.settle()
    expect(here.shown()).toMatchObject({ saving: 'saved', draft: HALF })
    expect(here.scores()).toEqual([2, 3])
  })
})

describe('whatever happens in two windows, in whatever order', () => {
  type Act = (window: ModelWindow, disk: ModelDisk, other: ModelWindow) => void
  const ACTS = {
    tap: (window) => window.tap({ type: 'peg', side: 0, points: 1, reason: 'other' }),
    card: (window) => window.draft(HALF),
    again: (window) => window.again(),
    ignored: (window) => window.send({ type: 'ignored' }),
    reach: (window) => window.reach(),
    answer: (window) => window.answer(),
    unanswered: (window) => window.loseAnswer(),
    retry: (window) => window.send({ type: 'retried' }),
    changed: (window) => window.send({ type: 'changed' }),
    full: (window) => window.fail(FULL),
    room: (window) => window.fail(),
    wipe: (_, disk) => disk.wipe(),
    steal(window, _, other) {
      other.lock('elsewhere')
      window.lock('here')
    },
  } satisfies Record<string, Act>
  const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[]
  /**
   * Without locks two windows can both be pegging when the browser clears its data. Whichever writes first restores
   * the game as it knows it, and a tap that only the other had saved is lost.
   */
  const KINDS = {
    'with a lock': NAMES,
    'without locks': NAMES.filter((name) => name !== 'wipe' && name !== 'steal'),
  }

  /** Every tap that counted, with the names it was written under: one for each time it was asked for. */
  type Made = Map<Intent, Set<string>>

  function act(
    made: Made,
    name: keyof typeof ACTS,
    window: ModelWindow,
    disk: ModelDisk,
    other: ModelWindow,
  ): void {
    // A tap beside an open question would be the game continuing without it.
    if (name === 'tap' && window.machine().question) return
    ;(ACTS[name] as Act)(window, disk, other)
    for (const intent of unsavedIn(window.machine())) if (!made.has(intent)) made.set(intent, new Set())
    for (const { tap, rows } of window.machine().jobs) {
      if (tap && rows[0]) made.get(tap.intent)?.add(rows[0].tapId)
    }
  }

  function check(made: Made, disk: ModelDisk, windows: readonly ModelWindow[]): void {
    const machines = windows.map((window) => window.machine())
    for (const machine of machines) {
      const whole = replay(rowsIn(machine))
      expect(scoresOf(machine.game)).toEqual(whole && scoresOf(whole))
    }
    const inMemory = machines.flatMap((one) => [...unsavedIn(one), ...(one.question?.mine ?? [])])
    const known = machines.flatMap(({ stored }) => stored.rows.map(({ tapId }) => tapId))
    const onDisk = disk.read().rows.map(({ tapId }) => tapId)
    for (const [intent, names] of made) {
      expect(onDisk.filter((tapId) => names.has(tapId)).length).toBeLessThanOrEqual(1)
      // A window whose disk is wiped writes again what it knows.
      const isThere = inMemory.includes(intent) || [...onDisk, ...known].some((tapId) => names.has(tapId))
      expect(isThere).toBe(true)
    }
  }

  it.each(['with a lock', 'without locks'] as const)(
    'no tap is lost, and none is written twice: %s',
    (kind) => {
      const acts = fc.array(fc.tuple(fc.constantFrom(...KINDS[kind]), fc.boolean()), { maxLength: 60 })
      fc.assert(
        fc.property(acts, (names) => {
          const { disk, here, there } = twoWindows()
          const made: Made = new Map()
          here.lock('here')
          there.lock(kind === 'with a lock' ? 'elsewhere' : 'here')
          for (const [name, isHere] of names) {
            const [one, other] = isHere ? [here, there] : [there, here]
            act(made, name, one, disk, other)
            check(made, disk, [here, there])
          }
          for (const window of [here, there]) {
            window.fail()
            window.settle()
            window.send({ type: 'retried' })
            window.settle()
            expect(unsavedIn(window.machine())).toEqual([])
          }
          check(made, disk, [here, there])
        }),
        { seed: 2_000, numRuns: runs(100) },
      )
    },
  )
})

describe('news of a change', () => {
  it('while the log is read make it read once more, afterwards: no write may begin between the two', () => {
    const here = modelWindow(modelDisk())
    here.send({ type: 'changed' })
    here.send({ type: 'changed' })
    expect(here.waiting()).toEqual(['read'])
    here.answer()
    expect(here.waiting()).toEqual(['read'])
    here.settle()
    expect(here.waiting()).toEqual([])
  })
})
