import { type ReactNode, useState } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  readonly id?: string
  readonly className?: string | undefined
  readonly title: ReactNode
  /** Only at first: people open and close it themselves after that. */
  readonly isOpen?: boolean
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}

export function Disclosure({ id, className, title, isOpen = false, onToggle, children }: DisclosureProps) {
  const [openAtFirst] = useState(isOpen)
  return (
    <details
      id={id}
      className={className ? `${styles.fold} ${className}` : styles.fold}
      open={openAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {title}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  )
}
