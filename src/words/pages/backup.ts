import type { ImportCounts, RestoreError } from '../../game/record/storage-results.ts'
import { capitalise, joinClauses, numberWord, plural } from '../grammar.ts'

export const BACKUP_WORDS = {
  backup: 'Backup',
  why: 'One file with every game, every rule set and every name. This device is the only place that has them.',
  save: 'Save a backup',
  notSaved: 'The games could not be read just now. Try again.',
  saveBefore: 'Save it as it stood before',
  bringIn: 'Bring in',
  bringInHelp:
    'A backup, or a game that was handed over. Games that are here already go on; nothing is ever overwritten.',
  open: 'Open a file',
  paste: 'Link to a game',
  take: 'Take it',
  progress: (games: number, of: number) => `${games} of ${of} games …`,
  storage: 'Storage',
  ask: 'Ask the browser to keep them',
  notPromised:
    'The browser does not promise it yet. Installing the app or using it more often helps; a backup always does.',
} as const

/** The copy of everything from before an update. */
export const COPY_WORDS = {
  why: (day: string) =>
    `Before the update of ${day} everything was copied; games deleted since are still in that copy. Save it and bring it in only if something is amiss.`,
  delete: 'Delete that copy',
  ask: 'It is the only copy of how everything stood before that update.',
  deleteIt: 'Delete it',
  deleted: 'That copy is deleted. The games themselves are as they were.',
  notDeleted: 'That copy could not be deleted just now. Try again.',
} as const

export const REMINDER_WORDS = {
  action: 'Back up',
  /** Before the first game in a tab of Safari. */
  ios: 'Put the app on the home screen first: Share, then Add to Home Screen. Safari may clear a tab’s games after seven days.',
} as const

export const sayReminder = (games: number) =>
  `${games < 20 ? capitalise(numberWord(games)) : games} games since the last backup.`

/** Why a file was not taken in, and whether anything was changed. */
export function sayFileTrouble(trouble: RestoreError): string {
  if (trouble.type !== 'store') return `${FILE_TROUBLE_WORDS[trouble.type]} Nothing was changed.`
  return trouble.error.type === 'quota'
    ? 'This device has no room left. Some games of the file may be here; bring it in again for the rest.'
    : 'Not every game of the file could be written. Bring it in again for the rest.'
}

const FILE_TROUBLE_WORDS: Readonly<Record<Exclude<RestoreError['type'], 'store'>, string>> = {
  unreadable: 'This file could not be read: it may have to be downloaded to this device first.',
  'too-large': 'This file is larger than any backup of ours.',
  foreign: 'This is no file of Fifteen Two.',
  'newer-file': 'This file was written by a newer version of the app: update first.',
  'cut-short': 'This file breaks off before its end.',
  damaged: 'This backup is damaged. Use another copy, or save it again on the device it came from.',
  busy: 'A tap of the game on the table is not saved yet. Save that first.',
}

/** `12 games restored; 3 were here already.` or `1 game was here already.` */
export function sayRestored(games: ImportCounts): string {
  const some = (count: number, became: string) => count > 0 && `${plural(count, 'game')} ${became}`
  const said = joinClauses(
    [
      some(games.new, 'restored'),
      some(games.extended, 'taken further'),
      some(games['kept-as-copy'], 'that went on differently here kept beside ours'),
    ],
    '; ',
  )
  const here = games.same + games.behind
  const what = said === '' ? plural(here, 'game') : `${said}; ${here}`
  if (here > 0) return `${what} ${here === 1 ? 'was' : 'were'} here already.`
  return said === '' ? 'There is no game in this file.' : `${said}.`
}

export function sayBackedUp({ games, leftOut }: Readonly<Record<'games' | 'leftOut', number>>): string {
  const all = `${plural(games, 'game')} in the file. Keep it somewhere else than on this device.`
  return leftOut === 0 ? all : `${all} ${plural(leftOut, 'game')} could not be read and stayed here.`
}

export const sayLastBackup = (when: string | undefined) =>
  when === undefined ? 'No backup has been made here yet.' : `Last backup: ${when}.`

export function sayPromise(promised: boolean | undefined): string {
  if (promised === undefined) return 'This browser does not say whether it keeps data for good.'
  return promised
    ? 'The browser has promised to keep these games.'
    : 'The browser may clear these games when it runs out of room.'
}

export function sayHowMuch(games: number, bytes: number | undefined): string {
  const all = plural(games, 'game')
  if (bytes === undefined) return `${all}.`
  return `${all} and ${bytes < 100_000 ? 'less than 0.1' : (bytes / 1_000_000).toFixed(1)} MB.`
}

/** `fifteen-two-2026-11-21.backup`; a game alone has the players in it: `fifteen-two-ann-bob-2026-11-21.game`. */
export const fileName = (day: string, players?: readonly string[]) =>
  players ? `fifteen-two-${plainNames(players)}${day}.game` : `fifteen-two-${day}.backup`

/** The copy from before an update of that day. */
export const copyBeforeName = (day: string) => `fifteen-two-before-${day}.backup`

export const sheetName = (day: string, players: readonly string[]) =>
  `fifteen-two-${plainNames(players)}${day}.csv`

/** The picture of a result or of a hand. */
export const pictureName = (day: string, players: readonly string[]) =>
  `fifteen-two-${plainNames(players)}${day}.png`

/** Letters and figures alone: what else a file may be called depends on the device. */
function plainNames(players: readonly string[]): string {
  const names = players.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  const stem = names.map((name) => (name === '' ? '' : `${name.slice(0, 20)}-`)).join('')
  return stem.slice(0, 60)
}
