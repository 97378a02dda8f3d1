import { describe, expect, it } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { fieldOf } from '../../base/is-object.ts'
import { decodeFigures, figuresIn } from '../../game/figures/game-figures.ts'
import type { Intent } from '../../game/intent.ts'
import { openLog } from '../../game/record/log.fixture.ts'
import { compareAll } from '../../store/both-databases.ts'
import {
  breakWrites,
  memoryBuckets,
  mirrorOf,
  newDisk,
  OPENING,
  windowOn,
} from '../../store/database.fixture.ts'
import { importGame } from '../../store/import-game.ts'
import { ANN_2, BOB_3, begun, HALF, isSaved, lines, scores, sit } from './table.fixture.ts'

// What the table makes of it is in `table-machine.test.ts`; here is a real store on a disk.

describe('a tap at the table', () => {
  it('shows at once and is called saved only when the disk has it', async () => {
    const { disk, db } = await begun()
    const table = await sit(db)
    table.act(ANN_2)
    expect(scores(table)).toEqual([2, 0])
    expect(table.getState().saving).toBe('saving')
    await isSaved(table)
    expect((await lines(disk)).at(-1)).toBe('pegged')
    expect(scores(await sit(windowOn(disk)))).toEqual([2, 0])
  })

  it('is written in its order however fast the taps come', async () => {
    const { disk, db } = await begun()
    const table = await sit(db)
    for (let i = 0; i < 20; i++) table.act(i % 2 ? BOB_3 : ANN_2)
    await isSaved(table)
    expect(await lines(disk)).toHaveLength(OPENING.length + 20)
    expect(scores(await sit(windowOn(disk)))).toEqual([20, 30])
  })

  it('is shown before it is made just as it then is, whatever it corrects', async () => {
    const { db } = await begun()
    const table = await sit(db)
    for (const intent of [ANN_2, BOB_3]) table.act(intent)
    const { lines: sheet } = table.getState().game
    const [ann, bob] = sheet.slice(-2)
    if (!ann || !bob) return expect.unreachable()
    const intents: readonly Intent[] = [
      { type: 'insert', before: bob.seq, entry: { type: 'pegged', side: 1, points: 5, reason: 'other' } },
      { type: 'amend', target: bob.seq, with: { type: 'pegged', side: 0, points: 4, reason: 'run' } },
      { type: 'remove', target: ann.seq },
    ]
    const seen = () => table.getState().game.lines.map(({ seq, entry, scores }) => ({ seq, entry, scores }))
    for (const intent of intents) {
      const shown = table.preview(intent)
      table.act(intent)
      expect(shown.ok && shown.value.lines.map(({ seq, entry, scores }) => ({ seq, entry, scores }))).toEqual(
        seen(),
      )
    }
    expect(scores(table)).toEqual([4, 5])
    for (const _ of intents) table.act({ type: 'undo' })
    expect(table.getState().game.lines).toEqual(sheet)
  })

  it('reports what it did, once', async () => {
    const { db } = await begun()
    const table = await sit(db)
    table.act(ANN_2)
    const { news } = table.getState()
    expect(news).toMatchObject({ type: 'lines', lines: [{ moves: [{ side: 0, moved: 2 }] }] })
    table.act(BOB_3)
    expect(table.getState().news).not.toBe(news)
  })
})

describe('a tap that cannot be saved', () => {
  it('stays in memory, says so, and is written once when it is tried again', async () => {
    const { disk, db } = await begun()
    const table = await sit(db)
    const mend = breakWrites(db, () => ({ name: 'AbortError', inner: { name: 'QuotaExceededError' } }))
    table.act(ANN_2)
    table.act(BOB_3)
    await eventually(() => {
      expect(table.getState().saving).toEqual({ failed: { type: 'quota' }, taps: 2 })
    })
    expect(scores(table)).toEqual([2, 3])
    mend()
    table.retry()
    await isSaved(table)
    expect(await lines(disk)).toHaveLength(OPENING.length + 2)
  })
})

describe('a half-tapped hand', () => {
  it('is there again after the app was closed', async () => {
    const { disk, db } = await begun()
    const table = await sit(db)
    table.setDraft({ cuts: [], hands: [{ of: 1, cards: ['5H'] }] })
    table.setDraft(HALF)
    await eventually(async () => expect((await sit(windowOn(disk))).getState().draft).toEqual(HALF))
  })

  it('is gone with the tap that used it, and is never offered again', async () => {
    const { disk, db } = await begun()
    const table = await sit(db)
    table.act({ type: 'turn-starter', card: '5C' })
    table.act({ type: 'end-play' })
    table.setDraft({ cuts: [], hands: [{ of: 1, cards: ['5H', '5S', '5D', 'JC'] }] })
    table.act({ type: 'count', of: 1, cards: ['5H', '5S', '5D', 'JC'] })
    expect(scores(table)).toEqual([0, 29])
    expect(table.getState().draft.hands).toEqual([])
    await isSaved(table)
    expect(await db.drafts.get('g1')).toBeUndefined()
    const again = (await sit(windowOn(disk))).getState()
    expect(again.draft.hands).toEqual([])
    expect(again.offeredDraft).toBeUndefined()
  })
})

describe('the figures of a game', () => {
  it('are stored with the tap that ends or corrects it, in both databases, and deleted when it goes on', async () => {
    const db = windowOn(newDisk(), { buckets: memoryBuckets() })
    await importGame(db, { gameId: 'g1', rows: openLog({ dealer: 0, scores: [117, 60] }).rows })
    await compareAll(db)
    const table = await sit(db)
    const mirror = await mirrorOf(db)
    const stored = async () => {
      await isSaved(table)
      const [own, other] = [await db.figures.get('g1'), await mirror.figures.get('g1')]
      expect(other).toEqual(own)
      const summary = await db.games.get('g1')
      return decodeFigures(own, Number(fieldOf(summary, 'updatedAt')))
    }
    const found = () => figuresIn('g1', table.getState().game)
    table.act(ANN_2)
    expect(await stored()).toBeUndefined()
    table.act(ANN_2)
    expect(found().players).toMatchObject([
      ['ann', { won: 1 }],
      ['bob', { won: 0 }],
    ])
    expect(await stored()).toEqual(found())
    const { seq = 0 } = table.getState().game.lines.at(-1) ?? {}
    table.act({ type: 'amend', target: seq, with: { type: 'pegged', side: 0, points: 5, reason: 'run' } })
    expect(table.getState().game.lines.at(-1)).toMatchObject({ moves: [{ points: 5 }] })
    expect(await stored()).toEqual(found())
    table.act({ type: 'undo' })
    table.act({ type: 'undo' })
    expect(await stored()).toBeUndefined()
    expect(await db.figures.count()).toBe(0)
  })
})
