import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRules } from '../../rules/check-rules.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, seatCount, sideCount } from '../../rules/rules.ts'
import { MARKS } from '../record/entry.ts'
import {
  applyDefaults,
  defaultName,
  formOf,
  ownNameOf,
  playRuleSet,
  presetsFor,
  ruleSetOf,
  rulesOf,
  SEATS,
  type SetupForm,
  setupOf,
  sharedNames,
  withBookRules,
  withMark,
  withName,
  withPreset,
  withRules,
  withScore,
  withSeats,
} from './setup-form.ts'

const EMPTY = formOf()
const named = (form: SetupForm, ...names: readonly string[]) =>
  names.reduce((so, name, seat) => withName(so, seat, name), form)

describe('a device that always begins with the same', () => {
  const AS_LAST = { newRules: 'last', newPlay: 'last', newMuggins: 'last' } as const
  const before = withRules(withPreset(named(EMPTY, 'Ann', 'Bob'), 'five-card-61'), {
    ...PRESETS['five-card-61'],
    playBy: 'cards',
  })

  it('leaves everything as last time until something is set', () => {
    expect(setupOf(applyDefaults(before, AS_LAST))).toEqual(setupOf(before))
  })

  it('begins with its own rules, and keeps the names', () => {
    const { rules, players } = setupOf(
      applyDefaults({ ...before, lowball: true }, { ...AS_LAST, newRules: 'six-card-121' }),
    )
    expect(rules).toEqual(PRESETS['six-card-121'])
    expect(players).toEqual(['Ann', 'Bob'])
  })

  it('settles the play and muggins by themselves', () => {
    const { rules } = setupOf(applyDefaults(before, { ...AS_LAST, newPlay: 'points', newMuggins: 'call' }))
    expect(rules).toMatchObject({ target: 61, playBy: 'points', muggins: { mode: 'call' } })
  })
})

describe('the New game page', () => {
  it('starts with two players and the six-card game', () => {
    expect(setupOf(EMPTY)).toEqual({
      rules: PRESETS['six-card-121'],
      players: ['Red', 'Blue'],
      marks: ['a', 'b'],
      dealer: 0,
    })
  })

  it('a table of six starts the league’s triples without a name typed', () => {
    const setup = setupOf(withPreset(withSeats(EMPTY, 6), 'league-triples'))
    expect(setup.rules.name).toBe('League triples')
    expect(setup.players).toEqual(['Red 1', 'Blue 1', 'Red 2', 'Blue 2', 'Red 3', 'Blue 3'])
    expect(setup.marks).toEqual(['a', 'b'])
  })

  it('the last choice is the default', () => {
    const before = setupOf(named({ ...withSeats(EMPTY, 4), dealer: 2 }, 'Ann', 'Bob', 'Cleo', 'Dan'))
    expect(setupOf(formOf(before))).toEqual(before)
  })

  it('scores of a game joined on the way are not carried into the next', () => {
    const joined = setupOf(withScore(EMPTY, 1, 57))
    expect(joined.scores).toEqual([0, 57])
    expect(setupOf(formOf(joined)).scores).toBeUndefined()
  })

  it.each<[string, (form: SetupForm) => SetupForm]>([
    ['players', (form) => withSeats(form, 4)],
    ['rules', (form) => withPreset(form, 'league-singles')],
    ['rules of its own', (form) => playRuleSet(form, ruleSetOf(form, 'Ours'))],
  ])('other %s clear the scores of a game begun on wood', (_, change) => {
    expect(setupOf(change(withScore(EMPTY, 1, 57))).scores).toBeUndefined()
  })

  it('a game begun on wood starts on a shorter board, short of its last hole', () => {
    const joined = withScore(withScore(EMPTY, 0, 88), 1, 12)
    expect(setupOf(withRules(joined, { ...joined.rules, target: 61 })).scores).toEqual([60, 12])
  })

  it('a name left empty follows the colour of its peg', () => {
    expect(defaultName(withMark(EMPTY, 0, 'c'), 0)).toBe('Green')
    expect(setupOf(formOf(setupOf(EMPTY))).players).toEqual(['Red', 'Blue'])
    expect(setupOf(withMark(formOf(setupOf(EMPTY)), 0, 'c')).players).toEqual(['Green', 'Blue'])
  })

  it('a name of blanks is no name', () => {
    expect(setupOf(named(EMPTY, '  ', ' Bob ')).players).toEqual(['Red', 'Bob'])
  })

  it('names stay for players who sit down again', () => {
    const four = named(withSeats(EMPTY, 4), 'Ann', 'Bob', 'Cleo', 'Dan')
    expect(setupOf(withSeats(withSeats(four, 2), 4)).players).toEqual(['Ann', 'Bob', 'Cleo', 'Dan'])
  })

  it('taking another side’s peg gives yours in exchange', () => {
    expect(setupOf(withMark(EMPTY, 0, 'b')).marks).toEqual(['b', 'a'])
  })

  it('a dealer who has left the table leaves the first deal to the cut', () => {
    expect(setupOf(withSeats({ ...withSeats(EMPTY, 4), dealer: 3 }, 2)).dealer).toBeUndefined()
    expect(setupOf(withSeats({ ...withSeats(EMPTY, 4), dealer: 1 }, 2)).dealer).toBe(1)
  })

  it('another number of players stays in the family of rules', () => {
    expect(withSeats(withPreset(EMPTY, 'league-singles'), 4).rules.preset).toBe('league-doubles')
    expect(withSeats(withPreset(EMPTY, 'five-card-61'), 4).rules.preset).toBe('five-card-partners')
    expect(withSeats(withPreset(EMPTY, 'five-card-61'), 6).rules.preset).toBe('six-teams')
  })

  it('the league brings its best of three, unless the table chose a match itself', () => {
    expect(withPreset(EMPTY, 'league-singles').rules.match).toEqual({ type: 'best-of', games: 3 })
    const chosen = withRules(EMPTY, { ...EMPTY.rules, match: { type: 'first-to', games: 4 } })
    expect(withPreset(chosen, 'league-singles').rules.match).toEqual({ type: 'first-to', games: 4 })
  })

  it('muggins and lowball do not stay on when other rules are chosen', () => {
    const on = withRules(EMPTY, { ...EMPTY.rules, muggins: { ...EMPTY.rules.muggins, mode: 'on' } })
    const next = withPreset({ ...on, lowball: true }, 'acc')
    expect(next).toMatchObject({ lowball: false, rules: PRESETS.acc })
    expect(withSeats(on, 3).rules.muggins.mode).toBe('off')
  })

  it('two players of one name are noticed', () => {
    expect(sharedNames(named(EMPTY, 'Ann', 'Ann'))).toEqual(['Ann'])
    expect(sharedNames(named(EMPTY, 'Ann', ' ann'))).toEqual(['ann'])
    expect(sharedNames(EMPTY)).toEqual([])
  })
})

describe('lowball', () => {
  it('turns the win over on any rule set and back again', () => {
    const low = { ...withPreset(EMPTY, 'five-card-61'), lowball: true }
    expect(rulesOf(low)).toMatchObject({ firstHome: 'loses', threeForLast: 0, skunks: [] })
    const back = { ...formOf(setupOf(low)), lowball: false }
    expect(rulesOf(back)).toEqual(PRESETS['five-card-61'])
  })

  it('gives the skunks back, and is remembered as lowball', () => {
    const again = formOf(setupOf({ ...EMPTY, lowball: true }))
    expect(again.lowball).toBe(true)
    expect(again.rules).toEqual(PRESETS['six-card-121'])
  })
})

describe('house rules', () => {
  it('are in the name of what is started', () => {
    const changed = withRules(EMPTY, { ...EMPTY.rules, heels: 1 })
    expect(setupOf(changed).rules.name).toBe('Six-card, to 121, house rules')
    expect(withBookRules({ ...changed, lowball: true })).toMatchObject({ lowball: false })
    expect(withBookRules(changed).rules).toEqual(PRESETS['six-card-121'])
  })
})

describe('rules kept under a name', () => {
  const ours = withRules(withSeats(EMPTY, 3), { ...withSeats(EMPTY, 3).rules, heels: 1 })
  const kept = ruleSetOf(ours, 'Aunt Mary’s')

  it('are played for their own number of players, with the names that sit there', () => {
    const played = playRuleSet(named({ ...EMPTY, dealer: 1 }, 'Ann', 'Bob'), kept)
    expect(setupOf(played)).toMatchObject({ rules: kept.rules, dealer: 1 })
    expect(setupOf(played).players).toEqual(['Ann', 'Bob', 'Green'])
    expect(ownNameOf(played)).toBe('Aunt Mary’s')
  })

  it('lose the name as soon as a rule is changed', () => {
    const played = playRuleSet(EMPTY, kept)
    expect(ownNameOf(withRules(played, { ...played.rules, heels: 0 }))).toBeUndefined()
    expect(ownNameOf(withPreset(played, 'three-hand'))).toBeUndefined()
  })

  it('are lowball where they were kept so, and are the default next time', () => {
    const low = playRuleSet(EMPTY, ruleSetOf({ ...EMPTY, lowball: true }, 'Upside down'))
    expect(setupOf(low).rules).toMatchObject({ name: 'Upside down', firstHome: 'loses', skunks: [] })
    const again = formOf(setupOf(low))
    expect(again).toMatchObject({ lowball: true, rules: { name: 'Upside down', firstHome: 'wins' } })
    expect(setupOf(again)).toEqual(setupOf(low))
  })
})

describe('every table that can be played', () => {
  it('has rule sets for two to six, and none for five in the league', () => {
    expect(SEATS).toEqual([2, 3, 4, 5, 6])
    expect(presetsFor(5)).toEqual(['five-alone'])
    expect(withSeats(withPreset(EMPTY, 'league-doubles'), 5).rules.preset).toBe('five-alone')
  })

  it('offers every preset once', () => {
    const offered = SEATS.flatMap(presetsFor)
    expect([...offered].sort()).toEqual(Object.keys(PRESETS).sort())
  })

  it('starts a playable game whatever is tapped, in any order', () => {
    const tap = fc.oneof(
      fc.constantFrom(...SEATS).map((seats) => (form: SetupForm) => withSeats(form, seats)),
      fc.constantFrom(...PRESET_NAMES).map((preset) => (form: SetupForm) => withPreset(form, preset)),
      fc.tuple(fc.nat(4), fc.constantFrom(...MARKS)).map(
        ([side, mark]) =>
          (form: SetupForm) =>
            withMark(form, side, mark),
      ),
      fc.boolean().map((lowball) => (form: SetupForm) => ({ ...form, lowball })),
      fc
        .nat(5)
        .map((dealer) => (form: SetupForm) => (dealer < seatCount(form.rules) ? { ...form, dealer } : form)),
    )
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        const setup = setupOf(taps.reduce((form, step) => step(form), EMPTY))
        expect(checkRules(setup.rules)).toEqual([])
        expect(setup.players).toHaveLength(seatCount(setup.rules))
        expect(new Set(setup.marks).size).toBe(sideCount(setup.rules))
        expect(setup.marks).toHaveLength(sideCount(setup.rules))
        expect(sharedNames(taps.reduce((form, step) => step(form), EMPTY))).toEqual([])
        expect(setup.dealer ?? 0).toBeLessThan(seatCount(setup.rules))
        expect(setupOf(formOf(setup))).toEqual(setup)
      }),
      { seed: 152, numRuns: 300 },
    )
  })
})
