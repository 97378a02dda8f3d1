import type { Mark } from '../game/record/entry.ts'
import { currentDeal, type Deal, type LogLine, type ShownGame } from '../game/record/game.ts'
import { type Holder, leftOf, type Rules, seatCount, seatsOf, sideCount, sideOf } from '../rules/rules.ts'
import { hasOwnName } from '../rules/rules-name.ts'
import { listOf, lowerFirst } from './engine/grammar.ts'

/** As much of a game as names need: a game about to start has that too. */
export type Seated = Pick<ShownGame, 'rules' | 'players'>

/** Room for any name that is typed here; a file or a link may hold a longer one. */
const MOST_SHOWN = 30

/** What would also reverse the words beside the name, or split their lines. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\p{Cc}]/gu

/** A name as far as there is room for it; the record has it whole. */
export function shownName(name: string): string {
  // Four letters are enough for a sign of any script.
  const start = name.trim().slice(0, 4 * MOST_SHOWN)
  const text = start.replace(TURNING, '').trim()
  const signs = [...text]
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN - 1).join('')}…` : text
}

export const seatName = ({ players }: Pick<Seated, 'players'>, seat: number) =>
  shownName(players[seat] ?? '') || `Player ${seat + 1}`

export const sayNameField = (seat: number) => `Name, seat ${seat + 1}`

/** `Ann`, partners `Ann & Cleo`, threes `Ann, Cleo & Eve`. */
export function sideName(game: Seated, side: number): string {
  const names = seatsOf(game.rules, side).map((seat) => seatName(game, seat))
  // A damaged entry may name a side that nobody plays for.
  return teamName(names) || `Side ${side + 1}`
}

export const sideList = (game: Seated, sides: readonly number[]) =>
  listOf(sides.map((side) => sideName(game, side)))

/** The side that has the first lead of a deal, and three for last. */
export const poneName = (game: Seated, dealer: number) =>
  sideName(game, sideOf(game.rules, leftOf(game.rules, dealer)))

/** Players together; where they only have numbers, `Red 1`, `Red 2`, the team is `Red`. */
export function teamName(names: readonly string[]): string {
  const stem = names[0]?.replace(/ 1$/, '') ?? ''
  const numbered = names.length > 1 && names.every((name, i) => name === `${stem} ${i + 1}`)
  return numbered ? stem : listOf(names, '&')
}

export const possessive = (name: string) => `${name}’s`

/** `Ann’s phone`; where nobody knows whose it is, the words given. */
export const whosePhone = (name: string | undefined, other = 'Another phone') =>
  name ? `${possessive(name)} phone` : other

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  a: 'red circle',
  b: 'blue square',
  c: 'green triangle',
  d: 'brass diamond',
  e: 'purple cross',
  f: 'silver hourglass',
}

export const sayPegOf = (player: string) => `${possessive(player)} peg`

export const seatList = (game: Seated, seats: readonly number[]) =>
  listOf(seats.map((seat) => seatName(game, seat)))

/** `Bob’s hand`, `Ann’s crib` of the deal on the table. */
export const holderName = (game: ShownGame, holder: Holder) => holderInDeal(game, holder, currentDeal(game))

export function holderInDeal(game: ShownGame, holder: Holder, deal: Deal | undefined): string {
  if (holder !== 'crib') return `${possessive(seatName(game, holder))} hand`
  const crib = game.rules.words.crib
  return deal === undefined ? `the ${crib}` : `${possessive(seatName(game, deal.dealer))} ${crib}`
}

/** Where a card of this deal is: `in Bob’s hand`, `in Ann’s crib`, `the starter`. */
export const whereHeld = (game: ShownGame, holder: Holder | 'starter', deal = currentDeal(game)) =>
  holder === 'starter' ? `the ${game.rules.words.starter}` : `in ${holderInDeal(game, holder, deal)}`

/** Letters of a short name. */
const ROOM = 7

/** Letters that fit over a score, a page of keys or on a tab where so many players share the width of a phone. */
const SHARED: Readonly<Record<number, number>> = { 3: 11, 4: 11, 5: 9, 6: 9 }

/** A side on a phone, where three sides and more have little room each, and three names of a team less. */
export function sideTag(game: Seated, side: number, isNarrow = false): string {
  const names = seatsOf(game.rules, side).map((seat) => seatName(game, seat))
  if (names.length < 3 && sideCount(game.rules) < 3 && !isNarrow) return sideName(game, side)
  const room = names.length > 2 || isNarrow ? ROOM : SHARED[seatCount(game.rules)]
  return teamName(names.map((name) => abbreviate(name, room)))
}

/** Letters that fit over a column of the score sheet on a phone where there are many of them, or of the names in one. */
const COLUMN = 6

export function columnTag(game: Seated, side: number, page: 'phone' | 'wide'): string {
  const seats = seatsOf(game.rules, side)
  const room = page === 'phone' && sideCount(game.rules) + seats.length > 4 ? COLUMN : ROOM
  return teamName(seats.map((seat) => abbreviate(seatName(game, seat), room)))
}

/** A game whose partners and teams have their short names, where a key names a side. */
export const withTags = (game: ShownGame): ShownGame =>
  game.players.length > sideCount(game.rules) ? withShortNames(game) : game

export const withShortNames = (game: ShownGame): ShownGame => ({
  ...game,
  players: game.players.map((_, seat) => abbreviate(seatName(game, seat))),
})

/** As people write a name on a score sheet: `Barth.` for Bartholomew, `Tom` for Tom & Sue, `P1` for Player 1. */
function abbreviate(name: string, room = ROOM): string {
  if (name.length <= room) return name
  const [first = '', second = ''] = name.split(' ')
  if (/^\d+$/.test(second)) return `${first.charAt(0)}${second}`
  return first.length <= room ? first : `${first.slice(0, room - 2)}.`
}

export const dealOf = (game: ShownGame, line: Pick<LogLine, 'deal'>): Deal | undefined =>
  game.deals.find((deal) => deal.number === line.deal)

export const lineInGame = (game: ShownGame, line: LogLine) => ({ game, line, deal: dealOf(game, line) })

export type LineInGame = Readonly<ReturnType<typeof lineInGame>>

/** The game as it was in that deal, for names that depend on who dealt. A deal after the end is none. */
export function inDeal(game: ShownGame, number: number): ShownGame {
  const deals = game.deals.filter((deal) => deal.number <= number)
  return { ...game, deals: dealOf(game, { deal: number }) ? deals : [] }
}

/** Who plays whom: `Ann against Bob`, `Ann & Cleo against Bob & Dan`, `Ann, Bob and Cleo`. */
export function matchUp(game: Seated): string {
  const sides = [...new Set(game.rules.sideOfSeat)].sort((a, b) => a - b).map((side) => sideName(game, side))
  return sides.length === 2 ? sides.join(' against ') : listOf(sides)
}

export const sayStart = (game: Seated) => `${matchUp(game)}, ${inSentence(game.rules)}`

/** Only our own names are lowered in mid-sentence: a table’s own may begin with somebody’s name. */
export const inSentence = (rules: Rules) => (hasOwnName(rules) ? rules.name : lowerFirst(rules.name))
