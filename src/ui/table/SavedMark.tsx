import type { Saving } from '../../app/table-state.ts'
import { savedWords } from '../../words/storage-mark-words.ts'
import styles from './SavedMark.module.css'

/** Whether the last tap is on the disk, as the database says and nobody else: quiet while all is well. */
export function SavedMark({ saving }: { readonly saving: Saving }) {
  const state = typeof saving === 'string' ? saving : 'not-saved'
  return (
    <p className={styles.mark} data-state={state}>
      <span>{savedWords(state)}</span>
    </p>
  )
}
