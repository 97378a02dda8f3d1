import type { Intent } from '../../game/intent.ts'
import { type Game, type Outcome, scoresOf } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { cardName } from '../cards.ts'
import { listOf, numberWord, opening, plural } from '../grammar.ts'
import { holderName, possessive, seatName, sideName } from '../names.ts'
import { sayEnd } from './game-over.ts'
import { sayRefusal } from './refusal.ts'

export const CORRECTION_WORDS = {
  change: 'Change',
  changeTitle: 'Change a line',
  keep: 'Keep it',
  changeIt: 'Change it',
  putIn: 'Put one in before',
  putInTitle: 'Put one in',
  leaveOut: 'Leave it out',
  putItIn: 'Put it in',
  what: 'What was forgotten',
  points: 'Points',
  how: 'Counted by',
  byCards: 'Cards',
  byNumber: 'Number',
  claimed: 'Said',
  dealer: 'Who dealt',
  asTapped: 'As tapped',
  asTurned: 'As turned',
  asLaid: 'As laid',
  /** The head of the pad on which a laid card is put right, and its way back. */
  whichCard: 'Which card was it?',
  keepCard: 'Leave it',
  /** A card that is in another hand, tapped here. */
  moveIt: 'Move it',
} as const

/** The line that something comes before: `Before: Deal 3 · Bob’s hand · 16`. */
export function sayInsertBefore(line: string): string {
  return `Before: ${line}`
}

type Correction = Extract<Intent, { type: 'amend' | 'remove' | 'insert' }>

/**
 * All that putting the record right would do, before it is accepted: `Ann 87 → 85. 2 entries change with it. The
 * game would have ended on deal 9.`
 */
export function sayPutRight(before: Game, after: Game, intent: Correction): string {
  return [
    ...namesChange(before, after),
    sayChange(before, after),
    ...along(before, after, intent),
    ...worthChange(before, after),
  ].join(' ')
}

function namesChange(before: Game, after: Game): readonly string[] {
  const named = after.players.flatMap((name, seat) => {
    if (name === before.players[seat]) return []
    return [`${seatName(before, seat)} → ${seatName(after, seat)}`]
  })
  return named.length === 0 ? [] : [`${listOf(named)}.`]
}

/** Entries that are changed, put in or taken out because they hang on the one that was meant. */
function along(before: Game, after: Game, intent: Correction): readonly string[] {
  const was = new Map(before.lines.map(({ seq, entry }) => [seq, JSON.stringify(entry)]))
  const stays = new Set(after.lines.map(({ seq }) => seq))
  const target = intent.type === 'insert' ? undefined : intent.target
  const touched = after.lines.filter(({ seq, entry }) => was.get(seq) !== JSON.stringify(entry))
  const gone = before.lines.filter(({ seq }) => !stays.has(seq))
  const others = [...touched, ...gone].filter(({ seq }) => seq !== target)
  const many = others.length - (intent.type === 'insert' ? 1 : 0)
  return many > 0 ? [`${plural(many, 'entry changes', 'entries change')} with it.`] : []
}

/** What the game counts in its match, where that is another than before. */
function worthChange(before: Game, after: Game): readonly string[] {
  const [was, is] = [gameWorth(before), gameWorth(after)]
  if (was === is || before.rules.match.type === 'single') return []
  return [`For the match this game counts ${is}, before ${was}.`]
}

function gameWorth(game: Game): string {
  return game.outcome ? gamesFor(game, game.outcome) : 'nothing'
}

function gamesFor(game: Game, { winners, games }: Outcome): string {
  return `${plural(games, 'game')} for ${listOf(winners.map((side) => sideName(game, side)))}`
}

/**
 * What a change of the record would do, before it is accepted: `Ann 87 → 85, Bob stays at 90. The game would
 * have ended on deal 9.`
 */
export function sayChange(before: Game, after: Game): string {
  return [`${sayMoved(before, after)}.`, ...endChange(before, after), ...lostPlaces(before, after)].join(' ')
}

function sayMoved(before: Game, after: Game): string {
  const [was, is] = [scoresOf(before), scoresOf(after)]
  const sides = before.pegs.map((_, side) => ({ name: sideName(before, side), was: was[side], is: is[side] }))
  const moved = sides.filter((side) => side.was !== side.is)
  if (moved.length === 0) return 'No score changes'
  return listOf(moved.map((side) => `${side.name} ${side.was} → ${side.is}`))
}

function endChange(before: Game, after: Game): readonly string[] {
  if (after.step.type !== 'over') return before.step.type === 'over' ? ['The game goes on.'] : []
  if (!after.outcome) return before.outcome ? ['Nobody wins: the game was given up.'] : []
  const deal = endDeal(after)
  const { winners } = before.outcome ?? { winners: [] }
  if (same(winners, after.outcome.winners) && endDeal(before) === deal) return []
  return [`${sayEnd(after).title}: the game would have ended on deal ${deal}.`]
}

function endDeal({ lines, outcome }: Game): number | undefined {
  return lines.find(({ seq }) => seq === outcome?.seq)?.deal
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((side, i) => side === b[i])
}

/** Entries that are kept but would not count any more. */
function lostPlaces(before: Game, after: Game): readonly string[] {
  const unfit = (game: Game) => game.lines.filter((line) => line.unfit).length
  const more = unfit(after) - unfit(before)
  return more > 0 ? [`${plural(more, 'entry', 'entries')} would not count any more.`] : []
}

/** `The 5 of hearts is already in Bob’s hand. Move it here?` */
export function askMove(game: Game, card: Card, holder: Holder | 'starter'): string {
  return `${sayRefusal(game, { type: 'card-used', card, holder })} Move it here?`
}

/** What moving it does besides: `Bob’s hand is then counted again: Bob 12 → 0.` */
export function sayMoveEffect(before: Game, after: Game, of: Holder): string {
  return `${opening(holderName(before, of))} is then counted again: ${sayChange(before, after)}`
}

/** `Bob’s 5 of hearts, with all that follows`, `the starter, …`: what is put right. */
export function sayWhatChanges(game: Game, card: Card, seat: number | undefined): string {
  const which =
    seat === undefined
      ? `the ${game.rules.words.starter}, ${cardName(card)}`
      : `${possessive(seatName(game, seat))} ${cardName(card)}`
  return `${which}, with all that follows`
}

/** The button that puts the last card down to somebody else. */
export function sayLaidThat(name: string): string {
  return `${name} laid that`
}

/** Below the slots of a hand of which some cards were laid: `and one card that was not laid`. */
export function sayNotLaid(cards: number): string {
  return cards === 1
    ? 'and the card that was not laid'
    : `and the ${numberWord(cards)} cards that were not laid`
}
