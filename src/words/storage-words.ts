import type { Draft } from '../game/draft.ts'
import type { Game } from '../game/game.ts'
import { listOf } from './grammar.ts'
import { holderName } from './names.ts'
import { numberWord } from './number-words.ts'

/** What can happen to a game on its way to the disk and back. */
export type StorageEvent =
  /** `taps`: how many are still only in memory. */
  | { readonly type: 'not-saved'; readonly taps: number }
  | { readonly type: 'disk-full'; readonly taps: number }
  | { readonly type: 'no-storage' }
  | { readonly type: 'other-window' }
  /** `theirs`: the other window’s tap, in the words of `sayTap`. */
  | { readonly type: 'other-window-pegged'; readonly theirs: string }
  | { readonly type: 'taken-over' }
  | { readonly type: 'old-version' }
  | { readonly type: 'newer-data' }
  | { readonly type: 'blocked' }
  | { readonly type: 'wiped' }
  | { readonly type: 'damaged-rows'; readonly rows: number }
  | { readonly type: 'unreadable-game' }

export interface StorageWords {
  readonly sentence: string
  readonly actions: readonly StorageAction[]
}

export interface StorageAction {
  readonly does: 'retry' | 'copy' | 'score-here' | 'peg-too' | 'leave' | 'reload'
  readonly label: string
}

const RETRY: StorageAction = { does: 'retry', label: 'Try again' }
const COPY: StorageAction = { does: 'copy', label: 'Take a copy' }
const HERE: StorageAction = { does: 'score-here', label: 'Score here instead' }
const RELOAD: StorageAction = { does: 'reload', label: 'Reload' }
const PEG_TOO: StorageAction = { does: 'peg-too', label: 'Peg it too' }
const LEAVE: StorageAction = { does: 'leave', label: 'Leave it' }

/** One clear sentence or two for each, and what can be done about it. */
export function storageWords(event: StorageEvent): StorageWords {
  switch (event.type) {
    case 'not-saved':
      return words(
        `${lastTaps(event.taps)} not saved yet. Nothing is lost while this stays open.`,
        RETRY,
        COPY,
      )
    case 'disk-full':
      return words(`This device is full, and ${lower(lastTaps(event.taps))} not saved.`, RETRY, COPY)
    case 'no-storage':
      return words('This browser keeps no data here: the game lasts only while this stays open.', COPY)
    case 'other-window':
      return words('Another window is scoring this game. Here you can watch.', HERE)
    case 'other-window-pegged':
      return words(`Another window was first: ${event.theirs}. Peg yours too?`, PEG_TOO, LEAVE)
    case 'taken-over':
      return words('Another window has taken over the scoring. Here you can watch.', HERE)
    case 'old-version':
      return words('A newer version of the app is open in another window: reload to go on.', RELOAD)
    case 'newer-data':
      return words('These games were kept by a newer version of the app: reload to get it.', RELOAD)
    case 'blocked':
      return words('Another window holds on to an older version: close it to go on.', RETRY)
    case 'wiped':
      return words('The browser cleared its data. The game on the table is written again.', COPY)
    case 'damaged-rows':
      return words(damaged(event.rows), COPY)
    case 'unreadable-game':
      return words('The beginning of this game could not be read. It is kept as it is.', COPY)
  }
}

function words(sentence: string, ...actions: readonly StorageAction[]): StorageWords {
  return { sentence, actions }
}

function lastTaps(taps: number): string {
  return taps === 1 ? 'The last tap is' : `The last ${numberWord(taps)} taps are`
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function damaged(rows: number): string {
  return rows === 1
    ? 'One line of this game could not be read. It is kept, but not scored: check the scores with the table.'
    : `${rows} lines of this game could not be read. They are kept, but not scored: check the scores with the table.`
}

/** A draft made on another state of the game: `You had three cards of Bob’s hand tapped. Put them back?` */
export function draftOffer(game: Game, draft: Draft): string {
  const parts = [
    ...(draft.cuts.length === 0 ? [] : [`${cards(draft.cuts.length)} of the cut`]),
    ...draft.hands.map((hand) => `${cards(hand.cards.length)} of ${holderName(game, hand.of)}`),
  ]
  const tapped = draft.cuts.length + draft.hands.reduce((sum, hand) => sum + hand.cards.length, 0)
  return `You had ${listOf(parts)} tapped. Put ${tapped === 1 ? 'it' : 'them'} back?`
}

function cards(count: number): string {
  return `${numberWord(count)} ${count === 1 ? 'card' : 'cards'}`
}

/** The buttons beside that question. */
export const DRAFT_ANSWERS = { putBack: 'Put back', letGo: 'Let go' } as const
