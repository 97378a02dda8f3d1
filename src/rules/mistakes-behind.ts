import { countShow, totalOf } from './count-show.ts'
import { likelyMissed } from './likely-missed.ts'
import { effectOf, lineKey, type MistakenLine, type Slip, type Truth } from './mistake.ts'
import { MISTAKES, type MistakeName } from './mistakes.ts'
import type { Rules } from './rules.ts'
import type { Show } from './show.ts'

/** A usual mistake as it was made with these cards. */
export interface MadeMistake {
  readonly name: MistakeName
  readonly ruling: number | undefined
  readonly slip: Slip
}

/** One mistake, or two together, and the count they make: its lines come to the claim. */
export interface Explanation {
  readonly made: readonly MadeMistake[]
  readonly lines: readonly MistakenLine[]
}

/** What can be said of a claim once the cards are known. */
export interface ClaimCheck {
  readonly truth: Truth
  readonly claim: number
  /** Claimed too many; below nothing when too few. */
  readonly over: number
  /** The most likely first; a pair of mistakes only where one by itself does not do. */
  readonly explanations: readonly Explanation[]
  /** Places of whole lines that come to what a short claim lacks. */
  readonly missed: readonly number[] | undefined
}

/** More than this nobody reads at a table. */
const MOST = 3

/** Holds what somebody says against a show: which usual mistakes give exactly that number. */
export function checkClaim(show: Show, rules: Rules, claim: number): ClaimCheck {
  const truth: Truth = { show, rules, lines: countShow(show, rules.show) }
  const over = claim - totalOf(truth.lines)
  const made = over === 0 ? [] : everyMistake(truth)
  const single = made.filter(({ slip }) => effectOf(slip) === over).map((one) => [one])
  const missed = over < 0 ? likelyMissed(truth.lines, -over) : undefined
  const chosen = single.length > 0 || missed ? single : pairsOf(made, over)
  return { truth, claim, over, missed, explanations: unlike(truth, chosen).slice(0, MOST) }
}

function everyMistake(truth: Truth): readonly MadeMistake[] {
  return MISTAKES.flatMap((mistake) => {
    const { name, slipsIn } = mistake
    const ruling = 'ruling' in mistake ? mistake.ruling : undefined
    return slipsIn(truth).map((slip) => ({ name, ruling, slip }))
  })
}

/** Two mistakes that do not hinder each other: both in one direction before one that makes good for the other. */
function pairsOf(made: readonly MadeMistake[], over: number): readonly (readonly MadeMistake[])[] {
  const pairs = made.flatMap((first, i) =>
    made.slice(i + 1).flatMap((second, j) => {
      const effect = effectOf(first.slip) + effectOf(second.slip)
      if (effect !== over || first.name === second.name || !goTogether(first.slip, second.slip)) return []
      const against = Math.sign(effectOf(first.slip)) !== Math.sign(effectOf(second.slip))
      return [{ pair: [first, second], rank: i + i + j + (against ? made.length * 2 : 0) }]
    }),
  )
  return pairs.sort((a, b) => a.rank - b.rank).map(({ pair }) => pair)
}

/** No line is given up twice, counted twice over, or given up by one and counted again by the other. */
function goTogether(a: Slip, b: Slip): boolean {
  const ofA = new Set([...a.gone, ...a.counted].map(lineKey))
  return [...b.gone, ...b.counted].every((line) => !ofA.has(lineKey(line)))
}

/** Different names for the same arithmetic are told once, by the likelier name. */
function unlike(truth: Truth, chosen: readonly (readonly MadeMistake[])[]): readonly Explanation[] {
  const all = chosen.map((made) => ({ made, lines: mistakenLines(truth, made) }))
  const keys = all.map(({ lines }) =>
    lines
      .map((line) => `${lineKey(line)} ${line.points}`)
      .sort()
      .join(),
  )
  return all.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

function mistakenLines({ lines }: Truth, made: readonly MadeMistake[]): readonly MistakenLine[] {
  const gone = new Set(made.flatMap(({ slip }) => slip.gone))
  return [...lines.filter((line) => !gone.has(line)), ...made.flatMap(({ slip }) => slip.counted)]
}
