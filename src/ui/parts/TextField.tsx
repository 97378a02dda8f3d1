import { type ComponentProps, useId } from 'react'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  readonly label: string
  readonly onType: (text: string) => void
}

export function TextField(props: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.named}>
      <label htmlFor={id}>{props.label}</label>
      <TextInput id={id} {...props} />
    </div>
  )
}

/** Its name is read aloud, not shown. */
export function TextInput({ label, onType, ...input }: TextFieldProps) {
  return (
    <input
      className={styles.field}
      type="text"
      aria-label={label}
      autoComplete="off"
      enterKeyHint="done"
      spellCheck={false}
      onChange={(event) => onType(event.target.value)}
      {...input}
    />
  )
}
