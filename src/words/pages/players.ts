import type { PlayerFigures, Skunks } from '../../game/figures/player-figures.ts'
import type { Compared, RaceMean } from '../../game/figures/race-figures.ts'
import { meanOf, type Tally } from '../../game/figures/statistics.ts'
import { joinClauses } from '../grammar.ts'

export const PLAYERS_WORDS = {
  all: 'All players',
  averages: 'Averages',
  games: 'games',
  won: 'won',
  hand: 'hand',
  /** In two lines, not four. */
  play: 'in\u00a0play a\u00a0deal',
  race: 'Against the expected average',
  raceTable: 'Average points after each deal',
  expected: 'Expected',
  figures: 'Figures',
  lastGames: 'Last games',
  none: 'No players yet',
  noneWhy:
    'Whoever plays a game to its end is remembered here by name, with how it went; on this device and nowhere else.',
  failed: 'The games could not all be read just now.',
  best: (points: number, day: string) => `${points} · ${day}`,
} as const

/** The title of the averages, also while not all games are read. `most`: older games are left out. */
export function sayRead(read: number, of: number, most = Number.POSITIVE_INFINITY): string {
  const { averages } = PLAYERS_WORDS
  if (read < of) return `${averages} of ${figure(read)} of ${figure(of)} games`
  return of < most ? averages : `${averages} of the last ${figure(most)} games`
}

export const sayGames = ({ games, won }: PlayerFigures) =>
  `${figure(games)} ${games === 1 ? 'game' : 'games'}, ${figure(won)} won`

export const sayUnknown = (name: string) => `Nobody called ${name} has finished a game here.`

/** To one place; a dash where there was nothing to count. */
export const sayMean = (tally: Tally) => meanOf(tally)?.toFixed(1) ?? '–'

/** Everything but the best hand; `crib` in the words of this device. */
export function sayFigures(figures: PlayerFigures, crib: string) {
  return [
    { name: 'Skunks given', value: saySkunks(figures.skunksGiven) },
    { name: 'Skunks taken', value: saySkunks(figures.skunksTaken) },
    { name: 'Average hand', value: sayMean(figures.hand) },
    { name: `Average ${crib}`, value: sayMean(figures.crib) },
    { name: 'In play a deal', value: sayMean(figures.play) },
    ...againstRow('A deal when dealing', figures.asDealer),
    ...againstRow('A deal when not dealing', figures.asPone),
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
  return [{ name, value: `${sayMean(against)}, expected ${expected}` }]
}

const EXPECTED =
  'Expected is what good players make of six cards each, two to a crib. It stands against the first deals of a game, before anybody is near home, without heels, penalties and muggins.'

/** What the figures leave out or add up. */
export function sayFigureNotes({ partnered, asDealer }: PlayerFigures): string {
  return joinClauses([
    'Games of all rules count together; hands and cribs as they were pegged.',
    partnered > 0 && 'With partners, the play and the muggins taken are those of the side.',
    asDealer.times > 0 && EXPECTED,
  ])
}

/** Below the chart: `After 6 deals 75.2 points on average; the dotted line is what is to be expected, 78.9.` */
export function sayRace({ deal, score, expected }: RaceMean): string {
  const after = `After ${deal === 1 ? 'a deal' : `${deal} deals`} ${score.toFixed(1)} points on average`
  return `${after}; the dotted line is what is to be expected, ${expected.toFixed(1)}.`
}

/** With commas, as English counts. */
const figure = (number: number) => number.toLocaleString('en-GB')
