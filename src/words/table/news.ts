import type { Cut, EventOf, GameEvent } from '../../game/record/entry.ts'
import type { Deal, LogLine, News, ShownGame } from '../../game/record/game.ts'
import { lowestCut } from '../../game/record/step.ts'
import type { Card } from '../../rules/card.ts'
import { cardName, cardSign, sayCards } from '../engine/cards.ts'
import { numberWord, sentenceCase, type WordsOf, withVerb, wordsFor } from '../engine/grammar.ts'
import { sayPlayedInside } from '../engine/play.ts'
import type { LineInGame } from '../names.ts'
import { holderInDeal, lineInGame, possessive, sayStart, seatList, seatName, sideName } from '../names.ts'
import { sayRulesChange } from '../rules.ts'
import { sayEnd } from './game-over.ts'
import { goIn, leapOf, type Pegged, penaltiesIn, sayLeapPoints, sayPassing } from './pegs.ts'
import { sayNoCard } from './play.ts'
import { sayIgnored } from './refusal.ts'
import { sayScores } from './score.ts'
import { sayTakes } from './show.ts'
import { sayDealer, sayDealt } from './step.ts'
import { sayPegBack, sayTap } from './undo.ts'

/** For the status region, from the game as it is then: `Ann pegs 2 for fifteen. Ann 57, Bob 49.` */
export function announce(game: ShownGame, news: News | undefined): string {
  if (!news) return ''
  if (news.type !== 'lines')
    return `${sayUndone(news.type)}: ${sayCards(sayTap(game, news.tap))}. ${sayScores(game)}.`
  if (news.lines.length === 0) return `Corrected. ${sayScores(game)}.`
  return news.lines.map((line, i) => announceLine(game, line, news.lines[i + 1])).join(' ')
}

export const sayUndone = (done: 'undone' | 'redone') => (done === 'undone' ? 'Undone' : 'Redone')

/** Without the scores where the next line has them. */
function announceLine(game: ShownGame, line: LogLine, next: LogLine | undefined): string {
  const news = sayNews(game, line)
  if (line.ignored) return `${news}. It does not count: ${sayIgnored(game, line, line.ignored)}.`
  const scores = next && hasMoved(next) ? [] : standing(game, line)
  return [`${news}${sayPassed(game, line)}.`, ...scores].join(' ')
}

/** What a table did not tap itself, or does not see on the page. */
const TOLD: readonly GameEvent['type'][] = [
  'dealer-cut',
  'hand-counted',
  'muggins-passed',
  'redealt',
  'crib-moved',
]

/**
 * The line under the board while this tap is the newest: `Bob pegs 2 for a pair`. The status says the same words, cards
 * by name, and then what the page shows elsewhere: the scores, a skunk line passed, the starter, whose deal it is.
 */
export function sayDone(game: ShownGame): string | undefined {
  const newest = game.lines.at(-1)?.tapId
  const tap = game.lines.filter(({ tapId, ignored }) => tapId === newest && !ignored)
  const told = tap.filter((line) => TOLD.includes(line.entry.type) || (hasMoved(line) && !isDealt(line)))
  return told.length === 0
    ? undefined
    : told.map((line) => sayCutsShort(game, line) ?? sayNews(game, line)).join('. ')
}

/** `Ann cuts K♥ Bob A♠`: five players have room. */
const sayCutsShort = (game: ShownGame, { entry }: LogLine) =>
  entry.type === 'dealer-cut' ? sayCuts(game, entry.cuts, cardSign).join(' ') : undefined

function sayCuts(game: ShownGame, cuts: readonly Cut[], say: (card: Card) => string) {
  return cuts.map(({ seat, card }, i) => {
    const name = seatName(game, seat)
    return `${i === 0 ? withVerb(name, 'cut') : name} ${say(card)}`
  })
}

/** What it pegs is told with how to deal. */
const isDealt = ({ entry }: LogLine) => entry.type === 'dealt'

/** The skunk lines that its pegs have passed. */
export function sayPassed({ rules }: ShownGame, { moves, scores }: LogLine): string {
  const passed = moves.map(({ side, moved }) => {
    const to = scores[side] ?? 0
    return to < rules.target ? sayPassing(rules, to - moved, to) : ''
  })
  return passed.join('')
}

const hasMoved = ({ moves }: LogLine) => moves.some(({ moved }) => moved !== 0)

function standing(game: ShownGame, line: LogLine): readonly string[] {
  if (game.outcome?.seq === line.seq) {
    return [`${sayOutcome(game)}.`]
  }
  const said = hasMoved(line) || line.entry.type === 'hand-counted' || line.entry.type === 'abandoned'
  return said ? [`${sayScores(game, line.scores)}.`] : []
}

/** `Ann wins, 121 to 84: skunk, two games`. */
export function sayOutcome(game: ShownGame): string {
  const { title, result, stamp } = sayEnd(game)
  return `${title}, ${result.words}${stamp ? `: ${stamp.title.toLowerCase()}, ${stamp.detail}` : ''}`
}

/** What a line of the log did, without the full stop: `Ann pegs 2 for fifteen`. Empty where `words` are. */
export function sayNews(game: ShownGame, line: LogLine, words = NEWS_WORDS): string {
  const news = (pegs: readonly Pegged[]) => pegs.map((peg) => pegNews(game, line, peg))
  const own = wordsFor(words, line.entry, lineInGame(game, line))
  return [...news(goIn(line)), own, ...news(penaltiesIn(line.entry))].filter(Boolean).join('. ')
}

/** Without what an entry pegs beside its own points. */
export const NEWS_WORDS: WordsOf<GameEvent, LineInGame> = {
  // The rules that it began with: they may have been changed since.
  'game-started': ({ scores, rules }, { game }) =>
    `New game: ${sayStart({ ...game, rules })}${scores === undefined ? '' : `, starting at ${sayScores(game, scores)}`}`,
  // Who deals is the next line’s; a tie is cut again.
  'dealer-cut': ({ cuts }, { game }) => {
    const lowest = lowestCut(cuts)
    const tie = lowest.length < 2 ? '' : `: a tie, ${seatList(game, lowest)} cut again`
    return `${sayCuts(game, cuts, (card) => `the ${cardName(card)}`).join(', ')}${tie}`
  },
  dealt: (entry, { game, line }) => `Deal ${line.deal}: ${sayDealt(game, entry)}`,
  'starter-turned': ({ card, points }, { game, line: { moves } }) => {
    if (points === 0) return `The ${game.rules.words.starter} is the ${cardName(card)}`
    const name = moves[0] ? sideName(game, moves[0].side) : 'the dealer'
    return `${cardName(card)}: ${withVerb(name, 'peg')} ${numberWord(points)} for his heels`
  },
  'card-played': (entry, { game, deal }) =>
    `${withVerb(seatName(game, entry.seat), 'play')} the ${cardName(entry.card)}${playedNews(game, deal, entry)}`,
  'go-said': ({ seat, points }, { game, line }) =>
    points === 0
      ? `${withVerb(seatName(game, seat), 'say')} go`
      : `Nobody can play${toTheLast(game, line, points)}`,
  'play-stopped': ({ seat, points }, { game, line }) =>
    `${withVerb(seatName(game, seat), 'stop')}${toTheLast(game, line, points)}`,
  'lead-passed': ({ seat }, { game }) => `${sayNoCard(game, seat)}: the lead passes`,
  'play-ended': 'End of the play',
  'hand-counted': ({ of, points, claimed }, { game, deal }) => {
    const name = sentenceCase(holderInDeal(game, of, deal))
    const counts = `${name} counts ${points === 0 ? 'nothing' : points}`
    return claimed === undefined || claimed === points ? counts : `${counts}, claimed ${claimed}`
  },
  'muggins-taken': ({ side, points, of }, { game, deal }) =>
    `Muggins! ${sayTakes(game, side, points)} missed in ${holderInDeal(game, of, deal)}`,
  'muggins-passed': ({ of }, { game, deal }) => `No muggins on ${holderInDeal(game, of, deal)}`,
  pegged: (entry, { game, line }) => pegNews(game, line, entry),
  'step-skipped': ({ step }, { game, deal }) => {
    const what = step === 'starter' ? `the ${game.rules.words.starter}` : holderInDeal(game, step, deal)
    return `${sentenceCase(what)} is skipped`
  },
  redealt: (_, { game, deal }) => (deal ? `Misdeal: ${sayDealer(game, deal.dealer)} again` : 'Misdeal'),
  'crib-moved': ({ seat }, { game }) =>
    `The ${game.rules.words.crib} is ${possessive(seatName(game, seat))}, the other player deals next`,
  'rules-changed': ({ patch }) => sayRulesChange(patch),
  abandoned: 'The game was ended early',
}

function pegNews(game: ShownGame, line: LogLine, entry: Pegged): string {
  const name = sideName(game, entry.side)
  if (entry.points < 0) return `${withVerb(name, 'go')} back ${sayPegBack(game, entry)}`
  const leap = line.ignored === undefined && entry === line.entry ? leapOf(game, line) : [entry]
  return `${withVerb(name, 'peg')} ${sayLeapPoints(leap, game.rules)}`
}

/** What a player says when playing the card, where that was pegged. */
function playedNews({ rules }: ShownGame, deal: Deal | undefined, { card, points }: EventOf<'card-played'>) {
  const cards = deal?.play.series.flat() ?? []
  const played = cards.find((one) => one.card === card)
  const due = played?.lines.reduce((sum, one) => sum + one.points, played.end)
  if (!played || due !== points) return points === 0 ? '' : ` for ${points}`
  const last = deal?.play.turn === undefined && cards.at(-1) === played
  return `: ${sayPlayedInside(played, rules.words, last)}`
}

/** The go is for the player of the last card, who is not named by the entry. */
function toTheLast(game: ShownGame, { moves: [move] }: LogLine, points: number): string {
  if (points === 0 || move === undefined) return ''
  return `: ${withVerb(sideName(game, move.side), 'peg')} ${numberWord(points)}`
}
