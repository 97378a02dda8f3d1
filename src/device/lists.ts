import * as v from 'valibot'
import { card, cards, holes, id, MOST_LENGTH, text, time, whole } from '../game/record/decode.ts'
import { namesNow, plainly, playerKey, type Renamed } from '../game/record/player-names.ts'
import type { RuleSet } from '../game/setup/start-game.ts'

/** `usedAt`, `at`: milliseconds since 1970. */
export const nameShape = v.object({ name: text, usedAt: time })

export type UsedName = Readonly<v.InferOutput<typeof nameShape>>

/** More than anybody would scroll through. */
export const MOST_NAMES = 300

export function withNames(
  names: readonly UsedName[],
  used: readonly string[],
  at: number,
): readonly UsedName[] {
  return joinNames(
    used.filter((name) => name !== '' && name.length <= MOST_LENGTH).map((name) => ({ name, usedAt: at })),
    names,
    at,
  )
}

/** A time in the future would keep a name at the top of the list for ever. */
export function joinNames(ours: readonly UsedName[], theirs: readonly UsedName[], now: number) {
  const known = new Set(ours.map(({ name }) => name))
  const added = theirs.filter(({ name }) => !known.has(name))
  return [...ours, ...added.map(({ name, usedAt }) => ({ name, usedAt: Math.min(usedAt, now) }))]
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(0, MOST_NAMES)
}

export const countShape = v.object({
  at: time,
  of: v.picklist(['hand', 'crib']),
  cards,
  starter: card,
  /** Name of the rule set it was counted under. */
  rules: text,
  points: holes,
})

export type SavedCount = Readonly<v.InferOutput<typeof countShape>>

export const MOST_COUNTS = 50

/** A hand that is counted again moves to the top. */
export function withCount(counts: readonly SavedCount[], count: SavedCount): readonly SavedCount[] {
  return joinCounts([count], counts, Number.POSITIVE_INFINITY)
}

/** A time in the future would stay at the top for ever. */
export function joinCounts(ours: readonly SavedCount[], theirs: readonly SavedCount[], now: number) {
  const known = new Set(ours.map(handOf))
  const added = theirs.filter((count) => !known.has(handOf(count)))
  return [...ours, ...added.map((count) => ({ ...count, at: Math.min(count.at, now) }))]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_COUNTS)
}

const handOf = ({ of, cards: held, starter, rules }: SavedCount) =>
  `${of} ${held.join('')} ${starter} ${rules}`

/** Those of a file are never refused. */
export const MOST_RULE_SETS = 60

type RuleSets = readonly RuleSet[]

export function withRuleSet(sets: RuleSets, set: RuleSet): RuleSets {
  return inOrder([...withoutRuleSet(sets, set.rules.name), set])
}

export const withoutRuleSet = (sets: RuleSets, name: string): RuleSets =>
  sets.filter((set) => set.rules.name !== name)

export function joinRuleSets(ours: RuleSets, theirs: RuleSets): RuleSets {
  const names = new Set(ours.map((set) => set.rules.name))
  return inOrder([...ours, ...theirs.filter((set) => !names.has(set.rules.name))])
}

const inOrder = (sets: RuleSets) => sets.toSorted((a, b) => a.rules.name.localeCompare(b.rules.name))

/** A game that another phone scores: when that phone was last heard of, and whose it is, if that is known. */
export const followedShape = v.object({ gameId: id, at: time, from: v.exactOptional(text) })

export type FollowedGame = Readonly<v.InferOutput<typeof followedShape>>

type Followed = readonly FollowedGame[]

export const MOST_FOLLOWED = 20

export const withFollowed = (followed: Followed, game: FollowedGame): Followed =>
  joinFollowed([game], followed, game.at)

export const withoutFollowed = (followed: Followed, gameId: string): Followed =>
  followed.filter((one) => one.gameId !== gameId)

export function joinFollowed(ours: Followed, theirs: Followed, now: number): Followed {
  const known = new Set(ours.map(({ gameId }) => gameId))
  const added = theirs.filter(({ gameId }) => !known.has(gameId))
  return [...ours, ...added.map((game) => ({ ...game, at: Math.min(game.at, now) }))]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_FOLLOWED)
}

const answers = whole(0, 1_000_000)

export const practisedShape = v.pipe(v.tuple([text, text, answers, answers]), v.readonly())

/** How often a player answered each trap right and wrong. Without a name: nobody in particular. */
export type PractisedRow = v.InferOutput<typeof practisedShape>

type Answers = readonly [trap: string, right: number, wrong: number]

/** One player’s answers, as `figures/practice.ts` takes them, under all names that are theirs now. */
export function practisedBy(
  practised: readonly PractisedRow[],
  renamed: Renamed,
  name: string,
): readonly Answers[] {
  const isTheirs = isNamed(renamed, name)
  const sums = new Map<string, Answers>()
  for (const [player, trap, right, wrong] of practised) {
    const [, rights = 0, wrongs = 0] = sums.get(trap) ?? []
    if (isTheirs(player)) sums.set(trap, [trap, rights + right, wrongs + wrong])
  }
  return [...sums.values()]
}

/** With one player’s answers as they are now. */
export function withPractised(
  practised: readonly PractisedRow[],
  renamed: Renamed,
  name: string,
  answers: readonly Answers[],
): readonly PractisedRow[] {
  const isTheirs = isNamed(renamed, name)
  const others = practised.filter(([player]) => !isTheirs(player))
  return [...others, ...answers.map((answer) => [plainly(name), ...answer] as const)]
}

function isNamed(renamed: Renamed, name: string) {
  const now = namesNow(renamed)
  return (player: string) => playerKey(now(player)) === playerKey(now(name))
}
