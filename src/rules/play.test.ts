import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { canSurelyPlay, openPlay, type Play, playCard, playCount, renegesOf, sayGo } from './play.ts'
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'

interface Walk {
  readonly play: Play
  /** Seat and points of every move. */
  readonly turns: readonly (number | undefined)[]
  readonly points: readonly number[]
}

/** Plays cards and goes (`-`) in the order of the turns. */
function walk(rules: Rules, dealer: number, moves: string): Walk {
  let play = openPlay(rules, dealer)
  const turns: (number | undefined)[] = []
  const points: number[] = []
  for (const move of moves.split(' ')) {
    turns.push(play.turn)
    const next = move === '-' ? sayGo(play, rules) : playCard(play, rules, move as Card)
    play = next.play
    points.push(next.points)
  }
  return { play, turns, points }
}

const TWO = PRESETS['six-card-121']
const THREE = PRESETS['three-hand']
const FIVE_CARD = PRESETS['five-card-61']
const LEAGUE = PRESETS['league-singles']

describe('whose turn it is', () => {
  it('leads from the dealer’s left and goes clockwise', () => {
    expect(walk(THREE, 1, '2H 3H 4D 5C').turns).toEqual([2, 0, 1, 2])
  })

  it('lets the others continue after a go, and does not ask its caller again in that series', () => {
    // 9 + K + 8 = 27; pone says go, the dealer plays on: A, A.
    const { play, turns, points } = walk(TWO, 1, '9H KH 8H - AS AD')
    expect(turns).toEqual([0, 1, 0, 1, 0, 0])
    expect(points).toEqual([0, 0, 0, 0, 0, 3])
    expect(play.turn).toBe(1)
  })

  it('pegs the go to the player who played last, not to the player who hears it', () => {
    const { play, points, turns } = walk(THREE, 0, 'KH QH 9H - - -')
    expect(turns).toEqual([1, 2, 0, 1, 2, 0])
    expect(points).toEqual([0, 0, 0, 0, 0, 1])
    expect(play.turn).toBe(1)
    expect(playCount(play)).toBe(0)
  })

  it('passes the lead of a hand that is a card short, and plays the others out', () => {
    const { play, turns, points } = walk(TWO, 1, 'KH KD 9H - - 8D 7C QS - - - 5D')
    expect(turns).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    // Nobody is asked again, so that the last card is the last of all.
    expect(points).toEqual([0, 2, 0, 0, 1, 0, 2, 0, 0, 1, 0, 1])
    expect(play.turn).toBeUndefined()
  })

  it('is over when nobody has a card to lead, with nothing more to peg', () => {
    const { play, points } = walk(TWO, 1, 'KH KD 9H - - 8D 7C QS - - - -')
    expect(points.slice(-2)).toEqual([0, 0])
    expect(play.turn).toBeUndefined()
  })

  it('asks the next of several players', () => {
    const { turns } = walk(THREE, 0, 'KH QH 9H - - - AH 2H AD - - - - 5S')
    expect(turns.slice(-2)).toEqual([1, 2])
  })

  it('gives the next series to the next player with cards, to the left of the last to play', () => {
    // Pone has played all four when the series ends on its card, so the dealer leads.
    const { play, points } = walk(TWO, 1, 'AH 2H AD KS AC KD AS -')
    expect(points.at(-1)).toBe(1)
    expect(play.turn).toBe(1)
  })

  it('resets by itself at thirty-one', () => {
    const { play, points } = walk(TWO, 1, 'KH QH AH KD')
    expect(points).toEqual([0, 0, 0, 2])
    expect(playCount(play)).toBe(0)
    expect(play.turn).toBe(0)
  })

  it('skips a seat that has played all its cards', () => {
    const { turns } = walk(TWO, 1, 'AH 2H 2D 3S 3C - 4C 9S 9D')
    // Pone has played four, so the dealer continues alone.
    expect(turns.slice(7)).toEqual([1, 1])
  })
})

describe('the end of a series and of the play', () => {
  it('pegs one for the last card of all, two when it makes thirty-one', () => {
    expect(walk(TWO, 1, 'KH KS KD AC QS QD 5H 4C').points.at(-1)).toBe(1)
    expect(walk(TWO, 1, 'KH KS KD AC QS QD 5H 6C').points.at(-1)).toBe(2)
  })

  it('adds a fifteen to the last card', () => {
    // Thirty-one, a go, then a last series of seven and eight.
    const { points, play } = walk(TWO, 1, 'KH QS AD TC KS KD - - 7H 8S')
    expect(points.at(-1)).toBe(3)
    expect(play.turn).toBeUndefined()
  })

  it('breaks pairs and runs at a go', () => {
    const { points } = walk(TWO, 1, 'KH QS 9D - - 9C')
    expect(points).toEqual([0, 0, 0, 0, 1, 0])
  })

  it('plays one series only in the five-card game, with no go point and one for last', () => {
    const { play, points } = walk(FIVE_CARD, 1, 'KH QS 9D - -')
    expect(points).toEqual([0, 0, 0, 0, 1])
    expect(play.turn).toBeUndefined()
    expect(play.gos.map((go) => go.stop)).toEqual([false, true])
  })

  it('ends the five-card play at thirty-one for two', () => {
    const { play, points } = walk(FIVE_CARD, 1, 'KH QS AD KD')
    expect(points.at(-1)).toBe(2)
    expect(play.turn).toBeUndefined()
  })

  it('lets a run count upwards only in the league', () => {
    expect(walk(LEAGUE, 1, '2H 4S 3D').points.at(-1)).toBe(0)
    expect(walk(LEAGUE, 1, '2H 3S 4D').points.at(-1)).toBe(3)
    expect(walk(TWO, 1, '2H 4S 3D').points.at(-1)).toBe(3)
  })
})

describe('the renege check', () => {
  it('holds every go against what its caller held', () => {
    const { play } = walk(TWO, 1, 'KH QS 4D - -')
    const hand = (seat: number): readonly Card[] =>
      seat === 1 ? ['QS', '4C', '9S', 'KD'] : ['KH', '4D', '9H', '9C']
    expect(renegesOf(play, hand)).toEqual([{ seat: 1, count: 24, cards: ['4C'], place: 0 }])
  })

  it('finds no fault with a stop after another’s go in the five-card game', () => {
    const { play } = walk(FIVE_CARD, 1, 'KH QS 4D - -')
    const hand = (seat: number): readonly Card[] => (seat === 0 ? ['KH', '4D', '2C'] : ['QS', 'KS', '9S'])
    expect(renegesOf(play, hand)).toEqual([])
  })

  it('waits for a hand that is not known yet', () => {
    const { play } = walk(TWO, 1, 'KH QS 4D -')
    expect(renegesOf(play, () => undefined)).toEqual([])
  })
})

describe('whether a go can be true', () => {
  it.each([
    ['no count is so low that a card could fail to fit', TWO, '5H TD', 15, true],
    ['at 21 a king still makes 31', TWO, 'KH QD AC', 21, true],
    ['at 22 a king does not fit', TWO, 'KH QD 2C', 22, false],
    ['at 30 only an ace does', TWO, 'KH QD JC', 30, false],
    ['after 31 the count is nothing again', TWO, 'KH QD JC AS', 0, true],
    ['after a go the other player still has cards that fit', TWO, '5H TD -', 15, true],
    ['a stop after another’s go is a choice', FIVE_CARD, '5H TD -', 15, false],
    ['nobody has a turn when the play is over', TWO, 'AH AD AC AS 2H 2D 2C 2S', 12, false],
  ])('%s', (_, rules, moves, count, sure) => {
    const { play } = walk(rules, 1, moves)
    expect(playCount(play)).toBe(count)
    expect(canSurelyPlay(play, rules)).toBe(sure)
  })

  it('a seat that has played all its cards has none that fits', () => {
    const { play } = walk(TWO, 1, 'AH 2H AD 2D AC 2C AS')
    expect(playCount(play)).toBe(10)
    expect(canSurelyPlay({ ...play, turn: 0 }, TWO)).toBe(false)
    expect(canSurelyPlay({ ...play, turn: 1 }, TWO)).toBe(true)
  })
})
