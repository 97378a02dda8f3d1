import { err, ok, type Result } from '../../base/result.ts'
import type { Game } from '../../game/record/game.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { replay } from '../../game/record/replay.ts'
import type { LinkProblem, PartsRead } from '../../game/record/storage-results.ts'
import { joinParts, MOST_PARTS, readLink } from '../../game/wire/link.ts'

export type Received =
  | { readonly type: 'game'; readonly log: GameLog; readonly game: Game }
  | ({ readonly type: 'parts' } & PartsRead)

/** Reads a link. A part is kept, and with the last one that was missing it is the game. */
export function receive(text: string): Result<Received, LinkProblem> {
  const read = readLink(text)
  if (!read.ok) return read
  if (read.value.type === 'game') {
    const game = replay(read.value.log.rows)
    return game ? ok({ ...read.value, game }) : err('damaged')
  }
  const part = read.value
  const before = keptLinks()
  const links = [...before.filter((link) => link !== part.link), part.link].slice(-MOST_PARTS)
  keepLinks(links)
  const ours = links.flatMap(partIn).filter(({ game }) => game === part.game)
  const parts = new Map(ours.map((one) => [one.number, one]))
  const numbers = Array.from({ length: part.count }, (_, i) => i + 1)
  const missing = numbers.filter((number) => !parts.has(number))
  if (missing.length === 0) return receive(joinParts(numbers.flatMap((number) => parts.get(number) ?? [])))
  const [last = part] = partIn(before.at(-1) ?? '')
  return ok({ type: 'parts', read: parts.size, missing, isOther: last.game !== part.game })
}

/** As a list, empty where it is no part. */
function partIn(link: string) {
  const read = readLink(link)
  return read.ok && read.value.type === 'part' ? [read.value] : []
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
