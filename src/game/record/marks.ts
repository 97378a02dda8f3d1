/** A side's peg: a oxblood circle, b blue square, c green triangle, d brass diamond. */
export const MARKS = ['a', 'b', 'c', 'd'] as const

export const PEG_REASONS = [
  'go',
  'last-card',
  'fifteen',
  'pair',
  'thirty-one',
  'run',
  'pair-royal',
  'double-pair-royal',
  'muggins',
  'heels',
  'hand',
  'crib',
  'penalty',
  'correction',
  'other',
] as const
