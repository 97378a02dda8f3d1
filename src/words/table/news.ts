import type { Cut } from '../../game/record/entry.ts'
import type { Game, LogLine, Tap } from '../../game/record/game.ts'
import { lowestCut } from '../../game/record/step.ts'
import { type Holder, leftOf, sideOf } from '../../rules/rules.ts'
import { cardName } from '../cards.ts'
import { listOf, numberWord, opening, withVerb } from '../grammar.ts'
import { dealOf, holderInDeal, seatName, sideName } from '../names.ts'
import { sayRulesChange, sayStart } from '../rules.ts'
import { sayOutcome } from './game-over.ts'
import {
  goIn,
  leapOf,
  type Pegged,
  penaltiesIn,
  sayLeapPoints,
  saySkunkLine,
  skunkLinePassed,
} from './pegs.ts'
import { sayLaidInside } from './play.ts'
import { sayUnfit } from './refusal.ts'
import { sayScores } from './score.ts'
import { sayTakes } from './show.ts'
import { sayDealer } from './step.ts'
import { forPoints, sayPegBack, sayTap } from './undo.ts'

/** One announcement for the status region: `Ann pegs 2 for fifteen. Ann 57, Bob 49.` */
export function announce(game: Game, line: LogLine): string {
  const news = sayNews(game, line)
  if (line.unfit !== undefined) return `${news}. It does not count: ${sayUnfit(game, line, line.unfit)}.`
  return [`${news}${passing(game, line)}.`, ...standing(game, line)].join(' ')
}

/** All that one tap did, told together; the scores only once. An amendment has no line of its own. */
export function announceTap(game: Game, lines: readonly LogLine[]): string {
  if (lines.length === 0) return `Put right. ${sayScores(game)}.`
  const said = lines.map((line, i) => {
    const next = lines[i + 1]
    return next === undefined || line.unfit !== undefined || !hasMoved(next)
      ? announce(game, line)
      : `${sayNews(game, line)}${passing(game, line)}.`
  })
  return said.join(' ')
}

/** After Undo, from the game as it is then: `Taken back: Ann 2 for fifteen. Ann 55, Bob 49.` */
export function announceUndone(game: Game, tap: Tap): string {
  return `Taken back: ${sayTap(game, tap)}. ${sayScores(game)}.`
}

/** After Redo, from the game as it is then. */
export function announceRedone(game: Game, tap: Tap): string {
  return `Put back: ${sayTap(game, tap)}. ${sayScores(game)}.`
}

function passing({ rules }: Game, { moves, scores }: LogLine): string {
  const passed = moves.flatMap(({ side, moved }) => {
    const to = scores[side] ?? 0
    return (to < rules.target && skunkLinePassed(rules, to - moved, to)) || []
  })
  return passed.map((line) => `, past the ${saySkunkLine(line)}`).join('')
}

function hasMoved({ moves }: LogLine): boolean {
  return moves.some(({ moved }) => moved !== 0)
}

/** The scores where they may have changed; the result where the game has just been won. */
function standing(game: Game, line: LogLine): readonly string[] {
  if (game.outcome?.seq === line.seq) {
    const { title, result, stamp } = sayOutcome(game, game.outcome)
    return [
      `${title}, ${result}${stamp === undefined ? '' : `: ${stamp.title.toLowerCase()}, ${stamp.detail}`}.`,
    ]
  }
  const said = hasMoved(line) || line.entry.type === 'hand-counted' || line.entry.type === 'abandoned'
  return said ? [`${sayScores(game, line.scores)}.`] : []
}

/** What a line of the log tells the table, without the full stop: `Ann pegs 2 for fifteen`. */
function sayNews(game: Game, line: LogLine): string {
  const news = (pegs: readonly Pegged[]) => pegs.map((peg) => pegNews(game, line, peg))
  return [...news(goIn(line)), sayOwnNews(game, line), ...news(penaltiesIn(line.entry))].join('. ')
}

/** The same without what the entry pegs beside its own points. */
export function sayOwnNews(game: Game, line: LogLine): string {
  const { entry } = line
  const { words } = game.rules
  switch (entry.type) {
    case 'game-started':
      return startNews(game, entry.scores)
    case 'dealer-cut':
      return cutNews(game, entry.cuts)
    case 'dealt':
      return dealtNews(game, line, entry.dealer, entry.points)
    case 'starter-turned':
      return entry.points === 0
        ? `The ${words.starter} is the ${cardName(entry.card)}`
        : heelsNews(game, line, cardName(entry.card), entry.points)
    case 'card-played':
      return `${withVerb(seatName(game, entry.seat), 'play')} the ${cardName(entry.card)}${laidNews(game, line, entry)}`
    case 'go-said':
      return `${withVerb(seatName(game, entry.seat), 'say')} go${toTheLast(game, line, entry.points)}`
    case 'play-stopped':
      return `${withVerb(seatName(game, entry.seat), 'stop')}${toTheLast(game, line, entry.points)}`
    case 'play-ended':
      return 'The play is over: on to the show'
    case 'hand-counted':
      return countNews(holder(game, line, entry.of), entry.points, entry.claimed)
    case 'muggins-taken':
      return `Muggins! ${sayTakes(game, entry.side, entry.points)} missed in ${holderInside(game, line, entry.of)}`
    case 'muggins-passed':
      return `No muggins on ${holderInside(game, line, entry.of)}`
    case 'pegged':
      return pegNews(game, line, entry)
    case 'step-skipped':
      return `${entry.step === 'starter' ? `The ${words.starter}` : holder(game, line, entry.step)} is passed over`
    case 'redealt':
      return redealtNews(game, line)
    case 'rules-changed':
      return sayRulesChange(entry.patch)
    case 'abandoned':
      return 'The game is given up'
  }
}

function holderInside(game: Game, line: LogLine, of: Holder): string {
  return holderInDeal(game, of, dealOf(game, line))
}

function holder(game: Game, line: LogLine, of: Holder): string {
  return opening(holderInside(game, line, of))
}

function startNews(game: Game, scores: readonly number[] | undefined): string {
  const start = `New game: ${sayStart(game)}`
  return scores === undefined ? start : `${start}, taken up at ${sayScores(game, scores)}`
}

/** `Ann cuts the 4 of spades, Bob the 9 of diamonds`; who deals is the next line’s, a tie is cut again. */
function cutNews(game: Game, cuts: readonly Cut[]): string {
  const shown = cuts.map(({ seat, card }, i) =>
    i === 0
      ? `${withVerb(seatName(game, seat), 'cut')} the ${cardName(card)}`
      : `${seatName(game, seat)} the ${cardName(card)}`,
  )
  const lowest = lowestCut(cuts)
  if (lowest.length < 2) return shown.join(', ')
  return `${shown.join(', ')}: a tie, ${listOf(lowest.map((seat) => seatName(game, seat)))} cut again`
}

function dealtNews(game: Game, line: LogLine, dealer: number, points: number): string {
  const deals = `Deal ${line.deal}: ${sayDealer(game, dealer)}`
  if (points === 0) return deals
  const pone = sideName(game, sideOf(game.rules, leftOf(game.rules, dealer)))
  return `${deals}, ${withVerb(pone, 'peg')} ${numberWord(points)} for last`
}

function heelsNews(game: Game, line: LogLine, card: string, points: number): string {
  const [move] = line.moves
  const name = move === undefined ? 'The dealer' : sideName(game, move.side)
  return `${card} turned: ${withVerb(name, 'peg')} ${numberWord(points)} for his heels`
}

function countNews(name: string, points: number, claimed: number | undefined): string {
  // “Nineteen” is how a table says that there is nothing: no hand counts nineteen.
  const counts = points === 0 ? `${name} is nineteen: nothing to peg` : `${name} counts ${points}`
  return claimed === undefined || claimed === points ? counts : `${counts}, claimed ${claimed}`
}

function pegNews(game: Game, line: LogLine, entry: Pegged): string {
  const name = sideName(game, entry.side)
  if (entry.points < 0) return `${withVerb(name, 'go')} back ${sayPegBack(game, entry)}`
  const leap = line.unfit === undefined && entry === line.entry ? leapOf(game, line) : [entry]
  return `${withVerb(name, 'peg')} ${sayLeapPoints(leap, game.rules)}`
}

function redealtNews(game: Game, line: LogLine): string {
  const deal = dealOf(game, line)
  return deal === undefined ? 'Misdeal' : `Misdeal: ${sayDealer(game, deal.dealer)} again`
}

/** What was said over the card, where that is what was pegged. */
function laidNews(game: Game, line: LogLine, { card, points }: Laying): string {
  const deal = dealOf(game, line)
  const laid = deal?.play.series.flat().find((one) => one.card === card)
  const due = laid?.lines.reduce((sum, one) => sum + one.points, laid.end)
  if (!laid || due !== points) return forPoints(points)
  const last = deal?.play.turn === undefined && deal?.play.series.flat().at(-1) === laid
  return `: ${sayLaidInside(laid, game.rules.words, last)}`
}

type Laying = Extract<LogLine['entry'], { type: 'card-played' }>

/** The go is for whoever laid last, who is not named by the entry. */
function toTheLast(game: Game, { moves: [move] }: LogLine, points: number): string {
  if (points === 0 || move === undefined) return ''
  const name = sideName(game, move.side)
  return `: ${withVerb(name, 'peg')} ${numberWord(points)}`
}
