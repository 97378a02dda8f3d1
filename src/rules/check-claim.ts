import { MISTAKES, type MistakeName } from './known-mistakes.ts'
import { effectOf, likelyMissed, lineKey, type Miscount, type Truth } from './miscount.ts'
import type { Rules } from './rules.ts'
import { countShow, type Show, totalOf } from './show.ts'

export interface MadeMistake {
  readonly name: MistakeName
  readonly miscount: Miscount
}

export type ClaimCheck = ReturnType<typeof checkClaim>

/** More than this nobody reads at a table. */
const MOST = 3

/**
 * Which usual mistakes give exactly the number that somebody claims for a show: the most likely first, two together
 * only where one alone does not. `over`: claimed too many, below 0 when too few. `missed`: places of
 * lines that add up to what a short claim lacks.
 */
export function checkClaim(show: Show, rules: Rules, claim: number) {
  const truth: Truth = { show, rules, lines: countShow(show, rules.show) }
  const over = claim - totalOf(truth.lines)
  const made = MISTAKES.flatMap(({ name, miscountsIn }) =>
    over === 0 ? [] : miscountsIn(truth).map((miscount) => ({ name, miscount })),
  )
  const single = made.filter(({ miscount }) => effectOf(miscount) === over).map((one) => [one])
  const missed = over < 0 ? likelyMissed(truth.lines, -over)?.places : undefined
  const chosen = single.length > 0 || missed ? single : pairsOf(made, over)
  return { truth, claim, over, missed, explanations: distinct(truth, chosen).slice(0, MOST) }
}

/** Two mistakes that do not hinder each other, both in one direction: nobody errs both ways at once. */
function pairsOf(made: readonly MadeMistake[], over: number): readonly (readonly MadeMistake[])[] {
  const likely = made.filter(({ miscount }) => Math.sign(effectOf(miscount)) === Math.sign(over))
  const pairs = likely.flatMap((first, i) =>
    likely.slice(i + 1).flatMap((second, j) => {
      const effect = effectOf(first.miscount) + effectOf(second.miscount)
      if (effect !== over || first.name === second.name || !areCompatible(first.miscount, second.miscount))
        return []
      return [{ pair: [first, second], rank: i + i + j }]
    }),
  )
  return pairs.sort((a, b) => a.rank - b.rank).map(({ pair }) => pair)
}

/** No line is given up twice, counted twice over, or given up by one and counted again by the other. */
function areCompatible(a: Miscount, b: Miscount): boolean {
  const ofA = new Set([...a.gone, ...a.counted].map(lineKey))
  return [...b.gone, ...b.counted].every((line) => !ofA.has(lineKey(line)))
}

/** The same wrong count once, by its likelier name; the same mistake once, with its likelier cards. */
function distinct(truth: Truth, chosen: readonly (readonly MadeMistake[])[]) {
  const seen = new Set<string>()
  return chosen.flatMap((made) => {
    const gone = new Set(made.flatMap(({ miscount }) => miscount.gone))
    const kept = truth.lines.filter((line) => !gone.has(line))
    const lines = [...kept, ...made.flatMap(({ miscount }) => miscount.counted)]
    const names = made.map(({ name }) => name).join()
    const sum = lines
      .map((line) => `${lineKey(line)} ${line.points}`)
      .sort()
      .join()
    if (seen.has(names) || seen.has(sum)) return []
    seen.add(names).add(sum)
    return [{ made, lines }]
  })
}
