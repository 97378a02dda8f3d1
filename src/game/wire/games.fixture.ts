import fc from 'fast-check'
import { anyText } from '../../base/any-text.fixture.ts'
import { type Card, PACK } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { entriesWith, eventsWith } from '../record/entries.fixture.ts'
import type { Entry, Row } from '../record/entry.ts'
import type { GameLog } from '../record/game-log.ts'
import { type Log, openLog, read, tap, taps } from '../record/log.fixture.ts'

const SEED = 15_02

/** Random numbers from 0 to 1, the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

function shuffled(draw: () => number): readonly Card[] {
  const keyed = PACK.map((card) => ({ card, key: draw() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ card }) => card)
}

/** Ten deals of two pairs, on a board that is long enough. */
export function tenDeals(playBy: Rules['playBy']): Log {
  const draw = chance(SEED)
  const rules = { ...PRESETS['four-partners'], playBy, target: 999 }
  let log = openLog({ rules, dealer: 0 })
  for (let n = 0; n < 10; n++) log = dealOn(log, shuffled(draw), draw)
  if (log.refused) throw new Error(JSON.stringify(log.refused))
  return log
}

function dealOn(before: Log, cards: readonly Card[], draw: () => number): Log {
  const { step } = before.game
  const dealt = step.type === 'deal' ? tap(before, { type: 'deal', dealer: step.dealer }) : before
  let log = tap(dealt, { type: 'turn-starter', card: cards.at(-1) ?? 'AS' })
  const hands = [0, 1, 2, 3, 4].map((seat) => cards.slice(seat * 4, seat * 4 + 4))
  while (log.game.step.type === 'play-card') {
    const hand = hands[log.game.step.seat] ?? []
    const tries = [...hand.map((card) => ({ type: 'play-card', card }) as const), { type: 'go' } as const]
    log = tries.map((one) => tap(log, one)).find(({ refused }) => !refused) ?? log
    if (log.refused) return log
  }
  const pegs = (['fifteen', 'pair', 'other', 'fifteen', 'other', 'pair', 'fifteen', 'other'] as const).map(
    (reason) =>
      ({ type: 'peg', side: draw() < 0.5 ? 0 : 1, points: 1 + Math.floor(draw() * 3), reason }) as const,
  )
  if (log.game.rules.playBy === 'points') log = taps(log, ...pegs)
  if (log.game.step.type === 'play') log = tap(log, { type: 'end-play' })
  while (log.game.step.type === 'show') {
    const { of } = log.game.step
    log = tap(log, { type: 'count', of, cards: hands[of === 'crib' ? 4 : of] ?? [] })
    if (log.refused) return log
  }
  return log
}

interface Travels {
  readonly seed?: number
  /** Rows after which another phone scores, under ids of its own. */
  readonly phones?: readonly number[]
}

/** The log as phones write it: with their ids, and seconds or minutes between the taps. */
export function travelled({ rows }: Pick<Log, 'rows'>, { seed = SEED, phones = [] }: Travels = {}): GameLog {
  const draw = chance(seed)
  const phone = () => Array.from({ length: 20 }, () => Math.floor(draw() * 16).toString(16)).join('')
  const ids = new Map<string, string>()
  const idOf = (tapId: string) => ids.get(tapId) ?? tapId
  let [opening, count, at] = [phone(), 2, 1_790_000_000_000]
  const [gameId, match] = [`${opening}-2`, { id: `${opening}-1`, index: 0 }]
  const sent = rows.map((row, i) => {
    if (phones.includes(i)) [opening, count] = [phone(), 0]
    if (!ids.has(row.tapId)) {
      ids.set(row.tapId, `${opening}-${++count}`)
      at += Math.floor(6_000 * 2 ** (draw() * 8 - 4))
    }
    return { ...row, gameId, tapId: idOf(row.tapId), at, entry: withIds(row.entry, match, idOf) }
  })
  return { gameId, rows: sent }
}

function withIds(entry: Entry, match: { id: string; index: number }, idOf: (tapId: string) => string): Entry {
  if (entry.type === 'game-started') return { ...entry, match }
  const isUndo = entry.type === 'undone' || entry.type === 'redone'
  return isUndo ? { ...entry, target: idOf(entry.target) } : entry
}

/** The beginning of a game, with undo and redo at its end, scored by one phone or several. */
export const anyTravelled = (games: readonly Log[]) =>
  fc
    .record({
      log: fc.constantFrom(...games),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      ends: fc.array(fc.constantFrom('undo' as const, 'redo' as const), { maxLength: 4 }),
      seed: fc.nat(),
      phones: fc.array(fc.nat(60), { maxLength: 3 }),
    })
    .map(({ log, part, ends, seed, phones }) => {
      const some = read(log.rows.slice(0, Math.max(1, Math.ceil(log.rows.length * part))))
      const ended = ends.reduce((so, type) => tap({ rows: so.rows, game: so.game }, { type }), some)
      return travelled(ended, { seed, phones })
    })

const points = fc.oneof(fc.nat(4), fc.nat(30), fc.integer({ min: -40, max: 9_999 }))
const anyId = fc.oneof(
  fc.constantFrom('0', '7', 'a-9', 'a-10', 'a-999999999', 'a-09', 'a-9999999999'),
  anyText({ minLength: 1, maxLength: 20 }),
)
/** The first line stays: it starts the game. */
const line = fc.integer({ min: 2, max: 1_000_000 })
const anyEntry = entriesWith(eventsWith({ seat: fc.nat(1), points, claimed: fc.nat(30) }), {
  line,
  tap: anyId,
})

const anyName = fc.oneof(fc.constantFrom('Ann', 'Zoë 👩‍👩‍👧', '\u202eבוב', 'é́́', '\ud800', ''), anyText())
const anyHead = fc.record({
  skipped: fc.constantFrom(0, 0, 0, 1, 40),
  tap: fc.oneof(fc.constant('next'), fc.constant('same'), anyId),
  since: fc.oneof(fc.nat(90_000), fc.constantFrom(0, 1, 2 ** 40, -5_000)),
})

/** Any log that can be read, of a game that has begun. */
export const anyLog = fc
  .record({
    gameId: anyId,
    match: fc.record({ id: anyId, index: fc.nat(1_000_000) }),
    players: fc.tuple(anyName, anyName),
    lines: fc.array(fc.tuple(anyHead, anyEntry), { maxLength: 30 }),
  })
  .map(({ gameId, match, players, lines }): GameLog => {
    const [start] = openLog().rows
    const entry = { ...start?.entry, match, players } as Entry
    const rows: Row[] = [{ gameId, seq: 1, tapId: 'p-1', part: 0, at: 1_790_000_000_000, v: 1, entry }]
    for (const [{ skipped, tap: way, since }, written] of lines) {
      const before = rows.at(-1)
      if (!before) break
      const next = before.tapId.replace(/\d{1,8}$/, (digits) => String(Number(digits) + 1))
      const isSame = way === 'same'
      rows.push({
        gameId,
        seq: before.seq + 1 + skipped,
        tapId: way === 'next' ? next : isSame ? before.tapId : way,
        part: isSame ? before.part + 1 : 0,
        at: isSame ? before.at : before.at + since,
        v: 1,
        entry: written,
      })
    }
    return { gameId, rows }
  })
