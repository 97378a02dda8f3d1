/** Somebody who has sat at this table, remembered by name. */
export interface KeptPlayer {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly usedAt: number
}
