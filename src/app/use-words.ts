import { useCallback, useMemo } from 'react'
import type { Rules } from '../rules/rules.ts'
import { withWords } from '../words/rules.ts'
import type { TableState } from './table-state.ts'
import { useSettings } from './use-settings.ts'

/** Says any rules in the words that this device wants to hear. */
export function useWords(): (rules: Rules) => Rules {
  const [{ words }] = useSettings()
  return useCallback((rules) => withWords(rules, words), [words])
}

/** A table as it is shown: its game in the words of this device. What is written comes from the table itself. */
export function useTableInWords(state: TableState): TableState {
  const say = useWords()
  return useMemo(() => {
    const { game } = state
    const rules = say(game.rules)
    return rules === game.rules ? state : { ...state, game: { ...game, rules } }
  }, [state, say])
}
