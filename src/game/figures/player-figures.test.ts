import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { type Holder, type Rules, seatCount, showOrder } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import type { ShownGame } from '../record/game.ts'
import { type Log, openLog, pegBy, tap, taps } from '../record/log.fixture.ts'
import { addFigures, byGames, figuresOf, type PlayerFigures } from './player-figures.ts'
import { averages } from './statistics.ts'

const turn = (card: Card): Intent => ({ type: 'turn-starter', card })
const toShow: Intent = { type: 'end-play' }
const typed = (of: Holder, points: number): Intent => ({ type: 'count-typed', of, points })
const hand = (of: Holder, cards: readonly Card[]): Intent => ({ type: 'count', of, cards })
const deal = (dealer: number): Intent => ({ type: 'deal', dealer })

/** So short that a test can play a whole game; its skunk lines are as far along as on the long board. */
const TO_31: Rules = {
  ...PRESETS['six-card-121'],
  target: 31,
  skunks: [
    { name: 'skunk', below: 24, games: 2 },
    { name: 'double skunk', below: 16, games: 3 },
  ],
}

/** Three deals: Ann deals the first and the third, in which Bob counts out with Ann at 18. */
function bobWins(rules: Rules = TO_31): ShownGame {
  return bobAhead(rules).game
}

/** The same on a board of which a street is left after two deals, with a third whole one. */
function bobWinsAt61(rules: Rules = PRESETS['six-card-61']): ShownGame {
  return taps(bobAhead(rules), typed(0, 0), typed('crib', 0), deal(1), pegBy(1, 40)).game
}

function bobAhead(rules: Rules): Log {
  return taps(
    openLog({ rules, dealer: 0 }),
    turn('9H'),
    pegBy(1, 2, 'fifteen'),
    pegBy(0, 2, 'pair'),
    toShow,
    hand(1, ['7D', '7C', '8S', '6H']), // 16
    typed(0, 0),
    typed('crib', 4),
    deal(1),
    turn('JH'), // two for Bob's heels
    toShow,
    typed(0, 12),
    typed(1, 8),
    typed('crib', 0),
    deal(0),
    turn('2C'),
    pegBy(1, 2, 'fifteen'),
    toShow,
    typed(1, 4),
  )
}

function figures(game: ShownGame, player: string): PlayerFigures {
  const found = figuresOf('g1', game).get(player)
  if (!found) throw new Error(`nobody is called ${player}`)
  return found
}

const renamed = (game: ShownGame, ...players: readonly string[]): ShownGame => ({ ...game, players })

describe('what a game adds to the figures of its players', () => {
  it('hands, cribs and the play are counted as they were by hand', () => {
    const game = bobWins()
    expect(figures(game, 'ann')).toMatchObject({
      name: 'Ann',
      games: 1,
      won: 0,
      hand: { points: 12, times: 2 },
      crib: { points: 4, times: 1 },
      play: { points: 2, times: 3 },
      nineteens: 1,
      best: { points: 12, gameId: 'g1' },
    })
    expect(figures(game, 'bob')).toMatchObject({
      won: 1,
      hand: { points: 28, times: 3 },
      crib: { points: 0, times: 1 },
      play: { points: 4, times: 3 },
      nineteens: 0,
      best: { points: 16, cards: ['7D', '7C', '8S', '6H'], starter: '9H' },
    })
  })

  it('a skunk is given by the winner and taken by the loser', () => {
    const game = bobWins()
    expect(figures(game, 'bob').skunksGiven).toEqual({ times: 1, double: 0 })
    expect(figures(game, 'bob').skunksTaken).toEqual({ times: 0, double: 0 })
    expect(figures(game, 'ann').skunksTaken).toEqual({ times: 1, double: 0 })
  })

  it('a double skunk is known by its line and not by its name', () => {
    const [first, second] = TO_31.skunks.map((line) => ({ ...line, name: 'lurch', below: line.below + 3 }))
    const game = bobWins({ ...TO_31, skunks: [first!, second!] })
    expect(figures(game, 'ann').skunksTaken).toEqual({ times: 1, double: 1 })
  })

  it('whole deals are compared with what is to be expected, without heels, as long as a street is to go', () => {
    const game = bobWinsAt61()
    expect(game).toMatchObject({ outcome: { winners: [1] }, deals: { length: 4 } })
    expect(figures(game, 'ann').asDealer).toEqual({ points: 6, times: 1, expected: 162 })
    expect(figures(game, 'ann').asPone).toEqual({ points: 12, times: 1, expected: 101 })
    expect(figures(game, 'bob').asPone).toEqual({ points: 18, times: 1, expected: 101 })
    expect(figures(game, 'bob').asDealer).toEqual({ points: 8, times: 1, expected: 162 })
  })

  it('the race goes over the same deals, by what the cards made', () => {
    expect(figures(bobWinsAt61(), 'bob').race).toEqual([...[18, 1, 101], ...[26, 1, 263]])
  })

  it('on a board so short that the first deal may end it nothing is compared', () => {
    expect(figures(bobWins(), 'bob')).toMatchObject({ asPone: { times: 0 }, race: [] })
  })

  it('the deal that ended the game is no whole deal, though its crib was counted', () => {
    const rules = PRESETS['six-card-61']
    const log = taps(
      openLog({ rules, dealer: 0 }),
      turn('9H'),
      pegBy(0, 25),
      toShow,
      typed(1, 4),
      typed(0, 12),
    )
    expect(figures(tap(log, typed('crib', 24)).game, 'ann')).toMatchObject({ won: 1, asDealer: { times: 0 } })
  })

  it('a deal in which a hand was skipped is no whole deal and ends the race', () => {
    const skip: Intent = { type: 'skip' }
    const game = taps(
      openLog({ rules: PRESETS['six-card-61'], dealer: 0 }),
      turn('9H'),
      toShow,
      skip,
      typed(0, 8),
      typed('crib', 4),
      deal(1),
      turn('2H'),
      toShow,
      typed(0, 20),
      typed(1, 2),
      typed('crib', 2),
      deal(0),
      pegBy(0, 40),
    ).game
    expect(game.outcome?.winners).toEqual([0])
    expect(figures(game, 'ann')).toMatchObject({ asDealer: { times: 0 }, asPone: { times: 1 }, race: [] })
  })

  it('a game joined on a wooden board is in the averages, as far as its leader was from home, and not in the race', () => {
    const whole = (dealer: number) => [
      turn('9H'),
      toShow,
      typed(1 - dealer, 4),
      typed(dealer, 12),
      typed('crib', 3),
    ]
    const { game } = taps(
      openLog({ dealer: 0, scores: [70, 5] }),
      ...whole(0),
      deal(1),
      ...whole(1),
      deal(0),
      pegBy(0, 40),
    )
    expect(figures(game, 'ann')).toMatchObject({
      won: 1,
      hand: { points: 16, times: 2 },
      asDealer: { points: 15, times: 1 },
      asPone: { times: 0 },
      race: [],
    })
  })

  it.each([['three-hand'], ['league-singles'], ['five-card-61']] as const)(
    '%s has no published average to compare with',
    (name) => {
      const game = countedOut({ ...PRESETS[name], target: 61 }, [4, 6, 8])
      expect(figures(game, 'ann')).toMatchObject({ games: 1, asDealer: { times: 0 }, race: [] })
    },
  )

  it('a game that continues or was given up adds nothing', () => {
    const goesOn = taps(openLog({ dealer: 0 }), turn('9H'), toShow, typed(1, 12))
    expect(figuresOf('g1', goesOn.game).size).toBe(0)
    expect(figuresOf('g1', tap(goesOn, { type: 'give-up' }).game).size).toBe(0)
  })

  it('in lowball who reaches the target has lost', () => {
    const game = bobWinsAt61(asLowball(PRESETS['six-card-61']))
    expect(figures(game, 'ann').won).toBe(1)
    expect(figures(game, 'bob')).toMatchObject({ won: 0, asDealer: { times: 0 }, race: [] })
  })

  it('partners each have their own hands and cribs, and the play of their side', () => {
    const game = taps(
      openLog({ rules: { ...PRESETS['four-partners'], target: 31 }, dealer: 3 }),
      turn('9H'),
      pegBy(0, 3, 'fifteen'),
      toShow,
      typed(0, 4),
      typed(1, 6),
      typed(2, 8),
      typed(3, 2),
      typed('crib', 5),
      deal(0),
      turn('2H'),
      toShow,
      typed(1, 24),
    ).game
    expect(game.outcome?.winners).toEqual([1])
    expect(figures(game, 'ann')).toMatchObject({
      partnered: 1,
      won: 0,
      hand: { points: 4, times: 1 },
      crib: { times: 0 },
      play: { points: 3, times: 2 },
    })
    expect(figures(game, 'cleo')).toMatchObject({
      hand: { points: 8, times: 1 },
      play: { points: 3, times: 2 },
    })
    expect(figures(game, 'dan')).toMatchObject({ won: 1, hand: { points: 2 }, crib: { points: 5, times: 1 } })
  })
})

describe('muggins in the figures', () => {
  const claim = (of: Holder, cards: readonly Card[], claimed: number): Intent => {
    return { type: 'claim', of, cards, claimed }
  }
  const on: Rules = { ...TO_31, muggins: { ...TO_31.muggins, mode: 'on', falseCall: 'none' } }
  /** Bob misses four of his sixteen, and pegs a pair in the play that Ann had missed. */
  const missed = (rules: Rules): Log =>
    taps(
      openLog({ rules, dealer: 0 }),
      turn('9H'),
      { type: 'peg', side: 1, points: 2, reason: 'muggins' },
      toShow,
      claim(1, ['7D', '7C', '8S', '6H'], 12),
      { type: 'take-muggins', side: 0 },
    )
  const toTheEnd = (log: Log): ShownGame =>
    taps(
      log,
      claim(0, ['2D', '2C', '5S', 'JH'], 0),
      { type: 'pass-muggins' },
      typed('crib', 29),
      pegBy(0, 12),
    ).game

  it('lost by whose count it was, taken by the side that saw it', () => {
    const game = toTheEnd(missed(on))
    expect(figures(game, 'bob')).toMatchObject({ mugginsLost: 4, mugginsTaken: 2 })
    expect(figures(game, 'ann')).toMatchObject({ mugginsLost: 2, mugginsTaken: 4 })
  })

  it('in lowball they are lost by the player who missed them, and taken by nobody', () => {
    const game = toTheEnd(missed(asLowball(on)))
    expect(figures(game, 'bob')).toMatchObject({ mugginsLost: 6, mugginsTaken: 0 })
    expect(figures(game, 'ann')).toMatchObject({ mugginsLost: 0, mugginsTaken: 0 })
  })

  it('a hand claimed as nothing that is worth something is no nineteen', () => {
    expect(figures(toTheEnd(missed(on)), 'ann').nineteens).toBe(0)
  })
})

describe('whose game it was', () => {
  it('a name is the same in other letters and with other spaces', () => {
    const game = renamed(bobWins(), ' ANN ', 'Big  Bob')
    expect([...figuresOf('g1', game).keys()]).toEqual(['ann', 'big bob'])
    expect(figures(game, 'big bob').name).toBe('Big Bob')
  })

  it('a name at two seats is left out: nobody knows whose hand it was', () => {
    expect(figuresOf('g1', renamed(bobWins(), 'Ann', 'ann')).size).toBe(0)
  })

  it('a seat without a name is nobody’s', () => {
    expect([...figuresOf('g1', renamed(bobWins(), '', 'Bob')).keys()]).toEqual(['bob'])
  })

  it('who has played most comes first, of equals who played last', () => {
    const ann = figures(bobWins(), 'ann')
    const often = { ...ann, name: 'Often', games: 7 }
    const lately = { ...ann, name: 'Lately', at: ann.at + 1 }
    expect(byGames([ann, lately, often]).map(({ name }) => name)).toEqual(['Often', 'Lately', 'Ann'])
  })
})

/** Deals whose hands have the given counts, over and over, until somebody is home. */
function countedOut(rules: Rules, counts: readonly number[]): ShownGame {
  let log = openLog({ rules, dealer: 0 })
  for (let i = 0; !log.game.outcome; i++) {
    if (i > 0) log = tap(log, deal(i % seatCount(rules)))
    log = taps(log, turn('2C'), pegBy(i % 2, 1 + (i % 3), 'fifteen'), toShow)
    for (const [place, of] of showOrder(rules, i % seatCount(rules)).entries()) {
      log = tap(log, typed(of, counts[(i + place) % counts.length] ?? 2))
    }
    log = tap(log, pegBy(0, 1)) // nobody’s cards, so that every game comes to its end
  }
  return log.game
}

describe('figures added up', () => {
  const RUNS = { numRuns: 15, seed: 15_02 } as const
  const rules = fc.constantFrom<Rules>(
    TO_31,
    asLowball(TO_31),
    { ...PRESETS['three-hand'], target: 31 },
    { ...PRESETS['five-card-61'], target: 31 },
  )
  const games = fc.array(
    fc.tuple(rules, fc.array(fc.constantFrom(0, 2, 4, 7, 12), { minLength: 3, maxLength: 5 })),
    {
      minLength: 3,
      maxLength: 5,
    },
  )
  const of = (list: readonly [Rules, readonly number[]][]) =>
    list.map(([row, counts], i) => figuresOf(`g${i}`, countedOut(row, counts)))
  const sum = (list: readonly (PlayerFigures | undefined)[]) =>
    list.filter((one) => one !== undefined).reduce(addFigures)

  it('come to the same in any order and in any bundles', () => {
    fc.assert(
      fc.property(games, fc.nat(4), (list, cut) => {
        const mine = of(list).map((game) => game.get('ann'))
        const [one, ...others] = mine
        const whole = sum(mine)
        expect(sum([...mine].reverse())).toEqual(whole)
        expect(sum([...mine.slice(cut), ...mine.slice(0, cut)])).toEqual(whole)
        expect(sum([one, sum(others)])).toEqual(whole)
      }),
      RUNS,
    )
  })

  it('everybody’s games are the seats that were taken, and every game is won', () => {
    fc.assert(
      fc.property(games, (list) => {
        const all = of(list).flatMap((game) => [...game.values()])
        const seats = list.reduce((so, [row]) => so + seatCount(row), 0)
        expect(all.reduce((so, { games }) => so + games, 0)).toBe(seats)
        expect(all.reduce((so, { won }) => so + won, 0)).toBeGreaterThanOrEqual(list.length)
      }),
      RUNS,
    )
  })

  it('of a game without partners are what its last page says', () => {
    fc.assert(
      fc.property(games, (list) => {
        for (const [row, counts] of list) {
          const game = countedOut(row, counts)
          const sides = [...figuresOf('g1', game).values()].map(({ hand, crib, play }) => ({
            hand,
            crib,
            play,
          }))
          expect(sides).toEqual(averages(game).map(({ hand, crib, play }) => ({ hand, crib, play })))
        }
      }),
      RUNS,
    )
  })

  it('of equal hands the one whose cards are known is the best, and of those the older', () => {
    const bob = figures(bobWins(), 'bob')
    const typedHand = { ...bob, best: { seat: 1, deal: 1, points: 16, gameId: 'a', at: 1 } }
    const later = { ...bob, best: { ...bob.best!, at: bob.best!.at + 1, gameId: 'later' } }
    expect(addFigures(typedHand, bob).best).toEqual(bob.best)
    expect(addFigures(later, bob).best).toEqual(bob.best)
  })
})
