import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { chancesIn, readChances } from '../../game/figures/chance.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { playRecorded } from '../../game/record/recorded.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, type PresetName, sideCount } from '../../rules/rules.ts'
import { countShow, type Show } from '../../rules/show.ts'
import { sayResult } from '../../words/picture.ts'
import { CountPicture } from '../parts/share/CountPicture.tsx'
import { ResultPicture } from './ResultPicture.tsx'

/** Won by Ann from two holes before the end, the others at 20 and more. */
function wonBy(preset: PresetName) {
  const rules = PRESETS[preset]
  const scores = Array.from({ length: sideCount(rules) }, (_, side) =>
    side === 0 ? rules.target - 2 : 20 + side,
  )
  return taps(openLog({ rules, dealer: 0, scores }), { type: 'turn-starter', card: 'KH' }, pegBy(0, 2)).game
}

const draw = (preset: PresetName) =>
  renderToStaticMarkup(<ResultPicture game={wonBy(preset)} foot="21 November 2026 · Six-card, to 121" />)

const heightOf = (drawn: string) => Number(/height="(\d+)/.exec(drawn)?.[1])

describe('the picture of a result', () => {
  test.each(PRESET_NAMES)('%s: nothing covers what is above it', (preset) => {
    const picture = draw(preset)
    const places = [...picture.matchAll(/translate\(\d+ ([\d.]+)\) scale/g)].map(([, y]) => Number(y))
    const [board = 0, chart = 0] = places
    expect(board).toBeGreaterThan(424)
    expect(chart).toBeGreaterThan(board + 250)
    // The chart and the foot.
    expect(chart + 319).toBeLessThan(heightOf(picture) - 96)
  })

  test('says who won, how it ended and what was played', () => {
    const picture = draw('six-card-121')
    for (const said of [
      'Ann wins',
      '<tspan>121</tspan>',
      'Double skunk',
      'three games',
      'Six-card, to 121',
      'Fifteen Two',
    ])
      expect(picture).toContain(said)
  })

  test('has the pegs in the holes of the board on the table', () => {
    expect(draw('three-hand').match(/data-head="front \d"/g)).toHaveLength(3)
  })

  test('grows by the chance of winning and what decided the game', () => {
    const table = readChances(readFileSync('src/game/figures/chance.txt', 'utf8'))
    const game = playRecorded(readFileSync('cases/recorded/six-card-121.txt', 'utf8')).log.game
    const picture = renderToStaticMarkup(
      <ResultPicture game={game} chances={chancesIn(table, game)} foot="" />,
    )
    expect(picture).toContain('Bob’s hand of 24 in deal 9 turned it.')
    expect(heightOf(picture)).toBeGreaterThan(heightOf(draw('six-card-121')) + 200)
  })

  test('has one line of text beside it', () => {
    expect(sayResult(wonBy('six-card-121'))).toBe(
      'Ann wins 121 to 21: double skunk, three games. Ann against Bob, six-card, to 121.',
    )
    const rules = PRESETS['six-card-121']
    const left = taps(openLog({ rules, dealer: 0, scores: [90, 80] }), { type: 'give-up' }).game
    expect(sayResult(left)).toBe('Game ended early, 90 to 80. Ann against Bob, six-card, to 121.')
  })
})

describe('the picture of a count', () => {
  const draws = (cards: readonly string[], starter: string) => {
    const show = { of: 'hand', cards, starter } as Show
    const lines = countShow(show, PRESETS['six-card-121'].show)
    const { words } = PRESETS['six-card-121']
    return renderToStaticMarkup(
      <CountPicture show={show} lines={lines} words={words} sentence="Said." foot="Hand" />,
    )
  }

  test('grows with its lines, and has each of them', () => {
    const perfect = draws(['5H', '5S', '5D', 'JC'], '5C')
    expect(perfect.match(/>(fifteen|pair|his nob)</g)).toHaveLength(15)
    expect(perfect).toContain('>29<')
    expect(heightOf(perfect)).toBeGreaterThan(heightOf(draws(['7D', '8S', '8C', '9H'], 'KS')))
    expect(draws(['2C', '4D', '6H', '8S'], 'KC')).not.toContain('>count<')
  })
})
