import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { LinkProblem } from '../record/storage-results.ts'

export type CodeFault = Exclude<LinkProblem, 'other-rules'>

/** `u1-…`: a kind and its version, six letters that check the others, and those. */
export const checkedCode = (kind: string, letters: string) => `${kind}-${checkLetters(letters)}${letters}`

/** The letters of a code in a text. `shape` finds its version, and its letters with their check. */
export function lettersIn(text: string, shape: RegExp, version: number): Result<string, CodeFault> {
  const [, found, all = ''] = shape.exec(text) ?? []
  if (found === undefined) return err('no-game')
  if (Number(found) !== version) return err(Number(found) < version ? 'older' : 'newer')
  const letters = all.slice(CHECK_LENGTH)
  return all.slice(0, CHECK_LENGTH) === checkLetters(letters) ? ok(letters) : err('damaged')
}
