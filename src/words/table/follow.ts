import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { whosePhone } from '../names.ts'
import { sayLead } from './score.ts'

export const FOLLOW_WORDS = {
  showCode: 'Show the code',
  codeOf: (deal: number) => `Code of deal ${deal}`,
  pointAtIt: 'Everybody who follows points at it',
  qr: (deal: number) => `QR code of deal ${deal}`,
  missed: 'Somebody missed a deal?',
  wholeGame: 'Whole game',
  scanNext: 'Scan the next code',
} as const

/** `As of deal 5`, `2 minutes ago · Bob leads by 4`: what is going on now is not known. */
export function sayAsOf(game: ShownGame, minutes: number): readonly string[] {
  const deal = currentDeal(game)?.number
  const when = game.step.type === 'deal' ? 'As of' : 'In'
  const lead = sayLead(game)
  const ago = sayAgo(minutes)
  return [deal === undefined ? 'As of the start' : `${when} deal ${deal}`, lead ? `${ago} · ${lead}` : ago]
}

const AGO = new Intl.RelativeTimeFormat('en')

function sayAgo(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < 60) return AGO.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? AGO.format(-hours, 'hour') : AGO.format(-Math.floor(hours / 24), 'day')
}

/** Where the next code will be, and when. */
export function sayNextCode(game: ShownGame, from: string | undefined): string {
  const deal = (currentDeal(game)?.number ?? 0) + (game.step.type === 'deal' ? 1 : 0)
  return `on ${whosePhone(from, 'the other phone')}, after deal ${Math.max(deal, 1)}`
}

/** The condition of “Score here instead”. */
export const sayNotUsed = (from: string | undefined) =>
  `${whosePhone(from, 'The other phone')} is not used any more?`
