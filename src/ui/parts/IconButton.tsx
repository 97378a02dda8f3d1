import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

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
