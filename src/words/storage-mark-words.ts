/** The page of backup and storage, and the ways to it. */
export const BACKUP_TITLE = 'Backup and storage'

/** The mark at the edge of the table: whether the last tap is on the disk. */
export function savedWords(state: 'saved' | 'saving' | 'not-saved'): string {
  switch (state) {
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving'
    case 'not-saved':
      return 'Not saved'
  }
}
