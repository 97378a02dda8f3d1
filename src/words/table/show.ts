import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { type CheckedClaim, type Missed, missedLines } from '../../rules/check-claim.ts'
import { cardsOf, type Holder, type Rules } from '../../rules/rules.ts'
import { countMeant, countRange, type Line, totalOf } from '../../rules/show.ts'
import { agree, capitalise, listOf, numberWord, plural, withVerb } from '../engine/grammar.ts'
import { isOne, sayLines } from '../engine/spoken-count.ts'
import { type Seated, seatName, sideName } from '../names.ts'

export const SHOW_WORDS = {
  how: 'How it counts',
  whoseHand: 'Whose hand',
  tapCards: 'Tap cards',
  enterPoints: 'Enter points',
  count: 'Count',
  /** Before the name of a side. */
  pegFor: (points: number) => `Peg ${points} for`,
  turns: 'The show',
  skip: 'Skip',
  skipHand: (hand: string) => `Skip ${hand}`,
  askCount: (hand: string) => `What does ${hand} count?`,
  /** No hand counts it, and players say it for nothing. */
  nineteen: '19, for none',
  /** Asked of the players, before the camera. */
  showHand: (hand: string) => `Show ${hand}`,
  nextHand: (hand: string) => `then ${hand}`,
  /** Of the player who does not show. */
  iSay: 'I say a number',
  cardsNeeded: (cards: number) => `${cards} cards`,
} as const

export const MUGGINS_WORDS = {
  take: 'Muggins!',
  pass: 'Let it go',
  nobody: 'nobody takes them',
  continue: 'Continue',
  missed: 'missed',
  over: 'too many',
  pegged: (points: number) => `${points} pegged`,
  anything: 'Was anything missed?',
  noCall: 'nobody calls',
  call: 'Points missed',
  giveAll: (side: string, points: number) => `Give ${side} all ${points} instead`,
} as const

/** Who counts a hand or the crib. */
export const counterName = (game: ShownGame, of: Holder) =>
  seatName(game, of === 'crib' ? (currentDeal(game)?.dealer ?? 0) : of)

export function sayClaimed(game: ShownGame, of: Holder): string {
  const claimed = countOf(game, of)?.claimed
  return `${counterName(game, of)} said ${claimed === 0 ? 'nineteen' : claimed}`
}

export function sayTrueCount(game: ShownGame, of: Holder): string {
  return `The ${kindOfHand(game.rules, of)} is ${countOf(game, of)?.counted ?? 0}`
}

export const kindOfHand = ({ words }: Rules, of: Holder) => (of === 'crib' ? words.crib : 'hand')

export function askClaim(game: ShownGame, of: Holder): string {
  const name = counterName(game, of)
  return `What ${agree(name, 'does', 'do')} ${name} claim?`
}

/** `No hand counts 25, 26 or 27; 19 is 0.`, `No hand of three cards counts 16, 17, 18 or more than 20; 19 is 0.` */
export function sayImpossible(of: Holder | 'hand', rules: Rules): string | undefined {
  const range = countRange(of, rules)
  if (!range) return undefined
  const gaps = range.gaps.filter((points) => countMeant(points, of, rules) === points)
  const counts = [...gaps.map(String), ...(range.most < 29 ? [`more than ${range.most}`] : [])]
  const nineteen = range.gaps.includes(19) ? '; 19 is 0' : ''
  return `No ${sayKind(of, rules)} counts ${listOf(counts, 'or')}${nineteen}.`
}

/** What an impossible count is of: `hand`, `hand of three cards`, `crib`. */
export function sayKind(of: Holder | 'hand', rules: Rules): string {
  if (of === 'crib') return rules.words.crib
  const size = cardsOf(rules, of)
  return size === 4 ? 'hand' : `hand of ${numberWord(size)} cards`
}

/** `Bob takes 4`, `Bob & Dan take 4`; in lowball nobody takes them, and who missed them gets them. */
export const sayTakes = (game: Seated, side: number, points: number) =>
  `${withVerb(sideName(game, side), game.rules.firstHome === 'loses' ? 'get' : 'take')} ${points}`

/** Below the marked lines, of which they are some: `Most likely two fifteens were missed: a double run makes 8.` */
export function sayMissed(lines: readonly Line[], missed: number, marked: Missed | undefined, rules: Rules) {
  if (!marked) return `${plural(missed, 'point')} missed.`
  const isMarked = (_: Line, place: number) => marked.places.includes(place)
  const gone = sayLines(lines.filter(isMarked), rules.words)
  const kept = lines.filter((line, place) => !isMarked(line, place))
  const were = `${gone} ${isOne(gone) ? 'was' : 'were'} missed`
  const said = marked.certain ? capitalise(were) : `Most likely ${were}`
  if (kept.length === 0) return `${said}.`
  const rest = sayLines(kept, rules.words)
  return `${said}: ${rest} ${isOne(rest) ? 'makes' : 'make'} ${totalOf(kept)}.`
}

export function sayMissedMark({ places, certain }: Missed, place: number, claimed: number): string {
  return `${places.includes(place) ? MUGGINS_WORDS.missed : `in the ${claimed}`}${certain ? '' : '?'}`
}

export function sayOverClaim(rules: Rules, over: number): string {
  const pegged = `${plural(over, 'point')} too many. Only the true count is pegged`
  const points = { none: 0, difference: over, two: 2 }[rules.muggins.overClaim]
  if (points === 0) return `${pegged}.`
  const who = rules.firstHome === 'loses' ? 'the player who claimed too much gets' : 'the opponents score'
  return `${pegged}, and ${who} ${points}.`
}

/** To a learner: `Ann said 8. The hand is 12. Most likely two fifteens were missed: a double run makes 8.` */
export function sayLearned(game: ShownGame, of: Holder, check: CheckedClaim): string | undefined {
  const { claim, over, truth } = check
  if (over === 0) return undefined
  const total = totalOf(truth.lines)
  const said = `${counterName(game, of)} said ${claim}. The ${kindOfHand(game.rules, of)} is ${total}.`
  return over > 0 ? said : `${said} ${sayMissed(truth.lines, -over, missedLines(check), game.rules)}`
}

const countOf = (game: ShownGame, of: Holder) => currentDeal(game)?.counts.find((count) => count.of === of)
