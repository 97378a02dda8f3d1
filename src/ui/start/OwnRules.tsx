import { useId, useState } from 'react'
import type { RuleSet } from '../../game/setup.ts'
import {
  asPrinted,
  isChanged,
  ownNameOf,
  ruleSetOf,
  rulesOf,
  type SetupForm,
  withRuleSet,
} from '../../game/setup-form.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { NEW_GAME_WORDS, sayForget } from '../../words/pages/new-game.ts'
import { Button } from '../parts/Button.tsx'
import styles from './OwnRules.module.css'

/** Rules that a table keeps under names of its own. */
export interface OwnRuleSets {
  readonly sets: readonly RuleSet[]
  readonly keep: (set: RuleSet) => void
  readonly forget: (name: string) => void
}

interface OwnRulesProps {
  readonly form: SetupForm
  readonly onForm: (form: SetupForm) => void
  readonly own: OwnRuleSets
}

/** The rules as they stand, kept under a name, forgotten again, or put back as the book has them. */
export function OwnRules({ form, onForm, own }: OwnRulesProps) {
  const id = useId()
  const has = ownNameOf(form)
  const [typed, type] = useState<string>()
  const name = (typed ?? has ?? '').trim()
  const isKept = own.sets.some((set) => set.rules.name === has)
  const canKeep = name !== '' && checkRules(rulesOf(form)).length === 0
  const keep = () => {
    if (!canKeep) return
    const set = ruleSetOf(form, name)
    own.keep(set)
    onForm(withRuleSet(form, set))
    type(undefined)
  }
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{NEW_GAME_WORDS.ownName}</label>
      <input
        id={id}
        type="text"
        value={typed ?? has ?? ''}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      <Button kind="quiet" disabled={!canKeep || (isKept && name === has)} onClick={keep}>
        {NEW_GAME_WORDS.keep}
      </Button>
      {has !== undefined && isKept && (
        <Button kind="quiet" onClick={() => own.forget(has)}>
          {sayForget(has)}
        </Button>
      )}
      <Button kind="quiet" disabled={!isChanged(form)} onClick={() => onForm(asPrinted(form))}>
        {NEW_GAME_WORDS.asPrinted}
      </Button>
    </div>
  )
}
