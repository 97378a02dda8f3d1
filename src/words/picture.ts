import type { ShownGame } from '../game/record/game.ts'
import { joinClauses, lowerFirst } from './engine/grammar.ts'
import { sayStart } from './names.ts'
import { sayEnd } from './table/game-over.ts'

export const PICTURE_WORDS = {
  saved: 'The picture is saved as a file.',
  savedAndCopied: 'The picture is saved as a file, and its text is copied.',
  failed: 'This browser cannot draw the picture.',
} as const

/** What the picture of a result says, in one line: `Ann wins 121 to 84: skunk, two games. Ann against Bob, …` */
export function sayResult(game: ShownGame): string {
  const { title, result, stamp } = sayEnd(game)
  const skunk = stamp ? `: ${lowerFirst(stamp.title)}, ${stamp.detail}` : ''
  return joinClauses([`${title}${game.outcome ? '' : ','} ${result.words}${skunk}.`, `${sayStart(game)}.`])
}
