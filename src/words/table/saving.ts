import type { Draft } from '../../game/record/draft.ts'
import type { Game } from '../../game/record/game.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import { isShut, SHUT, TRY_AGAIN } from '../app.ts'
import { capitalise, listOf, numberWord } from '../grammar.ts'
import { holderName } from '../names.ts'

/** What can happen to a game on its way to the disk and back. */
export type StorageEvent =
  /** `taps`: how many are only in memory. Without a reason it is worth another try. */
  | { readonly type: 'not-saved'; readonly why?: NotSavedWhy; readonly taps: number }
  /** Another window scores this game. */
  | { readonly type: 'other-window' }
  /** `theirs`: the other window’s tap, in the words of `sayTap`, if it is known. */
  | { readonly type: 'other-window-pegged'; readonly theirs?: string | undefined }
  | { readonly type: 'taken-over' }
  | { readonly type: 'old-version' }
  | { readonly type: 'newer-version' }
  | { readonly type: 'blocked' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'wiped' }
  /** `lines`: their numbers in the log, counted from 1. */
  | { readonly type: 'damaged-rows'; readonly lines: readonly number[] }
  | { readonly type: 'unreadable-game' }

interface StorageWords {
  readonly sentence: string
  readonly actions: readonly StorageAction[]
}

export interface StorageAction {
  readonly does: 'retry' | 'copy' | 'score-here' | 'peg-too' | 'leave' | 'reload'
  readonly label: string
}

const MOST_LINES_NAMED = 5

const RETRY: StorageAction = { does: 'retry', label: TRY_AGAIN }
const COPY: StorageAction = { does: 'copy', label: 'Take a copy' }
const HERE: StorageAction = { does: 'score-here', label: 'Score here instead' }
const RELOAD: StorageAction = { does: 'reload', label: 'Reload' }
const PEG_TOO: StorageAction = { does: 'peg-too', label: 'Peg it too' }
const LEAVE: StorageAction = { does: 'leave', label: 'Leave it' }

/** A clear sentence or two for each, and what can be done about it, the likeliest first. */
export function sayStorage(event: StorageEvent): StorageWords {
  switch (event.type) {
    case 'not-saved':
      return notSaved(event.why ?? 'unknown', lastTaps(event.taps))
    case 'other-window':
      return words('Another window is scoring this game. Here you can watch.', HERE)
    case 'other-window-pegged':
      return words(otherWindow(event.theirs), PEG_TOO, LEAVE)
    case 'taken-over':
      return words('Another window has taken over the scoring. Here you can watch.', HERE)
    case 'old-version':
      return words(SHUT.closed, RELOAD)
    case 'newer-version':
      return words(SHUT['newer-version'], RELOAD)
    case 'blocked':
      return words(SHUT.blocked, RETRY)
    case 'unavailable':
      return words(SHUT.unavailable)
    case 'wiped':
      return words(
        'This game was gone: the browser cleared its data, or it was deleted elsewhere. It was written again.',
        COPY,
      )
    case 'damaged-rows':
      return words(damaged(event.lines), COPY)
    case 'unreadable-game':
      return words('The beginning of this game could not be read. It is kept as it is.', COPY)
  }
}

/** Why a game could not be begun, and what can be done about it. */
export function sayNotBegun(why: NotSavedWhy): string {
  if (isShut(why)) return SHUT[why]
  switch (why) {
    case 'quota':
      return 'This device has no room left for another game: make room, then try again.'
    case 'game-taken':
      return 'Another window has begun this game already. It lies under Games.'
    case 'connection-lost':
    case 'taken':
    case 'conflict':
    case 'unknown':
      return 'The game could not be begun just now: try again.'
  }
}

function notSaved(why: NotSavedWhy, taps: string): StorageWords {
  switch (why) {
    case 'quota':
      return words(`This device has no room left: ${taps} not saved.`, RETRY, COPY)
    case 'closed':
    case 'newer-version':
      return words(
        `A newer version of the app is open: ${taps} not saved. Take a copy, then reload.`,
        COPY,
        RELOAD,
      )
    case 'blocked':
      return words(
        `Another window holds on to an older version: ${taps} not saved. Close it first.`,
        RETRY,
        COPY,
      )
    case 'unavailable':
      return words(`This browser keeps no data here: ${taps} not saved.`, COPY)
    case 'game-taken':
      return words(`Another window has begun this game already: ${taps} not saved.`, COPY)
    case 'connection-lost':
    case 'taken':
    case 'conflict':
    case 'unknown':
      return words(`${capitalise(taps)} not saved yet. Nothing is lost while this stays open.`, RETRY, COPY)
  }
}

function otherWindow(theirs: string | undefined): string {
  return theirs === undefined || theirs === ''
    ? 'Another window was first. Peg yours too?'
    : `Another window was first: ${theirs}. Peg yours too?`
}

function words(sentence: string, ...actions: readonly StorageAction[]): StorageWords {
  return { sentence, actions }
}

function lastTaps(taps: number): string {
  return taps === 1 ? 'the last tap is' : `the last ${numberWord(taps)} taps are`
}

function damaged(lines: readonly number[]): string {
  const [first = 0, ...others] = lines
  return others.length === 0
    ? `Line ${first} of this game could not be read. It is kept, but not scored: check the scores with the table.`
    : `${whichLines(lines)} of this game could not be read. They are kept, but not scored: check the scores with the table.`
}

function whichLines(lines: readonly number[]): string {
  return lines.length > MOST_LINES_NAMED ? `${lines.length} lines` : `Lines ${listOf(lines.map(String))}`
}

/** A draft made on another state of the game: `You had three cards of Bob’s hand tapped. Put them back?` */
export function askDraft(game: Game, draft: Draft): string {
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

/** The mark at the edge of the table: whether the last tap is on the disk. */
export function saySaved(state: 'saved' | 'saving' | 'not-saved'): string {
  switch (state) {
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving'
    case 'not-saved':
      return 'Not saved'
  }
}
