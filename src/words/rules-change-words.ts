import type { Rules } from '../rules/rules.ts'
import { listOf } from './grammar.ts'

/** What a change of rules in mid-game touches; a name alone is no change. */
const TOUCHED: Readonly<Record<keyof Rules, string | undefined>> = {
  name: undefined,
  note: undefined,
  sideOfSeat: 'who plays for whom',
  deal: 'the deal',
  target: 'the last hole',
  firstHome: 'who wins',
  play: 'the play',
  show: 'the flush',
  heels: 'his heels',
  threeForLast: 'three for last',
  skunks: 'the skunk lines',
  penalties: 'the penalties',
  nextDealer: 'who deals the next game',
  muggins: 'muggins',
  words: 'the words',
  match: 'the match',
  playBy: 'how the play is kept',
}

/** `The rules are changed: the last hole and muggins`, without the full stop. */
export function rulesChangeNews(patch: Partial<Rules>): string {
  if (patch.playBy && Object.keys(patch).length === 1) {
    return patch.playBy === 'cards' ? 'The next play is kept by cards' : 'The play is kept by points'
  }
  const touched = (Object.keys(patch) as (keyof Rules)[]).flatMap((key) => TOUCHED[key] ?? [])
  return touched.length === 0 ? 'The rules are changed' : `The rules are changed: ${listOf(touched)}`
}
