import { useId, useState } from 'react'
import { useWords } from '../../app/use-settings.ts'
import { type HouseField, houseGroups } from '../../game/house-rules.ts'
import type { Rules } from '../../rules/rules.ts'
import { HOUSE_RULES_WORDS, sayHouseField, sayHouseOptions } from '../../words/pages/house-rules.ts'
import { sayAdd } from '../../words/pages/new-game.ts'
import { IconButton } from '../parts/Button.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import styles from './HouseRules.module.css'

interface HouseRulesProps {
  readonly rules: Rules
  readonly lowball: boolean
  readonly onRules: (rules: Rules) => void
}

/** Every rule of the preset, each changeable for this game. */
export function HouseRules({ rules, lowball, onRules }: HouseRulesProps) {
  const said = useWords()(rules)
  return houseGroups(rules, lowball).map(({ group, fields }) => (
    <fieldset key={group} className={styles.group}>
      <legend>{HOUSE_RULES_WORDS[group]}</legend>
      {fields.map((field) => {
        const label = sayHouseField(field, said)
        return <HouseLine key={label} field={field} label={label} said={said} onRules={onRules} />
      })}
    </fieldset>
  ))
}

/** More than so many steps are typed. */
const STEPS = 15

interface HouseLineProps {
  readonly field: HouseField
  readonly label: string
  /** The rules in the words of this device. */
  readonly said: Rules
  readonly onRules: (rules: Rules) => void
}

function HouseLine({ field, label, said, onRules }: HouseLineProps) {
  const id = useId()
  if (field.type === 'number' && field.max > STEPS) {
    return (
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={field.value || ''}
          onChange={(event) => onRules(field.change(Number(event.target.value)))}
        />
      </div>
    )
  }
  if (field.type === 'number') {
    return (
      <div className={styles.line}>
        <span aria-hidden="true">{label}</span>
        <Stepper
          label={label}
          value={field.value}
          min={field.min}
          max={field.max}
          onChange={(value) => onRules(field.change(value))}
        />
      </div>
    )
  }
  if (field.type === 'more') return <MoreLine field={field} label={label} onRules={onRules} />
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={field.chosen}
        onChange={(event) => onRules(field.choose(Number(event.target.value)))}
      >
        {sayHouseOptions(field, said).map((option, place) => (
          <option key={option} value={place}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

interface MoreLineProps {
  readonly field: Extract<HouseField, { type: 'more' }>
  readonly label: string
  readonly onRules: (rules: Rules) => void
}

function MoreLine({ field, label, onRules }: MoreLineProps) {
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim() === '') return
    onRules(field.add(name.trim()))
    setName('')
  }
  return (
    <div className={styles.line}>
      <input
        type="text"
        className={styles.words}
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <IconButton icon="plus" label={sayAdd(label)} disabled={name.trim() === ''} onClick={add} />
    </div>
  )
}
