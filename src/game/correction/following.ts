import type { Card } from '../../rules/card.ts'
import { type Rules, seatCount } from '../../rules/rules.ts'
import type { Answer, Happened } from '../record/entry.ts'
import type { LogLine } from '../record/game.ts'

/** What else becomes of the lines of a deal after the first of them is replaced. */
export function following(
  rules: Rules,
  before: Happened | undefined,
  after: Happened | undefined,
  lines: readonly LogLine[],
): (line: LogLine) => Happened {
  const its = sameCards(lines)
  if (before?.type === 'card-played' && after?.type === 'card-played' && before.seat === after.seat)
    return (line) => (its.includes(line) ? withOtherCard(line.entry, before.card, after.card) : line.entry)
  if (before?.type === 'dealt' && after?.type === 'dealt') {
    const seats = seatCount(rules)
    const by = after.dealer - before.dealer + seats
    const seat = (old: number) => (old + by) % seats
    const side = (old: number) => rules.sideOfSeat[seat(rules.sideOfSeat.indexOf(old))] ?? old
    const byCards = lines.some(({ entry }) => entry.type === 'card-played')
    if (byCards) return ({ entry }) => turned(entry, seat, side)
    const [was, now] = [before, after].map(({ dealer }) => rules.sideOfSeat[dealer])
    return ({ entry }) => cribTaken(entry, (old) => (old === now ? (was ?? old) : old))
  }
  return ({ entry }) => entry
}

/** As far as the cards lay as they do in the first of these lines: a deal dealt again has others. */
export function sameCards(lines: readonly LogLine[]): readonly LogLine[] {
  const again = lines.findIndex(({ entry }) => entry.type === 'redealt')
  return again < 0 ? lines : lines.slice(0, again)
}

/** A hand counted with a card that was laid under another name. */
function withOtherCard(entry: Happened, before: Card, after: Card): Happened {
  if (entry.type !== 'hand-counted' || !entry.cards?.includes(before)) return entry
  return { ...entry, cards: entry.cards.map((card) => (card === before ? after : card)) }
}

/** Under the wrong dealer every card was put down to the wrong seat, and so were the hands made of them. */
function turned(entry: Happened, seat: (old: number) => number, side: (old: number) => number): Happened {
  switch (entry.type) {
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
      return { ...entry, seat: seat(entry.seat) }
    case 'hand-counted':
      return entry.of === 'crib' ? entry : { ...entry, of: seat(entry.of) }
    case 'step-skipped':
      return typeof entry.step === 'number' ? { ...entry, step: seat(entry.step) } : entry
    case 'muggins-taken':
    case 'muggins-passed':
      return withSides({ ...entry, of: entry.of === 'crib' ? entry.of : seat(entry.of) }, side)
    default:
      return entry
  }
}

/** Nobody takes from their own crib: whose crib it was before has taken from it instead. */
function cribTaken(entry: Happened, side: (old: number) => number): Happened {
  const isAnswer = entry.type === 'muggins-taken' || entry.type === 'muggins-passed'
  return isAnswer && entry.of === 'crib' ? withSides(entry, side) : entry
}

function withSides(entry: Answer, side: (old: number) => number): Happened {
  return {
    ...entry,
    ...(entry.by === undefined ? {} : { by: side(entry.by) }),
    ...(entry.type === 'muggins-taken' ? { side: side(entry.side) } : {}),
  }
}
