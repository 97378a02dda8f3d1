import { describe, expect, it } from 'vitest'
import { askedFor, heldBack } from '../../game/moves/penalties.ts'
import { played } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName, Rules } from '../../rules/rules.ts'
import { withWords } from '../engine/rules.ts'
import { RULINGS } from '../rulings/catalogue.ts'
import { verdictOf } from '../rulings/ruling.ts'
import { houseGroups, type LabelledField } from './house-rules.ts'

const SIX: Rules = PRESETS['six-card-121']
const ALL = Object.keys(PRESETS) as PresetName[]

function fieldsOf(rules: Rules, lowball = false): readonly LabelledField[] {
  return houseGroups(rules, lowball).flatMap((group) => group.fields)
}

function field(label: string, rules: Rules = SIX): LabelledField {
  const found = fieldsOf(rules).find((one) => one.label === label)
  if (!found) throw new Error(`no field ${label}`)
  return found
}

function number(label: string, to: number, rules: Rules = SIX): Rules {
  const found = field(label, rules)
  if (found.type !== 'number') throw new Error(`${label} is a choice`)
  return found.change(to)
}

function choice(label: string, option: string, rules: Rules = SIX): Rules {
  const found = field(label, rules)
  if (found.type !== 'choice') throw new Error(`${label} is a number`)
  return found.choose(found.options.indexOf(option))
}

function addPenalty(reason: string, rules: Rules): Rules {
  const more = fieldsOf(rules).find((one) => one.type === 'more')
  if (more?.type !== 'more') throw new Error('nothing can be added')
  return more.add(reason)
}

function findRuling(number: number, rules: Rules): string {
  const found = RULINGS.find((one) => one.number === number)
  return found ? verdictOf(found, rules).more : ''
}

describe('the form of house rules', () => {
  it.each(ALL)('%s shows every rule as it is', (preset) => {
    for (const one of fieldsOf(PRESETS[preset])) {
      if (one.type === 'choice') expect(one.options[one.chosen], one.label).toBeDefined()
      if (one.type === 'number') {
        expect(one.value, one.label).toBeGreaterThanOrEqual(one.min)
        expect(one.value, one.label).toBeLessThanOrEqual(one.max)
      }
    }
  })

  it.each(ALL)('%s: choosing what is already chosen changes nothing', (preset) => {
    const rules: Rules = PRESETS[preset]
    for (const one of fieldsOf(rules)) {
      if (one.type === 'more') continue
      expect(one.type === 'choice' ? one.choose(one.chosen) : one.change(one.value), one.label).toEqual(rules)
    }
  })

  it('every line of a form has its own label', () => {
    for (const preset of ALL) {
      const labels = fieldsOf(PRESETS[preset]).map((one) => one.label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  it.each<[string, () => Rules, Partial<Rules>]>([
    [
      'upward runs',
      () => choice('Runs in the play', 'Ascending only'),
      { play: { ...SIX.play, runs: 'upwards' } },
    ],
    ['the winner deals', () => choice('Next game’s dealer', 'Winner'), { nextDealer: 'winner' }],
    ['the box', () => choice('The dealer’s extra hand', 'box'), { words: { ...SIX.words, crib: 'box' } }],
    ['a shorter board', () => number('Points to win', 100), { target: 100 }],
    ['no skunks at all', () => number('Skunk under (0 for none)', 0), { skunks: [] }],
    [
      'no double skunk',
      () => number('Double skunk under (0 for none)', 0),
      { skunks: SIX.skunks.slice(0, 1) },
    ],
    ['two each to the crib', () => number('To the crib, each', 1), { deal: { ...SIX.deal, crib: [1, 1] } }],
  ])('%s', (_, make, change) => {
    expect(make()).toEqual({ ...SIX, ...change })
  })

  it('a skunk line can be drawn where the preset has none', () => {
    expect(number('Skunk under (0 for none)', 31, PRESETS['five-card-61']).skunks).toEqual([
      { name: 'skunk', below: 31, games: 2 },
    ])
  })

  it('a penalty of the house is added by its name, and a penalty of nothing is none', () => {
    const { penalties } = addPenalty('spilt beer', SIX)
    expect(penalties.at(-1)).toEqual({ reason: 'spilt beer', points: 2, who: 'opponents' })
    expect(number('Renege', 0).penalties.map(({ reason }) => reason)).not.toContain('renege')
  })

  it('a penalty removed and typed anew keeps its price, its button and its ruling, however it is written', () => {
    const without = number('Renege', 0, PRESETS.acc)
    const typed = addPenalty('Renege ', without)
    const { game } = played('KS JD 5C - AC - 4D', { rules: typed, starter: '9H' })
    expect(heldBack(game)?.pegs).toEqual([{ side: 1, points: 2, note: 'Renege ' }])
    expect(askedFor(typed, typed.penalties.at(-1)!)).toBe('cards')
    expect(findRuling(32, typed)).toMatch(/renege, and the other side pegs 2/u)
    expect(findRuling(32, without)).not.toMatch(/renege/u)
    expect(addPenalty('RENEGE', typed).penalties).toHaveLength(typed.penalties.length)
  })

  it('six give by their place: the dealer and the player opposite discard one out of play', () => {
    const rules = PRESETS['six-teams']
    const labels = fieldsOf(rules).map((one) => one.label)
    expect(labels).toContain('Discarded out of play (all: sits out), dealer')
    expect(labels).toContain('To the crib, opposite')
  })

  it('a table that says box and turn-up is asked in these words', () => {
    const rules = withWords(SIX, 'british')
    const labels = fieldsOf(rules).map((one) => one.label)
    expect(labels).toContain('To the box, each')
    expect(labels).toContain('Box cards from the pack')
    expect(labels).toContain('His heels (jack turned up)')
  })

  it('no choice is shown by what the rules call it', () => {
    for (const one of fieldsOf(SIX)) {
      if (one.type !== 'choice') continue
      for (const [place, label] of one.options.entries())
        expect(JSON.stringify({ ...one.choose(place), words: {} })).not.toContain(`:"${label}"`)
    }
  })

  it('lowball asks for no skunks', () => {
    expect(fieldsOf(SIX, true).some((one) => one.label.includes('kunk'))).toBe(false)
  })
})
