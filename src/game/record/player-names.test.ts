import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  joinRenamed,
  namesBefore,
  namesNow,
  playerKey,
  type Renamed,
  rename,
  separate,
} from './player-names.ts'

const changed = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce<Renamed>((renamed, [from, to]) => rename(renamed, from, to), [])

const now = (renamed: Renamed, names: string) => names.split(' ').map(namesNow(renamed)).join(' ')

describe('a player who is renamed', () => {
  it('has the new name though the old one is longer than the list may hold', () => {
    const long = 'x'.repeat(300)
    const renamed = changed([long, 'Ann'])
    expect(renamed.flat().every((name) => name.length <= 200)).toBe(true)
    expect(namesNow(renamed)(long)).toBe('Ann')
  })

  it.each([
    ['has the new name wherever the old one was written', [['Bob', 'Robert']], 'Robert Robert Robert'],
    [
      'once more has the last name',
      [
        ['Bob', 'Robert'],
        ['Robert', 'Rob'],
      ],
      'Rob Rob Rob',
    ],
    [
      'back has the first name',
      [
        ['Bob', 'Robert'],
        ['robert', 'Bob'],
      ],
      'Bob Bob Bob',
    ],
    ['only in capitals has them everywhere', [['Bob', 'BOB']], 'BOB BOB Robert'],
  ] as const)('%s', (_, changes, names) => {
    expect(now(changed(...changes), 'Bob bob Robert')).toBe(names)
  })

  it('to the old name of another becomes that other', () => {
    expect(now(changed(['Robert', 'Rob'], ['Bob', 'Robert']), 'Bob Robert Rob')).toBe('Rob Rob Rob')
  })

  it('with the name of another is one with them, until they are separated', () => {
    const merged = changed(['Bobby', 'Bob'], ['Bob', 'Robert'])
    expect(namesBefore(merged, 'robert')).toEqual(['Bobby', 'Bob'])
    expect(now(separate(merged, 'bobby'), 'Bobby Bob')).toBe('Bobby Robert')
    expect(namesBefore(separate(merged, 'bobby'), 'Robert')).toEqual(['Bob'])
  })

  it('takes an earlier name along when they are separated, and an earlier name leaves alone', () => {
    const merged = changed(['Ann', 'Anna'], ['Anna', 'Bob'])
    expect(now(merged, 'Ann Anna Bob')).toBe('Bob Bob Bob')
    expect(now(separate(merged, 'Anna'), 'Ann Anna Bob')).toBe('Anna Anna Bob')
    expect(now(separate(merged, 'Ann'), 'Ann Anna Bob')).toBe('Ann Bob Bob')
  })

  it('has one name in whatever order names are changed: a current name is never changed again', () => {
    const name = fc.constantFrom('Ann', 'ann', 'Bob', 'Cleo', 'Dan', 'Eve')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name)), fc.array(fc.tuple(name, name)), (ours, theirs) => {
        const shownNames = (changes: readonly (readonly [string, string])[]) =>
          changes.reduce<Renamed>((all, [from, to]) => rename(all, namesNow(all)(from), to), [])
        for (const all of [shownNames(ours), joinRenamed(shownNames(ours), shownNames(theirs))]) {
          for (const [, is] of all) {
            const current = namesNow(all)(is)
            expect(playerKey(namesNow(all)(current))).toBe(playerKey(current))
          }
        }
      }),
      { seed: 152_156 },
    )
  })
})

describe('the names of two devices', () => {
  it('are joined; what this one has changed itself stays', () => {
    const joined = joinRenamed(changed(['Bob', 'Robert']), changed(['Bob', 'Rob'], ['Annie', 'Ann']))
    expect(now(joined, 'Bob Annie')).toBe('Robert Ann')
  })

  it('are joined at once as they would be one by one', () => {
    const name = fc.constantFrom('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus')
    const changes = fc.array(fc.tuple(name, name), { maxLength: 6 })
    fc.assert(
      fc.property(changes, changes, (here, there) => {
        const [ours, theirs] = [changed(...here), changed(...there)]
        const wanting = theirs.filter(([was]) => !ours.some(([own]) => own === was))
        expect(joinRenamed(ours, theirs)).toEqual(
          wanting.reduce<Renamed>((all, [was, is]) => rename(all, was, is), ours),
        )
      }),
      { seed: 152_157, numRuns: 500 },
    )
  })

  it('lead to the last of ten thousand, in whichever order they were changed', () => {
    const theirs = Array.from({ length: 10_000 }, (_, i) => [`Name ${i}`, `Name ${i + 1}`] as const)
    for (const changes of [theirs, theirs.toReversed()]) {
      const current = namesNow(joinRenamed([], changes))
      expect(new Set(changes.map(([was]) => current(was)))).toEqual(new Set(['Name 10000']))
    }
  })

  it('a player who was separated here is not merged again', () => {
    const merged = changed(['Bobby', 'Bob'])
    expect(now(joinRenamed(separate(merged, 'Bobby'), merged), 'Bobby')).toBe('Bobby')
  })
})
