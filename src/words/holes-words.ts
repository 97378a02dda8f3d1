import { type Game, scoresOf } from '../game/game.ts'
import type { Rules, SkunkLine } from '../rules/rules.ts'

/** `skunk line`, `double-skunk line`. */
export function lineWords({ name }: SkunkLine): string {
  return `${name.replaceAll(' ', '-')} line`
}

/** The furthest skunk line that a peg passes on its way, if it passes one. */
export function linePassed(rules: Rules, from: number, to: number): SkunkLine | undefined {
  const passed = rules.skunks.filter((line) => from < line.below && to >= line.below)
  return passed.toSorted((a, b) => b.below - a.below)[0]
}

/** Where pegging would take a side: `49 to 61, past the double-skunk line`, `112 to 121, and wins`. */
export function pegEffect(game: Game, side: number, points: number): string {
  const { rules } = game
  const from = scoresOf(game)[side] ?? 0
  const to = Math.max(0, Math.min(from + points, rules.target))
  if (to === from) return `stays at ${from}`
  if (to < from) return `${from} back to ${to}`
  if (to === rules.target) return `${from} to ${to}, and ${rules.firstHome === 'wins' ? 'wins' : 'loses'}`
  const line = linePassed(rules, from, to)
  return line === undefined ? `${from} to ${to}` : `${from} to ${to}, past the ${lineWords(line)}`
}
