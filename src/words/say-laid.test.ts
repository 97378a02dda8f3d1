import { describe, expect, it } from 'vitest'
import type { Card } from '../rules/card.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { layCard, openPlay, sayGo } from '../rules/the-play.ts'
import { sayLaid } from './say-laid.ts'

/** The last card of a play of two, `-` for a go, as it is said. */
function said(moves: string, rules: Rules = PRESETS['six-card-121']): string {
  let play = openPlay(rules, 1)
  for (const move of moves.split(' ')) {
    play = (move === '-' ? sayGo(play, rules) : layCard(play, rules, move as Card)).play
  }
  const laid = play.series.flat().at(-1)
  if (!laid) throw new Error('no card laid')
  return sayLaid(laid, rules.words, play.turn === undefined)
}

describe('what is said as a card is laid', () => {
  it.each([
    ['4H', 'Four.', 'S1:L27'],
    ['4H 9S', 'Thirteen.', 'S1:L27'],
    ['8H 7S', 'Fifteen for two.', 'cribbagecorner'],
    ['6H 6S', 'A pair, twelve for two.', 'cribbagecorner: “twelve for two”'],
    ['4H 4S 4D', 'A pair royal, twelve for six.', 'cribbagecorner: “Twelve for six”'],
    ['9H 8S 7D', 'Twenty-four for three.', 'cribbagecorner'],
    ['4H 5S 6D', 'Fifteen for five: fifteen two and a run of three.', 'S4:L51'],
    ['KH QS TD AC', 'Thirty-one for two.', 'cribbagecorner'],
    ['5H 5S 5D', 'Fifteen for eight: fifteen two and a pair royal.', 'three fives, the third scores eight'],
  ])('%s: %s (%s)', (moves, words) => {
    expect(said(moves)).toBe(words)
  })

  it('says one for the go with the card that nobody can follow', () => {
    // Six-card: pone has said go, and the dealer's fourth card is its last.
    expect(said('KH 9S - 2S 3S 4S')).toBe('Twenty-eight for three, and one for the go.')
  })

  it('says one for last with the last card of all', () => {
    expect(said('KH KS KD AC QS QD 5H 6C')).toBe('Thirty-one for two.')
    expect(said('KH KS KD AC QS QD 5H 4C')).toBe('Twenty-nine, and one for last.')
  })
})
