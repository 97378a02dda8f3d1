import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { decodeSentLog, type GameLog } from '../../game/record/game-log.ts'
import type { LinkProblem } from '../../game/record/storage-results.ts'
import { bytesOfLog, logOfBytes } from './log-bytes.ts'
import { OtherRules } from './short-rules.ts'

/**
 * `g3-…`: a game, version 3. The first six letters are a check of the others: one letter changed could be another
 * score. It is the fragment of an address, which no host ever sees. `g3.3.4-…` is a part of a game: link-parts.ts.
 */
const SHAPE = /(?:^|#|\s)g(\d{1,4})([a-z\d.]*)-([A-Za-z0-9_-]+)/
const VERSION = 3

/** More than any game has, and few enough to be read at once, whatever they say. */
const [MOST_LETTERS, MOST_ROWS] = [150_000, 3_000]

/** Undefined for a game that is too long for a link. */
export function linkOf(log: GameLog): string | undefined {
  const letters = base64Of(bytesOfLog(log))
  // A message around the link is read with it.
  const isShort = log.rows.length <= MOST_ROWS && letters.length < MOST_LETTERS / 2
  return isShort ? linkWith('', checkLetters(letters) + letters) : undefined
}

/** A link with these letters, whole or at this place among its parts. */
export function linkWith(place: string, letters: string): string {
  return `g${VERSION}${place}-${letters}`
}

export function lettersOf(
  text: string,
): Result<{ readonly place: string; readonly letters: string }, LinkProblem> {
  const [, version, place = '', letters = ''] = SHAPE.exec(text.slice(0, MOST_LETTERS)) ?? []
  if (version === undefined) return err('no-game')
  if (Number(version) !== VERSION) return err(Number(version) < VERSION ? 'older' : 'newer')
  return ok({ place, letters })
}

/** The game in a link, or in a text around the link. Never throws. */
export function readLink(text: string): Result<GameLog, LinkProblem> {
  const found = lettersOf(text)
  if (!found.ok) return found
  const { place, letters } = found.value
  const packed = letters.slice(CHECK_LENGTH)
  if (place !== '' || letters !== checkLetters(packed) + packed) return err('damaged')
  try {
    const written = logOfBytes(bytesOf(packed), MOST_ROWS + 1)
    const log = written.rows.length <= MOST_ROWS && decodeSentLog(written)
    return log !== false && log.ok ? log : err('damaged')
  } catch (thrown) {
    return err(thrown instanceof OtherRules ? 'other-rules' : 'damaged')
  }
}

/** Whether a text has a link to a game, readable or not. */
export function hasGame(text: string): boolean {
  return SHAPE.test(text.slice(0, MOST_LETTERS))
}

function base64Of(bytes: readonly number[]): string {
  const binary = bytes.map((byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
