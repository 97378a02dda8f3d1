import type { PlayerFigures, Skunks } from '../../game/figures/player-figures.ts'
import type { Compared } from '../../game/figures/race-figures.ts'
import { meanOf, type RacePoint, type Tally } from '../../game/figures/statistics.ts'
import { joinClauses, plural } from '../engine/grammar.ts'
import { shownName } from '../names.ts'

export const PLAYERS_WORDS = {
  allCsv: 'All players (CSV)',
  games: 'games',
  won: 'won',
  hand: 'average hand',
  crib: (crib: string) => `average ${crib}`,
  play: 'pegged per\u00a0deal',
  race: 'Against par',
  raceTable: 'Average points after each deal',
  expected: 'Par',
  figures: 'Figures',
  lastGames: 'Last games',
  none: 'No players yet',
  noneWhy: 'Finish a game, and its players are listed here with their figures. They stay on this device.',
  failed: 'Some games could not be read. Try again.',
  best: (points: number, day: string) => `${points} · ${day}`,
} as const

export const RENAME_WORDS = {
  title: 'Change name',
  field: 'Name',
  help: 'Score sheets keep the name that was used at the table.',
  rename: 'Rename',
  merge: 'Merge players',
  separate: 'Separate',
  also: (was: string) => `${was} counts here too`,
  separated: (was: string) => `${shownName(was)} is a separate player again.`,
} as const

/** What it means to get the name of another player. `games`: of both, without those that they played `together`. */
export function sayMerge(name: string, games?: number, together = 0): string {
  const both = games === undefined ? '' : ` with ${plural(games, 'game')}`
  return joinClauses([
    `${shownName(name)} is already a player here. The two become one${both}.`,
    together > 0 && `${plural(together, 'game')} with both at the table will not count.`,
  ])
}

export function sayRenamed(from: string, to: string, isMerged: boolean): string {
  const [was, is] = [shownName(from), shownName(to)]
  return isMerged ? `${was} and ${is} are now one player.` : `${was} is now ${is}.`
}

export const sayRead = ({ read, of }: Readonly<Record<'read' | 'of', number>>) =>
  read < of ? `${figure(read)} of ${figure(of)} games read` : 'All games'

export const sayGames = ({ games, won }: PlayerFigures) =>
  `${figure(games)} ${games === 1 ? 'game' : 'games'}, ${figure(won)} won`

export const sayUnknown = (name: string) => `Nobody called ${name} has finished a game here.`

export const sayMean = (tally: Tally) => meanOf(tally)?.toFixed(1) ?? '–'

/** Everything but the best hand; `crib` in the words of this device. */
export function sayFigures(figures: PlayerFigures, crib: string) {
  return [
    { name: 'Skunks won', value: saySkunks(figures.skunksGiven) },
    { name: 'Skunks suffered', value: saySkunks(figures.skunksTaken) },
    { name: 'Average hand', value: sayMean(figures.hand) },
    { name: `Average ${crib}`, value: sayMean(figures.crib) },
    { name: 'Pegged per deal', value: sayMean(figures.play) },
    ...againstRow('Points per deal as dealer', figures.asDealer),
    ...againstRow('Points per deal as non-dealer', figures.asPone),
    { name: 'Nineteens', value: figure(figures.nineteens) },
    { name: 'Lost to muggins', value: figure(figures.mugginsLost) },
    { name: 'Taken by muggins', value: figure(figures.mugginsTaken) },
  ]
}

const saySkunks = ({ times, double }: Skunks) =>
  double === 0 ? figure(times) : `${figure(times)}, ${figure(double)} double`

function againstRow(name: string, against: Compared) {
  if (against.times === 0) return []
  const expected = (against.expected / against.times / 10).toFixed(1)
  return [{ name, value: `${sayMean(against)}, par ${expected}` }]
}

export function sayFigureNotes({ partnered, asDealer }: PlayerFigures): string {
  return joinClauses([
    'All rule sets are combined. Counts are as they were pegged.',
    partnered > 0 && 'With partners, the pegging and the muggins taken are those of the side.',
    asDealer.times > 0 &&
      'Par is what good players average in six-card, early in a game, without heels, penalties or muggins.',
  ])
}

export function sayRace({ deal, scores }: RacePoint): string {
  const [score, par] = scores.map((mean) => mean.toFixed(1))
  return `After ${plural(deal, 'deal')}: ${score} points on average. Dotted: par, ${par}.`
}

const figure = (number: number) => number.toLocaleString('en-GB')
