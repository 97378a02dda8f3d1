import { useMemo } from 'react'
import {
  arrivalOf,
  changedNight,
  joinNights,
  type Night,
  type NightEntry,
  replayNight,
} from '../../game/club/night.ts'
import type { NightPlace, NightResult } from '../../game/club/night-place.ts'
import { sayUnsaved } from '../../words/app.ts'
import { sayTaken } from '../../words/pages/club.ts'
import { readResultCode } from '../transfer/night-codes.ts'
import { useApp, usePart } from './use-app.ts'

/** The nights of this device, the newest first, and what writes them: each answers whether it is saved, or why not. */
export function useNights() {
  const { device } = useApp()
  const nights = usePart(device, (parts) => parts.nights)
  const change = (to: (nights: readonly Night[]) => readonly Night[]) =>
    device.change((parts) => ({ nights: to(parts.nights) }))
  const edit = (id: string, to: (night: Night) => Partial<Night>) =>
    change((all) => all.map((night) => (night.id === id ? changedNight(night, to(night)) : night)))
  const rewrite = (id: string, to: (entries: readonly NightEntry[]) => readonly NightEntry[]) =>
    edit(id, ({ entries }) => ({ entries: to(entries) }))
  return {
    nights,
    begin: (night: Night) => change((all) => [night, ...all.filter(({ id }) => id !== night.id)]),
    /** From another phone. What was written here in the meantime stays. */
    take: (night: Night) => change((all) => joinNights(all, [night])),
    edit,
    rewrite,
    add: (id: string, ...entries: readonly NightEntry[]) => rewrite(id, (before) => [...before, ...entries]),
    remove: (id: string) => change((all) => all.filter((night) => night.id !== id)),
  }
}

/** A night as it stands. */
export function useShownNight(night: Night) {
  return useMemo(() => replayNight(night), [night])
}

/** Writes a result into a night of this device; not if it has none of that name. */
export function useTakeResult() {
  const { nights, add } = useNights()
  const { now } = useApp().ports
  return (place: NightPlace & Pick<NightResult, 'values' | 'had'>, by: 'code' | 'agreed') =>
    nights.some(({ id }) => id === place.night)
      ? add(place.night, {
          type: 'result',
          round: place.round,
          table: place.table,
          values: place.values,
          had: place.had,
          by,
          at: now(),
        })
      : undefined
}

/** Takes results table after table: what is said of one, or undefined where it needs a page of its own. */
export function useScannedResult() {
  const { device } = useApp()
  const take = useTakeResult()
  return async (text: string): Promise<string | undefined> => {
    const read = readResultCode(text)
    if (!read.ok) return undefined
    const { value } = read
    const shown = () =>
      device
        .getState()
        .nights.filter(({ id }) => id === value.night)
        .map(replayNight)
    const arrival = shown().map((night) => arrivalOf(night, value))[0]
    if (arrival !== 'new' && arrival !== 'known') return undefined
    const saved = arrival === 'new' ? await take(value, value.agreed ? 'agreed' : 'code') : undefined
    return saved?.ok === false
      ? sayUnsaved(saved.error.type)
      : shown().map((night) => sayTaken(night, value))[0]
  }
}
