import type { Game } from '../../game/game.ts'
import { type PegKey, pegKeys } from '../../game/peg-keys.ts'
import { useRollingTaps } from '../pads/use-rolling-taps.ts'

/** Where the taps on pegging keys go, and those on “other”. */
export interface PegTaps {
  readonly onPeg: (side: number, key: PegKey) => void
  readonly onOther: (side: number) => void
}

/** Listens for the keys of all sides at once: two players peg at the same moment, and both taps count. */
export function usePegTaps({ rules }: Game, { onPeg, onOther }: PegTaps) {
  return useRollingTaps((name) => {
    const [side = 0, index = 0] = name.split(' ').map(Number)
    const key = pegKeys(rules)[index]
    if (key) onPeg(side, key)
    else onOther(side)
  })
}
