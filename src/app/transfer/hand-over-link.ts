import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { err, type Result } from '../../base/result.ts'
import { decodeLog, type GameLog, writeLog } from '../../game/record/game-log.ts'
import type { LinkProblem } from '../../game/record/storage-results.ts'
import { parse } from '../../store/backup-lines.ts'
import { lengthen, shorten } from './hand-over-short.ts'

/**
 * `g1z-…`: a game, version 1, packed, in the letters that an address may hold; `g1s-…` with its rules shortened;
 * `g1p-…` where the browser cannot pack. The first letters are a check of the rest.
 * It stands in the fragment, which no host ever sees.
 */
const SHAPE = /(?:^|#|\s)g(\d{1,4})([a-z])-([A-Za-z0-9_-]+)/

/** Longer than any game; whoever sends more sends something else. */
const MOST_LETTERS = 500_000
const MOST_UNPACKED = 4_000_000

/** A game in the fragment of an address. */
export function linkOf(log: GameLog): Promise<string> {
  return written(JSON.stringify(writeLog(log)), 'z')
}

/** The same for a square of dots: short, and read by this release and those that know its rule sets. */
export function shortLinkOf(log: GameLog): Promise<string> {
  return written(shorten(JSON.stringify(writeLog(log))), 's')
}

async function written(json: string, sign: 'z' | 's'): Promise<string> {
  const bytes = new TextEncoder().encode(json)
  if (typeof CompressionStream === 'undefined') return `g1p-${checked(base64Of(bytes))}`
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `g1${sign}-${checked(base64Of(new Uint8Array(await new Response(packed).arrayBuffer())))}`
}

/** Deflate has no check of its own: one letter changed could be another score. */
function checked(letters: string): string {
  return `${checkLetters(letters)}${letters}`
}

/** The game in a link, or in whatever text the link stands in. Never throws. */
export async function readLink(text: string): Promise<Result<GameLog, LinkProblem>> {
  const [, version, how, letters = ''] = SHAPE.exec(text.slice(0, MOST_LETTERS)) ?? []
  if (version === undefined) return err('no-game')
  if (version !== '1') return err(Number(version) > 1 ? 'newer' : 'no-game')
  const unchecked = letters.slice(CHECK_LENGTH)
  if (letters !== checked(unchecked)) return err('damaged')
  const bytes = bytesOf(unchecked)
  const json = bytes && (await textOf(bytes, how !== 'p'))
  const full = lengthen(json === undefined ? undefined : parse(json))
  if (full === 'other-release') return err('newer')
  const log = decodeLog(full)
  return log.ok ? log : err('damaged')
}

/** Whether an address has a game in it; what it is worth shows when it is read. */
export function hasGame(text: string): boolean {
  return SHAPE.test(text.slice(0, MOST_LETTERS))
}

async function textOf(bytes: Uint8Array<ArrayBuffer>, isPacked: boolean): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream = new Blob([bytes]).stream()
  const reader = (isPacked ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader()
  let text = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      if (text.length > MOST_UNPACKED) return undefined
    }
  } catch {
    return undefined
  } finally {
    reader.cancel().catch(() => {})
  }
}

function base64Of(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}
