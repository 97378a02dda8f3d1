import { useId, useState } from 'react'
import type { RuleSet } from '../../game/setup.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { Button } from '../parts/Button.tsx'
import styles from './OwnRules.module.css'
import {
  asPrinted,
  isChanged,
  ownNameOf,
  ruleSetOf,
  rulesOf,
  type SetupForm,
  withRuleSet,
} from './setup-form.ts'

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
      <label htmlFor={id}>Name for these rules</label>
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
        Keep them under this name
      </Button>
      {has !== undefined && isKept && (
        <Button kind="quiet" onClick={() => own.forget(has)}>
          Forget {has}
        </Button>
      )}
      <Button kind="quiet" disabled={!isChanged(form)} onClick={() => onForm(asPrinted(form))}>
        As the book has them
      </Button>
    </div>
  )
}
