import { useCallback } from 'react'
import type { Rules } from '../../rules/rules.ts'
import { withWords } from '../../words/rules.ts'
import { useApp, useReadable } from './use-app.ts'

export type { Settings } from '../../store/stored-rows.ts'

export function useSettings() {
  const { settings } = useApp()
  return [useReadable(settings), settings.change] as const
}

/** Puts any rules into the words that this device uses. */
export function useWords(): (rules: Rules) => Rules {
  const [{ words }] = useSettings()
  return useCallback((rules) => withWords(rules, words), [words])
}
