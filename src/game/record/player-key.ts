import type { GameSummary } from './game-summary.ts'

/** `Ann`, `ann` and ` Ann ` are one player. Empty for a seat without a name. */
export function playerKey(name: string): string {
  return plainly(name).toLowerCase()
}

/** The longest name. Imported names that begin with the same letters, this many, are one player. */
const MOST_LETTERS = 120

/** A name as it was typed, without needless spaces. */
export function plainly(name: string): string {
  return name.trim().slice(0, MOST_LETTERS).normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/** Who has played most of these finished games, newest first; each name as typed last. */
export function frequentPlayers(games: readonly GameSummary[], most: number): readonly string[] {
  const byKey = new Map<string, { readonly name: string; readonly games: number }>()
  for (const { state, players } of games) {
    if (state !== 'over') continue
    for (const [key, name] of new Map(players.map((name) => [playerKey(name), plainly(name)]))) {
      const before = byKey.get(key)
      if (key !== '') byKey.set(key, { name: before?.name ?? name, games: (before?.games ?? 0) + 1 })
    }
  }
  return [...byKey.values()]
    .sort((a, b) => b.games - a.games)
    .slice(0, most)
    .map(({ name }) => name)
}
