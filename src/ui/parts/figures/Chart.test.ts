import { describe, expect, it } from 'vitest'
import { dealsNumbered, heightOf, labelHeights, placeOfDeal, SHEET } from './Chart.tsx'
import { spotsOf } from './RaceChart.tsx'

describe('a chart', () => {
  it('starts at the foot and ends at the goal line', () => {
    expect(heightOf(0, 121)).toBe(SHEET.bottom)
    expect(heightOf(121, 121)).toBe(SHEET.top)
  })

  it('spreads the deals over the sheet, the last at its edge', () => {
    expect(placeOfDeal(0, 8)).toBe(SHEET.left)
    expect(placeOfDeal(8, 8)).toBe(SHEET.right)
    expect(placeOfDeal(0, 0)).toBe(SHEET.left)
  })

  it('draws the same race on a lower sheet', () => {
    expect(heightOf(0, 121, 86)).toBe(86)
    expect(heightOf(121, 121, 86)).toBe(SHEET.top)
    expect(labelHeights([60, 60], 70)).toEqual([50, 70])
  })

  it('draws each side its own line', () => {
    const race = [
      { deal: 0, scores: [0, 0] },
      { deal: 1, scores: [61, 0] },
    ]
    expect(spotsOf(race, 0, 61)).toEqual([
      { x: SHEET.left, y: SHEET.bottom },
      { x: SHEET.right, y: SHEET.top },
    ])
    expect(spotsOf(race, 1, 61).map(({ y }) => y)).toEqual([SHEET.bottom, SHEET.bottom])
  })

  it('numbers every deal of a usual game and fewer of a very long one', () => {
    expect(dealsNumbered(9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(dealsNumbered(30)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30])
  })

  it.each([
    ['far apart they stay at their lines', [12, 60], [12, 60]],
    ['level ends make room downwards', [50, 50, 50], [50, 70, 90]],
    ['at the foot they make room upwards', [164, 160], [164, 144]],
    ['the side ahead stays above', [60, 55], [75, 55]],
  ])('final scores: %s', (_, ends, heights) => {
    expect(labelHeights(ends)).toEqual(heights)
  })
})
