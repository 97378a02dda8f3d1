/** What is remembered of backups and of what was asked once; no game needs it. */
export interface BackupNotes {
  /** When the last backup was made here, in milliseconds since 1970. */
  readonly madeAt?: number
  /** When somebody waved the reminder away. */
  readonly remindedAt?: number
  /** When the browser was asked to keep the data. */
  readonly askedAt?: number
  /** When somebody answered the offer to install the app. */
  readonly installAnsweredAt?: number
}

export type KeptNotes =
  | { readonly key: 'backup-notes'; readonly value: BackupNotes }
  /** The second copy of some game failed. The number differs each time, so that a later failure is not overlooked. */
  | { readonly key: 'copy-failed'; readonly value: number }
