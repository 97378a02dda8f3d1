/*
 * What people call the same thing. Whoever looks for one word of a row finds every ruling that has another of
 * them. A word may stand in two rows: “nibs” is his nob to some and his heels to others.
 */
const ROWS: readonly string[] = [
  'crib, box, kitty',
  'starter, turn-up, turned up, turned card, cut card, upcard, start card',
  'nob, nobs, nibs, his nob, his nobs, knob, noddy, right jack',
  'heels, heel, nibs, his heels',
  'jack, knave, bower',
  'pair royal, prial, proil, three of a kind, three alike, triplet, trips',
  'double pair royal, double prial, four of a kind, four alike, quads, quadruplet',
  'pair, two of a kind, double',
  'skunk, skunked, lurch, lurched, whitewash',
  'go, pass, passes, cannot play, knock',
  'muggins, mugs, cut-throat',
  'pone, non-dealer, eldest, first down, opponent',
  'peg, pegs, pegged, pegging, score, scored, points, holes',
  'line, street, corner',
  'renege, revoke, hold back, refuse',
  'run, sequence, straight, street',
  'flush, suit, suited, same suit',
  'fifteen, 15',
  'thirty-one, 31',
  'nineteen, 19, zero, nothing',
  'twenty-five, 25',
  'ace, one',
  'face card, court card, picture, ten-card, king, queen',
  'lay, play, played, lead, put down',
  'lay away, discard, throw, put in',
  'go out, peg out, count out, win, wins, home, finish, end',
  'tie, tied, same, equal, draw',
  'lowball, losers, reverse, leastski',
  'series, sequence of cards, round',
  'last card, last, final card',
  'too many, overcount, over-count, overpeg, overpegged, over-peg, too much',
  'too little, undercount, under-count, underpeg, underpegged, missed, short',
  'claim, say, said, call, announce, declare',
  'misdeal, redeal, deal again, wrong number',
  'show, count, counting, hand',
  'partners, doubles, team, teams, pairs game',
  'dealer, deal, deals',
  'cut, cuts, lift',
  'head start, bonus, three for last',
]

/** The names of one thing, each as the words it is made of. */
export type Names = readonly (readonly string[])[]

export const SYNONYMS: readonly Names[] = ROWS.map((row) => row.split(', ').map(wordsIn))

/** Small letters and figures only: `Turn-up’s` is `turn`, `ups`. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/gu, '')
  return plain.match(/[a-z0-9]+/gu) ?? []
}
