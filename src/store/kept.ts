import type { RuleSet, Setup } from '../game/setup/start-game.ts'
import type { Card } from '../rules/card.ts'

/** What can be chosen, the default first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  /** Four colours of suits, or the two of most packs. */
  suits: ['four', 'two'],
  hand: ['right', 'left'],
  /** Whose way up the table is: everything one way, or each side’s pad turned to its player. */
  table: ['one-side', 'facing'],
  motion: ['system', 'none'],
  countStyle: ['compound', 'long', 'runs-first'],
  voice: ['off', 'on'],
  pace: ['usual', 'slow', 'quick'],
  /** Keys that type a letter, a digit or a sign; somebody who speaks to the device may not want them. */
  letters: ['on', 'off'],
  /** A key is felt, where the device has a motor. */
  haptics: ['on', 'off'],
  /** A peg is heard when it lands. */
  sounds: ['off', 'on'],
  /** Whose words are said: those of each game’s rules, or a country’s. */
  words: ['rules', 'american', 'british'],
  /** What a new game begins with: as the last one, or always the same. */
  newRules: [
    'last',
    'six-card-121',
    'six-card-61',
    'three-hand',
    'four-partners',
    'four-alone',
    'six-teams',
    'six-pairs',
    'five-card-61',
    'five-card-partners',
    'league-singles',
    'league-doubles',
    'league-triples',
  ],
  newPlay: ['last', 'points', 'cards'],
  newMuggins: ['last', 'off', 'flag', 'on', 'call'],
} as const

export type Settings = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] } & {
  /** One of the device’s voices by its name; empty for its own choice. */
  readonly voiceName: string
}

/** The table as it was last laid: one tap starts the next game with it. */
export type LastTable = Omit<Setup, 'scores'>

export type KeptPref =
  | { readonly key: 'settings'; readonly value: Settings }
  | { readonly key: 'last-table'; readonly value: LastTable }
  | { readonly key: 'rule-sets'; readonly value: readonly RuleSet[] }
  /** The name of the game on the table. */
  | { readonly key: 'on-table'; readonly value: string }
  | { readonly key: 'backup-notes'; readonly value: BackupNotes }
  /** The second copy of this game is not what the database holds. */
  | { readonly key: `uncopied ${string}`; readonly value: true }
  /** Every game of the second copy is in this database. */
  | { readonly key: 'recovered'; readonly value: true }

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

export interface CountToKeep {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  /** Name of the rule set it was counted under. */
  readonly rules: string
  readonly points: number
}

export interface KeptCount extends CountToKeep {
  /** The hand itself: counted again it moves to the top, and stands there once. */
  readonly id: string
}
