import type { Settings } from '../store/kept-pref.ts'
import type { SettingsStore } from './settings-store.ts'
import { useApp, useReadable } from './use-app.ts'

export type { Settings } from '../store/kept-pref.ts'

export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const { settings } = useApp()
  return [useReadable(settings), settings.change]
}
