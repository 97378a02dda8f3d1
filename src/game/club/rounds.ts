import { fingerprint } from '../../base/fingerprint.ts'
import { type Format, legAt } from './format.ts'

/** Who plays whom, by table; `out`: who sits out. */
export interface Round {
  readonly tables: readonly { readonly number: number; readonly sides: readonly (readonly number[])[] }[]
  readonly out: readonly number[]
}

type Seat = number | undefined
type Pair = readonly [Seat, Seat]

/** A late comer takes an empty seat; where there is none, a table is added. */
export function seatedWith(seats: readonly Seat[], player: number): readonly Seat[] {
  const empty = seats.lastIndexOf(undefined)
  return empty < 0 ? [...seats, player, undefined] : seats.with(empty, player)
}

export function nextRound(
  id: string,
  format: Format,
  seats: readonly Seat[],
  before: readonly Round[],
  isAway: (player: number) => boolean = () => false,
): Round {
  const [opponent, leg] = legAt(format, before.length)
  const again = leg === 0 ? undefined : before.at(-1)
  if (again) return stillHere(again, seats)
  const history = historyOf(before)
  if (format.teams) return teamsTurned(seats.filter(isPlayer), isAway, history)
  return format.partners
    ? partnersDrawn(`${id}${before.length}`, seats, history)
    : rotated(seats, opponent, history, format.odd)
}

/** The same tables for another leg, without those who have left. */
function stillHere({ tables, out }: Round, seats: readonly Seat[]): Round {
  const isHere = (player: number) => seats.includes(player)
  const stays = tables.filter(({ sides }) => sides.flat().every(isHere))
  const parted = tables.filter((table) => !stays.includes(table)).flatMap(({ sides }) => sides.flat())
  return { tables: stays, out: [...out, ...parted].filter(isHere) }
}

interface History {
  /** How often two have played against each other. */
  readonly met: (a: number, b: number) => number
  readonly together: (a: number, b: number) => number
  readonly satOut: (player: number) => number
}

const pairKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

function historyOf(before: readonly Round[]): History {
  const met = new Map<string, number>()
  const together = new Map<string, number>()
  const out = new Map<number, number>()
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const round of before) {
    for (const player of round.out) count(out, player)
    for (const { sides } of round.tables) {
      // The third at a table is the one who would have sat out.
      if (sides[2]?.[0] !== undefined) count(out, sides[2][0])
      for (const [i, side] of sides.entries()) {
        for (const a of side) {
          for (const b of sides.slice(i + 1).flat()) count(met, pairKey(a, b))
          for (const b of side) if (a < b) count(together, pairKey(a, b))
        }
      }
    }
  }
  return {
    met: (a, b) => met.get(pairKey(a, b)) ?? 0,
    together: (a, b) => together.get(pairKey(a, b)) ?? 0,
    satOut: (player) => out.get(player) ?? 0,
  }
}

/**
 * The circle method, as people walk it: the first seat stays, everybody else moves one seat to the right. An odd one
 * makes the first seat the one where nobody sits. Once people come or leave, the turn of the circle that repeats least
 * is taken, and places are changed where that saves a second meeting or a second round without a game.
 */
function rotated(seats: readonly Seat[], round: number, history: History, odd: Format['odd']): Round {
  const [first, ...others] = seats
  const turns = others.map((_, i) => pairsAt(first, others, (round + i) % others.length))
  return tablesOf(improved(leastOf(turns, history), history), odd)
}

/** Each of one team meets the next of the other. */
function teamsTurned(
  players: readonly number[],
  isAway: (player: number) => boolean,
  history: History,
): Round {
  const [home, away] = [players.filter((one) => !isAway(one)), players.filter(isAway)]
  const size = Math.max(home.length, away.length)
  const turns = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, seat): Pair => [home[seat], away[(seat + i) % size]]),
  )
  const { tables, out } = tablesOf(leastOf(turns, history), 'out')
  return { tables: tables.map(({ sides }, i) => ({ number: i + 1, sides })), out }
}

function pairsAt(first: Seat, others: readonly Seat[], turn: number): readonly Pair[] {
  const size = others.length
  const placed = [first, ...others.map((_, i) => others[(i - turn + size) % size])]
  return placed.slice(0, placed.length / 2).map((seat, i) => [seat, placed[size - i]])
}

/** A round without a game weighs most; then a second meeting; then a second round without a game. */
function costOfPair([a, b]: Pair, { met, satOut }: History): number {
  if (a !== undefined && b !== undefined) return 10_000 * met(a, b) ** 2
  const alone = a ?? b
  return alone === undefined ? 0 : 10_000_000 + 100 * satOut(alone)
}

const costOf = (pairs: readonly Pair[], history: History) =>
  pairs.reduce((sum, pair) => sum + costOfPair(pair, history), 0)

/** Of several rounds the first that costs least. */
function leastOf(rounds: readonly (readonly Pair[])[], history: History): readonly Pair[] {
  const costs = rounds.map((pairs) => costOf(pairs, history))
  return rounds[costs.indexOf(Math.min(...costs))] ?? []
}

/** Two tables change places as long as that is better. */
function improved(pairs: readonly Pair[], history: History): readonly Pair[] {
  const now = [...pairs]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let i = 0; i < now.length; i++) {
      for (let j = i + 1; j < now.length; j++) {
        const swap = betterSwap(now[i] ?? NOBODY, now[j] ?? NOBODY, history)
        if (!swap) continue
        ;[now[i], now[j]] = swap
        isBetter = true
      }
    }
  }
  return now
}

const NOBODY: Pair = [undefined, undefined]

function betterSwap([a, b]: Pair, [c, d]: Pair, history: History): readonly [Pair, Pair] | undefined {
  const cost = costOf(
    [
      [a, b],
      [c, d],
    ],
    history,
  )
  const swaps: readonly (readonly [Pair, Pair])[] = [
    [
      [a, d],
      [c, b],
    ],
    [
      [a, c],
      [b, d],
    ],
  ]
  return swaps.find((swap) => costOf(swap, history) < cost)
}

/** The seat that stays is at the last table, so that the others keep their numbers when one is added. */
function tablesOf(pairs: readonly Pair[], odd: Format['odd']): Round {
  const numbered = pairs.map(([a, b], i) => ({ number: i || pairs.length, players: [a, b].filter(isPlayer) }))
  const tables = numbered
    .filter(({ players }) => players.length === 2)
    .map(({ number, players }) => ({ number, sides: players.map((player) => [player]) }))
    .sort((a, b) => a.number - b.number)
  const out = numbered.filter(({ players }) => players.length === 1).flatMap(({ players }) => players)
  const last = tables.at(-1)
  if (odd === 'out' || out.length !== 1 || !last) return { tables, out }
  return { tables: [...tables.slice(0, -1), { ...last, sides: [...last.sides, out] }], out: [] }
}

const isPlayer = (seat: Seat) => seat !== undefined

/** Draws that are tried: the one in which fewest meet again is taken. */
const DRAWS = 60

function partnersDrawn(seed: string, seats: readonly Seat[], history: History): Round {
  const players = seats.filter(isPlayer)
  const random = randomFrom(seed)
  let best: { readonly cost: number; readonly order: readonly number[] } | undefined
  for (let draw = 0; draw < DRAWS; draw++) {
    // Who has sat out plays: a sort keeps the order of those who are level.
    const order = shuffled(players, random).sort((a, b) => history.satOut(b) - history.satOut(a))
    const cost = foursOf(order).reduce((sum, four) => sum + costOfFour(four, history), 0)
    if (!best || cost < best.cost) best = { cost, order }
  }
  const order = best?.order ?? []
  const fours = foursOf(order)
  return {
    tables: fours.map(([a, b, c, d], i) => ({
      number: i + 1,
      sides: [
        [a, b],
        [c, d],
      ],
    })),
    out: order.slice(4 * fours.length),
  }
}

type Four = readonly [number, number, number, number]

const foursOf = (order: readonly number[]) =>
  Array.from(
    { length: Math.floor(order.length / 4) },
    (_, i) => order.slice(4 * i, 4 * i + 4) as unknown as Four,
  )

const costOfFour = ([a, b, c, d]: Four, { met, together }: History) =>
  20 * (together(a, b) ** 2 + together(c, d) ** 2) +
  [met(a, c), met(a, d), met(b, c), met(b, d)].reduce((sum, times) => sum + times ** 2, 0)

/** In the order of a lot. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j] as T, order[i] as T]
  }
  return order
}

/** The same numbers from 0 to 1 for the same text, on every phone. */
function randomFrom(seed: string): () => number {
  let state = Number.parseInt(fingerprint(seed).slice(0, 8), 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
