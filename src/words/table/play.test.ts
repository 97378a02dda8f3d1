import { describe, expect, it } from 'vitest'
import { unpaidReneges } from '../../game/moves/penalties.ts'
import { played, tap } from '../../game/record/log.fixture.ts'
import type { Card } from '../../rules/card.ts'
import { openPlay, playCard, sayGo } from '../../rules/play.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { sayPlayed } from '../engine/play.ts'
import { sayNotPlayed } from './correction.ts'
import { announce } from './news.ts'
import { askGo, sayLastMove, sayPlayedIt, sayRenege, sayTurn } from './play.ts'

describe('whose turn it is, in words', () => {
  it('says who leads, then whose turn it is', () => {
    expect(sayTurn(played('').game, 1)).toBe('Bob leads')
    expect(sayTurn(played('7H').game, 0)).toBe('Ann’s turn')
    expect(sayTurn(played('KH QS AD TC').game, 1)).toBe('Bob leads')
  })
})

describe('what was said over the cards last', () => {
  it.each([
    ['7H 8S', 'Fifteen for two.'],
    ['KH QS 9D -', 'Ann says go.'],
    ['KH QS 9D - -', 'Twenty-nine, and one for the go.'],
    ['KH KD 9H - - 8D 7C QS - - -', 'Bob has no card left.'],
    ['KH KS KD AC QS QD 5H 4C', 'Twenty-nine, and one for last.'],
  ])('%s: %s', (moves, said) => {
    expect(sayLastMove(played(moves).game)).toBe(said)
  })

  it('says a stop and the one for last of the five-card game', () => {
    const rules = PRESETS['five-card-61']
    expect(sayLastMove(played('KH QS 9D -', { rules }).game)).toBe('Ann says go.')
    expect(sayLastMove(played('KH QS 9D - -', { rules }).game)).toBe('Twenty-nine, and one for last.')
    const partners = PRESETS['five-card-partners']
    expect(sayLastMove(played('KH QS 9D - -', { rules: partners }).game)).toBe('Bob stops.')
  })

  it.each([
    ['7H 8S', 'Ann plays the 8 of spades: fifteen for two. Ann 2, Bob 0.'],
    ['KH QS 9D - -', 'Nobody can play: Bob pegs one. Ann 0, Bob 1.'],
    ['KH KD 9H - - 8D 7C QS - - -', 'Bob has no card left: the lead passes.'],
    ['KH KS KD AC QS QD 5H 4C', 'Ann plays the 4 of clubs: twenty-nine, and one for last. Ann 7, Bob 6.'],
  ])('%s is read aloud as %s', (moves, news) => {
    const { game } = played(moves)
    expect(announce(game, { type: 'lines', lines: [game.lines.at(-1)!] })).toBe(news)
  })

  it('says nothing before a card is played', () => {
    expect(sayLastMove(played('').game)).toBeUndefined()
  })
})

describe('a renege', () => {
  const { game } = played('KH QS 4D - -')
  const hand: readonly Card[] = ['QS', '4C', '9S', 'KD']

  it('is a note, and the table’s own penalty for each other side', () => {
    const [renege] = unpaidReneges(game, 0, hand)
    expect(renege && sayRenege(game, renege)).toBe('Ann said go at 24 holding the 4 of clubs.')
    expect(renege?.pegs).toEqual([{ side: 1, points: 2, note: 'renege' }])
    expect(unpaidReneges(game, 1, ['KH', '4D', '9H', '9C'])).toEqual([])
  })

  it('is over when it is pegged', () => {
    const log = tap(played('KH QS 4D - -'), {
      type: 'peg',
      side: 1,
      points: 2,
      reason: 'penalty',
      note: 'renege',
    })
    expect(unpaidReneges(log.game, 0, hand)).toEqual([])
  })

  it('lets three sides tap who takes it', () => {
    const three = played('KH QS 4D - - -', { rules: PRESETS['three-hand'] }).game
    const [renege] = unpaidReneges(three, 1, ['KH', '5C', '9S', 'KD'])
    expect(renege?.pegs.map((peg) => peg.side)).toEqual([0, 2])
  })

  it('is scored by the offender in lowball', () => {
    const low = played('KH QS 4D - -', { rules: asLowball(PRESETS['six-card-121']) }).game
    expect(unpaidReneges(low, 0, hand)[0]?.pegs).toEqual([{ side: 0, points: 2, note: 'renege' }])
  })

  it('is only reported at a table without such a penalty', () => {
    const none = { ...PRESETS['six-card-121'], penalties: [] }
    expect(unpaidReneges(played('KH QS 4D - -', { rules: none }).game, 0, hand)).toMatchObject([{ pegs: [] }])
  })
})

it('small words of the pads', () => {
  expect(sayPlayedIt('Ann')).toBe('No, Ann played it')
  expect(sayNotPlayed(1)).toBe('and the card not played')
  expect(sayNotPlayed(2)).toBe('and the two cards not played')
})

describe('a go that must be a mistake', () => {
  it('is asked about with the count', () => {
    expect(askGo(15)).toBe('Any card can be played at 15. Say go anyway?')
  })
})

/** The last card of a play of two, `-` for a go, as it is called. */
function said(moves: string, rules: Rules = PRESETS['six-card-121']): string {
  let play = openPlay(rules, 1)
  for (const move of moves.split(' ')) {
    play = (move === '-' ? sayGo(play, rules) : playCard(play, rules, move as Card)).play
  }
  const last = play.series.flat().at(-1)
  if (!last) throw new Error('no card played')
  return sayPlayed(last, rules.words, play.turn === undefined)
}

describe('what is called as a card is played', () => {
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
