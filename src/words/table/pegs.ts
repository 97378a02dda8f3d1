import type { PenaltyFor } from '../../game/intent.ts'
import type { PegKey } from '../../game/moves/peg-keys.ts'
import type { GameEvent, PegReason } from '../../game/record/entry.ts'
import { type LogLine, type ShownGame, type Source, scoresOf } from '../../game/record/game.ts'
import type { Rules, SkunkLine } from '../../rules/rules.ts'
import { capitalise, listOf, withVerb } from '../engine/grammar.ts'
import { withArticle } from '../engine/spoken-count.ts'
import { possessive, sideList, sideName } from '../names.ts'

export const PEG_WORDS = {
  other: 'other',
  otherTitle: 'Other points',
  what: 'What to peg',
  kinds: {
    points: 'Points',
    penalty: 'Penalty',
    back: 'Subtract',
    muggins: 'Muggins',
    falseCall: 'False call',
    over: 'False claim of game',
  },
  muggins: 'Muggins',
  falseCall: 'false call',
  whoCalls: 'Who calls',
  missed: 'Points missed',
  called: 'Points called',
  cardsFitted: 'Cards that fitted',
  claimedTooMany: (side: string) => `Points that ${side} claimed too many`,
  anyFor: (side: string) => `Any points for ${side}`,
  takeFrom: (side: string) => `Subtract from ${side}`,
  penaltyFor: (fault: string) => `Penalty: ${fault}`,
  for: 'For',
  ownWords: 'In your own words',
  whose: 'Whose points',
  whoseFault: 'Whose fault',
  noPenalty: (side: string) => `${withVerb(side, 'are')} learning: no penalty.`,
  total: 'Total',
  toPlay: 'to play',
  otherPoints: (side: string) => `${side}: other points`,
} as const

/** A key of the play pad: `fifteen`, `run of 3`, `pair royal`. */
export function pegReasonName({ reason, points }: PegKey, { words }: Rules): string {
  const own: Partial<Record<PegReason, string>> = {
    run: points < 3 ? 'run' : `run of ${points}`,
    'last-card': 'last card',
    'pair-royal': words.three,
    'double-pair-royal': words.four,
    heels: 'his heels',
    crib: words.crib,
  }
  return own[reason] ?? reason
}

/** On the key for heels where the starter is not told: `Jack: 2`. `pegs`: what is read aloud in full. */
export const sayJack = ({ words }: Rules, pegs: number | string) => `${capitalise(words.jack)}: ${pegs}`

/** The caption of a key, short where three sides share the width: `go`, `31`, `royal`. */
export function pegKeyCaption(key: PegKey, rules: Rules, isShort: boolean): string {
  const { lastCard } = rules.play
  if (key.reason === 'go') return lastCard === key.points && !isShort ? 'go / last' : 'go'
  if (key.reason === 'heels') return rules.words.jack
  const name = pegReasonName(key, rules)
  if (!isShort) return name
  return key.reason === 'run' ? key.reason : (SHORT_NAMES[name] ?? name)
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  'thirty-one': '31',
  fifteen: '15',
  'last card': 'last',
  'pair royal': 'royal',
  'three of a kind': 'three',
  'four of a kind': 'four',
}

const WITH_THE: readonly PegReason[] = ['go', 'last-card', 'crib']
const WITHOUT_ARTICLE: readonly PegReason[] = ['fifteen', 'thirty-one', 'muggins', 'heels']

/** Follows “for”: `fifteen`, `a pair`, `the go`. Undefined for points without a stated reason. */
function sayReason(key: PegKey, rules: Rules): string | undefined {
  if (key.reason === 'other') return undefined
  const name = pegReasonName(key, rules)
  if (WITHOUT_ARTICLE.includes(key.reason)) return name
  return WITH_THE.includes(key.reason) ? `the ${name}` : withArticle(name)
}

export const sayPegs = (side: string, key: PegKey, rules: Rules) =>
  `${withVerb(side, 'peg')} ${sayPoints(key, rules)}`

export function sayPoints(key: PegKey, rules: Rules, note = ''): string {
  const reason = sayReason(key, rules)
  const own = note.trim()
  const what = reason && own ? `${reason} (${own})` : (reason ?? own)
  return what === '' ? `${key.points}` : `${key.points} for ${what}`
}

export const reasonName = (reason: PegReason, rules: Rules) => pegReasonName({ reason, points: 0 }, rules)

export function pointSourceName(source: Source, { words }: Rules): string {
  return {
    'three-for-last': 'Three for last',
    heels: 'His heels',
    play: 'In the play',
    hand: 'Hands',
    crib: capitalise(words.crib),
    muggins: 'Muggins',
    penalty: 'Penalty',
    correction: 'Correction',
    other: 'Other points',
  }[source]
}

export type Pegged = Extract<GameEvent, { type: 'pegged' }>

/** The pegs that make one leap with this one, the first first: a peg that joins belongs to the one before. */
export function leapOf(game: ShownGame, line: LogLine): readonly Pegged[] {
  const end = game.lines.findIndex(({ seq }) => seq === line.seq)
  const leap: Pegged[] = []
  for (const { entry, ignored } of game.lines.slice(0, end + 1).reverse()) {
    if (entry.type !== 'pegged' || ignored || entry.side !== (leap[0] ?? entry).side) break
    leap.unshift(entry)
    if (entry.joins !== true) break
  }
  return leap
}

/** What a claim or a call costs, as if it were pegged by hand. */
export function penaltiesIn(entry: GameEvent): readonly Pegged[] {
  if (entry.type !== 'hand-counted' && entry.type !== 'muggins-passed') return []
  const note = entry.type === 'hand-counted' ? 'over-claim' : PEG_WORDS.falseCall
  return (entry.penalty ?? []).map((one) => ({ type: 'pegged', ...one, reason: 'penalty', note }))
}

/** The point for a go that nobody tapped and this line proves, in the same form. */
export function goIn({ entry, moves }: LogLine): readonly Pegged[] {
  const [move] = moves
  if (!('go' in entry) || move === undefined) return []
  const reason = entry.type === 'card-played' ? 'go' : 'last-card'
  return [{ type: 'pegged', side: move.side, points: move.points, reason }]
}

/** `4 for fifteen and a pair`, `2 for a penalty (renege)`. */
export function sayLeapPoints(leap: readonly Pegged[], rules: Rules): string {
  const [first, ...more] = leap
  if (first !== undefined && more.length === 0) return sayPoints(first, rules, first.note)
  const points = leap.reduce((sum, peg) => sum + peg.points, 0)
  const reasons = leap.flatMap((peg) => sayReason(peg, rules) ?? [])
  return reasons.length < leap.length ? `${points}` : `${points} for ${listOf(reasons)}`
}

export function sayFault(game: ShownGame, offender: number, { sides, points }: PenaltyFor): string {
  const fault = `${possessive(sideName(game, offender))} fault`
  const names = sideList(game, sides)
  if (points < 0) return `${fault}: ${withVerb(names, 'go')} back`
  return `${fault}: ${sides.length > 1 ? `${names} each get` : withVerb(names, 'get')} the points`
}

export const saySkunkLine = ({ name }: SkunkLine) => `${name.replaceAll(' ', '-')} line`

/** The furthest skunk line that a peg passes on its way: `, past the double-skunk line`. */
export function sayPassing({ skunks }: Rules, from: number, to: number): string {
  const passed = skunks.filter((line) => from < line.below && to >= line.below)
  const furthest = passed.toSorted((a, b) => b.below - a.below)[0]
  return furthest === undefined ? '' : `, past the ${saySkunkLine(furthest)}`
}

/** What the last hole does: `wins`, in lowball `loses`. */
export const sayEnds = ({ firstHome }: Rules) => firstHome

export function sayPegEffect(game: ShownGame, side: number, points: number): string {
  const { rules } = game
  const from = scoresOf(game)[side] ?? 0
  const to = Math.max(0, Math.min(from + points, rules.target))
  if (to === from) return `stays at ${from}`
  if (to < from) return `${from} back to ${to}`
  if (to === rules.target) return `${from} to ${to}, and ${sayEnds(rules)}`
  return `${from} to ${to}${sayPassing(rules, from, to)}`
}
