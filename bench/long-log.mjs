/**
 * @typedef {{ gameId: string, seq: number, tapId: string, part: number, at: number, v: 1, entry: Record<string, any> }} Row
 */

const PONE = ['5H', '6S', '7D', '8C']
const DEALER = ['2C', '4D', 'TH', 'KS']
const CRIB = ['AC', '3D', 'QS', '7C']

/**
 * Adds whole deals to a log that ends with a starter. A deal pegs one point, so the game does not end early.
 * @param {readonly Row[]} rows @param {number} atLeast as many rows as it has then, or some more @returns {Row[]}
 */
export function longLog(rows, atLeast) {
  const log = [...rows]
  const last = log.at(-1)
  let dealer = log.findLast(({ entry }) => entry.type === 'dealt')?.entry.dealer
  while (last && log.length < atLeast) {
    for (const entry of deal(dealer)) {
      const seq = log.length + 1
      log.push({
        ...last,
        seq,
        tapId: String(seq).padStart(32, '0'),
        at: last.at + (seq - last.seq) * 1000,
        entry,
      })
    }
    dealer = 1 - dealer
  }
  return log
}

/** @param {number} dealer */
function deal(dealer) {
  const pone = 1 - dealer
  return [
    { type: 'pegged', side: pone, points: 1, reason: 'go' },
    { type: 'play-ended' },
    { type: 'hand-counted', of: pone, cards: PONE, points: 0 },
    { type: 'hand-counted', of: dealer, cards: DEALER, points: 0 },
    { type: 'hand-counted', of: 'crib', cards: CRIB, points: 0 },
    { type: 'dealt', dealer: pone, points: 0 },
    { type: 'starter-turned', card: '9H', points: 0 },
  ]
}
