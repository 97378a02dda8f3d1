import { expect, test } from 'vitest'
import { sayTrouble } from './transfer.ts'

test.each([
  [{ type: 'no-game' }, 'That is no code of this app. It is in the menu of the table on the other phone.'],
  [{ type: 'missed', deal: 4 }, 'You missed deal 4: scan the whole game.'],
  [{ type: 'not-followed' }, 'This code is of a game that is not followed here. Scan the whole game first.'],
  [{ type: 'nothing-new' }, 'Nothing new: this phone has all that is in this code.'],
] as const)('%o', (problem, sentence) => {
  expect(sayTrouble(problem, 'code')).toBe(sentence)
})
