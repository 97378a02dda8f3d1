import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

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
