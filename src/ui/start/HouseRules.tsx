import { useId, useState } from 'react'
import type { Rules } from '../../rules/rules.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import styles from './HouseRules.module.css'
import { type HouseField, houseGroups } from './house-fields.ts'

interface HouseRulesProps {
  readonly rules: Rules
  readonly lowball: boolean
  readonly onRules: (rules: Rules) => void
}

/** Every rule of the preset, each changeable for this game. */
export function HouseRules({ rules, lowball, onRules }: HouseRulesProps) {
  return houseGroups(rules, lowball).map((group) => (
    <fieldset key={group.title} className={styles.group}>
      <legend>{group.title}</legend>
      {group.fields.map((field) => (
        <HouseLine key={field.label} field={field} onRules={onRules} />
      ))}
    </fieldset>
  ))
}

/** More than so many steps are typed. */
const STEPS = 15

interface HouseLineProps {
  readonly field: HouseField
  readonly onRules: (rules: Rules) => void
}

function HouseLine({ field, onRules }: HouseLineProps) {
  const id = useId()
  if (field.type === 'number' && field.max > STEPS) {
    return (
      <div className={styles.line}>
        <label htmlFor={id}>{field.label}</label>
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
        <span aria-hidden="true">{field.label}</span>
        <Stepper
          label={field.label}
          value={field.value}
          min={field.min}
          max={field.max}
          onChange={(value) => onRules(field.change(value))}
        />
      </div>
    )
  }
  if (field.type === 'more') return <MoreLine field={field} onRules={onRules} />
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        value={field.chosen}
        onChange={(event) => onRules(field.choose(Number(event.target.value)))}
      >
        {field.options.map((option, place) => (
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
  readonly onRules: (rules: Rules) => void
}

function MoreLine({ field, onRules }: MoreLineProps) {
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
        aria-label={field.label}
        placeholder={field.label}
        value={name}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <IconButton icon="plus" label={`Add: ${field.label}`} disabled={name.trim() === ''} onClick={add} />
    </div>
  )
}
