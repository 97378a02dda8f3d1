import type { Rules } from '../../rules/rules.ts'
import { listOf, plural } from '../grammar.ts'
import type { Found } from '../rulings/find-rulings.ts'
import { type Ruling, sourceName, type Trial } from '../rulings/ruling.ts'
import { lineName } from '../spoken-count.ts'

/** `By Hoyle and the Bicycle rules.` */
export function saySources({ from }: Ruling): string {
  const names = from.map(sourceName)
  return from.every((source) => source === 'own') ? 'Our own decision.' : `By ${listOf(names)}.`
}

/** What the cards of a trial show: `flush 5`, `no run`, `13 in all`, `the last card pegs 3`. */
export function sayTrial(trial: Trial, { words }: Rules): string {
  if (trial.type === 'play') {
    return trial.points === 0 ? 'the last card pegs nothing' : `the last card pegs ${trial.points}`
  }
  const { kind, points } = trial
  if (kind === undefined) return points === 0 ? 'nothing' : `${points} in all`
  const name = lineName({ kind, cards: [], points }, words)
  return points === 0 ? `no ${name}` : `${name} ${points}`
}

/** The name of these rules played with muggins. */
export const sayWithMuggins = ({ name }: Rules) => `${name}, muggins`

/** Said after a search, and read out: how much it found. */
export function sayFound({ rulings, whole }: Found): string {
  if (rulings.length === 0) return ''
  const found = plural(rulings.length, 'ruling')
  return whole ? found : `Nothing has all of these words. The nearest: ${found}`
}

/** When nothing comes near: what can be looked for. */
export function sayNothingFound(query: string, { words }: Rules): string {
  const asked = query.trim().slice(0, LONGEST)
  return `There is no ruling on “${asked}”. Try one word of it, such as ${words.crib}, go, run, flush or ${words.three}. Where cards decide, count the hand.`
}

const LONGEST = 40

export const RULINGS_WORDS = {
  find: 'Find a dispute',
  hint: 'flush, go, nibs …',
  rules: 'Rules',
  here: 'This table',
  tryIt: 'Try it',
} as const
