import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardFor } from './board-for.ts'
import { type BoardGeometry, GROUP_GAP, type Path, type Point, type Tracks } from './geometry.ts'

const SEED = 1521

/** Every board of the shelf at every width a screen may give it. */
const boards = fc
  .record({
    target: fc.constantFrom(61, 121),
    tracks: fc.constantFrom<Tracks>(2, 3, 4, 5, 6),
    width: fc.integer({ min: 328, max: 1100 }),
  })
  .map(boardFor)

function everyBoard(law: (board: BoardGeometry) => void): void {
  fc.assert(fc.property(boards, law), { seed: SEED, numRuns: 60 })
}

interface Street {
  readonly first: number
  readonly last: number
}

const isLong = (board: BoardGeometry) => board.ownHoles === 120
const streetsOf = (board: BoardGeometry): readonly Street[] =>
  isLong(board)
    ? [
        { first: 1, last: 30 },
        { first: 46, last: 80 },
        { first: 86, last: 120 },
      ]
    : [
        { first: 1, last: 30 },
        { first: 31, last: 60 },
      ]
const bendsOf = (board: BoardGeometry): readonly Street[] =>
  isLong(board)
    ? [
        { first: 31, last: 45 },
        { first: 81, last: 85 },
      ]
    : []

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const tracksOf = (board: BoardGeometry) => range(0, board.tracks - 1)
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const rowOf = (board: BoardGeometry, track: number, first: number, last: number) =>
  range(first, last).map((n) => board.holeAt(track, n))
const stepsOf = (row: readonly Point[]) => row.slice(1).map((hole, i) => apart(row[i]!, hole))

/** The nearest two points, one of each row. */
function nearest(row: readonly Point[], other: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const a of row) for (const b of other) if (a !== b) best = Math.min(best, apart(a, b))
  return best
}

describe('every board at every width', () => {
  test('no two holes touch', () => {
    everyBoard((board) => {
      const rows = tracksOf(board).map((track) => rowOf(board, track, -1, board.ownHoles))
      const all = [...rows.flat(), board.holeAt(0, board.ownHoles + 1)]
      expect(nearest(all, all)).toBeGreaterThan(1.15 * 2 * board.holeRadius)
    })
  })

  test('all holes and the whole street are on the wood', () => {
    everyBoard((board) => {
      const holes = tracksOf(board).flatMap((track) => rowOf(board, track, -1, board.ownHoles + 1))
      const xs = holes.map((hole) => hole.x)
      const ys = holes.map((hole) => hole.y)
      const rim = board.band / 2 - ((board.tracks - 1) / 2) * board.trackGap
      expect(Math.min(...xs)).toBeGreaterThan(rim)
      expect(Math.max(...xs)).toBeLessThan(board.width - rim)
      expect(Math.min(...ys)).toBeGreaterThan(rim)
      expect(Math.max(...ys)).toBeLessThan(board.height - board.thickness - rim)
    })
  })

  test('along a street the holes keep one pitch, with one wider gap after every five', () => {
    everyBoard((board) => {
      for (const { first, last } of streetsOf(board)) {
        const wanted = range(first, last - 1).map((n) => (n % 5 === 0 ? 1 + GROUP_GAP : 1))
        for (const track of tracksOf(board)) {
          const steps = stepsOf(rowOf(board, track, first, last)).map((step) => step / board.pitch)
          const off = steps.map((step, i) => Math.abs(step - wanted[i]!))
          expect(Math.max(...off)).toBeLessThan(1e-9)
        }
      }
    })
  })

  test('in the bends neighbours stay 1.15 hole diameters apart, on the inside too', () => {
    everyBoard((board) => {
      for (const { first, last } of bendsOf(board)) {
        for (const track of tracksOf(board)) {
          const steps = stepsOf(rowOf(board, track, first - 1, last + 1))
          expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.15 * 2 * board.holeRadius)
        }
      }
    })
  })

  test('two peg heads never meet across tracks', () => {
    everyBoard((board) => {
      const rows = tracksOf(board).map((track) => rowOf(board, track, -1, board.ownHoles))
      for (const [track, row] of rows.entries()) {
        for (const other of rows.slice(track + 1)) {
          expect(nearest(row, other)).toBeGreaterThanOrEqual(2 * board.pegRadius)
        }
      }
    })
  })

  test('no single step is a jump', () => {
    everyBoard((board) => {
      for (const track of tracksOf(board)) {
        const steps = stepsOf(rowOf(board, track, -2, board.ownHoles))
        // the turn of the short board carries no holes: one long step from 30 to 31
        const walked = isLong(board) ? steps : steps.filter((_, i) => i - 2 !== 30)
        // a fifth track is far out in the tight bend
        expect(Math.max(...walked) / board.pitch).toBeLessThan(Math.max(4, board.tracks))
      }
    })
  })

  test('the tracks mirror each other across the middle of the street', () => {
    everyBoard((board) => {
      for (const n of range(-1, board.ownHoles)) {
        const centre = middle(board.holeAt(0, n), board.holeAt(board.tracks - 1, n))
        const inner = middle(board.holeAt(1, n), board.holeAt(board.tracks - 2, n))
        expect(apart(centre, inner)).toBeLessThan(1e-9)
      }
    })
  })

  test('the brass lines cross the street in the gap between two groups of five', () => {
    everyBoard((board) => {
      for (const below of isLong(board) ? [61, 91] : [31]) {
        const { from, to } = board.lineBefore(below)!
        const beside = tracksOf(board).flatMap((track) => rowOf(board, track, below - 1, below))
        const gaps = beside.map((hole) => (isLong(board) ? Math.abs(hole.x - from.x) : from.x - hole.x))
        expect(Math.min(...gaps)).toBeGreaterThan((0.99 * board.pitch * (1 + GROUP_GAP)) / 2)
        expect(apart(from, to)).toBeCloseTo(board.band + 2, 6)
      }
    })
  })

  test('there is no brass line before the first hole, or past the last', () => {
    everyBoard((board) => {
      for (const n of [-1, 0, 1, board.target + 1, 241, 999_999]) expect(board.lineBefore(n)).toBeUndefined()
    })
  })

  test('the painted line of a track runs through its holes, round the bends too', () => {
    everyBoard((board) => {
      for (const track of tracksOf(board)) {
        const off = rowOf(board, track, 1, board.ownHoles).map((hole) => distance(hole, board.lines[track]!))
        expect(Math.max(...off)).toBeLessThan(1e-6)
      }
    })
  })
})

function distance(point: Point, { from, segments }: Path): number {
  let at = from
  let best = Number.POSITIVE_INFINITY
  for (const segment of segments) {
    if (segment.type === 'arc') {
      best = Math.min(best, Math.abs(apart(point, middle(at, segment.to)) - segment.radius))
    } else if (point.x >= Math.min(at.x, segment.to.x) && point.x <= Math.max(at.x, segment.to.x)) {
      best = Math.min(best, Math.abs(point.y - at.y))
    }
    at = segment.to
  }
  return best
}

describe('the long board', () => {
  const board = boardFor({ target: 121, tracks: 2, width: 358 })

  test('on a phone the wide bend has the pitch of the streets', () => {
    const row = range(31, 45).map((n) => middle(board.holeAt(0, n), board.holeAt(1, n)))
    const steps = stepsOf(row).map((step, i) => step / board.pitch / (i % 5 === 4 ? 1 + GROUP_GAP : 1))
    for (const step of steps) expect(step).toBeCloseTo(1, 1)
  })

  test('both bends are symmetrical', () => {
    for (const { first, last } of bendsOf(board)) {
      const row = rowOf(board, 0, first, last)
      const back = [...row].reverse()
      for (const [i, hole] of row.entries()) expect(hole.x).toBeCloseTo(back[i]!.x, 6)
    }
  })

  test('the streets line up in columns: 10 over 100, 30 over 120, 80 under 86', () => {
    expect(board.holeAt(0, 10).x).toBeCloseTo(board.holeAt(0, 100).x, 6)
    expect(board.holeAt(0, 30).x).toBeCloseTo(board.holeAt(0, 120).x, 6)
    expect(board.holeAt(0, 80).x).toBeCloseTo(board.holeAt(0, 86).x, 6)
  })

  test('all tracks share the game hole', () => {
    expect(board.holeAt(1, 121)).toEqual(board.holeAt(0, 121))
    expect(board.finish).toEqual([board.holeAt(0, 121)])
  })

  test('in the hand it takes less than two fifths of its width in height', () => {
    expect(board.height).toBeLessThan(0.4 * board.width)
  })
})

describe('a target of the table’s own', () => {
  test('up to sixty-one it is pegged on the short board, above on the long one', () => {
    expect(boardFor({ target: 45, tracks: 2, width: 358 }).ownHoles).toBe(60)
    expect(boardFor({ target: 91, tracks: 2, width: 358 }).ownHoles).toBe(120)
  })

  test('its own hole is marked on every track', () => {
    const board = boardFor({ target: 91, tracks: 3, width: 358 })
    expect(board.finish).toEqual([0, 1, 2].map((track) => board.holeAt(track, 91)))
  })

  test('past the wood the pegs wait in the last hole', () => {
    const board = boardFor({ target: 181, tracks: 2, width: 358 })
    expect(board.holeAt(1, 150)).toEqual(board.holeAt(0, 121))
  })
})
