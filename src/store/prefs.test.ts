import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../rules/card.ts'
import { PRESETS } from '../rules/presets.ts'
import { keepCount, readCounts } from './counts.ts'
import { newDisk, windowOn } from './database.fixture.ts'
import { CHOICES, type Settings } from './kept-pref.ts'
import { keepPlayers, readPlayers } from './players.ts'
import { decodeSettings, readPrefs, writePref } from './prefs.ts'

const DARK: Settings = { ...decodeSettings({}), theme: 'dark', hand: 'left' }

describe('what people chose', () => {
  it('is there again after a restart', async () => {
    const disk = newDisk()
    const preset = 'five-card-61'
    const lastTable = { preset, rules: PRESETS[preset], players: ['Ann', 'Bob'], marks: ['c', 'd'] } as const
    await writePref(windowOn(disk), { key: 'settings', value: DARK })
    await writePref(windowOn(disk), { key: 'last-table', value: lastTable })
    expect(await readPrefs(windowOn(disk))).toEqual({ ok: true, value: { settings: DARK, lastTable } })
  })

  it('falls back one by one where a choice cannot be read', () => {
    expect(decodeSettings({ ...DARK, theme: 'pink' })).toEqual({ ...DARK, theme: 'system' })
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(CHOICES.suits).toContain(decodeSettings(junk).suits)
      }),
      { seed: 152_152 },
    )
  })

  it('offers every printed rule set for new games', () => {
    expect(CHOICES.newRules).toEqual(['last', ...Object.keys(PRESETS)])
  })

  it('keeps every choice that is offered', () => {
    for (const [name, list] of Object.entries(CHOICES)) {
      for (const chosen of list) expect(decodeSettings({ [name]: chosen })).toHaveProperty(name, chosen)
    }
  })

  it('forgets a table that no game can start on', async () => {
    const db = windowOn(newDisk())
    const preset = 'three-hand'
    const value = { preset, rules: PRESETS[preset], players: ['Ann', 'Bob'], marks: ['a', 'b', 'c'] } as const
    await writePref(db, { key: 'last-table', value })
    expect(await readPrefs(db)).toEqual({ ok: true, value: { settings: decodeSettings({}) } })
  })
})

describe('the last counts', () => {
  const count = (at: number, starter: Card) =>
    ({
      at,
      of: 'hand',
      cards: ['5H', '5S', 'JD', '5D'],
      starter,
      rules: 'Six-card, to 121',
      points: 29,
    }) as const

  it('are fifty, newest first, each hand once', async () => {
    const db = windowOn(newDisk())
    for (let at = 1; at <= 60; at++) await keepCount(db, { ...count(at, '5C'), rules: `rules ${at}` })
    await keepCount(db, { ...count(99, '5C'), rules: 'rules 30' })
    const read = await readCounts(db)
    const list = read.ok ? read.value : []
    expect(list).toHaveLength(50)
    expect(list.slice(0, 2).map((one) => one.at)).toEqual([99, 60])
    expect(list.filter((one) => one.rules === 'rules 30')).toHaveLength(1)
  })

  it('leave out one that cannot be read', async () => {
    const db = windowOn(newDisk())
    await keepCount(db, count(1, '5C'))
    await db.counts.put({ ...count(2, '5C'), id: 'bad', starter: '15C' } as never)
    const read = await readCounts(db)
    expect(read.ok && read.value.map((one) => one.at)).toEqual([1])
  })
})

describe('players', () => {
  it('are remembered, those who played last first', async () => {
    const db = windowOn(newDisk())
    await keepPlayers(db, ['Ann', 'Bob'], 1)
    await keepPlayers(db, ['Cleo', '', 'Bob'], 2)
    expect(await readPlayers(db)).toEqual({ ok: true, value: ['Cleo', 'Bob', 'Ann'] })
  })
})
