import type { ReactNode } from 'react'
import styles from './FiguresTable.module.css'

interface FiguresTableProps {
  readonly className?: string | undefined
  /** The cells of its first row. */
  readonly heads: ReactNode
  /** A row for each of those who are compared. */
  readonly children: ReactNode
}

/** What several players made of their hands, beside each other. */
export function FiguresTable({ className, heads, children }: FiguresTableProps) {
  return (
    <table className={className ? `${styles.figures} ${className}` : styles.figures}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Heads of a table’s columns, by their names. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
}
