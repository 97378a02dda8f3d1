const ID = '0123456789abcdef0123-'

const ENTRIES = [
  {
    type: 'dealer-cut',
    cuts: [
      { seat: 0, card: '5H' },
      { seat: 1, card: 'KS' },
    ],
  },
  { type: 'dealt', dealer: 0, points: 0 },
  { type: 'starter-turned', card: '9C', points: 0 },
  ...[played(1, '7D', 0), played(0, '8S', 2), played(1, 'AD', 0), played(0, '6C', 0)],
  { type: 'go-said', seat: 1, points: 0 },
  { type: 'go-said', seat: 0, points: 1 },
  ...[pegged(0, 2, 'fifteen'), pegged(1, 2, 'pair'), pegged(0, 2, 'thirty-one')],
  ...[pegged(1, 3, 'run'), pegged(0, 1, 'go'), pegged(1, 1, 'last-card')],
  { type: 'play-ended' },
  { type: 'hand-counted', of: 1, cards: ['7D', 'AD', 'TS', 'JS'], points: 4 },
  { type: 'hand-counted', of: 0, cards: ['8S', '6C', 'QH', 'QD'], points: 8 },
  { type: 'hand-counted', of: 'crib', cards: ['2S', '3H', '4D', '4C'], points: 12 },
  { type: 'hand-counted', of: 1, points: 6 },
  { type: 'hand-counted', of: 1, cards: ['8S', '6C', 'QH', 'QD'], claimed: 2, points: 2 },
  { type: 'muggins-taken', side: 0, of: 1, points: 2 },
  { type: 'muggins-passed', of: 1 },
  { type: 'undone', target: 1 },
  { type: 'amended', target: 9, with: { type: 'starter-turned', card: '5C', points: 0 } },
  { type: 'dealt', dealer: 1, points: 0 },
]

function played(seat: number, card: string, points: number) {
  return { type: 'card-played', seat, card, points }
}

function pegged(side: number, points: number, reason: string) {
  return { type: 'pegged', side, points, reason }
}

const STARTED = {
  type: 'game-started',
  rules: ['six-card-121', '0c1d2e', { playBy: 'cards' }],
  players: ['Ann', 'Bob'],
  marks: ['a', 'b'],
  match: { id: `${ID}1`, index: 0 },
}

/**
 * A game as a link has it, which the packer learns before every link, so that the usual words of a short game cost
 * little. It is part of the format: whatever is changed in it needs another version of the link.
 */
export const PRIMER = {
  id: `${ID}2`,
  rows: [[[1, `${ID}3`, 0], STARTED, 1_790_000_000_000], ...ENTRIES.map((entry) => [1, entry, 5000])],
  draft: [9, [], [{ of: 0, cards: ['5H', '5S'] }]],
}
