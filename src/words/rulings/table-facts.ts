import { type Rules, seatCount, sideCount } from '../../rules/rules.ts'
import { numberWord } from '../grammar.ts'

/** Runs in the play only climb. */
export function climbs({ play }: Rules): boolean {
  return play.runs === 'upwards'
}

/** The play of a deal stops at its first thirty-one or go. */
export function oneSeries({ play }: Rules): boolean {
  return play.series === 'one'
}

export function lowball({ firstHome }: Rules): boolean {
  return firstHome === 'loses'
}

export function partners(rules: Rules): boolean {
  return seatCount(rules) > sideCount(rules)
}

/** What a table pegs for an offence of this name, if its list has it. */
export function penaltyFor({ penalties }: Rules, reason: string): number {
  return penalties.find((penalty) => penalty.reason === reason)?.points ?? 0
}

/** Who is the better for somebody’s offence: the rules of lowball turn it round. */
export function gainer(rules: Rules): string {
  if (lowball(rules)) return 'the offender'
  return sideCount(rules) > 2 ? 'each of the others' : 'the other side'
}

/** `the four cards of a hand`. */
export function handWords(cards: number): string {
  return `all ${numberWord(cards)} cards of the hand`
}
