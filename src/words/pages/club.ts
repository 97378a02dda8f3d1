import type { CalendarDay } from '../../base/days.ts'
import type { Format, FormatName, PotName } from '../../game/club/format.ts'
import {
  type Had,
  type NightEntry,
  type Result,
  resultOf,
  type ShownNight,
  type Table,
} from '../../game/club/night.ts'
import type { Prize } from '../../game/club/season.ts'
import { type CardLine, qualifiers } from '../../game/club/standing.ts'
import { sayDate, sayWeekday } from '../dates.ts'
import { capitalise, listOf, lowerFirst, numberWord, plural } from '../engine/grammar.ts'
import { shownName, teamName } from '../names.ts'

export const CLUB_WORDS = {
  title: 'Club night',
  isGuest: 'guest',
  another: 'Another player',
  add: 'Add',
  games: 'Games each',
  rules: 'Rules',
  format: 'How it is played',
  formats: {
    club: 'Singles',
    partners: 'Partners drawn',
    legs: 'Two legs',
    teams: 'Two teams',
    league: 'League 2+2+3',
  } satisfies Readonly<Record<FormatName, string>>,
  teams: ['Home', 'Away'],
  teamNames: 'Names of the teams',
  sameTeams: 'The two teams need two names.',
  odd: (players: number) => `${players} is odd`,
  odds: { out: 'One sits out', three: 'Three at a table' },
  ranked: 'Ranked by',
  guestPlays: 'no penalties, no muggins',
  draw: 'Draw the seats',
  few: 'Two players make a night.',
  earlier: 'Earlier nights',
  newNight: 'New night',
  playing: 'playing',
  scan: 'Scan a result',
  scanDetail: 'the code on the table’s phone',
  type: 'Type a result',
  standing: 'Standing',
  seats: 'Take your seats',
  wall: 'Show on the wall',
  wallDetail: 'in a window of its own',
  code: 'Code for the players’ phones',
  codeHelp: 'Open Fifteen Two, scan this code: your table is set up.',
  handOver: 'Hand over to another director',
  handOverHelp:
    'Scan this code with the other phone: it has the whole night. From then on only one of the two should write.',
  direct: 'Direct the night here',
  directDetail: 'results are written on this phone',
  qr: 'Code of the night',
  print: 'Print',
  csv: 'Save as CSV',
  join: 'Somebody comes late',
  leave: 'Somebody leaves',
  back: 'Take it back',
  backSure: (results: number) => `Take this round back, with ${plural(results, 'result')}`,
  remove: 'Delete',
  removeSure: 'This night and all its results',
  ask: 'Who won, and by how many?',
  won: 'won',
  skunkNote: (skunk: number, win: number) =>
    `A skunk is ${plural(skunk, 'game point')}, every other win ${win}. The loser gets the same number as a minus.`,
  range: (from: number, to: number) => `${from} to ${to}`,
  small: '1 to 30',
  holes: 'Holes',
  behind: (name: string) => `By how many did ${name} lose?`,
  skunk: 'skunk',
  differ: 'Two cards differ',
  differDetail: 'one number for each',
  plus: 'Plus',
  minus: 'Minus',
  blank: 'Blank',
  card: (name: string) => `${name}’s card`,
  save: 'write both numbers',
  asWritten: 'as the cards say',
  suggests: 'What the book says',
  bothBlank: 'Both cards are blank: nothing was played.',
  again: 'Enter the cards again',
  book: 'Both in one column: both lose. A number on one card only counts for both. Otherwise each keeps his own (ACC 12.2).',
  forfeit: (name: string) => `${name} did not play`,
  forfeitDetail: 'the other wins by ten',
  heads: ['', 'Name', 'Points', 'Won', 'Net'],
  byName: 'By name',
  byPlace: 'By place',
  cardHeads: ['Game', 'Opponent', 'Points', 'Plus', 'Minus', ''],
  total: 'Total',
  net: 'Net',
  sitsOut: 'sits out',
  toPlay: 'to play',
  typed: 'typed',
  isForfeit: 'forfeit',
  next: 'Next player',
  anotherTable: 'Another table',
  yourTable: 'Which table is yours?',
  firstDeal: 'First deal',
  cut: 'Cut for it',
  night: 'Night',
  start: 'Start',
  no: 'No',
  noDetail: 'ask the director',
  orPhone: 'The director scans this code. So can the other phone, to agree there.',
  resultCode: 'Code of the result',
  agreed: 'Agreed',
  askDirector: 'Tell the director: two cards may show two numbers.',
  known: 'This result is in already.',
  taken: 'The result is in.',
  conflict: 'This table has another result',
  keep: 'Keep',
  take: 'Take the new one',
  noNight: 'No night',
  noNightWhy: 'The code is of a night that this phone does not know.',
  still: 'Still playing',
  minutes: 'minutes played',
  yourName: 'Your name, your table',
  onPhone: 'Your table on your phone',
  season: 'Season',
  seasonHeads: ['Name', 'Nights', 'Points', 'Rating', 'Won', 'Net'],
  seasonNote: 'A night with twelve game points or more is a rating point. Guests are not counted.',
  payouts: 'Payouts',
  paid: 'Each player pays',
  wholeCoins: 'Whole coins only.',
  places: 'Places paid',
  intoPots: 'Pots: each player pays',
  pots: { 29: '29', 28: '28', 24: '24', fours: 'Four alike', slam: 'Grand slam' } satisfies Readonly<
    Record<PotName, string>
  >,
  rollsOn: 'Nobody: rolls on',
  payoutHeads: ['Name', 'For', 'Gets'],
  payoutNote:
    'Shares are rounded down to whole coins; the rest goes to the first. What nobody wins is in the pot of the next night.',
  rounds: 'The tables of this round',
  began: 'Round began',
  toRound: 'To the tables',
  bothAgreed: 'Both sides agree.',
  notAgreed: 'Only one side has said so.',
  noTable: 'This night has no such table in that round.',
  showDirector: 'Agreed. The director scans this code.',
  iAgree: 'I agree',
} as const

/** Of a side: `Ann`, `Ann & Cleo`. */
export const saySide = ({ players }: Pick<ShownNight, 'players'>, side: readonly number[]) =>
  teamName(side.map((player) => shownName(players[player]?.name ?? '')))

/** The name of one of two teams: `Home`, where it has none. */
export function sayTeam({ teams }: Pick<Format, 'teams'>, isAway: boolean): string {
  const team = isAway ? 1 : 0
  return (typeof teams === 'object' && shownName(teams[team])) || CLUB_WORDS.teams[team]
}

/** `Home 7 – Away 5`. */
export const sayTeams = (format: Format, [home, away]: readonly [number, number]) =>
  `${sayTeam(format, false)} ${home} – ${sayTeam(format, true)} ${away}`

const RANKED: Readonly<Record<Format['rankedBy'][number], string>> = {
  points: 'points',
  won: 'wins',
  skunks: 'skunks',
  net: 'net',
  plus: 'plus',
  scored: 'holes pegged',
  met: 'own games',
}

/** `Points, wins, net`. */
export const sayOrder = (order: Format['rankedBy']) => capitalise(order.map((by) => RANKED[by]).join(', '))

const sayPlayers = (players: number) => plural(players, 'player')

export const sayWho = (players: number) => `Who is here · ${sayPlayers(players)}`

export const sayNight = (day: CalendarDay) => `${sayWeekday(day)} ${sayDate(day)}`

/** `13 players, 9 games, 6 tables`. */
export const sayDraw = (players: number, games: number, tables: number) =>
  `${sayPlayers(players)}, ${plural(games, 'game')}, ${plural(tables, 'table')}`

export const saySeason = (nights: number) => plural(nights, 'night')

/** A line of the payouts. */
export const sayPrize = ({ players }: ShownNight, { for: what, player, sum }: Prize) => ({
  name: player === undefined ? CLUB_WORDS.rollsOn : shownName(players[player]?.name ?? ''),
  cells: [typeof what === 'number' ? `${what} %` : CLUB_WORDS.pots[what], sum],
})

/** `Ann had 29`. */
export const sayHad = (night: Pick<ShownNight, 'players'>, { pot, player }: Had) =>
  `${saySide(night, [player])} had ${lowerFirst(CLUB_WORDS.pots[pot])}`

export const sayRound = (round: number, games: number) => `Round ${Math.max(round, 0) + 1} of ${games}`

export const sayMinutes = (from: number, now: number) => `${minutesSince(from, now)} min`
export const minutesSince = (from: number, now: number) => Math.max(0, Math.floor((now - from) / 60_000))

/** `4 of 6 results are in.` and `Kay sits out.` */
export function sayRoundState(night: ShownNight, round: number) {
  const { tables = [], out = [] } = night.rounds[round] ?? {}
  const done = tables.filter(resultOf).length
  const names = out.map((player) => shownName(night.players[player]?.name ?? ''))
  return {
    done: `${done} of ${plural(tables.length, 'result')} ${tables.length === 1 ? 'is' : 'are'} in.`,
    out: names.length === 0 ? '' : `${listOf(names)} ${names.length === 1 ? 'sits' : 'sit'} out.`,
  }
}

export const sayValue = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** `Ann +16, Bob −17`. */
export const sayValues = (names: readonly string[], values: readonly number[]) =>
  names.map((name, side) => `${name} ${sayValue(values[side] ?? 0)}`).join(', ')

/** As a card is written: one digit has a nought before it. */
export const sayHoles = (holes: number) => (holes === 0 ? '0' : `${holes}`.padStart(2, '0'))

/** `Cleo by 43, a skunk`. */
export function sayResult(
  night: ShownNight,
  { sides }: Table,
  { values, by }: Pick<Result, 'values' | 'by'>,
) {
  const winner = values.findIndex((value) => value > 0)
  if (winner < 0) return `both lose, ${values.map(sayValue).join(' and ')}`
  const value = values[winner] ?? 0
  const name = saySide(night, sides[winner] ?? [])
  const isTwo = values.length === 2 && values[1 - winner] !== -value
  const others = isTwo ? `, ${sayValue(values[1 - winner] ?? 0)} on the other card` : ''
  const skunk = value >= night.format.skunkFrom ? ', a skunk' : ''
  return `${name} by ${value}${skunk}${others}${by === 'forfeit' ? ', a forfeit' : ''}`
}

/** `Table 3: Cleo by 43, a skunk. 4 of 6 results are in.` */
export function sayTaken(night: ShownNight, { round, table: number }: Pick<Result, 'round' | 'table'>) {
  const table = night.rounds[round]?.tables.find((one) => one.number === number)
  const result = table && resultOf(table)
  return (
    result && `${sayTable(number)}: ${sayResult(night, table, result)}. ${sayRoundState(night, round).done}`
  )
}

const WRITTEN = { typed: 'typed', code: 'scanned', agreed: 'agreed', forfeit: 'typed' } as const

/** How and when a result was written: `typed at 20:14`. */
export const sayWritten = ({ by }: Pick<Result, 'by'>, time: string) => `${WRITTEN[by]} at ${time}`

/** How a result got in: agreed at the table needs no word. */
export const sayBy = (by: CardLine['by']) =>
  by === 'typed' ? CLUB_WORDS.typed : by === 'forfeit' ? CLUB_WORDS.isForfeit : ''

/** `four qualify`. */
export function sayQualify(night: ShownNight): string {
  const count = qualifiers(night)
  return `${numberWord(count)} ${count === 1 ? 'qualifies' : 'qualify'}`
}

export const sayAfter = (round: number, games: number) =>
  round === 0 ? `round 1 of ${games}` : `after round ${round} of ${games}`

export const sayPlace = (place: number, of: number, round: number) =>
  `place ${place} of ${of}, after round ${round}`

export const sayWon = (won: number) => `${won} won`

export const sayUnknownTable = (table: number) => `This round has no table ${table}.`

export const sayTable = (table: number) => `Table ${table}`

export const sayTableOf = (round: number, table: number) => `Round ${round + 1} · Table ${table}`

/** `with Ted`; of partners `with Ted, against Alma & Len`. */
export const sayWith = (partners: readonly string[], others: readonly string[]) =>
  partners.length === 0 ? `with ${listOf(others)}` : `with ${listOf(partners)}, against ${listOf(others)}`

/** `· 1 of 2`, where there is more than one page. */
export const sayPage = (page: number, lines: number, perPage: number) =>
  lines > perPage ? `· ${page + 1} of ${Math.ceil(lines / perPage)}` : ''

export const sayAsk = (name: string) => `${name}, is this right?`
export const sayAgrees = (name: string) => `${name} agrees`
export const sayFor = (value: number, name: string) => `${value} for ${name}`

/** What Undo takes back: a result, or who came or left last. */
export function sayUndo({ players }: ShownNight, entry: NightEntry | undefined): string | undefined {
  if (entry?.type === 'result') return `table ${entry.table}`
  if (entry?.type === 'had') return sayHad({ players }, entry)
  if (entry?.type === 'came') return `${shownName(entry.name)} came`
  return entry?.type === 'left' ? `${shownName(players[entry.player]?.name ?? '')} left` : undefined
}
