import type { Game, Outcome } from '../game/game.ts'
import type { Intent } from '../game/intent.ts'
import { listOf, plural } from './grammar.ts'
import { seatName, sideName } from './names.ts'
import { sayChange } from './say-change.ts'

export const PUT_RIGHT = {
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
} as const

/** The line that something comes before: `Before: Deal 3 · Bob’s hand · 16`. */
export function beforeWords(line: string): string {
  return `Before: ${line}`
}

export function nameLabel(seat: number): string {
  return `Name, seat ${seat + 1}`
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
  const [was, is] = [worth(before), worth(after)]
  if (was === is || before.rules.match.type === 'single') return []
  return [`For the match this game counts ${is}, before ${was}.`]
}

function worth(game: Game): string {
  return game.outcome ? gamesFor(game, game.outcome) : 'nothing'
}

function gamesFor(game: Game, { winners, games }: Outcome): string {
  return `${plural(games, 'game')} for ${listOf(winners.map((side) => sideName(game, side)))}`
}
