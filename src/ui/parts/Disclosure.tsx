import { type ReactNode, useState } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  readonly title: string
  /** Whether it is open at first; afterwards people open and close it. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of the page that most tables never open. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  const [openAtFirst] = useState(isOpen)
  return (
    <details className={styles.fold} open={openAtFirst}>
      <summary>
        {title}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  )
}
