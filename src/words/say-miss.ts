import type { PlayMiss } from '../rules/play-misses.ts'
import { rankName } from './card-name.ts'

/** Why a card of the play does not score what it seems to: `no run: the 7 stands twice`. */
export function sayMiss(miss: PlayMiss): string {
  switch (miss.type) {
    case 'rank-twice':
      return `no run: the ${rankName(miss.rank)} stands twice`
    case 'runs-go-upwards':
      return `no ${miss.some ? `run of ${miss.length}` : 'run'}: runs go upwards here`
    case 'ace-is-low':
      return 'no run: the ace is low'
    case 'card-between':
      return `no pair: the ${rankName(miss.rank)} lies between`
    case 'across':
      return `no ${miss.kind} across ${miss.end === 'go' ? 'a go' : 'thirty-one'}`
    case 'no-flush':
      return 'no flush in the play'
  }
}
