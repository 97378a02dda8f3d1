import { describe, expect, it } from 'vitest'
import { PACK } from '../../rules/card.ts'
import { type Box, nextPlace } from './pad-keys.ts'

/** Keys of a hand’s breadth in lines of so many, from the left; `turned` makes the lines columns. */
function lines(count: number, inner: number, turned = false): readonly Box[] {
  return Array.from({ length: count }, (_, i) => {
    const along = i % inner
    const across = Math.floor(i / inner)
    const [column, row] = turned ? [across, along] : [along, across]
    return { left: column * 90, top: row * 46, width: 86, height: 44 }
  })
}

const UPRIGHT = lines(52, 4)
const TURNED = lines(52, 4, true)

function go(from: (typeof PACK)[number], key: string, boxes: readonly Box[]) {
  const place = nextPlace(key, PACK.indexOf(from), boxes)
  return place === undefined ? undefined : PACK[place]
}

describe('arrow keys on the card pad', () => {
  it.each([
    ['5H', 'ArrowRight', '5D'],
    ['5H', 'ArrowDown', '6H'],
    ['5H', 'ArrowUp', '4H'],
    ['5C', 'ArrowRight', undefined],
    ['AS', 'ArrowUp', undefined],
    ['KC', 'ArrowDown', undefined],
    ['7D', 'Home', 'AS'],
    ['7D', 'End', 'KC'],
    ['7D', 'x', undefined],
  ] as const)('upright, from %s with %s to %s', (from, key, to) => {
    expect(go(from, key, UPRIGHT)).toBe(to)
  })

  it.each([
    ['5H', 'ArrowRight', '6H'],
    ['5H', 'ArrowDown', '5D'],
    ['5C', 'ArrowDown', undefined],
    ['KS', 'ArrowRight', undefined],
  ] as const)('turned, from %s with %s to %s', (from, key, to) => {
    expect(go(from, key, TURNED)).toBe(to)
  })
})

describe('arrow keys on a page of the pegging pad', () => {
  const OTHER: Box = { left: 110, top: -50, width: 66, height: 44 }
  const keys = lines(8, 2)

  it('lead up from either column to the other points above them, and down again', () => {
    const page = [OTHER, ...keys]
    expect(nextPlace('ArrowUp', 1, page)).toBe(0)
    expect(nextPlace('ArrowUp', 2, page)).toBe(0)
    expect(nextPlace('ArrowUp', 3, page)).toBe(1)
    expect(nextPlace('ArrowDown', 0, page)).toBe(2)
    expect(nextPlace('ArrowRight', 4, page)).toBeUndefined()
  })

  it('follow the screen where the page is mirrored', () => {
    const mirrored = keys.map((box) => ({ ...box, left: 90 - box.left }))
    expect(nextPlace('ArrowLeft', 0, mirrored)).toBe(1)
    expect(nextPlace('ArrowRight', 0, mirrored)).toBeUndefined()
  })

  it('pass over a key that cannot be pressed', () => {
    const closed = keys.map((box, place) => (place === 2 ? undefined : box))
    expect(nextPlace('ArrowDown', 0, closed)).toBe(3)
    expect(nextPlace('End', 0, [...keys, undefined])).toBe(7)
  })
})
