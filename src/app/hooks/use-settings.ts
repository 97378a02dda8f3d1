import { useCallback } from 'react'
import type { Rules } from '../../rules/rules.ts'
import type { Settings } from '../../store/kept.ts'
import { withWords } from '../../words/rules.ts'
import type { SettingsStore } from '../stores/settings-store.ts'
import { useApp, useReadable } from './use-app.ts'

export type { Settings } from '../../store/kept.ts'

export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const { settings } = useApp()
  return [useReadable(settings), settings.change]
}

/** Says any rules in the words that this device wants to hear. */
export function useWords(): (rules: Rules) => Rules {
  const [{ words }] = useSettings()
  return useCallback((rules) => withWords(rules, words), [words])
}
