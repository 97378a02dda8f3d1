import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainCount, plainPoints } from '../../rules/plain-play.fixture.ts'
import { checkPlay } from '../../rules/play-check.ts'
import { PRESETS } from '../../rules/presets.ts'
import { cardsOf, PRESET_NAMES, type PresetName, type Rules, sideCount } from '../../rules/rules.ts'
import { tableTotal } from '../../rules/table-total.fixture.ts'
import { playRecorded, type Recorded } from './recorded.fixture.ts'
import { replay } from './replay.ts'

/** Whole games, pegged line by line; the grammar is at the head of recorded.fixture.ts. */
const FOLDER = new URL('../../../cases/recorded/', import.meta.url)
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))
const GAMES = FILES.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const)

const played = new Map<string, Recorded>()

describe('a recorded game', () => {
  it.each(GAMES)('%s is played from the first deal to the win, every peg as it is written', (file, text) => {
    const game = playRecorded(text)
    played.set(file, game)
    expect(game.log.game.outcome).toBeDefined()
    expect(game.log.game.lines.filter((line) => line.ignored ?? line.recount)).toEqual([])
    expect(replay([...game.log.rows].reverse())).toEqual(game.log.game)
  })

  it.each(FILES)('%s adds up by hand to its final score', (file) => {
    const { pegged, log } = played.get(file)!
    const { rules, pegs } = log.game
    const sums = pegs.map((_, side) =>
      pegged.reduce((sum, peg) => sum + (peg.side === side ? peg.points : 0), 0),
    )
    expect(sums.map((sum) => Math.min(sum, rules.target))).toEqual(pegs.map((both) => both.front))
    expect(pegs).toHaveLength(sideCount(rules))
  })

  it.each(FILES)('%s: “Check the play” pegs what the game pegged', (file) => {
    const { rules, lines, deals } = played.get(file)!.log.game
    for (const { number, play } of deals) {
      const own = lines.filter(({ deal, entry }) => deal === number && 'seat' in entry)
      const moves = own.map(({ entry }) => ('card' in entry ? entry.card : 'go'))
      // The page has the points of a go at the end of the count that it makes.
      const checked = checkPlay(moves, rules)
      const points = checked.rows.flatMap((row) => ('points' in row && row.points > 0 ? [row.points] : []))
      const pegged = own.flatMap(({ entry }) => ('points' in entry && entry.points > 0 ? [entry.points] : []))
      expect(points).toEqual(pegged)
      expect(checked.play.series.flat().map(({ count }) => count)).toEqual(
        play.series.flat().map(({ count }) => count),
      )
    }
  })

  it.each(FILES)('%s: a plainer scorer finds the same in every series and every hand', (file) => {
    const { series, shows, log } = played.get(file)!
    const { rules } = log.game
    for (const played of series) {
      for (const [i, { points }] of played.entries()) {
        const cards = played.slice(0, i + 1).map(({ card }) => card)
        const made = plainPoints(cards, rules.play)
        // The card that ends a series short of 31 has the go or the last card as well.
        const end = i === played.length - 1 && plainCount(cards) < 31 ? points - made : 0
        expect([0, rules.play.goPoint, rules.play.lastCard]).toContain(end)
        expect(points - end, cards.join(' ')).toBe(made)
      }
    }
    for (const { of, cards, starter, points } of shows) {
      expect(cards).toHaveLength(cardsOf(rules, of === 'crib' ? 'crib' : 0))
      const total = tableTotal({ of, cards, starter }, rules.show)
      expect(total, cards.join(' ')).toBe(points)
    }
  })
})

describe('the recorded games', () => {
  const games = () => [...played.values()].map(({ log }) => log.game)
  const outcomes = () => games().flatMap(({ outcome }) => outcome ?? [])

  it('have one for each deal and play of the presets, and lowball', () => {
    const names = games().map(({ rules }) => rules.name)
    // The same deal and the same play of the cards have the same pegs.
    const cardsOfGame = ({ deal, sideOfSeat, target, play: { renege, heldBack, ...play } }: Rules) =>
      JSON.stringify([deal, sideOfSeat, target, play])
    const played = new Set(games().map(({ rules }) => cardsOfGame(rules)))
    // The rare games are played in decide.whole-games.test.ts alone.
    const rare: readonly PresetName[] = ['seven-card', 'eight-card', 'three-sit-out', 'six-alone']
    for (const name of PRESET_NAMES.filter((one) => !rare.includes(one)))
      expect(played).toContain(cardsOfGame(PRESETS[name]))
    expect(names.filter((name) => name.endsWith(', lowball'))).toHaveLength(1)
  })

  it('are won by heels, in the play, by hands and on the crib', () => {
    expect(new Set(outcomes().map(({ by }) => by))).toEqual(new Set(['heels', 'play', 'hand', 'crib']))
  })

  it('are won by a skunk and by a double skunk', () => {
    const skunks = new Set(outcomes().map(({ skunk }) => skunk?.name))
    expect(skunks).toEqual(new Set([undefined, 'skunk', 'double skunk']))
  })

  it('are won by counting out before a dealer who has nearly enough', () => {
    const counted = games().filter(({ outcome, deals, lines, rules }) => {
      const entry = lines.find((line) => line.seq === outcome?.seq)?.entry
      if (entry?.type !== 'hand-counted' || entry.of === 'crib') return false
      return rules.sideOfSeat[entry.of] !== rules.sideOfSeat[deals.at(-1)?.dealer ?? -1]
    })
    expect(counted.length).toBeGreaterThan(1)
  })

  it('are kept by points and by cards', () => {
    expect(new Set(games().map(({ rules }) => rules.playBy))).toEqual(new Set(['points', 'cards']))
  })
})

describe('a game pegged wrongly', () => {
  const text = GAMES.find(([file]) => file === 'six-card-121.txt')?.[1] ?? ''

  it.each<[string, RegExp, string, RegExp]>([
    ['a hand that counts otherwise', /is (\d+)$/m, 'is 28', /the app has/],
    ['a peg in another hole', / from (\d+)/, ' from 120', /the pegs are at/],
    ['another dealer', /deal 2: (\w+)/, 'deal 2: Cleo', /nobody is called/],
    ['another winner', /end: .*/, 'end: Ann wins by the crib, 1 game', /the app says/],
  ])('is found: %s', (_, from, to, why) => {
    expect(() => playRecorded(text.replace(from, to))).toThrow(why)
  })
})
