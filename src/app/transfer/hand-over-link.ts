import { CHECK_LENGTH, checkLetters, fingerprint } from '../../base/fingerprint.ts'
import { isObject } from '../../base/is-object.ts'
import { err, type Result } from '../../base/result.ts'
import { decodeRules } from '../../game/record/decode-rules.ts'
import { decodeLog, type GameLog, writeLog } from '../../game/record/game-log.ts'
import type { LinkProblem } from '../../game/record/storage-results.ts'
import { PRESETS } from '../../rules/presets.ts'
import { parse } from '../../store/backup-lines.ts'
import { isPreset } from '../../store/prefs.ts'

/**
 * `g1z-…`: a game, version 1, packed, in the letters that an address may hold; `g1s-…` with its rules shortened;
 * `g1p-…` where the browser cannot pack. The first letters are a check of the rest. It is the fragment of an address,
 * which no host ever sees.
 */
const SHAPE = /(?:^|#|\s)g(\d{1,4})([a-z])-([A-Za-z0-9_-]+)/

/** Longer than any game. */
const MOST_LETTERS = 500_000
const MOST_UNPACKED = 4_000_000

/** A game in the fragment of an address. */
export function linkOf(log: GameLog): Promise<string> {
  return written(JSON.stringify(writeLog(log)), 'z')
}

/** The same for a QR code: short, and read only by releases with the same rule sets. */
export function shortLinkOf(log: GameLog): Promise<string> {
  return written(JSON.stringify(writeLog(log), shorten), 's')
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

/** The game in a link, or in a text around the link. Never throws. */
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

/** Whether a text has a link to a game, readable or not. */
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

/**
 * Rules as what differs from a rule set that both phones have: a QR code has no room for the whole. By the mark a
 * release sees that it has a different rule set of that name, so that no game is ever continued by other rules.
 */
type ShortRules = readonly [preset: string, mark: string, but: object]

/** Shortens the rules of a written game. */
function shorten(key: string, value: unknown): unknown {
  return key === 'rules' ? (shortRules(value) ?? value) : value
}

/** The same at its full length; `other-release` where the rule set is different here. */
function lengthen(written: unknown): unknown | 'other-release' {
  let fits = true
  const full = JSON.parse(JSON.stringify(written ?? null), (key, value) => {
    if (key !== 'rules' || !Array.isArray(value)) return value
    const rules = fullRules(value)
    if (!rules) fits = false
    return rules
  })
  return fits ? full : 'other-release'
}

function shortRules(rules: unknown): ShortRules | undefined {
  const decoded = decodeRules(rules)
  if (!decoded.ok) return undefined
  const fits = Object.keys(PRESETS).flatMap((name): readonly ShortRules[] => {
    const base = baseOf(name)
    if (!base || Object.keys(base).some((key) => !Object.hasOwn(decoded.value, key))) return []
    const own = new Map(Object.entries(base).map(([key, value]) => [key, JSON.stringify(value)]))
    const but = Object.entries(decoded.value).filter(([key, value]) => own.get(key) !== JSON.stringify(value))
    return [[name, markOf(base), Object.fromEntries(but)]]
  })
  return fits.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]
}

function fullRules([name, mark, but]: readonly unknown[]): object | undefined {
  const base = baseOf(name)
  return base && mark === markOf(base) && isObject(but) ? { ...base, ...but } : undefined
}

function baseOf(name: unknown): object | undefined {
  const rules = isPreset(name) ? decodeRules(PRESETS[name]) : undefined
  return rules?.ok ? rules.value : undefined
}

function markOf(base: object): string {
  return fingerprint(JSON.stringify(base)).slice(0, 6)
}
