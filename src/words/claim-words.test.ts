import { expect, test } from 'vitest'
import { openLog } from '../game/log.fixture.ts'
import { asLowball, PRESETS } from '../rules/presets.ts'
import { takesWords } from './claim-words.ts'

const PARTNERS = PRESETS['four-partners']

test.each([
  ['a player takes', PRESETS['six-card-121'], 'Bob takes 4'],
  ['partners take', PARTNERS, 'Bob & Dan take 4'],
  ['partners who missed points at lowball get', asLowball(PARTNERS), 'Bob & Dan get 4'],
])('%s them, on the muggins button and in the news', (_, rules, words) => {
  expect(takesWords(openLog({ rules, dealer: 0 }).game, 1, 4)).toBe(words)
})
