import type { Arrivals, RestoreError } from '../../game/record/storage-results.ts'
import { listOf, numberWord, plural } from '../grammar.ts'

/** Why a file was not taken in. But for the last nothing has changed, and it says so. */
export function sayFileTrouble(trouble: RestoreError): string {
  switch (trouble.type) {
    case 'unreadable':
      return `This file could not be read: it may have to be downloaded to this device first. ${UNCHANGED}`
    case 'too-large':
      return `This file is larger than any backup of ours. ${UNCHANGED}`
    case 'foreign':
      return `This is no file of Fifteen Two. ${UNCHANGED}`
    case 'newer-file':
      return `This file was written by a newer version of the app: update first. ${UNCHANGED}`
    case 'cut-short':
      return `This file breaks off before its end. ${UNCHANGED}`
    case 'damaged':
      return `This backup is damaged. Use another copy, or save it again on the device it came from. ${UNCHANGED}`
    case 'busy':
      return `A tap of the game on the table is not saved yet. Save that first. ${UNCHANGED}`
    case 'store':
      return trouble.error.type === 'quota'
        ? 'This device has no room left. Some games of the file may be here; bring it in again for the rest.'
        : 'Not every game of the file could be written. Bring it in again for the rest.'
  }
}

const UNCHANGED = 'Nothing was changed.'

/** `12 games restored; 3 were here already.` or `1 game was here already.` */
export function sayRestored(games: Arrivals): string {
  const here = games.same + games['ours-is-ahead']
  const parts = [
    ...(games.new > 0 ? [`${plural(games.new, 'game')} restored`] : []),
    ...(games['went-on'] > 0 ? [`${plural(games['went-on'], 'game')} taken further`] : []),
    ...(games['kept-beside'] > 0
      ? [`${plural(games['kept-beside'], 'game')} that went on differently here kept beside ours`]
      : []),
  ]
  if (here > 0) {
    const what = parts.length === 0 ? plural(here, 'game') : here
    parts.push(`${what} ${here === 1 ? 'was' : 'were'} here already`)
  }
  return parts.length === 0 ? 'There is no game in this file.' : `${parts.join('; ')}.`
}

/** After the file has been handed to the browser. */
export function sayBackedUp({
  games,
  leftOut,
}: {
  readonly games: number
  readonly leftOut: number
}): string {
  const all = `${plural(games, 'game')} in the file. Keep it somewhere else than on this device.`
  return leftOut === 0 ? all : `${all} ${plural(leftOut, 'game')} could not be read and stayed here.`
}

/** `When`: the day as the device writes it. */
export function sayLastBackup(when: string | undefined): string {
  return when === undefined ? 'No backup has been made here yet.' : `Last backup: ${when}.`
}

export const REMINDER_ACTION = 'Back up'

/** A word on the New game page, and nothing that must be answered. */
export function sayReminder(games: number): string {
  return `${games < 20 ? `${numberWord(games)} games` : `${games} games`} since the last backup.`.replace(
    /^./,
    (first) => first.toUpperCase(),
  )
}

/** `fifteen-two-2026-11-21.backup`; a game alone has the players in it: `fifteen-two-ann-bob-2026-11-21.game`. */
export function fileName(day: string, players?: readonly string[]): string {
  if (!players) return `fifteen-two-${day}.backup`
  return `fifteen-two-${plainName(players)}${day}.game`
}

/** `fifteen-two-before-2026-11-21.backup`: as it stood before an upgrade of that day. */
export function beforeName(day: string): string {
  return `fifteen-two-before-${day}.backup`
}

export function sheetName(day: string, players: readonly string[]): string {
  return `fifteen-two-${plainName(players)}${day}.csv`
}

/** Letters and figures alone: a name is text, and a file system has its own ideas of signs. */
function plainName(players: readonly string[]): string {
  const names = players.map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, 20),
  )
  return names
    .filter((name) => name !== '')
    .map((name) => `${name}-`)
    .join('')
    .slice(0, 60)
}

export const BACKUP_WORDS = {
  backup: 'Backup',
  why: 'One file with every game, every rule set and every name. This device is the only place that has them.',
  save: 'Save a backup',
  saveBefore: 'Save it as it stood before',
  bringIn: 'Bring in',
  bringInHelp:
    'A backup, or a game that was handed over. Games that are here already go on; nothing is ever overwritten.',
  open: 'Open a file',
  paste: 'Link to a game',
  take: 'Take it',
  storage: 'Storage',
  ask: 'Ask the browser to keep them',
} as const

/** `day`: of the last update that changed how games are kept. */
export function sayBefore(day: string): string {
  return `Before the update of ${day} everything was copied; games deleted since are still in that copy. Save it and bring it in only if something is amiss.`
}

/** Letting that copy go. */
export const COPY_WORDS = {
  delete: 'Delete that copy',
  ask: 'It is the only copy of how everything stood before that update.',
  deleteIt: 'Delete it',
  deleted: 'That copy is deleted. The games themselves are as they were.',
  notDeleted: 'That copy could not be deleted just now. Try again.',
} as const

/** What the browser says of the data. */
export function sayPromise(promised: boolean | undefined): string {
  if (promised === undefined) return 'This browser does not say whether it keeps data for good.'
  return promised
    ? 'The browser has promised to keep these games.'
    : 'The browser may clear these games when it runs out of room.'
}

export const REFUSED_TO_KEEP =
  'The browser does not promise it yet. Installing the app or using it more often helps; a backup always does.'

/** `12 games, 1.4 MB.` */
export function sayHowMuch(games: number, bytes: number | undefined): string {
  return listOf([plural(games, 'game'), ...(bytes === undefined ? [] : [size(bytes)])]).concat('.')
}

function size(bytes: number): string {
  return bytes < 100_000 ? 'less than 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Before the first game in a tab of Safari. */
export const IOS_HINT =
  'Put the app on the home screen first: Share, then Add to Home Screen. Safari may clear a tab’s games after seven days.'

export const NOT_BACKED_UP = 'The games could not be read just now. Try again.'

export function sayProgress(games: number, of: number): string {
  return `${games} of ${of} games …`
}
