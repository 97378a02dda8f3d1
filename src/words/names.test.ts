import { describe, expect, test } from 'vitest'
import type { Game } from '../game/record/game.ts'
import { openLog, taps } from '../game/record/log.fixture.ts'
import { PRESETS } from '../rules/presets.ts'
import type { PresetName } from '../rules/rules.ts'
import {
  columnTag,
  holderName,
  possessive,
  type Seated,
  sayStart,
  seatName,
  sideName,
  sideTag,
  teamName,
  whereHeld,
  withShortNames,
} from './names.ts'
import { pegReasonName, sayPegs } from './table/pegs.ts'

const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']

const at = (preset: PresetName): Seated => ({ rules: PRESETS[preset], players: PLAYERS })

test.each([
  ['six-card-121', ['Ann', 'Bob']],
  ['three-hand', ['Ann', 'Bob', 'Cleo']],
  ['four-partners', ['Ann & Cleo', 'Bob & Dan']],
  ['six-teams', ['Ann, Cleo & Eve', 'Bob, Dan & Fay']],
  ['six-pairs', ['Ann & Dan', 'Bob & Eve', 'Cleo & Fay']],
] as const)('the sides of %s go by their players', (preset, names) => {
  expect(names.map((_, side) => sideName(at(preset), side))).toEqual(names)
})

test('an empty name is known by its seat', () => {
  expect(seatName({ players: ['Ann', '  '] }, 1)).toBe('Player 2')
})

describe('a name from elsewhere', () => {
  const shown = (name: string) => seatName({ players: [name] }, 0)

  test('is shown whole as far as anybody can type one', () => {
    expect(shown('Bartholomew Featherstone')).toBe('Bartholomew Featherstone')
    expect(shown('👩‍👩‍👧 & 👨‍👨‍👦')).toBe('👩‍👩‍👧 & 👨‍👨‍👦')
  })

  test('of ten thousand letters is shown by its beginning, no letter of it in halves', () => {
    expect(shown('x'.repeat(10_000))).toBe(`${'x'.repeat(29)}…`)
    expect(shown(`x${'🂡'.repeat(10_000)}`)).toBe(`x${'🂡'.repeat(28)}…`)
    expect([...shown(`Z${'\u0301'.repeat(10_000)}`)]).toHaveLength(30)
  })

  test('turns round no word beside it', () => {
    expect(shown('\u202EAnn\u2066\u0000')).toBe('Ann')
    expect(shown('\u202E\u2067')).toBe('Player 1')
    expect(shown('\u05D3\u05E0\u200F')).toBe('\u05D3\u05E0\u200F')
  })

  test('stays markup that is read, not obeyed', () => {
    expect(shown('<b>Ann</b>')).toBe('<b>Ann</b>')
  })
})

test('a side that nobody plays for still has a name', () => {
  expect(sideName(at('six-card-121'), 8)).toBe('Side 9')
})

test('possessives take ’s, whatever the name ends in', () => {
  expect(possessive('Bob')).toBe('Bob’s')
  expect(possessive('James')).toBe('James’s')
})

describe('a hand and a crib', () => {
  const game: Game = openLog({ dealer: 0 }).game
  const league: Game = openLog({ rules: PRESETS['league-doubles'], dealer: 2 }).game

  test('go by player, the crib by who deals', () => {
    expect(holderName(game, 1)).toBe('Bob’s hand')
    expect(holderName(game, 'crib')).toBe('Ann’s crib')
    expect(holderName(league, 'crib')).toBe('Cleo’s box')
    expect(holderName(league, 3)).toBe('Dan’s hand')
    expect(holderName(openLog().game, 'crib')).toBe('the crib')
  })

  test('say where a card is', () => {
    expect(whereHeld(game, 1)).toBe('in Bob’s hand')
    expect(whereHeld(game, 'starter')).toBe('the starter')
    expect(whereHeld(league, 'starter')).toBe('the turn-up')
  })

  test.each([
    ['Bartholomew', 'Barth.'],
    ['Mary Anne', 'Mary'],
    ['Tom & Sue', 'Tom'],
    ['', 'P1'],
  ])('%s is short as %s', (name, tag) => {
    const { players } = withShortNames({ ...openLog({ dealer: 0 }).game, players: [name, 'Bob'] })
    expect(players).toEqual([tag, 'Bob'])
  })

  test('five and six players have room for nine letters of each, three and four for eleven, teams of three for seven', () => {
    const players = ['Bartholomeus', 'Cleopatra', 'Mary Anne Smith', 'Wilhelmina', 'Eve']
    const tags = (preset: PresetName) => players.map((_, side) => sideTag({ ...at(preset), players }, side))
    expect(tags('five-alone')).toEqual(['Barthol.', 'Cleopatra', 'Mary', 'Wilhelm.', 'Eve'])
    expect(tags('four-alone').slice(0, 2)).toEqual(['Bartholom.', 'Cleopatra'])
    expect(tags('three-hand').slice(0, 3)).toEqual(['Bartholom.', 'Cleopatra', 'Mary'])
    expect(tags('six-pairs')[0]).toBe('Barthol. & Wilhelm.')
    expect(tags('six-teams')[0]).toBe('Barth., Mary & Eve')
  })

  test('a column of the score sheet has room for seven letters, on a phone for six where there are many of them', () => {
    const players = ['Bartholomeus', 'Charles', 'Maximilienne', 'Desdemonaria', 'Evangelinera', 'Fay']
    const tags = (preset: PresetName, sides: readonly number[], page: 'phone' | 'wide' = 'phone') =>
      sides.map((side) => columnTag({ ...at(preset), players }, side, page))
    expect(tags('six-card-121', [0, 1])).toEqual(['Barth.', 'Charles'])
    expect(tags('four-partners', [0])).toEqual(['Barth. & Maxim.'])
    expect(tags('three-hand', [0, 1, 2])).toEqual(['Barth.', 'Charles', 'Maxim.'])
    expect(tags('four-alone', [0, 1, 2])).toEqual(['Bart.', 'Char.', 'Maxi.'])
    expect(tags('six-teams', [0, 1])).toEqual(['Bart., Maxi. & Evan.', 'Char., Desd. & Fay'])
    expect(tags('four-alone', [0, 1, 2], 'wide')).toEqual(['Barth.', 'Charles', 'Maxim.'])
    expect(tags('six-teams', [0, 1], 'wide')).toEqual(['Barth., Maxim. & Evang.', 'Charles, Desde. & Fay'])
  })

  test('a hand is called after the short name of its player on a phone', () => {
    const { game } = openLog({ dealer: 0 })
    const long = { ...game, players: ['Bartholomew', 'Bob'] }
    expect(holderName(withShortNames(long), 0)).toBe('Barth.’s hand')
    expect(holderName(withShortNames(long), 1)).toBe('Bob’s hand')
    expect(holderName(withShortNames(long), 'crib')).toBe('Barth.’s crib')
  })

  test('the crib of the next deal is the next dealer’s', () => {
    const next = taps(openLog({ dealer: 0 }), { type: 'redeal' }).game
    expect(holderName(next, 'crib')).toBe('Ann’s crib')
  })
})

test.each([
  [{ reason: 'go', points: 1 }, 'go', 'Ann pegs 1 for the go'],
  [{ reason: 'last-card', points: 1 }, 'last card', 'Ann pegs 1 for the last card'],
  [{ reason: 'thirty-one', points: 2 }, 'thirty-one', 'Ann pegs 2 for thirty-one'],
  [{ reason: 'fifteen', points: 2 }, 'fifteen', 'Ann pegs 2 for fifteen'],
  [{ reason: 'pair', points: 2 }, 'pair', 'Ann pegs 2 for a pair'],
  [{ reason: 'run', points: 3 }, 'run of 3', 'Ann pegs 3 for a run of 3'],
  [{ reason: 'pair-royal', points: 6 }, 'pair royal', 'Ann pegs 6 for a pair royal'],
  [{ reason: 'double-pair-royal', points: 12 }, 'double pair royal', 'Ann pegs 12 for a double pair royal'],
  [{ reason: 'penalty', points: 2 }, 'penalty', 'Ann pegs 2 for a penalty'],
  [{ reason: 'crib', points: 4 }, 'crib', 'Ann pegs 4 for the crib'],
  [{ reason: 'other', points: 7 }, 'other', 'Ann pegs 7'],
] as const)('a key for %o says “%s”', (key, caption, name) => {
  const rules = PRESETS['six-card-121']
  expect(pegReasonName(key, rules)).toBe(caption)
  expect(sayPegs('Ann', key, rules)).toBe(name)
})

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Cleo', 'Eve'], 'Ann, Cleo & Eve'],
  [['Red 1', 'Red 2', 'Red 3'], 'Red'],
  [['Red 1', 'Ann', 'Red 3'], 'Red 1, Ann & Red 3'],
  [['Red 1'], 'Red 1'],
])('%o are called %s', (names, team) => {
  expect(teamName(names)).toBe(team)
})

test('a table of six that has typed no names is two teams', () => {
  const players = ['Red 1', 'Blue 1', 'Red 2', 'Blue 2', 'Red 3', 'Blue 3']
  expect([0, 1].map((side) => sideName({ ...at('league-triples'), players }, side))).toEqual(['Red', 'Blue'])
})

test('Start says who plays whom at what', () => {
  const players = ['Ann', 'Bob', 'Cleo', 'Dan']
  const start = (name: keyof typeof PRESETS) => sayStart({ rules: PRESETS[name], players })
  expect(start('six-card-121')).toBe('Ann against Bob, six-card, to 121')
  expect(start('four-partners')).toBe('Ann & Cleo against Bob & Dan, partners, to 121')
  expect(start('acc-muggins')).toBe('Ann against Bob, ACC with muggins, to 121')
  expect(start('three-hand')).toBe('Ann, Bob and Cleo, three-hand, to 121')
  const ours = { ...PRESETS['six-card-121'], name: 'Zoe’s rules' }
  expect(sayStart({ rules: ours, players })).toBe('Ann against Bob, Zoe’s rules')
})
