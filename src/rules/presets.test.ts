import { describe, expect, test } from 'vitest'
import { checkRules } from './check-rules.ts'
import { penaltyOf } from './penalty.ts'
import { PRESETS } from './presets.ts'
import { cribSize, handSize, PRESET_NAMES, type PresetName, type Rules, sideCount } from './rules.ts'
import { asLowball } from './rules-name.ts'

interface Row {
  readonly sides: readonly number[]
  readonly dealt: number
  readonly crib: readonly number[]
  readonly aside?: readonly number[]
  readonly pack?: Rules['deal']['pack']
  readonly hand?: number
  readonly target?: number
  readonly skunks?: readonly (readonly [below: number, games: number])[]
}

const SKUNKS = [
  [91, 2],
  [61, 3],
] as const

/** Players, deal, target and skunks: what the sources say of each game. */
const DEALS: Readonly<Record<PresetName, Row>> = {
  // S1:L14-20, S2:L17, S4:L13; skunks S4:L81-83.
  'six-card-121': { sides: [0, 1], dealt: 6, crib: [2, 2], skunks: SKUNKS },
  // S1:L17; the skunk lines belong to 121.
  'six-card-61': { sides: [0, 1], dealt: 6, crib: [2, 2], target: 61 },
  // S2:L17 and S4:L15: the pack gives the crib its fourth card.
  // ACC 2010, 12.1 and 1.6: a skunk is three game points, where a win is two; a double skunk is no more.
  acc: { sides: [0, 1], dealt: 6, crib: [2, 2], skunks: [[91, 3]] },
  'acc-muggins': { sides: [0, 1], dealt: 6, crib: [2, 2], skunks: [[91, 3]] },
  'three-hand': {
    sides: [0, 1, 2],
    dealt: 5,
    crib: [1, 1, 1],
    pack: { cards: 1, when: 'before' },
    skunks: SKUNKS,
  },
  // S2:L17, S4:L17; two against two S1:L5.
  'four-partners': { sides: [0, 1, 0, 1], dealt: 5, crib: [1, 1, 1, 1], skunks: SKUNKS },
  'four-alone': { sides: [0, 1, 2, 3], dealt: 5, crib: [1, 1, 1, 1], skunks: SKUNKS },
  // The Germantown Peggers' page of games for many hands: four cards to the dealer, who gives none to the crib.
  'five-alone': { sides: [0, 1, 2, 3, 4], dealt: 5, crib: [0, 1, 1, 1, 1], skunks: SKUNKS },
  // The Emerald Imp's family page: the dealer and the player opposite give nothing to the crib.
  'six-teams': {
    sides: [0, 1, 0, 1, 0, 1],
    dealt: 5,
    crib: [0, 1, 1, 0, 1, 1],
    aside: [1, 0, 0, 1, 0, 0],
    skunks: SKUNKS,
  },
  'six-pairs': {
    sides: [0, 1, 2, 0, 1, 2],
    dealt: 5,
    crib: [0, 1, 1, 0, 1, 1],
    aside: [1, 0, 0, 1, 0, 0],
    skunks: SKUNKS,
  },
  // S0:L20-24, L84: a hand of three, a crib of four.
  'five-card-61': { sides: [0, 1], dealt: 5, crib: [2, 2], hand: 3, target: 61 },
  // S0:L5 gives no deal for four: the four-hand deal.
  'five-card-partners': { sides: [0, 1, 0, 1], dealt: 5, crib: [1, 1, 1, 1], target: 61 },
  // S3:L11-12: five each and two from the pack to the box, and only then one from each hand.
  'league-singles': { sides: [0, 1], dealt: 5, crib: [1, 1], pack: { cards: 2, when: 'before' } },
  // S3:L11 and the league's rules, 8.
  'league-doubles': { sides: [0, 1, 0, 1], dealt: 5, crib: [1, 1, 1, 1] },
  // S3:L3 gives no deal for six: the six-hand deal.
  'league-triples': {
    sides: [0, 1, 0, 1, 0, 1],
    dealt: 5,
    crib: [0, 1, 1, 0, 1, 1],
    aside: [1, 0, 0, 1, 0, 0],
  },
  // Dawson: to 181; public pages: seven each and one from the pack to the crib, hands and crib of five.
  'seven-card': {
    sides: [0, 1],
    dealt: 7,
    crib: [2, 2],
    pack: { cards: 1, when: 'before' },
    hand: 5,
    target: 181,
  },
  // Bennet: six are kept in hand, otherwise the same; no book gives a target.
  'eight-card': { sides: [0, 1], dealt: 8, crib: [2, 2], hand: 6, target: 181 },
  // Bennet: “one person sits out, not each game, but each deal in rotation”.
  'three-sit-out': { sides: [0, 1, 2], dealt: 6, crib: [2, 2, 0], aside: [0, 0, 6], skunks: SKUNKS },
  // qcsalon.net has three to six players, in teams or not, and gives no deal: that of the six-hand game.
  'six-alone': {
    sides: [0, 1, 2, 3, 4, 5],
    dealt: 5,
    crib: [0, 1, 1, 0, 1, 1],
    aside: [1, 0, 0, 1, 0, 0],
    skunks: SKUNKS,
  },
}

describe('every preset deals as its source says', () => {
  test.each(PRESET_NAMES)('%s', (name) => {
    const rules: Rules = PRESETS[name]
    const row = DEALS[name]
    expect(rules.sideOfSeat).toEqual(row.sides)
    expect(rules.deal.dealt).toBe(row.dealt)
    expect(rules.deal.crib).toEqual(row.crib)
    expect(rules.deal.aside).toEqual(row.aside ?? row.sides.map(() => 0))
    expect(rules.deal.pack.cards).toBe(row.pack?.cards ?? 0)
    if (row.pack) expect(rules.deal.pack).toEqual(row.pack)
    expect(handSize(rules)).toBe(row.hand ?? 4)
    expect(cribSize(rules)).toBe(name === 'seven-card' ? 5 : 4)
    expect(rules.target).toBe(row.target ?? 121)
    expect(rules.skunks.map(({ below, games }) => [below, games])).toEqual(row.skunks ?? [])
  })
})

const ACC_GAMES: readonly PresetName[] = ['acc', 'acc-muggins']
const FIVE_CARD_GAMES: readonly PresetName[] = ['five-card-61', 'five-card-partners']
const LEAGUE_GAMES: readonly PresetName[] = ['league-singles', 'league-doubles', 'league-triples']

describe('every preset plays and counts as its source says', () => {
  test.each(PRESET_NAMES)('%s', (name) => {
    const rules: Rules = PRESETS[name]
    const fiveCard = FIVE_CARD_GAMES.includes(name)
    const league = LEAGUE_GAMES.includes(name)
    const acc = ACC_GAMES.includes(name)
    // Five-card: S0:L36-42 one series, S0:L38 "may", S0:L62 no point but the last card. Else S1:L30-32, S2:L33-35.
    expect(rules.play).toEqual({
      series: fiveCard ? 'one' : 'repeated',
      afterGo: fiveCard ? 'may' : 'must',
      goPoint: fiveCard ? 0 : 1,
      lastCard: 1,
      thirtyOne: 2,
      runs: league ? 'upwards' : 'any-order', // S3:L27
      renege: acc ? 'card' : 'go', // ACC 2010, 7.3
      heldBack: acc ? 'chosen' : 'kept', // ACC 2010, 7.3
    })
    expect(rules.threeForLast).toBe(fiveCard ? 3 : 0) // S0:L18
    expect(rules.heels).toBe(2) // S0:L28, S1:L23, S2:L19, S3:L22, S4:L27
    // S0:L74 for three cards; S1:L55, S2:L46, S3:L39 for four. The crib: S0:L80, S1:L57, S2:L49, S3:L39, S4:L69.
    expect(rules.show).toEqual({ flushInHand: handSize(rules), flushInCrib: 5 })
    expect(rules.firstHome).toBe('wins')
    expect(rules.noHeelsWithin).toBe(0) // ACC 2010, 6.3: heels may win
    expect(rules.nextDealer).toBe(acc ? 'cut' : 'loser') // ACC 2010, 3.2; Hoyle and the Bicycle rules
    expect(rules.win).toBe(acc ? 2 : 1) // ACC 2010, 12.1
    // S1:L74, S4:L71: optional; ACC 2010, 10.1: opponents call it, in the play too.
    expect(rules.muggins).toEqual({
      mode: name === 'acc-muggins' ? 'call' : 'off',
      overClaim: 'none', // ACC 2010, 8.4c: corrected
      falseCall: 'pays', // ACC 2010, 10.4
      covers: name === 'acc-muggins' ? 'play' : 'show', // ACC 2010, 10.2
      falseGame: acc ? 'pays' : 'none', // ACC 2010, 8.4a
      within: acc ? 'home' : 'missed', // ACC 10.4.a
    })
    expect(rules.match).toEqual(league ? { type: 'best-of', games: 3 } : { type: 'single' }) // the league's rules, 8 and 9
  })

  test('cutting before the deal is a penalty in the five-card game only', () => {
    const forbids = PRESET_NAMES.filter((name) => penaltyOf(PRESETS[name], 'cut-before-deal'))
    expect(forbids).toEqual(FIVE_CARD_GAMES) // S0:L20, against S3:L10
  })

  test('the penalties of the ACC have the prices of their paragraphs', () => {
    const two = { points: 2, who: 'opponents' }
    for (const name of ACC_GAMES) {
      expect(PRESETS[name].penalties).toEqual([
        { kind: 'bottom-card', reason: 'bottom card seen', ...two }, // 2.1 and 6.1b
        { kind: 'cut-not-offered', reason: 'cut not offered', ...two }, // 3.3
        { kind: 'cards-counted', reason: 'count of cards not allowed', points: 10, who: 'offender' }, // 4.4
        { kind: 'crib-taken', reason: 'crib cards taken back', ...two }, // 5.1b
        { kind: 'crib-seen', reason: 'crib looked at', ...two }, // 5.2
        { kind: 'crib-played', reason: 'crib played as the hand', ...two }, // 5.2c
        { kind: 'starter-taken', reason: 'starter taken into the hand', ...two }, // 6.1c
        { kind: 'renege', reason: 'renege', ...two }, // 7.3
        { kind: 'starter-mixed', reason: 'starter mixed into the hand', ...two }, // 9.3a
        { kind: 'peg-moved', reason: 'other side’s peg moved', ...two }, // 8.7
        { kind: 'false-game', reason: 'false claim of game', points: 15, who: 'offender' }, // 8.4a
      ])
    }
  })

  test('every penalty of the other games is two points to the opponents', () => {
    for (const name of PRESET_NAMES.filter((one) => !ACC_GAMES.includes(one))) {
      for (const penalty of PRESETS[name].penalties)
        expect(penalty).toMatchObject({ points: 2, who: 'opponents' })
    }
  })

  test('each game has the words of its source', () => {
    for (const name of PRESET_NAMES) {
      const { words } = PRESETS[name]
      const league = LEAGUE_GAMES.includes(name)
      expect([words.crib, words.starter]).toEqual(league ? ['box', 'turn-up'] : ['crib', 'starter']) // S3:L12-13
      expect(words.jack).toBe(FIVE_CARD_GAMES.includes(name) ? 'knave' : 'jack') // S0:L34
    }
  })

  test('what the books leave open is noted on the preset', () => {
    expect(PRESET_NAMES.filter((name) => 'note' in PRESETS[name])).toEqual([
      'five-card-partners',
      'league-triples',
      'eight-card',
    ])
  })
})

test('every preset has a name of its own', () => {
  expect(new Set(PRESET_NAMES.map((name) => PRESETS[name].name)).size).toBe(PRESET_NAMES.length)
})

describe('every preset can be played as it is, and as lowball', () => {
  test.each(PRESET_NAMES)('%s', (name) => {
    expect(checkRules(PRESETS[name])).toEqual([])
    expect(checkRules(asLowball(PRESETS[name]))).toEqual([])
  })
})

test('lowball turns the win over, and leaves out three for last and skunks', () => {
  for (const name of PRESET_NAMES) {
    const rules: Rules = PRESETS[name]
    const { name: lowName, firstHome, threeForLast, skunks, ...rest } = asLowball(rules)
    expect(lowName).toBe(`${rules.name}, lowball`)
    expect([firstHome, threeForLast, skunks]).toEqual(['loses', 0, []])
    expect(rules).toMatchObject(rest)
  }
})

test('sides are two to six', () => {
  expect(PRESET_NAMES.map((name) => sideCount(PRESETS[name]))).toEqual([
    2, 2, 2, 2, 3, 2, 4, 5, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 6,
  ])
})
