/** What is remembered of backups; nothing of a game hangs on it. */
export interface BackupNotes {
  /** When the last backup was made here, in milliseconds since 1970. */
  readonly madeAt?: number
  /** When somebody waved the reminder away. */
  readonly remindedAt?: number
  /** When the browser was asked to keep the data. */
  readonly askedAt?: number
}

export interface KeptNotes {
  readonly key: 'backup-notes'
  readonly value: BackupNotes
}
