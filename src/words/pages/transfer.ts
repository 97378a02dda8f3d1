import type { ImportResult, LinkProblem, PartsRead } from '../../game/record/storage-results.ts'
import { listOf } from '../grammar.ts'

export const LINK_TROUBLE_WORDS: Readonly<Record<LinkProblem, string>> = {
  'no-game': 'There is no game in this link.',
  newer: 'This link was made by a newer version of the app: update first, then open it again.',
  damaged: 'This link was cut short or changed on its way. Nothing was changed here. Ask for the link again.',
}

/** What became of a game that was handed over, where the table does not show it. */
export const IMPORTED_WORDS: Readonly<Partial<Record<ImportResult, string>>> = {
  behind: 'This device has the game already, and further on. It stands as it was here.',
  'kept-as-copy': 'The game went on differently here. Both are kept: the one handed over is on the table.',
}

export const HAND_OVER_WORDS = {
  title: 'Hand over',
  help: 'The whole game goes along, with the half-tapped hand. It stays here too: score it on one device at a time. If both go on, both are kept.',
  qr: 'QR code of this game',
  manyCodes:
    'This game needs several codes. Scan each one with the other phone’s camera and open its link, in any order.',
  nextCode: 'Next code',
  share: 'Share the link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let the link be copied. Save the file instead.',
  file: 'Save as a file',
  none: 'There is no such game here.',
  arrived: 'A game handed over',
  goOn: 'Go on with it here',
  toTable: 'To the table',
  another: 'Paste a link or open a file',
  leave: 'Leave it',
  notKept: 'The game could not be kept here. Try again.',
} as const

export function sayTurn(number: number, count: number): string {
  return `${number} of ${count}`
}

/** The name of one code among several. */
export function sayCode(number: number, count: number): string {
  return `${HAND_OVER_WORDS.qr}, ${sayTurn(number, count)}`
}

/** How many codes of a game this device has read, and what to do next. */
export function sayPartsRead({ read, missing, isOther }: PartsRead): string {
  const next =
    missing.length === 1 ? `code ${missing[0]}` : `codes ${listOf(missing.map(String))}, in any order,`
  const told = `${sayTurn(read, read + missing.length)} read. Now scan ${next} on the other phone with this phone’s camera.`
  return isOther ? `${OTHER_CODE} ${told}` : told
}

const OTHER_CODE =
  'This code is from another game, or from a later moment of the same one, so its codes are counted separately.'
