import { describe, expect, it } from 'vitest'
import { PACK } from '../../rules/card.ts'
import { nextPlace } from './next-place.ts'

const UPRIGHT = { count: 52, inner: 4, turned: false }
const TURNED = { count: 52, inner: 4, turned: true }

function go(from: (typeof PACK)[number], key: string, shape: typeof UPRIGHT) {
  const place = nextPlace(key, PACK.indexOf(from), shape)
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
