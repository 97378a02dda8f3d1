import { asLowball, PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { capitalise, listOf } from '../grammar.ts'
import { type Ruling, say } from './ruling.ts'

const SIX_CARD = PRESETS['six-card-121']

/** The games that a dispute is decided differently in, if at all. */
const GAMES: readonly (readonly [name: string, rules: Rules])[] = [
  ['six-card', SIX_CARD],
  ['five-card', PRESETS['five-card-61']],
  ['league', PRESETS['league-singles']],
  ['three or more players', PRESETS['three-hand']],
  ['lowball', asLowball(SIX_CARD)],
  ['muggins', { ...SIX_CARD, muggins: { ...SIX_CARD.muggins, mode: 'on' } }],
]

/** Named only where they part from the six-card game, of which they are kinds. */
const KINDS_FROM = 3

interface OtherAnswer {
  /** `League and lowball` */
  readonly games: string
  readonly answer: string
}

/** What the same dispute comes to in other games, in the words of this table. */
export function answersElsewhere(ruling: Ruling, rules: Rules): readonly OtherAnswer[] {
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
