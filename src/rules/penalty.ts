/** A kind of fault that the app knows, and the texts it is known by: those of earlier versions, and typed anew. */
const TEXTS = {
  'bottom-card': ['bottom card seen'],
  'cut-not-offered': ['cut not offered'],
  'cut-before-deal': ['cut before the deal'],
  'cards-counted': ['count of cards not allowed'],
  'wrong-number': ['wrong number of cards'],
  'crib-taken': ['crib cards taken back'],
  'crib-seen': ['crib looked at'],
  'crib-played': ['crib played as the hand'],
  'starter-taken': ['starter taken into the hand'],
  renege: ['renege'],
  'starter-mixed': ['starter mixed into the hand', 'turn-up mixed into the hand'],
  'over-pegged': ['over-pegged'],
  'peg-moved': ['other side’s peg moved'],
  'false-game': ['false claim of game'],
} as const

export type PenaltyKind = keyof typeof TEXTS

export const PENALTY_KINDS = Object.keys(TEXTS) as readonly PenaltyKind[]

/** `offender` pegs back, or each opponent side scores. Code knows a penalty by its kind, players by its text. */
export interface Penalty {
  readonly kind?: PenaltyKind
  readonly reason: string
  readonly points: number
  readonly who: 'offender' | 'opponents'
}

/** A penalty with its kind; a table’s own has none. */
export function withKind(penalty: Penalty): Penalty {
  const text = penalty.reason.trim().toLowerCase().replaceAll("'", '’')
  const kind = penalty.kind ?? PENALTY_KINDS.find((known) => TEXTS[known].some((one) => one === text))
  return kind ? { kind, ...penalty } : penalty
}

export const penaltyOf = ({ penalties }: { readonly penalties: readonly Penalty[] }, kind: PenaltyKind) =>
  penalties.find((penalty) => penalty.kind === kind)
