import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formOf, withPreset, withRules } from '../../../game/setup/setup-form.ts'
import { checkRules } from '../../../rules/check-rules.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { PRESET_NAMES, type Rules } from '../../../rules/rules.ts'
import { houseGroups } from '../../../words/pages/house-rules.ts'
import { sayRulesProblem } from '../../../words/rules.ts'
import { Board } from './Board.tsx'

const SIX: Rules = PRESETS['six-card-121']
const TYPED = [999_999, 242, 122, 121, 62, 61, 31, 9, 2, 1, 0, -1, -999_999, 0.5, 1e308, -1e308, Number.NaN]

/** The board of a game. */
function boards({ target, skunks }: Rules): string {
  const tracks = (['a', 'b'] as const).map((mark) => ({ mark, front: 5, back: 0 }))
  const lines = skunks.map((line) => line.below)
  return renderToStaticMarkup(<Board target={target} tracks={tracks} skunkLines={lines} />)
}

const brokenParts = (markup: string) => markup.match(/NaN|Infinity/g) ?? []

describe('the boards of house rules', () => {
  /** Most fields change no board, and presets have boards in common: each board is drawn once. */
  const drawnBefore = new Set<string>()

  it.each(PRESET_NAMES)('%s: are whole whatever number is typed', (preset) => {
    const form = withPreset(formOf(), preset)
    const fields = houseGroups(form.rules, false).flatMap((group) => group.fields)
    for (const field of fields) {
      if (field.type !== 'number') continue
      for (const typed of TYPED) {
        const next = withRules(form, field.change(typed))
        const canStart = checkRules(next.rules).length === 0
        const { target, skunks, sideOfSeat } = next.rules
        const board = [target, ...skunks.map(({ below }) => below), sideOfSeat, canStart].map(String).join()
        if (drawnBefore.has(board)) continue
        drawnBefore.add(board)
        const drawn = canStart ? boards(next.rules) : ''
        expect(brokenParts(drawn), `${field.label}: ${typed}`).toEqual([])
      }
    }
  })

  it('are whole in a game that continues past the holes of the wood', () => {
    const rules = { ...SIX, target: 241, skunks: [{ name: 'skunk', below: 181, games: 2 }] }
    expect(checkRules(rules)).toEqual([])
    expect(brokenParts(boards(rules))).toEqual([])
  })
})

it('a skunk line past the board is refused in words', () => {
  const rules = { ...SIX, skunks: [{ name: 'skunk', below: 999_999, games: 2 }] }
  const [problem] = checkRules(rules)
  expect(problem && sayRulesProblem(problem, rules)).toBe('The skunk line must be from 1 to 120, not 999999.')
})
