import { useEffect, useState } from 'react'
import type { GameSummary } from '../game/game-summary.ts'
import type { GamesState } from './games-store.ts'
import { useApp, useReadable } from './use-app.ts'

/** All games, newest first; live while it is looked at. */
export function useGames(): GamesState {
  return useReadable(useApp().games)
}

/** The games of a match in their order, read when `key` changes: the id of the game looked at. */
export function useMatch(matchId: string, key: string): readonly GameSummary[] {
  const { games } = useApp()
  const [match, setMatch] = useState<readonly GameSummary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only says when to read again
  useEffect(() => {
    let gone = false
    void games.matchOf(matchId).then((read) => {
      if (!gone && read.ok) setMatch(read.value)
    })
    return () => {
      gone = true
    }
  }, [games, matchId, key])
  return match
}
