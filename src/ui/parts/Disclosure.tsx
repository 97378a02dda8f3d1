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
  /** Makes its content when it is opened for the first time; the browser's own search does not find it before. */
  readonly onDemand?: boolean
  readonly children: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { id, className, title, isOpen = false, onToggle, onDemand = false, children } = props
  const [openAtFirst] = useState(isOpen)
  const [isMade, setMade] = useState(isOpen || !onDemand)
  return (
    <details
      id={id}
      className={className ? `${styles.fold} ${className}` : styles.fold}
      open={openAtFirst}
      onToggle={(event) => {
        if (event.currentTarget.open) setMade(true)
        onToggle?.(event.currentTarget.open)
      }}
    >
      <summary>
        {title}
        <Icon name="chevron" size={18} />
      </summary>
      {isMade && children}
    </details>
  )
}
