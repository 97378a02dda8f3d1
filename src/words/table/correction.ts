import type { Intent } from '../../game/intent.ts'
import { type ShownGame, scoresOf } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { joinClauses, listOf, numberWord, plural, sentenceCase } from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { holderName, MARK_WORDS, seatName, sideList, sideName } from '../names.ts'
import { sayEnd } from './game-over.ts'
import { sayRefusal } from './refusal.ts'

export const CORRECTION_WORDS = {
  change: 'Edit',
  changeTitle: 'Edit entry',
  names: 'Names and colours',
  save: 'Save',
  insertAbove: 'Insert above',
  insertTitle: 'Insert entry',
  insert: 'Insert',
  above: (entry: string) => `Above: ${entry}`,
  what: 'What was forgotten',
  points: 'Points',
  how: 'Counted by',
  byCards: 'Cards',
  byNumber: 'Number',
  claimed: 'Claimed',
  dealer: 'Who dealt',
  entered: 'Entered',
  turned: 'Turned up',
  played: 'Played',
  whichCard: 'Which card was it?',
  moveIt: 'Move it',
} as const

export type Correction = Extract<Intent, { type: 'amend' | 'remove' | 'insert' }>

/** What a correction would do: `Ann 87 → 85. 2 entries change with it. The game would have ended on deal 9.` */
export function sayCorrection(before: ShownGame, after: ShownGame, intent: Correction): string {
  const named = after.players.flatMap((name, seat) =>
    name === before.players[seat] ? [] : [`${seatName(before, seat)} → ${seatName(after, seat)}`],
  )
  const coloured = after.marks.flatMap((mark, side) =>
    mark === before.marks[side] ? [] : [`${sideName(after, side)}: ${MARK_WORDS[mark]}`],
  )
  return joinClauses([
    named.length > 0 && `${listOf(named)}.`,
    coloured.length > 0 && `${listOf(coloured)}.`,
    sayChange(before, after),
    along(before, after, intent),
    worthChange(before, after),
  ])
}

/** Entries that change, come or go because they depend on the one that was meant. */
function along(before: ShownGame, after: ShownGame, intent: Correction): string | false {
  const written = ({ lines }: ShownGame) =>
    new Map(lines.map(({ seq, entry }) => [seq, JSON.stringify(entry)]))
  const [was, is] = [written(before), written(after)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((seq) => was.get(seq) !== is.get(seq))
  const isInsert = intent.type === 'insert'
  const many = isInsert ? changed.length - 1 : changed.filter((seq) => seq !== intent.target).length
  return many > 0 && `${plural(many, 'other entry changes', 'other entries change')}.`
}

function worthChange(before: ShownGame, after: ShownGame): string | false {
  const [was, is] = [gameWorth(before), gameWorth(after)]
  if (was === is || before.rules.match.type === 'single') return false
  return `In the match this game is now worth ${is}, not ${was}.`
}

function gameWorth(game: ShownGame): string {
  if (!game.outcome) return 'nothing'
  return `${plural(game.outcome.games, worthUnit(game.rules))} for ${sideList(game, game.outcome.winners)}`
}

const sayChange = (before: ShownGame, after: ShownGame) =>
  joinClauses([`${sayMoved(before, after)}.`, endChange(before, after), lostPlaces(before, after)])

function sayMoved(before: ShownGame, after: ShownGame): string {
  const [was, is] = [scoresOf(before), scoresOf(after)]
  const moved = [...was.keys()].filter((side) => was[side] !== is[side])
  if (moved.length === 0) return after.outcome ? `Final score stays ${is.join('–')}` : 'No score changes'
  return listOf(moved.map((side) => `${sideName(before, side)} ${was[side]} → ${is[side]}`))
}

function endChange(before: ShownGame, after: ShownGame): string | false {
  if (after.step.type !== 'over') return before.step.type === 'over' && 'The game continues.'
  if (!after.outcome) return before.outcome !== undefined && 'Nobody wins: the game was ended early.'
  const deal = endDeal(after)
  const sameWinners = before.outcome?.winners.join() === after.outcome.winners.join()
  if (sameWinners && endDeal(before) === deal) return false
  return `${sayEnd(after).title}: the game would have ended on deal ${deal}.`
}

const endDeal = ({ lines, outcome }: ShownGame): number | undefined =>
  lines.find(({ seq }) => seq === outcome?.seq)?.deal

function lostPlaces(before: ShownGame, after: ShownGame): string | false {
  const ignored = (game: ShownGame) => game.lines.filter((line) => line.ignored).length
  const more = ignored(after) - ignored(before)
  return more > 0 && `${plural(more, 'entry', 'entries')} would no longer count.`
}

/** `after`: the game with the card moved, where that changes it. */
export function askMove(game: ShownGame, card: Card, holder: Holder | 'starter', after?: ShownGame): string {
  const asked = `${sayRefusal(game, { type: 'card-used', card, holder })} Move it here?`
  if (after === undefined || holder === 'starter') return asked
  return `${asked} ${sentenceCase(holderName(game, holder))} is counted again: ${sayChange(game, after)}`
}

export const sayNotPlayed = (cards: number) =>
  cards === 0
    ? 'all were played'
    : `and the ${cards === 1 ? 'card' : `${numberWord(cards)} cards`} not played`

export const sayPlayedOut = (game: ShownGame, of: Holder) =>
  `All cards of ${holderName(game, of)} were played: tap one of them to change it.`
