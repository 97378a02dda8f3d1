import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { capitalise, listOf, plural } from '../grammar.ts'
import type { FoundRulings } from '../rulings/find-rulings.ts'
import { type Ruling, say, sourceName, type Trial } from '../rulings/ruling.ts'
import { lineName } from '../spoken-count.ts'

export const saySources = ({ from }: Ruling) =>
  `${from.length === 1 ? 'Source' : 'Sources'}: ${listOf(from.map(sourceName))}.`

/** How an answer begins: `No`, `Yes, 4`, `Your table decides`. */
export const sayVerdict = (ruling: Ruling, rules: Rules) =>
  /^(?:Yes|No|Your table decides)(?:, \d+)?/.exec(say(ruling.answer, rules))?.[0] ?? ''

const SIX_CARD = PRESETS['six-card-121']

const GAMES: readonly (readonly [name: string, rules: Rules])[] = [
  ['six-card', SIX_CARD],
  ['five-card', PRESETS['five-card-61']],
  ['league', PRESETS['league-singles']],
  ['three or more players', PRESETS['three-hand']],
  ['lowball', asLowball(SIX_CARD)],
  ['muggins', { ...SIX_CARD, muggins: { ...SIX_CARD.muggins, mode: 'on' } }],
]

/** The games from here on are kinds of the six-card game, named only where they differ from it. */
const KINDS_FROM = 3

export function answersElsewhere(ruling: Ruling, rules: Rules) {
  const answerIn = (other: Rules) => say(ruling.answer, { ...other, words: rules.words })
  const here = answerIn(rules)
  const usual = answerIn(SIX_CARD)
  const games = new Map<string, string[]>()
  for (const [place, [name, other]] of GAMES.entries()) {
    const answer = answerIn(other)
    if (answer === here || (place >= KINDS_FROM && answer === usual)) continue
    games.set(answer, [...(games.get(answer) ?? []), name])
  }
  return [...games].map(([answer, names]) => ({ games: capitalise(listOf(names)), answer }))
}

/** `flush 5`, `no run`, `13 in all`, `the last card pegs 3`. */
export function sayTrial(trial: Trial, { words }: Pick<Rules, 'words'>): string {
  if (trial.type === 'play') return `the last card pegs ${trial.points === 0 ? 'nothing' : trial.points}`
  const { kind, points } = trial
  if (kind === undefined) return points === 0 ? 'nothing' : `${points} in all`
  const name = lineName(kind, words)
  return points === 0 ? `no ${name}` : `${name} ${points}`
}

export function sayFound({ rulings, whole }: FoundRulings): string {
  if (rulings.length === 0) return ''
  const found = plural(rulings.length, 'ruling')
  return whole ? found : `No ruling has all of these words. The nearest: ${found}`
}

export function sayNothingFound(query: string, { words }: Rules): string {
  const asked = query.trim().slice(0, 40)
  return `There is no ruling on “${asked}”. Try one word of it, such as ${words.crib}, go, run, flush or ${words.three}. Where cards decide, count the hand.`
}

export const RULINGS_WORDS = {
  find: 'Find a dispute',
  hint: 'flush, go, nibs …',
  rules: 'Rules',
  here: 'This table',
  tryIt: 'Try it',
  withMuggins: ({ name }: Rules) => `${name}, muggins`,
} as const
