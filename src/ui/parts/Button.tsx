import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  /** `primary` is ink: the one thing to do next. `undo` says what it takes back in its detail. */
  readonly kind: 'primary' | 'quiet' | 'undo'
  readonly onClick: () => void
  readonly children: ReactNode
  readonly detail?: ReactNode
  readonly icon?: IconName
  readonly trailing?: IconName
  /** Any picture before the words, such as a side's mark. */
  readonly mark?: ReactNode
  /** The whole name, when the words on it are not enough. */
  readonly label?: string
  readonly disabled?: boolean
}

export function Button(props: ButtonProps) {
  const { kind, onClick, children, detail, icon, trailing, mark, label, disabled } = props
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-two={detail === undefined ? undefined : ''}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {mark}
      <span className={styles.words}>
        <b>{children}</b>
        {detail !== undefined && <small> {detail}</small>}
      </span>
      {trailing && <Icon name={trailing} />}
    </button>
  )
}

interface IconButtonProps {
  readonly icon: IconName
  /** Its name: the picture says nothing to those who cannot see it. */
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
}

/** A tool of 44 × 44: the smallest thing a thumb finds. */
export function IconButton({ icon, label, onClick, disabled }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

interface ActionBarProps {
  /** Lower buttons, where a pad above needs every pixel. */
  readonly tight?: boolean
  readonly children: ReactNode
}

/** The row of buttons at the foot of a screen: within the thumb's reach, never scrolled away. */
export function ActionBar({ tight = false, children }: ActionBarProps) {
  return (
    <footer className={styles.bar} data-mirrors="" data-tight={tight || undefined}>
      {children}
    </footer>
  )
}
