import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { err, ok, type Result, valueIn } from '../../base/result.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import type { LinkProblem, PartsRead } from '../../game/record/storage-results.ts'
import { lettersOf, linkWith, readLink } from './game-link.ts'

/**
 * `g3.3.4-…`: the third of four parts of a link. Its letters are a check of place and letters, the check of the whole
 * link, which differs for another game, and its share of the letters after that.
 */
const PLACE = /^\.([1-9]\d{0,2})\.([1-9]\d{0,2})$/
/** Enough for several long games. A game of more parts could never be whole. */
const MOST_KEPT = 100
/** `g3.100.100-`, and both checks. */
const HEAD = 11 + 2 * CHECK_LENGTH

/** The link itself where it has no more than `room` letters, else links to its parts, all of a length. */
export function partsOf(link: string, room: number): readonly string[] {
  const found = lettersOf(link)
  if (!found.ok || link.length <= room) return [link]
  const [game, letters] = cut(found.value.letters)
  const count = Math.ceil(letters.length / Math.max(room - HEAD, 100))
  const size = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, i) => {
    const place = `.${i + 1}.${count}`
    const rest = game + letters.slice(i * size, (i + 1) * size)
    return linkWith(place, checkLetters(place + rest) + rest)
  })
}

/** `game`: which game at which moment, in how many parts. */
function readPart(text: string) {
  const { place, letters: all } = valueIn(lettersOf(text)) ?? { place: '', letters: '' }
  const [, number, count] = PLACE.exec(place) ?? []
  const [check, rest] = cut(all)
  const isPossible = Number(number) <= Number(count) && Number(count) <= MOST_KEPT
  if (!isPossible || check !== checkLetters(place + rest)) return undefined
  const [game, letters] = cut(rest)
  return {
    link: linkWith(place, all),
    game: `${game}.${count}`,
    number: Number(number),
    count: Number(count),
    letters,
  }
}

function cut(letters: string): readonly [string, string] {
  return [letters.slice(0, CHECK_LENGTH), letters.slice(CHECK_LENGTH)]
}

type Received = { readonly type: 'game'; readonly log: GameLog } | ({ readonly type: 'parts' } & PartsRead)

/** Reads a link. A part is kept, and with the last one that was missing it is the game. */
export function receive(text: string): Result<Received, LinkProblem> {
  const found = lettersOf(text)
  if (!found.ok) return found
  if (found.value.place === '') return asGame(readLink(text))
  const part = readPart(text)
  if (!part) return err('damaged')
  const before = keptLinks()
  const links = [...before.filter((link) => link !== part.link), part.link].slice(-MOST_KEPT)
  keepLinks(links)
  const ours = links.flatMap((link) => readPart(link) ?? []).filter(({ game }) => game === part.game)
  const parts = new Map(ours.map(({ number, letters }) => [number, letters]))
  const numbers = Array.from({ length: part.count }, (_, i) => i + 1)
  const missing = numbers.filter((number) => !parts.has(number))
  const letters = numbers.map((number) => parts.get(number)).join('')
  if (missing.length === 0) return asGame(readLink(linkWith('', part.game.slice(0, CHECK_LENGTH) + letters)))
  const game = readPart(before.at(-1) ?? '')?.game
  return ok({ type: 'parts', read: parts.size, missing, isOther: game !== undefined && game !== part.game })
}

function asGame(log: Result<GameLog, LinkProblem>): Result<Received, LinkProblem> {
  return log.ok ? ok({ type: 'game', log: log.value }) : log
}

const KEY = 'fifteen-two:parts'
/** For a browser that stores nothing. */
let inMemory: readonly string[] = []

/** A camera opens every code in a window of its own, so `sessionStorage` would lose the parts. */
function keptLinks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : inMemory
  } catch {
    return inMemory
  }
}

function keepLinks(links: readonly string[]): void {
  inMemory = links
  try {
    localStorage.setItem(KEY, JSON.stringify(links))
  } catch {
    // The parts are in memory then.
  }
}

/** Called when the game is accepted, or declined. */
export const forgetParts = () => keepLinks([])
