import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { luckOf } from '../../game/figures/luck.ts'
import { playRecorded } from '../../game/record/recorded.fixture.ts'
import { sayLuck, sayLuckMeaning, sayLuckRows } from './luck.ts'

const game = playRecorded(readFileSync('cases/recorded/six-card-121.txt', 'utf8')).log.game
const luck = luckOf(game)!

test('luck and play of a game, in words and in rows', () => {
  expect(sayLuck(game, luck)).toBe('Luck favoured Ann by 12.8. Play favoured Bob by 4.0.')
  expect(sayLuckRows(luck)).toMatchInlineSnapshot(`
    [
      {
        "cells": [
          "+14.1",
          "−10.2",
        ],
        "name": "Cards dealt",
      },
      {
        "cells": [
          "−11.1",
          "+0.4",
        ],
        "name": "The cut",
      },
      {
        "cells": [
          "+1.0",
          "+5.0",
        ],
        "name": "Pegging",
      },
      {
        "cells": [
          "+4.0",
          "−4.8",
        ],
        "name": "In all",
      },
    ]
  `)
  expect(sayLuckMeaning(luck, 'crib')).toMatchInlineSnapshot(
    `"In points over the usual, in the 6 of 9 deals with all cards known. Cards dealt: what hands and crib were worth before the cut. The cut: what the starter added to that."`,
  )
})
