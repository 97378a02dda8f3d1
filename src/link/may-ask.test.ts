import { expect, it } from 'vitest'
import type { Game } from '../game/record/game.ts'
import { PRESETS } from '../rules/presets.ts'
import { mayAsk } from './may-ask.ts'

it('who missed points does not say that nobody takes them', () => {
  const game = { rules: PRESETS['six-card-121'], step: { type: 'muggins', of: 1 }, lines: [], deals: [] }
  const may = (place: number) => mayAsk(game as unknown as Game, place, { type: 'pass-muggins' }, [])
  expect(may(1)).toBe(false)
  expect(may(0)).toBe(true)
})
