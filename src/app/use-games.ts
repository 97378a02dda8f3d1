import { useEffect, useState } from 'react'
import type { Game } from '../game/game.ts'
import type { GameSummary } from '../game/game-summary.ts'
import { addsUp, type MatchStanding, standingWith } from '../game/match.ts'
import type { GamesState } from './games-store.ts'
import { useApp, useReadable } from './use-app.ts'

/** All games, newest first; live while it is looked at. */
export function useGames(): GamesState {
  return useReadable(useApp().games)
}

/** How the match stands with the game on the table, read again at each of its steps; single games have no standing. */
export function useStanding(gameId: string, game: Game): MatchStanding | undefined {
  const { games } = useApp()
  const [match, setMatch] = useState<readonly GameSummary[]>([])
  const addedUp = addsUp(game.rules.match)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they only say when to read again
  useEffect(() => {
    let gone = false
    void games.matchOf(game).then((read) => {
      if (!gone && read.ok) setMatch(read.value)
    })
    return () => {
      gone = true
    }
  }, [games, gameId, game.step.type, addedUp])
  return addedUp ? standingWith(match, game) : undefined
}
