import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { valueIn } from '../../base/result.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { addsUp, type MatchStanding, standingWith } from '../../game/record/match.ts'
import { keepAwake } from '../../pwa/wake-lock.ts'
import { sideName, sideTag, withShortNames } from '../../words/names.ts'
import { ignoredTaps } from '../double-taps.ts'
import type { TableStore } from '../stores/table-store.ts'
import { useApp, useQuery, useReadable, useWords } from './use-app.ts'
import { useMedia } from './use-device.ts'

/** A game in the words of this device. */
export function useGameInWords(game: ShownGame): ShownGame {
  const say = useWords()
  return useMemo(() => {
    const rules = say(game.rules)
    return rules === game.rules ? game : { ...game, rules }
  }, [game, say])
}

/** What a side is called over its score and on its tab: a phone has less room. */
export function useSideTag(): (game: ShownGame, side: number) => string {
  const isNarrow = useIsNarrow()
  const isPhone = useIsPhone()
  return isPhone ? (game, side) => sideTag(game, side, isNarrow) : sideName
}

/** With short names where a phone has the points of a hand, or other hands, in the same line. */
export const useTagged = (game: ShownGame) => (useIsPhone() ? withShortNames(game) : game)

export const useIsPhone = () => useMedia('(width < 44em), (height < 37.5em)')

/** A folded phone, or an old small one, also on its side: fewer words on a page. */
export const useIsNarrow = () => useMedia('(width < 22em), (orientation: landscape) and (width < 44em)')

/** How long a table is told that a tap was ignored. */
const TOLD_MS = 4000

export function useIgnoredTaps(store: TableStore): void {
  const ignored = useReadable(ignoredTaps)
  const [before] = useState(ignored)
  useEffect(() => {
    if (ignored === before) return
    store.reportIgnoredTap()
    const timer = setTimeout(() => {
      if (store.getState().notice?.type === 'ignored') store.dismiss()
    }, TOLD_MS)
    return () => clearTimeout(timer)
  }, [ignored, before, store])
}

/** Games won in the match, with the live game; read again at each of its steps. Undefined for single games. */
export function useStanding(gameId: string, game: ShownGame): MatchStanding | undefined {
  const { games } = useApp()
  const addedUp = addsUp(game.rules.match)
  const key = `${gameId} ${game.step.type} ${addedUp}`
  const match = useQuery(key, async () => (addedUp ? valueIn(await games.matchOf(game)) : undefined))
  return useMemo(() => (addedUp ? standingWith(match ?? [], game) : undefined), [addedUp, match, game])
}

const MINUTE = 60_000

/** Whole minutes since then, counted on while they are shown. */
export function useMinutesSince(at: number): number {
  const { now } = useApp().ports
  const since = () => Math.max(0, Math.floor((now() - at) / MINUTE))
  const [minutes, setMinutes] = useState(since)
  const count = useEffectEvent(() => setMinutes(since()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is counted from at once
  useEffect(() => {
    count()
    const timer = setInterval(() => count(), MINUTE)
    return () => clearInterval(timer)
  }, [at])
  return minutes
}

/** A number: anew whenever it changes, for a screen that nobody touches. */
export function useWakeLock(live: boolean | number): void {
  useEffect(() => (live ? keepAwake() : undefined), [live])
}
