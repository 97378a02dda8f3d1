import { describe, expect, test } from 'vitest'
import { type Log, openLog, taps } from '../game/log.fixture.ts'
import { penaltyPeg } from '../game/penalty-peg.ts'
import { countShow } from '../rules/count-show.ts'
import { asLowball, PRESETS, type PresetName } from '../rules/presets.ts'
import type { Penalty, Rules } from '../rules/rules.ts'
import { dealStepWords, heelsWords } from './deal-step-words.ts'
import { sideName, teamName } from './names.ts'
import { offenceWords } from './penalty-words.ts'
import { rulesChangeNews } from './rules-change-words.ts'
import { sayCount } from './spoken-count.ts'
import { inWords, sampleWords, type WordChoice } from './table-words.ts'

const SIX: Rules = PRESETS['six-card-121']
const at = (preset: PresetName, dealer = 0): Log => openLog({ rules: PRESETS[preset], dealer })

describe('whose offence it was', () => {
  const renege: Penalty = { reason: 'renege', points: 2, who: 'opponents' }
  const say = (rules: Rules, side: number, penalty = renege) =>
    offenceWords(openLog({ rules, dealer: 0 }).game, side, penalty, penaltyPeg(rules, penalty))

  test.each<[string, string, string]>([
    ['of two sides the other one', say(SIX, 0), 'Bob: renege'],
    ['of three the table taps who scores', say(PRESETS['three-hand'], 0), 'another side: renege'],
    ['partners offend together', say(PRESETS['four-partners'], 1), 'Ann & Cleo: renege'],
    ['who pegs back has offended', say(SIX, 0, { ...renege, who: 'offender' }), 'Ann: renege'],
    ['in lowball who scores has offended', say(asLowball(SIX), 0), 'Ann: renege'],
  ])('%s', (_, said, words) => {
    expect(said).toBe(words)
  })
})

describe('the deal step', () => {
  test('says in the five-card game that pone has pegged three, until the starter is turned (S0:L18)', () => {
    const first = at('five-card-61')
    expect(dealStepWords(first.game, 0)).toBe(
      'Five cards each, two to Ann’s crib. Bob has pegged three for last.',
    )
    const turned = taps(first, { type: 'turn-starter', card: '9H' })
    expect(dealStepWords(turned.game, 0)).toBe('Five cards each, two to Ann’s crib.')
  })

  test('calls the jack as the table does', () => {
    expect(heelsWords(SIX)).toBe('A jack is two for his heels.')
    expect(heelsWords(PRESETS['five-card-61'])).toBe('A knave is two for his heels.')
    expect(heelsWords({ ...SIX, heels: 0 })).toBe('')
  })

  test('tells a long name once, in the heading', () => {
    const { game } = at('league-triples')
    const long = { ...game, players: ['Bartholomew Featherstone', ...game.players.slice(1)] }
    expect(dealStepWords(long, 0)).toBe(
      'Five cards each. The dealer and the player opposite lay one aside, the others lay one to the box.',
    )
  })
})

test.each<[Partial<Rules>, string]>([
  [{ target: 100, name: 'Six-card, to 100' }, 'The rules are changed: the last hole'],
  [{ muggins: SIX.muggins, words: SIX.words }, 'The rules are changed: muggins and the words'],
  [{ playBy: 'cards' }, 'The next play is kept by cards'],
  [{ playBy: 'points' }, 'The play is kept by points'],
  [{ name: 'Ours' }, 'The rules are changed'],
])('a change of rules is told: %o', (patch, words) => {
  expect(rulesChangeNews(patch)).toBe(words)
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
  const { game } = at('league-triples')
  const players = ['Red 1', 'Blue 1', 'Red 2', 'Blue 2', 'Red 3', 'Blue 3']
  expect([0, 1].map((side) => sideName({ ...game, players }, side))).toEqual(['Red', 'Blue'])
})

describe('the words of this device', () => {
  const LEAGUE: Rules = PRESETS['league-singles']
  const THREE_SIXES = countShow({ of: 'hand', cards: ['6S', '6H', '6D', 'KC'], starter: '2S' }, SIX.show)

  test.each<[WordChoice, Rules, string, string]>([
    ['rules', SIX, 'The crib, the starter, a jack, a pair royal.', 'A pair royal is six.'],
    ['rules', LEAGUE, 'The box, the turn-up, a jack, a pair royal.', 'A pair royal is six.'],
    ['american', LEAGUE, 'The crib, the starter, a jack, three of a kind.', 'Three of a kind is six.'],
    ['british', SIX, 'The box, the turn-up, a knave, a prial.', 'A prial is six.'],
  ])('%s', (choice, printed, sample, count) => {
    const rules = inWords(printed, choice)
    expect(sampleWords(rules)).toBe(sample)
    expect(sayCount(THREE_SIXES, { style: 'compound', words: rules.words })).toBe(count)
  })

  test('change nothing but the words', () => {
    const { words: _, ...printed } = LEAGUE
    expect(inWords(LEAGUE, 'british')).toMatchObject(printed)
    expect(inWords(LEAGUE, 'rules')).toBe(LEAGUE)
  })
})
