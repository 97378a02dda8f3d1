import { useId } from 'react'
import type { Rules } from '../../rules/rules.ts'
import { Button } from '../parts/Button.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import styles from './HouseRules.module.css'
import { type HouseField, houseGroups } from './house-fields.ts'
import { asPrinted, isChanged, type SetupForm, withRules } from './setup-form.ts'

interface HouseRulesProps {
  readonly form: SetupForm
  readonly onForm: (form: SetupForm) => void
}

/** Every rule of the preset, each changeable for this game. */
export function HouseRules({ form, onForm }: HouseRulesProps) {
  return (
    <>
      {houseGroups(form.rules, form.lowball).map((group) => (
        <fieldset key={group.title} className={styles.group}>
          <legend>{group.title}</legend>
          {group.fields.map((field) => (
            <HouseLine key={field.label} field={field} onRules={(rules) => onForm(withRules(form, rules))} />
          ))}
        </fieldset>
      ))}
      <Button kind="quiet" disabled={!isChanged(form)} onClick={() => onForm(asPrinted(form))}>
        As the book has them
      </Button>
    </>
  )
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
          onChange={(event) => onRules(field.change(Math.trunc(Number(event.target.value))))}
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
