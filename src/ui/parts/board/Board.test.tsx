import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boardFor } from '../../../board/board-for.ts'
import { Board } from './Board.tsx'
import type { TrackPegs } from './BoardPegs.tsx'
import { svgDots, svgPath } from './svg-path.ts'

const ANN: TrackPegs = { mark: 'a', front: 57, back: 54 }
const BOB: TrackPegs = { mark: 'b', front: 49, back: 46 }

const draw = (tracks: readonly TrackPegs[], target = 121, skunkLines = [91, 61]) =>
  renderToStaticMarkup(<Board target={target} tracks={tracks} skunkLines={skunkLines} />)

const count = (markup: string, part: string) => markup.split(part).length - 1

describe('the board', () => {
  const geometry = boardFor({ target: 121, tracks: 2, width: 358 })
  const standing = (track: number, hole: number) => {
    const { x, y } = geometry.holeAt(track, hole)
    return `translate(${x} ${y})`
  }

  test('is skipped by screen readers', () => {
    expect(draw([ANN, BOB])).toMatch(/^<svg[^>]* aria-hidden="true"/)
  })

  test('has both pegs of both sides in the holes of their scores', () => {
    const markup = draw([ANN, BOB])
    expect(markup).toContain(`data-head="front 0" transform="${standing(0, 57)}"`)
    expect(markup).toContain(`data-head="back 0" transform="${standing(0, 54)}"`)
    expect(markup).toContain(`data-head="front 1" transform="${standing(1, 49)}"`)
    expect(markup).toContain(`data-head="back 1" transform="${standing(1, 46)}"`)
  })

  test('draws every front peg above every back peg', () => {
    const markup = draw([ANN, BOB])
    expect(markup.indexOf('front 0')).toBeGreaterThan(markup.indexOf('back 1'))
  })

  test('leaves a trail for each last peg, and none before the first', () => {
    expect(count(draw([ANN, BOB]), '<polyline')).toBe(2)
    expect(count(draw([ANN, { ...BOB, front: 0, back: 0 }]), '<polyline')).toBe(1)
  })

  test('has brass only where the rules have a line', () => {
    const lines = (skunkLines: readonly number[]) => count(draw([ANN, BOB], 121, [...skunkLines]), '<line ')
    expect(lines([91, 61])).toBe(2 * lines([91]))
    expect(lines([])).toBe(0)
  })

  test('is drawn in few strokes: the holes of all tracks are one path', () => {
    expect(count(draw([ANN, BOB]), '<')).toBeLessThan(200)
  })

  test('gives four sides four shapes', () => {
    const heads = (['a', 'b', 'c', 'd'] as const).map((mark) => ({ mark, front: 20, back: 10 }))
    const solid = draw(heads).split('data-head="front').slice(1)
    const shapes = solid.map((head) => /<(circle|rect|path d="[^"]*")/.exec(head)?.[1])
    expect(new Set(shapes).size).toBe(4)
  })
})

describe('the drawing of a line', () => {
  test('streets are straight and bends are arcs', () => {
    const path = {
      from: { x: 0, y: 0 },
      segments: [
        { type: 'line', to: { x: 10, y: 0 } },
        { type: 'arc', radius: 5, to: { x: 10, y: 10 } },
      ],
    } as const
    expect(svgPath(path)).toBe('M0 0L10 0A5 5 0 0 1 10 10')
  })

  test('a hole is a dot of no length', () => {
    expect(svgDots([{ x: 1.234, y: 5 }])).toBe('M1.23 5h0')
  })
})
