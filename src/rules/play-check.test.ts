import { describe, expect, it } from 'vitest'
import { valueIn } from '../base/result.ts'
import { sayMiss } from '../words/engine/play.ts'
import { type Card, parseCard } from './card.ts'
import { type CardOrGo, checkPlay } from './play-check.ts'
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'

const USUAL = PRESETS['six-card-121']
const LEAGUE = PRESETS['league-singles']

/** Ranks as played, `g` a go, `-` the end of a count; the suits go round, unless they are written: `2S`. */
function played(text: string): readonly CardOrGo[] {
  if (text.includes(' ')) return text.split(' ') as readonly Card[]
  const signs: Readonly<Record<string, CardOrGo>> = { '-': 'end', g: 'go' }
  return [...text].map((rank, i) => signs[rank] ?? (`${rank}${'SHDC'[i % 4]}` as Card))
}

function lastOf(text: string, rules: Rules = USUAL) {
  const last = checkPlay(played(text), rules).rows.findLast((row) => row.type === 'card')
  return { points: last?.points, why: last?.misses.map(sayMiss) }
}

/** `♠10 0`, `go 1`, `end 1`: each row with its points. */
function rowsOf(cards: readonly CardOrGo[], rules: Rules = USUAL) {
  return checkPlay(cards, rules).rows.map((row) => {
    if (row.type === 'go') return `player ${row.seat + 1} go`
    return row.type === 'late' ? `late ${row.card}` : `${row.type === 'end' ? 'end' : row.card} ${row.points}`
  })
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
  it.each([
    [
      'a public dispute: a run goes on past one go',
      '10♣ K♦ 2♥ A♠ g 3♦ 4♣',
      'TC 0,KD 0,2H 0,AS 0,player 1 go,3D 3,4C 5,end 0',
    ],
    ['another: so does a pair', '9♣ 6♦ J♥ A♣ g A♦ A♥', '9C 0,6D 2,JH 0,AC 0,player 1 go,AD 2,AH 7,end 0'],
  ])('%s', (_, text, rows) => {
    const cards = text.split(' ').map((one): CardOrGo => (one === 'g' ? 'go' : valueIn(parseCard(one))!))
    expect(rowsOf(cards).join()).toBe(rows)
  })

  it('begins again at thirty-one and when nobody can play, and pegs the go', () => {
    expect(rowsOf(played('TKAJ9-9'))).toEqual([
      'TS 0',
      'KH 0',
      'AD 0',
      'JC 2',
      'end 0',
      '9S 0',
      'end 1',
      '9D 0',
    ])
  })

  it('ends a count when each player has said go', () => {
    expect(rowsOf(played('TKQgg5'))).toEqual(['TS 0', 'KH 0', 'QD 0', 'player 2 go', 'end 1', '5H 0'])
  })

  it('asks every other player first where there are more', () => {
    expect(rowsOf(played('TKQgA'), PRESETS['three-hand'])).toEqual([
      'TS 0',
      'KH 0',
      'QD 0',
      'player 1 go',
      'AS 2',
      'end 0',
    ])
  })

  it('takes a card that would pass thirty-one for the first after a go', () => {
    expect(rowsOf(played('TKQ5'))).toEqual(['TS 0', 'KH 0', 'QD 0', 'end 1', '5C 0'])
  })

  it('has no points for a go where there are none, one count only, and one for its last card', () => {
    const five = PRESETS['five-card-61']
    expect(rowsOf(played('T9-9'), five)).toEqual(['TS 0', '9H 0', 'end 1', 'late 9C'])
  })

  it('ends with the last card of all hands', () => {
    expect(rowsOf(played('TKQT9876A')).slice(-4)).toEqual(['7D 0', '6C 1', 'end 0', 'late AS'])
  })

  it('passes the lead of a short hand', () => {
    const rows = rowsOf(played('KK9-87Q-g5'))
    expect(rows.slice(-4)).toEqual(['end 1', 'player 1 go', '5H 1', 'end 0'])
  })

  it('is nothing before the first card, and no go comes first', () => {
    expect(rowsOf([])).toEqual([])
    expect(rowsOf(['go', 'end'])).toEqual([])
  })
})
