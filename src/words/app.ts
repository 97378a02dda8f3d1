import type { NotSavedWhy } from '../game/record/storage-results.ts'
import { capitalise, pluralWord } from './engine/grammar.ts'

export const TITLES = {
  app: 'Fifteen Two',
  newGame: 'New game',
  games: 'Games',
  evening: 'Club evening',
  players: 'Players',
  wall: 'The wall',
  practise: 'Practise',
  count: 'Count a hand',
  hand: 'Read my hand',
  rulings: 'Rulings',
  sheet: 'Score sheet',
  settings: 'Settings',
  backup: 'Other phones and backup',
} as const

/** While the games are opened: the line as in index.html, the sentence when it takes long. */
export const OPENING_WORDS = {
  line: 'The scoreboard for a real game of cribbage',
  sentence: 'Opening your games…',
  thisGame: 'This game',
  tryAgain: 'Try again',
} as const

/** Nothing at all can be read or written, whatever was wanted. */
export const CLOSED_WORDS = {
  'newer-version': 'These games were saved by a newer version of the app. Reload to get it.',
  blocked: 'Another tab is running an older version. Close it to continue.',
  unavailable: 'This browser won’t save data, so you can’t start a game. You can still count hands.',
  closed: 'A newer version of the app is open in another tab. Reload to continue.',
} as const

export function isClosed(why: NotSavedWhy): why is keyof typeof CLOSED_WORDS {
  return why in CLOSED_WORDS
}

export function sayNotOpened(why: NotSavedWhy): string {
  if (isClosed(why)) return CLOSED_WORDS[why]
  return why === 'quota'
    ? 'This device has no room left to open the games. They are still saved. Make room, then try again.'
    : 'The games could not be opened. They are still saved. Try again, or restart the app.'
}

/** Of what is kept beside the games. */
export const sayUnsaved = (why?: NotSavedWhy): string =>
  why === 'full'
    ? 'This list is full, so nothing was changed. Delete something from it first.'
    : 'This could not be saved. Nothing was changed.'

/** Whether to try again is worth it: not where only a reload helps, or nothing does. */
export const mayRetry = (why: NotSavedWhy) => !isClosed(why) || why === 'blocked'

export function sayRecovered(games: number): string {
  const were = capitalise(pluralWord(games, 'game was', 'games were'))
  return `The browser had lost some of its data. ${were} recovered from the second copy.`
}

/** A fault of the app itself: every tap is on the disk by then. */
export const BROKEN_WORDS = {
  title: 'Something went wrong',
  sentence: 'Your game is saved. Reopen the app to continue.',
  /** Where opening it again has not helped. */
  downloads: 'Your game is saved. Reopen the app while you are online, and it will be downloaded again.',
  action: 'Open again',
} as const

export const sayVersion = (version: string) => `Fifteen Two, version ${version}.`

export const UPDATE_WORDS = {
  waiting: { sentence: 'A new version of Fifteen Two is ready.', action: 'Use it now' },
  'reload-needed': { sentence: 'Another window uses a newer version of Fifteen Two.', action: 'Reload' },
} as const

export const INSTALL_WORDS = {
  sentence: 'Install Fifteen Two to open it like any other app.',
  install: 'Install app',
  notNow: 'Not now',
} as const

export const COMMON_WORDS = {
  back: 'Back',
  cancel: 'Cancel',
  menu: 'Menu',
  close: 'Close',
  dismiss: 'Dismiss',
  share: 'Share',
  cards: 'Cards',
  undo: 'Undo',
  takeBack: 'Take back',
  changeCard: 'Change card',
  askChange: 'Tap the card to change.',
  less: 'One less',
  more: 'One more',
  slot: (place: number) => `Card ${place + 1}`,
  empty: (slot: string) => `${slot}, empty`,
  /** A card that a tap changes: `5 of hearts, change`. */
  changeable: (card: string) => `${card}, change`,
} as const

export const LEDGER_WORDS = {
  caption: 'The count, line by line',
  for: 'for',
  cards: 'cards',
  points: 'points',
  count: 'count',
  claim: 'claim',
} as const
