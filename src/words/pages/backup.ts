import type { ImportCounts, RestoreError } from '../../game/record/storage-results.ts'
import { sayUnsaved } from '../app.ts'
import { capitalise, joinClauses, numberWord, plural } from '../engine/grammar.ts'

export const BACKUP_WORDS = {
  fileName: (day: string) => `fifteen-two-${day}.backup`,
  backup: 'Backup',
  why: 'One file with all games, names and rules. They are stored on this device only.',
  save: 'Save a backup',
  notSaved: 'The games could not be read. Try again.',
  import: 'Restore or import',
  importHelp: 'A backup or a game sent to you. Existing games are updated, never overwritten.',
  openFile: 'Open a file',
  link: 'Link to a game',
  openLink: 'Open',
  reading: 'Reading…',
  cancel: 'Cancel',
  progress: (games: number, of: number) => `${games} of ${of} games…`,
  storage: 'Storage',
  ask: 'Keep my games safe',
  notPromised: 'The browser has not agreed yet. Install the app or use it more often, and keep a backup.',
} as const

export const REMINDER_WORDS = {
  /** Before the first game in a tab of Safari. */
  ios: 'Add the app to your home screen: tap Share, then Add to Home Screen. In a tab, Safari may delete games after seven days.',
} as const

export const sayReminder = (games: number) =>
  `${games < 20 ? capitalise(numberWord(games)) : games} games since the last backup.`

export function sayFileTrouble(trouble: RestoreError): string {
  if (trouble.type !== 'store') return `${FILE_TROUBLE_WORDS[trouble.type]} Nothing was changed.`
  if (trouble.error.type === 'cancelled')
    return 'Stopped. Some games may have been restored. Open the file again for the rest.'
  if (trouble.error.type === 'full') return sayUnsaved('full')
  return trouble.error.type === 'quota'
    ? 'This device has no room left. Some games may have been restored. Make room, then open the file again.'
    : 'Some games could not be saved. Open the file again for the rest.'
}

const FILE_TROUBLE_WORDS: Readonly<Record<Exclude<RestoreError['type'], 'store'>, string>> = {
  unreadable: 'This file could not be read. Download it to this device first.',
  'too-large': 'This file is too large to be a backup.',
  foreign: 'This is not a Fifteen Two file.',
  'newer-file': 'This file is from a newer version of the app. Update the app first.',
  'cut-short': 'This file is incomplete. Save or download it again.',
  damaged: 'This backup is damaged. Use another copy, or save it again on the device it came from.',
  busy: 'The last tap of your game is not saved yet. Save it first.',
  cancelled: 'Stopped.',
}

/** `12 games restored; 3 were here already.` or `1 game was here already.` */
export function sayRestored(games: ImportCounts): string {
  const some = (count: number, became: string) => count > 0 && `${plural(count, 'game')} ${became}`
  const copied = some(games['kept-as-copy'], 'added as a second version')
  const said = joinClauses([some(games.new, 'restored'), some(games.extended, 'updated'), copied], '; ')
  const here = games.same + games.behind
  const what = said === '' ? plural(here, 'game') : `${said}; ${here}`
  if (here > 0) return `${what} ${here === 1 ? 'was' : 'were'} here already.`
  return said === '' ? 'There is no game in this file.' : `${said}.`
}

export function sayBackedUp({ games, leftOut }: Readonly<Record<'games' | 'leftOut', number>>): string {
  const all = `${plural(games, 'game')} in the file. Keep it on another device.`
  return leftOut === 0
    ? all
    : `${all} ${plural(leftOut, 'game')} ${leftOut === 1 ? 'is' : 'are'} damaged or too long, and not in it.`
}

export const sayLastBackup = (when: string | undefined) =>
  when === undefined ? 'No backup yet.' : `Last backup: ${when}.`

export function sayPromise(promised: boolean | undefined): string {
  if (promised === undefined) return 'This browser does not say whether it protects stored games.'
  return promised
    ? 'The browser has promised to keep your games.'
    : 'The browser may delete your games when space runs low.'
}

/** Whether the games are stored twice, in case the browser loses its database. */
export function sayMirror(state: 'none' | 'behind' | 'whole'): string {
  if (state === 'whole') return 'Every game is stored twice, in case the browser loses one copy.'
  return state === 'none'
    ? 'Every game is stored once: this browser has no place for a second copy. Keep a backup.'
    : 'The second copy of your games is not complete yet. The app adds what is missing when it starts.'
}

export const sayHowMany = (games: number) => `${plural(games, 'game')} on this device.`

/** `fifteen-two-ann-bob-2026-11-21.game`: letters and figures alone, for devices differ in what else they allow. */
export function fileName(day: string, players: readonly string[], ending: 'game' | 'csv' | 'png' = 'game') {
  const names = players.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  const stem = names.map((name) => (name === '' ? '' : `${name.slice(0, 20)}-`)).join('')
  return `fifteen-two-${stem.slice(0, 60)}${day}.${ending}`
}
