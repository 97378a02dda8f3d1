import { describe, expect, it } from 'vitest'
import { checkRules } from '../../rules/check-rules.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName, Rules } from '../../rules/rules.ts'
import { fitRules } from './fit-rules.ts'

const SIX: Rules = PRESETS['six-card-121']
const FIVE: Rules = PRESETS['five-card-61']

describe('rules changed for one game', () => {
  it('a flush goes with the size of the hand', () => {
    const three = fitRules(SIX, { ...SIX, deal: { ...SIX.deal, dealt: 5 } })
    expect(three.show).toEqual({ flushInHand: 3, flushInCrib: 5 })
    expect(checkRules(three)).toEqual([])
  })

  it('skunk lines past a shorter board are gone, and are back on the long one', () => {
    const short = fitRules(SIX, { ...SIX, target: 61 })
    expect(short.skunks).toEqual([])
    expect(fitRules(short, { ...short, target: 121 }).skunks).toEqual(SIX.skunks)
  })

  it('a target typed digit by digit loses no line on the way', () => {
    let typed = SIX
    for (const target of [1, 12, 121]) typed = fitRules(typed, { ...typed, target })
    expect(typed).toEqual(SIX)
  })

  it('a skunk line the table drew itself stays where it is', () => {
    const drawn: Rules = { ...FIVE, skunks: [{ name: 'skunk', below: 31, games: 2 }] }
    const longer = fitRules(drawn, { ...drawn, target: 100 })
    expect(longer.skunks).toEqual(drawn.skunks)
  })

  it.each<[string, PresetName, Partial<Rules>, string]>([
    ['the preset unchanged', 'six-card-121', {}, 'Six-card, to 121'],
    ['another target', 'six-card-121', { target: 100 }, 'Six-card, to 100'],
    ['another target of the league', 'league-singles', { target: 61 }, 'League singles, to 61'],
    ['a rule of the house', 'six-card-121', { heels: 1 }, 'Six-card, to 121, house rules'],
    [
      'a match is no rule of the house',
      'six-card-121',
      { match: { type: 'first-to', games: 3 } },
      'Six-card, to 121',
    ],
    [
      'nor is muggins',
      'six-card-121',
      { muggins: { ...PRESETS['acc-muggins'].muggins, overClaim: 'two', falseCall: 'none' } },
      'Six-card, to 121',
    ],
  ])('are named for what they are: %s', (_, preset, change, name) => {
    const rules = PRESETS[preset]
    expect(fitRules(rules, { ...rules, ...change }).name).toBe(name)
  })
})

describe('a name the table has given', () => {
  const ours: Rules = { ...SIX, heels: 1, name: 'Aunt Mary’s' }

  it('stays while only the match, muggins or the way of scoring is chosen', () => {
    const match = fitRules(ours, { ...ours, match: { type: 'first-to', games: 3 } })
    expect(match.name).toBe('Aunt Mary’s')
    expect(fitRules(ours, { ...ours, playBy: 'cards' }).name).toBe('Aunt Mary’s')
  })

  it('goes when a rule is changed', () => {
    expect(fitRules(ours, { ...ours, heels: 2 }).name).toBe('Six-card, to 121')
    expect(fitRules(ours, { ...ours, target: 61 }).name).toBe('Six-card, to 61, house rules')
  })
})
