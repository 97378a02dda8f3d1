import { useId, useState } from 'react'
import { useWords } from '../../../app/hooks/use-app.ts'
import {
  isChanged,
  ownNameOf,
  playRuleSet,
  ruleSetOf,
  rulesOf,
  withPresetRules,
  withRules,
} from '../../../game/setup/setup-form.ts'
import type { RuleSet } from '../../../game/setup/start-game.ts'
import { checkRules } from '../../../rules/check-rules.ts'
import type { Rules } from '../../../rules/rules.ts'
import { houseGroups, type LabelledField } from '../../../words/pages/house-rules.ts'
import { NEW_GAME_WORDS } from '../../../words/pages/new-game.ts'
import { Button, IconButton } from '../Button.tsx'
import { Select } from '../Segments.tsx'
import { Stepper } from '../Stepper.tsx'
import { TextField, TextInput } from '../TextField.tsx'
import styles from './HouseRules.module.css'
import type { FormProps } from './RulesFields.tsx'

export function HouseRules({ form, onForm }: FormProps) {
  const { rules, lowball } = form
  const onRules = (next: Rules) => onForm(withRules(form, next))
  return houseGroups(rules, lowball, useWords()(rules)).map(({ title, fields }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {fields.map((field) => (
        <div key={field.label} className={styles.line}>
          {field.type === 'more' ? (
            <MoreField field={field} onRules={onRules} />
          ) : (
            <HouseValue field={field} onRules={onRules} />
          )}
        </div>
      ))}
    </fieldset>
  ))
}

/** A number with more steps than this is typed. */
const STEPS = 15

interface HouseFieldProps<Type extends LabelledField['type']> {
  readonly field: Extract<LabelledField, { type: Type }>
  readonly onRules: (rules: Rules) => void
}

function HouseValue({ field, onRules }: HouseFieldProps<'number' | 'choice'>) {
  const id = useId()
  const { label } = field
  if (field.type === 'number' && field.max <= STEPS) {
    const { value, min, max, change } = field
    return (
      <>
        <span aria-hidden="true">{label}</span>
        <Stepper label={label} value={value} min={min} max={max} onChange={(next) => onRules(change(next))} />
      </>
    )
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {field.type === 'number' ? (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={field.value || ''}
          onChange={(event) => onRules(field.change(Number(event.target.value)))}
        />
      ) : (
        <Select
          id={id}
          value={String(field.chosen)}
          onChange={(place) => onRules(field.choose(Number(place)))}
          options={field.options.map((option, place) => ({ value: String(place), label: option }))}
        />
      )}
    </>
  )
}

function MoreField({ field: { label, add }, onRules }: HouseFieldProps<'more'>) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const addTyped = () => {
    if (name === '') return
    onRules(add(name))
    setTyped('')
  }
  return (
    <>
      <TextInput
        label={label}
        placeholder={label}
        value={typed}
        maxLength={40}
        autoCapitalize="none"
        onType={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && addTyped()}
      />
      <IconButton icon="plus" label={NEW_GAME_WORDS.add} disabled={name === ''} onClick={addTyped} />
    </>
  )
}

export interface OwnRuleSets {
  readonly sets: readonly RuleSet[]
  readonly save: (set: RuleSet) => void
  readonly remove: (name: string) => void
}

export function OwnRules({ form, onForm, own }: FormProps & { readonly own: OwnRuleSets }) {
  const has = ownNameOf(form)
  const [typed, setTyped] = useState<string>()
  const name = (typed ?? has ?? '').trim()
  const isSaved = own.sets.some((set) => set.rules.name === has)
  const canSave = name !== '' && checkRules(rulesOf(form)).length === 0
  const save = () => {
    if (!canSave) return
    const set = ruleSetOf(form, name)
    own.save(set)
    onForm(playRuleSet(form, set))
    setTyped(undefined)
  }
  return (
    <div className={styles.own}>
      <TextField
        label={NEW_GAME_WORDS.ownName}
        value={typed ?? has ?? ''}
        maxLength={40}
        autoCapitalize="sentences"
        onType={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Button kind="quiet" disabled={!canSave || (isSaved && name === has)} onClick={save}>
        {NEW_GAME_WORDS.save}
      </Button>
      {has !== undefined && isSaved && (
        <Button kind="quiet" onClick={() => own.remove(has)}>
          {NEW_GAME_WORDS.delete(has)}
        </Button>
      )}
      <Button kind="quiet" disabled={!isChanged(form)} onClick={() => onForm(withPresetRules(form))}>
        {NEW_GAME_WORDS.reset}
      </Button>
    </div>
  )
}
