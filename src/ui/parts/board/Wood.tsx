import type { PropsWithChildren } from 'react'
import css from './Wood.module.css'

/** The board, the tally of a pair and the name plates are of wood. */
export function Wood({ children }: PropsWithChildren) {
  return <div className={css.wood}>{children}</div>
}
