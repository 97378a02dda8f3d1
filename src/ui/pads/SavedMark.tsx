import type { Saving } from '../../app/table-state.ts'
import { saySaved } from '../../words/table/saving.ts'
import css from './SavedMark.module.css'

/** Whether the last tap is on the disk, as the database says and nobody else: seen only when it is not. */
export function SavedMark({ saving }: { readonly saving: Saving }) {
  const state = typeof saving === 'string' ? saving : 'not-saved'
  return <p className={state === 'not-saved' ? css.mark : 'visually-hidden'}>{saySaved(state)}</p>
}
