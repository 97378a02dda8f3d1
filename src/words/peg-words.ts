import type { PegReason } from '../game/entry.ts'
import type { PegKey } from '../game/peg-keys.ts'
import type { Source } from '../game/statistics.ts'
import type { Rules } from '../rules/rules.ts'
import { agree, capitalise } from './grammar.ts'
import { withArticle } from './spoken-count.ts'

/** What stands on a key of the play pad: `fifteen`, `run of 3`, `pair royal`. */
export function pegCaption({ reason, points }: PegKey, { words }: Rules): string {
  switch (reason) {
    case 'run':
      return points < 3 ? 'run' : `run of ${points}`
    case 'last-card':
      return 'last card'
    case 'pair-royal':
      return words.three
    case 'double-pair-royal':
      return words.four
    case 'heels':
      return 'his heels'
    case 'crib':
      return words.crib
    case 'go':
    case 'fifteen':
    case 'pair':
    case 'thirty-one':
    case 'muggins':
    case 'hand':
    case 'penalty':
    case 'correction':
    case 'other':
      return reason
  }
}

/** Follows “for”: `fifteen`, `a pair`, `the go`. Points for no stated reason have no such words. */
export function forWhat({ reason, points }: PegKey, rules: Rules): string | undefined {
  switch (reason) {
    case 'go':
    case 'last-card':
    case 'crib':
      return `the ${pegCaption({ reason, points }, rules)}`
    case 'pair':
    case 'run':
    case 'hand':
    case 'penalty':
    case 'correction':
      return `a ${pegCaption({ reason, points }, rules)}`
    case 'pair-royal':
      return withArticle(rules.words.three)
    case 'double-pair-royal':
      return withArticle(rules.words.four)
    case 'fifteen':
    case 'thirty-one':
    case 'muggins':
    case 'heels':
      return pegCaption({ reason, points }, rules)
    case 'other':
      return undefined
  }
}

/** The name of a pegging key: `Ann pegs 2 for fifteen`, `Ann & Cleo peg 2 for a pair`. */
export function pegName(side: string, key: PegKey, rules: Rules): string {
  return `${side} ${agree(side, 'pegs', 'peg')} ${pointsFor(key, rules)}`
}

/** `2 for fifteen`, `3`. */
export function pointsFor(key: PegKey, rules: Rules, note?: string): string {
  const what = withNote(forWhat(key, rules), note?.trim() ?? '')
  return what === undefined ? `${key.points}` : `${key.points} for ${what}`
}

function withNote(what: string | undefined, note: string): string | undefined {
  if (note === '') return what
  return what === undefined ? note : `${what} (${note})`
}

/** Why points were pegged, as a choice in a list: `Penalty`, `Correction`. */
export function reasonName(reason: PegReason, rules: Rules): string {
  return pegCaption({ reason, points: 0 }, rules)
}

/** Where the points of a deal came from: `In the play`, `His heels`. */
export function sourceCaption(source: Source, rules: Rules): string {
  switch (source) {
    case 'play':
      return 'In the play'
    case 'three-for-last':
      return 'Three for last'
    case 'other':
      return 'Other points'
    case 'hand':
      return 'Hands'
    case 'heels':
    case 'crib':
    case 'muggins':
    case 'penalty':
    case 'correction':
      return capitalise(reasonName(source, rules))
  }
}

export const DEAL_TOTAL = 'Total'
