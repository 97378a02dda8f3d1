import { describe, expect, it } from 'vitest'
import { sayMiss } from '../words/pages/check.ts'
import type { Card } from './card.ts'
import { type CardOrGo, checkPlay } from './play-check.ts'
import { PRESETS } from './presets.ts'

const USUAL = PRESETS['six-card-121'].play
const LEAGUE = PRESETS['league-singles'].play

/** Ranks as played, `-` a go; the suits go round, unless they are written: `2S`. */
function played(text: string): readonly CardOrGo[] {
  if (text.includes(' ')) return text.split(' ') as readonly Card[]
  return [...text].map((rank, i) => (rank === '-' ? 'go' : (`${rank}${'SHDC'[i % 4]}` as Card)))
}

function lastOf(text: string, rules = USUAL) {
  const series = checkPlay(played(text), rules)
  const last = series.flatMap(({ cards }) => cards).at(-1)
  return { points: last?.points, why: last?.misses.map(sayMiss) }
}

describe('why a card of the play does not score', () => {
  it.each([
    ['8776', 0, ['no run: the 7 came twice'], 'S1:L47, dispute 39'],
    ['35442', 0, ['no run: the 4 came twice'], 'S4:L47'],
    ['4566', 2, ['no run: the 6 came twice'], 'dispute 44: only a pair'],
    ['QKA', 0, ['no run: the ace is low'], 'dispute 8'],
    ['KA2', 0, ['no run: the ace is low'], 'nothing goes round the corner'],
    ['656', 0, ['no pair: the 5 came between'], 'dispute 37'],
    ['T9-9', 0, ['no pair across a go'], 'pairs die with the series'],
    ['K98-7', 0, ['no run across a go'], 'runs die with the series'],
    ['KQA-TT', 2, [], 'a pair within the series is one'],
    ['TKAJ-J', 0, ['no pair across thirty-one'], 'thirty-one closes a series by itself'],
    ['2S 9S KS 4S', 0, ['no flush in the play'], 'S0:L74'],
    ['456', 5, [], 'nothing is missing'],
    ['AK', 0, [], 'two cards are no run for any reason'],
    ['A26', 0, [], 'neither is a gap'],
  ])('%s: %i, %j (%s)', (text, points, why) => {
    expect(lastOf(text)).toEqual({ points, why })
  })

  it('says that runs go upwards where they do', () => {
    expect(lastOf('243', LEAGUE)).toEqual({ points: 0, why: ['no run: runs must rise here'] })
    expect(lastOf('456', LEAGUE).why).toEqual([])
    expect(lastOf('6345', LEAGUE)).toEqual({ points: 3, why: ['no run of 4: runs must rise here'] })
  })
})

describe('a play as it is checked', () => {
  it('begins again at thirty-one and after a go, and pegs the go', () => {
    const series = checkPlay(played('TKAJ9-9'), USUAL)
    expect(series.map(({ cards, end, endPoints }) => [cards.length, end, endPoints])).toEqual([
      [4, 'thirty-one', 0],
      [1, 'go', 1],
      [1, undefined, 0],
    ])
  })

  it('takes a card that would pass thirty-one for the first after a go', () => {
    const series = checkPlay(played('TKQ5'), USUAL)
    expect(series.map(({ cards, end }) => [cards.length, end])).toEqual([
      [3, 'go'],
      [1, undefined],
    ])
  })

  it('has no points for a go where there are none', () => {
    const [first] = checkPlay(played('T9-9'), PRESETS['five-card-61'].play)
    expect(first?.endPoints).toBe(0)
  })

  it('is one empty series before the first card', () => {
    expect(checkPlay([], USUAL)).toEqual([{ cards: [], end: undefined, endPoints: 0 }])
  })
})
