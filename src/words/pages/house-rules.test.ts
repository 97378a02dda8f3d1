import { describe, expect, it } from 'vitest'
import { askedFor, heldBack } from '../../game/moves/penalties.ts'
import { played } from '../../game/record/log.fixture.ts'
import { formOf } from '../../game/setup/setup-form.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName, Rules } from '../../rules/rules.ts'
import { withWords } from '../engine/rules.ts'
import { RULINGS } from '../rulings/catalogue.ts'
import { verdictOf } from '../rulings/ruling.ts'
import { houseGroups, type LabelledField, ruleLines } from './house-rules.ts'

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
      () => choice('Runs in the play count', 'only ascending'),
      { play: { ...SIX.play, runs: 'upwards' } },
    ],
    ['the winner deals', () => choice('The next game is dealt by', 'the winner'), { nextDealer: 'winner' }],
    [
      'the box',
      () => choice('The dealer’s extra hand is called', 'box'),
      { words: { ...SIX.words, crib: 'box' } },
    ],
    ['a shorter board', () => number('The game is to', 100), { target: 100 }],
    ['no skunks at all', () => number('The skunk line is', 0), { skunks: [] }],
    ['no double skunk', () => number('The double skunk line is', 0), { skunks: SIX.skunks.slice(0, 1) }],
    ['two each to the crib', () => number('Each gives the crib', 1), { deal: { ...SIX.deal, crib: [1, 1] } }],
  ])('%s', (_, make, change) => {
    expect(make()).toEqual({ ...SIX, ...change })
  })

  it('a skunk line can be drawn where the preset has none', () => {
    expect(number('The skunk line is', 31, PRESETS['five-card-61']).skunks).toEqual([
      { name: 'skunk', below: 31, games: 2 },
    ])
  })

  it('a penalty of the house is added by its name, and a penalty of nothing is none', () => {
    const { penalties } = addPenalty('spilt beer', SIX)
    expect(penalties.at(-1)).toEqual({ reason: 'spilt beer', points: 2, who: 'opponents' })
    expect(number('Renege costs', 0).penalties.map(({ reason }) => reason)).not.toContain('renege')
  })

  it('a penalty removed and typed anew keeps its price, its button and its ruling, however it is written', () => {
    const without = number('Renege costs', 0, PRESETS.acc)
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
    expect(labels).toContain('The dealer discards out of play')
    expect(labels).toContain('The player opposite gives the crib')
  })

  it('a table that says box and turn-up is asked in these words', () => {
    const rules = withWords(SIX, 'british')
    const labels = fieldsOf(rules).map((one) => one.label)
    expect(labels).toContain('Each gives the box')
    expect(labels).toContain('The pack gives the box')
    expect(labels).toContain('His heels, a jack turned up, are worth')
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

describe('what a table plays otherwise than its book', () => {
  const changedBy = (rules: Rules, lowball = false) =>
    ruleLines({ ...formOf(), rules, lowball })
      .flatMap(({ lines }) => lines)
      .filter(({ isChanged }) => isChanged)
      .map(({ label, said, books }) => `${label} ${said}. ${books}`)

  it.each(ALL)('%s as its book has it differs in nothing', (preset) => {
    expect(changedBy(PRESETS[preset])).toEqual([])
  })

  it.each<[string, Partial<Rules>, string[]]>([
    ['a rule', { heels: 1 }, ['His heels, a jack turned up, are worth 1. 2']],
    [
      'muggins',
      { muggins: { ...SIX.muggins, mode: 'on' } },
      ['Muggins is on: opponents take what is missed. off'],
    ],
    ['a match', { match: { type: 'best-of', games: 5 } }, ['The match is best of 5. one game']],
    ['the play', { playBy: 'cards' }, ['The play is scored by cards. by points']],
    ['no skunks', { skunks: [] }, ['The skunk line is off. 91']],
    ['a shorter board, whose lines go with it', { target: 61, skunks: [] }, ['The game is to 61. 121']],
  ])('%s is a sentence beside what the book has', (_, change, said) => {
    expect(changedBy({ ...SIX, ...change })).toEqual(said)
  })

  it('lowball is one difference, not also that it has no skunks', () => {
    expect(changedBy(SIX, true)).toEqual(['Lowball is on: the first to 121 loses. off'])
  })

  it('a penalty of the book that was removed is named, and can be brought back', () => {
    const without = number('Renege costs', 0)
    expect(changedBy(without)).toEqual(['Renege costs nothing. 2 points'])
    expect(number('Renege costs', 2, without).penalties).toHaveLength(SIX.penalties.length)
  })
})
