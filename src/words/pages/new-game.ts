import type { Mark } from '../../game/entry.ts'
import type { NotSavedWhy } from '../app.ts'

const MARK_NAMES: Readonly<Record<Mark, string>> = {
  a: 'red circle',
  b: 'blue square',
  c: 'green triangle',
  d: 'brass diamond',
}

/** A peg by colour and shape: `red circle`. */
export function markName(mark: Mark): string {
  return MARK_NAMES[mark]
}

const RELOAD = 'A newer version of the app is open: reload, then'

/** Why rules were not kept under a name. They are laid for this game all the same. */
export function sayNotKept(why: NotSavedWhy | 'full', name: string): string {
  switch (why) {
    case 'full':
      return `“${name}” was not kept: there are as many names here as can be. Forget one you no longer play.`
    case 'quota':
      return `“${name}” was not kept: this device has no room left.`
    case 'closed':
    case 'newer-version':
      return `${RELOAD} keep “${name}” again.`
    default:
      return `“${name}” could not be kept just now. Try again.`
  }
}

export function sayNotForgotten(why: NotSavedWhy, name: string): string {
  switch (why) {
    case 'closed':
    case 'newer-version':
      return `${RELOAD} forget “${name}” again.`
    default:
      return `“${name}” could not be forgotten just now. Try again.`
  }
}
