import { groupBy } from '../../base/group-by.ts'
import { once } from '../../base/once.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, type Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { capitalise, listOf, plural } from '../engine/grammar.ts'
import { lineName } from '../engine/spoken-count.ts'
import type { FoundRulings } from '../rulings/find-rulings.ts'
import { type Ruling, sayFrom, sourcesOf, type Trial, verdictOf } from '../rulings/ruling.ts'

const SIX_CARD = PRESETS['six-card-121']

export const WITH_MUGGINS: Rules = {
  ...SIX_CARD,
  name: `${SIX_CARD.name}, muggins`,
  muggins: { ...SIX_CARD.muggins, mode: 'on' },
}

const namedGames = once((): readonly (readonly [name: string, rules: Rules])[] => [
  ['six-card', SIX_CARD],
  ['five-card', PRESETS['five-card-61']],
  ['league', PRESETS['league-singles']],
  ['three or more players', PRESETS['three-hand']],
  ['lowball', asLowball(SIX_CARD)],
  ['ACC', PRESETS['acc-muggins']],
  ['muggins', WITH_MUGGINS],
])

/** The games from here on are kinds of the six-card game, named only where they differ from it. */
const KINDS_FROM = 3

/** The whole answer in the words of one table. */
function answerIn(ruling: Ruling, rules: Rules, { words }: Pick<Rules, 'words'>): string {
  const { sentence, more } = verdictOf(ruling, { ...rules, words })
  return more === '' ? sentence : `${sentence} ${more}`
}

export function answersElsewhere(ruling: Ruling, rules: Rules) {
  const here = answerIn(ruling, rules, rules)
  const usual = answerIn(ruling, SIX_CARD, rules)
  const answers = namedGames().map(([name, other]) => ({ name, answer: answerIn(ruling, other, rules) }))
  const others = answers.filter(
    ({ answer }, place) => answer !== here && (place < KINDS_FROM || answer !== usual),
  )
  return [...groupBy(others, ({ answer }) => answer)].map(([answer, those]) => ({
    games: capitalise(listOf(those.map(({ name }) => name))),
    answer,
  }))
}

const MODES = ['off', 'flag', 'on', 'call'] as const

/** Every game that comes with the app, and what each table chooses for itself with it. */
const published = once((): readonly Rules[] =>
  PRESET_NAMES.flatMap((name) => [PRESETS[name], asLowball(PRESETS[name])]).flatMap((rules) =>
    MODES.map((mode) => ({ ...rules, muggins: { ...rules.muggins, mode } })),
  ),
)

/** Where a table has an answer of its own, no book is named for it. */
export function saySources(ruling: Ruling, rules: Rules): string {
  const here = answerIn(ruling, rules, rules)
  const isPublished = published().some((other) => answerIn(ruling, other, rules) === here)
  if (!isPublished) return 'Source: the rules of this table.'
  const sources = sourcesOf(ruling, rules)
  return `${sources.length === 1 ? 'Source' : 'Sources'}: ${sayFrom(sources)}.`
}

/** `flush 5`, `no run`, `13 in all`, `the last card pegs 3`. */
export function sayTrial(trial: Trial, { words }: Pick<Rules, 'words'>): string {
  if (trial.type === 'play') return `the last card pegs ${trial.points === 0 ? 'nothing' : trial.points}`
  const { kind, points } = trial
  if (kind === undefined) return points === 0 ? 'nothing' : `${points} in all`
  const name = lineName(kind, words)
  return points === 0 ? `no ${name}` : `${name} ${points}`
}

export function sayFound(found: FoundRulings | 'unloaded', { words }: Rules): string {
  if (found === 'unloaded')
    return 'The search could not be loaded. Connect this device, and open the page again.'
  const { typed, numbers, isAnswer } = found
  if (isAnswer) return plural(numbers.length, 'ruling')
  const asked = typed.trim().slice(0, 40)
  const known =
    numbers.length > 0
      ? `No ruling has all of “${asked}”. The nearest are below.`
      : `There is no ruling on “${asked}”.`
  return `${known} Try fewer words, such as ${words.crib}, go, run, flush or ${words.three}. Where cards decide, count the hand.`
}

export const RULINGS_WORDS = {
  find: 'Find a dispute',
  hint: 'flush, go, nibs …',
  rules: 'Rules',
  here: 'This table',
  tryIt: 'Try it',
} as const
