import { MISTAKES, type MistakeName } from './known-mistakes.ts'
import { effectOf, lineKey, type Miscount, type Truth, truthOf } from './miscount.ts'
import type { Rules } from './rules.ts'
import { type Line, type Show, totalOf } from './show.ts'

/** One way to make a mistake with these cards. `weight`: how likely it is beside others, not a chance. */
export interface MadeMistake {
  readonly name: MistakeName
  readonly weight: number
  readonly miscount: Miscount
}

/** A number claimed for a show, and what may be behind it. */
export interface CheckedClaim {
  readonly truth: Truth
  readonly claim: number
  /** Points claimed too many; below 0 when too few. */
  readonly over: number
  /** At most three, the most likely first: each is one mistake, or two made together. */
  readonly explanations: readonly (readonly MadeMistake[])[]
}

/** More than this nobody reads at a table. */
const MOST = 3
/** An explanation less likely than this part of the likeliest is none. */
const LEAST = 0.4
/** Two things counted that are not there explain a claim only from this weight on. */
const LEAST_OF_TWO = 0.5

/**
 * Which usual mistakes give exactly the number that somebody claims for a show: the most likely first, two together
 * only where one alone does not. Any number may be claimed. How likely a mistake is was fitted to 74 counted hands.
 */
export function checkClaim(show: Show, rules: Rules, claim: number): CheckedClaim {
  const truth = truthOf(show, rules)
  const over = claim - totalOf(truth.lines)
  const all = (over === 0 ? [] : MISTAKES).flatMap(({ name, weight, miscountsIn }) =>
    miscountsIn(truth).map(({ share = 1, ...miscount }) => ({ name, weight: weight * share, miscount })),
  )
  const made = show.suits === undefined ? all : all.filter(({ miscount }) => isByRank(miscount))
  const single = made.filter(({ miscount }) => effectOf(miscount) === over).map((one) => [one])
  const chosen = (single.length > 0 ? single : pairsOf(made, over)).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  const least = chosen[0] ? weightOf(chosen[0]) * LEAST : 0
  const likely = chosen.filter((one) => weightOf(one) >= least)
  return { truth, claim, over, explanations: distinct(truth, likely).slice(0, MOST) }
}

/** Not by suits, nor by a jack of which only the suit makes a nob. */
function isByRank({ counted }: Miscount): boolean {
  return counted.every(({ kind }) => kind === 'fifteen' || kind === 'pair' || kind === 'run')
}

/** Two mistakes at once are as likely as one after the other. */
function weightOf(made: readonly MadeMistake[]): number {
  return made.reduce((all, { weight }) => (all * weight) / 100, 1)
}

export type Missed = NonNullable<ReturnType<typeof missedLines>>

/**
 * The places of the lines that a short claim most likely leaves out; undefined where it does not leave out whole
 * lines. `certain`: no others add up to the same.
 */
export function missedLines({ truth: { lines }, over, explanations: [likeliest] }: CheckedClaim) {
  const miscounts = likeliest?.map(({ miscount }) => miscount) ?? []
  if (over >= 0 || miscounts.length === 0 || miscounts.some(({ counted }) => counted.length > 0))
    return undefined
  const gone = miscounts.flatMap((miscount) => miscount.gone)
  const places: readonly number[] = lines.flatMap((line, place) => (gone.includes(line) ? [place] : []))
  return { places, certain: waysTo(-over, lines) === 1 }
}

/** How many sets of these lines add up to these points. */
function waysTo(points: number, [first, ...rest]: readonly Line[]): number {
  if (points === 0) return 1
  if (!first || points < 0) return 0
  return waysTo(points - first.points, rest) + waysTo(points, rest)
}

/**
 * Two mistakes that do not hinder each other, both in one direction: nobody errs both ways at once. Two oversights are
 * common; two things that are not there are counted only where the cards invite both.
 */
function pairsOf(made: readonly MadeMistake[], over: number): readonly (readonly MadeMistake[])[] {
  const oneWay = made.filter(({ miscount }) => Math.sign(effectOf(miscount)) === Math.sign(over))
  return oneWay.flatMap((first, i) =>
    oneWay.slice(i + 1).flatMap((second) => {
      const effect = effectOf(first.miscount) + effectOf(second.miscount)
      const fits = effect === over && first.name !== second.name
      const invited = over < 0 || weightOf([first, second]) >= LEAST_OF_TWO
      return fits && invited && areCompatible(first.miscount, second.miscount) ? [[first, second]] : []
    }),
  )
}

/** No line is given up twice, counted twice over, or given up by one and counted again by the other. */
function areCompatible(a: Miscount, b: Miscount): boolean {
  const ofA = new Set([...a.gone, ...a.counted].map(lineKey))
  return [...b.gone, ...b.counted].every((line) => !ofA.has(lineKey(line)))
}

/** The same wrong count once, by its likelier name; the same mistake once, with its likelier cards. */
function distinct(truth: Truth, chosen: readonly (readonly MadeMistake[])[]) {
  const seen = new Set<string>()
  return chosen.filter((made) => {
    const gone = new Set(made.flatMap(({ miscount }) => miscount.gone))
    const kept = truth.lines.filter((line) => !gone.has(line))
    const lines = [...kept, ...made.flatMap(({ miscount }) => miscount.counted)]
    const names = made.map(({ name }) => name).join()
    const sum = lines
      .map((line) => `${lineKey(line)} ${line.points}`)
      .sort()
      .join()
    if (seen.has(names) || seen.has(sum)) return false
    seen.add(names).add(sum)
    return true
  })
}
