import type { Mark } from '../game/entry.ts'

const NAMES: Readonly<Record<Mark, string>> = {
  a: 'red circle',
  b: 'blue square',
  c: 'green triangle',
  d: 'brass diamond',
}

/** A peg by colour and shape: `red circle`. */
export function markName(mark: Mark): string {
  return NAMES[mark]
}
