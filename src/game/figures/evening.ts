import type { Game } from '../record/game.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { playerKey } from '../record/player-key.ts'
import { namesNow, type Renamed } from '../record/renamed.ts'

type Stored = Pick<
  GameSummary,
  'players' | 'sideOfSeat' | 'state' | 'winners' | 'matchId' | 'matchIndex' | 'startedAt' | 'updatedAt'
>

/**
 * Games that the sides of a finished game have won against each other since a time, this one with them and a skunk as
 * one: in any seats and by any rules, but with the same partners, by their names of now. Undefined when it is the
 * first, and where two sides are one player by now.
 */
export function eveningOf(game: Game, stored: readonly Stored[], since: number, renamed: Renamed) {
  const now = namesNow(renamed)
  const keysOf = (one: Stored) => sideKeys(one.players.map(now), one.sideOfSeat)
  const sides = sideKeys(game.players.map(now), game.rules.sideOfSeat)
  if (new Set(sides).size < sides.length) return undefined
  const before = stored.filter(
    (one) =>
      one.state === 'over' &&
      one.updatedAt >= since &&
      !(one.matchId === game.match.id && one.matchIndex >= game.match.index) &&
      isSame(sides, keysOf(one)),
  )
  if (before.length === 0) return undefined
  const winners = before.flatMap((one) => {
    const keys = keysOf(one)
    return one.winners.map((side) => keys[side])
  })
  const wonNow = (side: number) => (game.outcome?.winners.includes(side) ? 1 : 0)
  return {
    won: sides.map((side, i) => winners.filter((winner) => winner === side).length + wonNow(i)),
    startedAt: Math.min(...before.map((one) => one.startedAt)),
  }
}

/** Who plays for each side, whatever seats they have; a player without a name is known by the seat. */
function sideKeys(players: readonly string[], sideOfSeat: readonly number[]): readonly string[] {
  const sides = [...new Set(sideOfSeat)].sort((a, b) => a - b)
  return sides.map((side) =>
    players
      .flatMap((name, seat) => (sideOfSeat[seat] === side ? [playerKey(name) || `${seat}`] : []))
      .sort()
      .join('\n'),
  )
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((side) => b.includes(side))
}
