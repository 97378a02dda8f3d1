import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { Draft, DraftHand, StoredDraft } from '../record/draft.ts'
import { decodeLog, type GameLog, isTooLong, MOST_LINES } from '../record/game-log.ts'
import type { LinkProblem } from '../record/storage-results.ts'
import { type Bits, makeReader, makeWriter } from './bits.ts'
import { fields, id, maybe } from './coders.ts'
import { cards, cuts, holder, line, perSeat } from './entry-kinds.ts'
import { codeRows } from './rows.ts'
import { OtherRules } from './short-rules.ts'

/**
 * `g4-…`: a game, version 4. The first six letters are a check of the others: one letter changed could be another
 * score. It is the fragment of an address, which no host ever sees. `g4.3.5-…` is the third of five parts of a game: its
 * letters are a check of place and letters, that of the whole link, which differs for another game, and its share.
 */
const SHAPE = /(?:^|#|\s)g(\d{1,4})([a-z\d.]*)-([A-Za-z0-9_-]+)/
const VERSION = 4
const PLACE = /^\.([1-9]\d{0,2})\.([1-9]\d{0,2})$/
/** Enough for several long games. A game of more parts could never be whole. */
export const MOST_PARTS = 100
/** `g4.100.100-`, and both checks. */
const HEAD = 11 + 2 * CHECK_LENGTH
/** More than any game has, and few enough to be read at once, whatever they say. */
const MOST_LETTERS = 150_000

/** A hand half entered. */
const draft = fields<Draft>({ cuts, hands: perSeat(fields<DraftHand>({ of: holder, cards })) })
const half = maybe(fields<Omit<StoredDraft, 'gameId'>>({ headSeq: line, draft }))

function codeGame(bits: Bits, log?: GameLog) {
  return [id(bits, log?.gameId), half(bits, log?.draft), codeRows(bits, MOST_LINES, log?.rows)] as const
}

/** Undefined for a game that is too long for a link. */
export function linkOf(log: GameLog): string | undefined {
  if (isTooLong(log)) return undefined
  const bits = makeWriter()
  codeGame(bits, log)
  // A message around the link is read with it.
  return bits.letters().length < MOST_LETTERS / 2 ? linkWith('', bits.letters()) : undefined
}

function linkWith(place: string, letters: string): string {
  return `g${VERSION}${place}-${checkLetters(place + letters)}${letters}`
}

/** The link itself where it has no more than `room` letters, else links to its parts, all of a length. */
export function partsOf(link: string, room: number): readonly string[] {
  const [game, letters] = cutCheck(link.slice(link.indexOf('-') + 1))
  if (link.length <= room) return [link]
  const count = Math.ceil(letters.length / Math.max(room - HEAD, 100))
  const size = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, i) =>
    linkWith(`.${i + 1}.${count}`, game + letters.slice(i * size, (i + 1) * size)),
  )
}

type Read = { readonly type: 'game'; readonly log: GameLog } | Part

interface Part {
  readonly type: 'part'
  /** As it is written, without what was around it. */
  readonly link: string
  /** Which game at which moment, in how many parts. */
  readonly game: string
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly letters: string
}

/** What is in a link, or in a text around it. Never throws. */
export function readLink(text: string): Result<Read, LinkProblem> {
  const [, version, place = '', all = ''] = SHAPE.exec(text.slice(0, MOST_LETTERS)) ?? []
  if (version === undefined) return err('no-game')
  if (Number(version) !== VERSION) return err(Number(version) < VERSION ? 'older' : 'newer')
  const [check, letters] = cutCheck(all)
  if (check !== checkLetters(place + letters)) return err('damaged')
  if (place === '') return readGame(letters)
  const [number = 0, count = 0] = (PLACE.exec(place) ?? []).slice(1).map(Number)
  if (number < 1 || number > count || count > MOST_PARTS) return err('damaged')
  const [game, share] = cutCheck(letters)
  const link = linkWith(place, letters)
  return ok({ type: 'part', link, game: `${game}.${count}`, number, count, letters: share })
}

/** The link whose parts these are, in their order. */
export function joinParts(parts: readonly Part[]): string {
  return `g${VERSION}-${parts[0]?.game.slice(0, CHECK_LENGTH)}${parts.map(({ letters }) => letters).join('')}`
}

function readGame(letters: string): Result<Read, LinkProblem> {
  try {
    const log = decodeLog(...codeGame(makeReader(letters)))
    return log.ok ? ok({ type: 'game', log: log.value }) : err('damaged')
  } catch (thrown) {
    return err(thrown instanceof OtherRules ? 'other-rules' : 'damaged')
  }
}

const cutCheck = (letters: string) => [letters.slice(0, CHECK_LENGTH), letters.slice(CHECK_LENGTH)] as const

/** Whether a text has a link to a game, readable or not. */
export function hasGame(text: string): boolean {
  return SHAPE.test(text.slice(0, MOST_LETTERS))
}
