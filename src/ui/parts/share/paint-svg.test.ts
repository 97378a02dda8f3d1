import { describe, expect, test } from 'vitest'
import { fitText, LEADING, type WidthOf } from './paint-svg.ts'

/** Letters half as wide as they are high. */
const widthOf: WidthOf = (text, size) => text.length * size * 0.5

describe('a text in its room', () => {
  test('that fits keeps its size and its line', () => {
    const { size, lines, base } = fitText('Ann wins', 92, { width: 400, height: 118 }, widthOf)
    expect({ size, lines }).toEqual({ size: 92, lines: ['Ann wins'] })
    expect(base).toBeCloseTo(0, 0)
  })

  test('that is too long is set smaller, never cut', () => {
    const room = { width: 400, height: 118 }
    const { size, lines, base } = fitText('Bartholomew and Christabella win', 92, room, widthOf)
    // The room begins a letter above the base, and what is below it begins where it ends.
    expect(lines.length).toBeGreaterThan(1)
    expect(base + (lines.length - 1) * size * LEADING).toBeLessThan(room.height - 92)
    expect(lines.join(' ')).toBe('Bartholomew and Christabella win')
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height)
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(room.width)
  })

  test('that is one word too long for the smallest letters is cut, by letters and not by halves of them', () => {
    const { size, lines } = fitText('👩'.repeat(99), 34, { width: 190, height: 44 }, widthOf)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^(👩)+…$/u)
    expect(widthOf(lines[0] ?? '', size)).toBeLessThanOrEqual(190)
  })

  test('breaks between words where there is room for several lines', () => {
    const said = '“Fifteen two, fifteen four, and a pair is six.”'
    expect(fitText(said, 50, { width: 560, height: 270 }, widthOf).lines).toEqual([
      '“Fifteen two, fifteen',
      'four, and a pair is',
      'six.”',
    ])
  })
})
