import type { CodeProblem, ImportResult, PartsRead } from '../../game/record/storage-results.ts'
import { listOf } from '../engine/grammar.ts'
import { sayFileTrouble } from './backup.ts'

/** What became of a game that was sent here, where the table does not show it. */
export const IMPORTED_WORDS: Readonly<Partial<Record<ImportResult, string>>> = {
  behind: 'This device already has a later state of the game. Nothing was changed.',
  'kept-as-copy':
    'This game was continued on this device too. Both versions are kept. The one sent to you is on the table.',
}

export const TRANSFER_WORDS = {
  title: 'Move game',
  showCode: 'Show its code',
  help: 'The other phone gets the whole game, half-entered hand included. It stays here too, so keep score on one phone only; if both carry on, both versions are kept.',
  qr: 'QR code of this game',
  manyCodes:
    'This game needs several codes. Scan each one with the other phone’s camera and open its link. The order does not matter.',
  part: (number: number, count: number) => `${number} of ${count}`,
  otherCode:
    'This code is from another game, or from a later moment of the same one, so its codes are counted separately.',
  nextCode: 'Next code',
  iPhone:
    'On an iPhone, a scanned link opens in the browser, which has games of its own. In the installed app use Scan a code instead: it is on this page.',
  share: 'Share link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'This browser does not let the app copy. Save the file instead.',
  file: 'Save as file',
  tooLong: 'This game is too long for a link or codes. Save it as a file.',
  farTooLong: 'This game has too many lines to be sent. It stays on this device.',
  received: 'A game was sent to you',
  continueHere: 'Continue here',
  onlyFollow: 'Only follow',
  toTable: 'To the table',
  another: 'Open another',
  notNow: 'Not now',
  notSaved: 'The game could not be saved here. Try again.',
} as const

/** Why a code, or the link that holds it, opens nothing. */
export function sayTrouble({ type, deal = 0 }: CodeProblem, what: 'code' | 'link'): string {
  const trouble: Readonly<Record<CodeProblem['type'], string>> = {
    'no-game': `That is no ${what} of this app. It is in the menu of the table on the other phone.`,
    older: `This ${what} is from an older version of the app. Update the app on the other phone, then ask for it again.`,
    newer: `This ${what} is from a newer version of the app. Update the app here, then try again.`,
    'other-rules':
      'The two phones have versions of the app with different rules. Update the app on both, or send the game as a file.',
    damaged: `This ${what} is damaged. Nothing was changed here. Ask for it again.`,
    'not-followed': `This ${what} is of a game that is not followed here. Scan the whole game first.`,
    missed: `You missed deal ${deal}: scan the whole game.`,
    differs: 'This game was scored on both phones: scan the whole game. Both versions are kept.',
    'nothing-new': `Nothing new: this phone has all that is in this ${what}.`,
    earlier: 'That code is from an earlier try. Scan the code here with the other phone first.',
    failed: 'The browser does not take that code. Try again.',
    cannot: 'This browser does not connect to other phones.',
    busy: sayFileTrouble({ type: 'busy' }),
  }
  return trouble[type]
}

export function sayPartsRead({ read, missing, isOther }: PartsRead): string {
  const next =
    missing.length === 1 ? `code ${missing[0]}` : `codes ${listOf(missing.map(String))}, in any order,`
  const sentence = `${TRANSFER_WORDS.part(read, read + missing.length)} read. Now scan ${next} on the other phone with this phone’s camera.`
  return isOther ? `${TRANSFER_WORDS.otherCode} ${sentence}` : sentence
}
