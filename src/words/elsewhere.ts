import { countShow, totalOf } from '../rules/count-show.ts'
import { PRESETS, type PresetName } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { makeShow, type Show } from '../rules/show.ts'
import { capitalise, listOf } from './grammar.ts'

interface Place {
  readonly of: Show['of']
  readonly rules: Rules
  readonly where: string
}

/** The games whose shows may differ, each by the name people give it. */
const GAMES: readonly (readonly [PresetName, string])[] = [
  ['six-card-121', 'in the usual game'],
  ['five-card-61', 'in the five-card game'],
  ['league-singles', 'in the league'],
]

/**
 * What the same cards are worth as something else, only where that differs: `As a hand 14.` Undefined when they are
 * worth the same everywhere.
 */
export function sayElsewhere(show: Show, rules: Rules): string | undefined {
  const here = worth(show, { of: show.of, rules, where: '' })
  const said = new Map<number, string>()
  for (const place of placesBut(show.of, rules)) {
    const points = worth(show, place)
    if (points !== undefined && points !== here && !said.has(points))
      said.set(points, `${place.where} ${points}`)
  }
  return said.size > 0 ? `${capitalise(listOf([...said.values()]))}.` : undefined
}

/** First the other thing it may be at this table, then what it may be at others. */
function placesBut(of: Show['of'], rules: Rules): readonly Place[] {
  const [other, as] =
    of === 'hand' ? (['crib', `as a ${rules.words.crib}`] as const) : (['hand', 'as a hand'] as const)
  const old = { ...rules, show: { ...rules.show, flushInCrib: rules.show.flushInHand } }
  return [
    { of: other, rules, where: as },
    ...GAMES.flatMap(([name, where]) => [
      { of, rules: PRESETS[name], where },
      { of: other, rules: PRESETS[name], where: `${as} ${where}` },
    ]),
    { of, rules: old, where: `where four in the ${rules.words.crib} are a flush` },
  ]
}

/** Undefined where so many cards are no such thing. */
function worth({ cards, starter }: Show, { of, rules }: Place): number | undefined {
  const show = makeShow({ of, cards, starter }, rules)
  return show.ok ? totalOf(countShow(show.value, rules.show)) : undefined
}
