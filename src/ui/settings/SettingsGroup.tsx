import type { ReactNode } from 'react'
import { OxfordRule } from '../parts/Stamp.tsx'
import styles from './SettingsGroup.module.css'

interface SettingsGroupProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A page of the settings under one name. */
export function SettingsGroup({ title, note, children }: SettingsGroupProps) {
  return (
    <section className={styles.group}>
      <OxfordRule />
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <div className={styles.choices}>{children}</div>
    </section>
  )
}
