import type { ShownNight } from '../../game/club/night.ts'
import type { Line } from '../../game/club/standing.ts'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import { meanOf, type Tally } from '../../game/figures/statistics.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { scoredSides } from './games.ts'

/** A table for a spreadsheet. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

function csvCell(text: string): string {
  // An apostrophe keeps a spreadsheet from calculating, even behind blanks and invisible marks.
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const STATES = { live: 'in progress', over: 'finished', abandoned: 'ended early' } as const

/** Every game a line, the winners first. `timeOf` writes milliseconds since 1970 as a date. */
export function writeGamesCsv(games: readonly GameSummary[], timeOf: (at: number) => string): string {
  const most = Math.max(2, ...games.map(({ scores }) => scores.length))
  const sides = Array.from({ length: most }, (_, i) => [`Side ${i + 1}`, `Score ${i + 1}`, `Won ${i + 1}`])
  const head = ['Started', 'Last change', 'State', 'Rules', 'To', ...sides.flat()]
  const lines = games.map((game) => {
    const { startedAt, updatedAt, state, rules, target, games: worth } = game
    const cells = scoredSides(game).flatMap(({ name, score, won }) => [
      name,
      `${score}`,
      `${won ? worth : 0}`,
    ])
    const empty = Array(sides.length * 3 - cells.length).fill('')
    return [timeOf(startedAt), timeOf(updatedAt), STATES[state], rules, `${target}`, ...cells, ...empty]
  })
  return writeCsv([head, ...lines])
}

const mean = (tally: Tally) => meanOf(tally)?.toFixed(2) ?? ''

const PLAYER_COLUMNS: Readonly<Record<string, (player: PlayerFigures) => string | number>> = {
  Player: ({ name }) => name,
  Games: ({ games }) => games,
  Won: ({ won }) => won,
  'Skunks won': ({ skunksGiven }) => skunksGiven.times,
  'Skunks suffered': ({ skunksTaken }) => skunksTaken.times,
  'Average hand': ({ hand }) => mean(hand),
  'Average crib': ({ crib }) => mean(crib),
  'Pegged per deal': ({ play }) => mean(play),
  Nineteens: ({ nineteens }) => nineteens,
  'Lost to muggins': ({ mugginsLost }) => mugginsLost,
  'Taken by muggins': ({ mugginsTaken }) => mugginsTaken,
}

export function writePlayersCsv(players: readonly PlayerFigures[]): string {
  const columns = Object.values(PLAYER_COLUMNS)
  const lines = players.map((player) => columns.map((cell) => `${cell(player)}`))
  return writeCsv([Object.keys(PLAYER_COLUMNS), ...lines])
}

/** The lines of the club’s form, best first. */
export function clubCsv(night: ShownNight, standing: readonly Line[]): readonly (readonly string[])[] {
  const head = ['Place', 'Name', 'Games', 'Game points', 'Won', 'Skunks', 'Plus', 'Minus', 'Net', 'Guest']
  const lines = standing.map((line, place) => [
    `${place + 1}`,
    night.players[line.player]?.name ?? '',
    `${line.played}`,
    `${line.points}`,
    `${line.won}`,
    `${line.skunks}`,
    `${line.plus}`,
    `${line.minus}`,
    `${line.net}`,
    night.players[line.player]?.guest ? 'guest' : '',
  ])
  return [head, ...lines]
}
