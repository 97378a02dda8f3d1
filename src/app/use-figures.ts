import { useEffect, useState } from 'react'
import type { GameSummary } from '../game/game-summary.ts'
import { readSummaries } from '../store/finished-games.ts'
import { type FiguresState, figuresStore } from './figures-store.ts'
import { useApp, useReadable } from './use-app.ts'

/** What every player made of all games, growing while they are read. */
export function useFigures(): FiguresState {
  return useReadable(figuresStore(useApp()))
}

/** The newest games of a player, as far as they are read. */
export function useLastGames(key: string, most: number): readonly GameSummary[] {
  const app = useApp()
  const state = useFigures()
  const [games, setGames] = useState<readonly GameSummary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state only says when to look again
  useEffect(() => {
    let gone = false
    const ids = figuresStore(app).gamesOf(key).slice(0, most)
    void readSummaries(app.ports.db, ids).then((read) => {
      if (!gone && read.ok) setGames(read.value)
    })
    return () => {
      gone = true
    }
  }, [app, key, most, state])
  return games
}
