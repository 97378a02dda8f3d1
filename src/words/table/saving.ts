import type { Draft } from '../../game/record/draft.ts'
import type { ShownGame } from '../../game/record/game.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import { CLOSED_WORDS, isClosed, OPENING_WORDS } from '../app.ts'
import { capitalise, listOf, numberWord, pluralWord } from '../engine/grammar.ts'
import { holderName, whosePhone } from '../names.ts'

export type StorageEvent =
  /** `taps`: how many are only in memory. Without a reason it is worth another try. */
  | { readonly type: 'not-saved'; readonly why?: NotSavedWhy; readonly taps: number }
  /** `theirs`: the other window’s tap, in the words of `sayTap`, if it is known. */
  | { readonly type: 'other-window-pegged'; readonly theirs?: string | undefined }
  /** `from`: whose phone scores it, if that is known. */
  | { readonly type: 'followed'; readonly from?: string | undefined }
  /** `lines`: their numbers in the log, counted from 1. */
  | { readonly type: 'damaged-rows'; readonly lines: readonly number[] }
  | { readonly type: keyof typeof STORAGE_WORDS }

export interface StorageAction {
  readonly does: 'retry' | 'copy' | 'take-over' | 'peg-too' | 'reload'
  readonly label: string
}

interface StorageWords {
  readonly sentence: string
  readonly actions: readonly StorageAction[]
}

const RETRY: StorageAction = { does: 'retry', label: OPENING_WORDS.tryAgain }
const COPY: StorageAction = { does: 'copy', label: 'Save a copy' }
const TAKE_OVER: StorageAction = { does: 'take-over', label: 'Take over' }
export const SCORE_HERE: StorageAction = { does: 'take-over', label: 'Score here instead' }
const RELOAD: StorageAction = { does: 'reload', label: 'Reload' }
const PEG_TOO: StorageAction = { does: 'peg-too', label: 'Peg it too' }

/** A sentence or two for each, and what can be done about it, the likeliest first. */
export function sayStorage(event: StorageEvent): StorageWords {
  if (event.type === 'not-saved') return notSaved(event.why ?? 'unknown', event.taps)
  if (event.type === 'damaged-rows') return words(damaged(event.lines), COPY)
  if (event.type === 'followed') {
    const scores = `${whosePhone(event.from)} scores this game.`
    return words(`${scores} Score here only if that phone is not used any more.`, SCORE_HERE)
  }
  if (event.type !== 'other-window-pegged') return STORAGE_WORDS[event.type]
  const theirs = event.theirs ? `: ${event.theirs}` : ''
  return words(`Somebody else pegged first${theirs}. Peg yours as well?`, PEG_TOO)
}

const STORAGE_WORDS = {
  elsewhere: words('This game is being scored in another window.', TAKE_OVER),
  'old-version': words(CLOSED_WORDS.closed, RELOAD),
  blocked: words(CLOSED_WORDS.blocked, RETRY),
  'not-taken': words(
    'The phone that scores did not take that: it is not for this phone to tap, or the game has gone on.',
  ),
  wiped: words('The browser cleared this game, or it was deleted elsewhere. It is saved again now.', COPY),
  'unreadable-game': words('The start of this game cannot be read. Nothing in it was changed.', COPY),
}

function words(sentence: string, ...actions: readonly StorageAction[]): StorageWords {
  return { sentence, actions }
}

function notSaved(why: NotSavedWhy, count: number): StorageWords {
  const taps = count === 1 ? 'the last tap is' : `the last ${numberWord(count)} taps are`
  const newer = `A newer version of the app is open: ${taps} not saved. Save a copy, then reload.`
  const older = `Another tab is running an older version: ${taps} not saved. Close it first.`
  const said: Readonly<Partial<Record<NotSavedWhy, StorageWords>>> = {
    quota: words(`This device has no room left: ${taps} not saved.`, RETRY, COPY),
    closed: words(newer, COPY, RELOAD),
    'newer-version': words(newer, COPY, RELOAD),
    blocked: words(older, RETRY, COPY),
    unavailable: words(`This browser won’t save data: ${taps} not saved.`, COPY),
    'line-lost': words(`The line to the other phone is lost: ${taps} not there yet.`, RETRY),
    'game-taken': words(`Another window has already started this game: ${taps} not saved.`, COPY),
  }
  const later = `${capitalise(taps)} not saved yet. Nothing is lost while the app stays open.`
  return said[why] ?? words(later, RETRY, COPY)
}

const MOST_LINES_NAMED = 5

function damaged(lines: readonly number[]): string {
  const many =
    lines.length > MOST_LINES_NAMED ? `${lines.length} lines` : `Lines ${listOf(lines.map(String))}`
  const [which, are] = lines.length > 1 ? [many, 'They are'] : [`Line ${lines[0] ?? 0}`, 'It is']
  return `${which} of this game could not be read. ${are} kept, but not scored: check the scores.`
}

export function sayNotStarted(why: NotSavedWhy): string {
  if (isClosed(why)) return CLOSED_WORDS[why]
  if (why === 'quota') return 'This device has no room left for another game. Make room, then try again.'
  if (why === 'game-taken') return 'Another window has already started this game. Find it under Games.'
  return 'The game could not be started. Try again.'
}

/** A draft made on another state of the game: `You had entered three cards of Bob’s hand. Restore them?` */
export function askDraft(game: ShownGame, { cuts, hands }: Draft): string {
  const parts = [
    ...(cuts.length === 0 ? [] : [`${pluralWord(cuts.length, 'card')} of the cut`]),
    ...hands.map(({ cards, of }) => `${pluralWord(cards.length, 'card')} of ${holderName(game, of)}`),
  ]
  const tapped = cuts.length + hands.reduce((sum, { cards }) => sum + cards.length, 0)
  return `You had entered ${listOf(parts)}. Restore ${tapped === 1 ? 'it' : 'them'}?`
}

export const DRAFT_WORDS = { restore: 'Restore' } as const

export const SAVED_WORDS = { saved: 'Saved', saving: 'Saving', 'not-saved': 'Not saved' } as const
