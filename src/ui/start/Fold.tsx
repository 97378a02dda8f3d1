import type { ReactNode } from 'react'
import { Icon } from '../parts/Icon.tsx'
import styles from './Fold.module.css'

/** A part of the page that most tables never open. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  )
}
