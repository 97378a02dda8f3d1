import { CRIB_RULINGS } from './crib-rulings.ts'
import { DEAL_RULINGS } from './deal-rulings.ts'
import { JUDGE_RULINGS } from './judge-rulings.ts'
import { END_RULINGS, PEGGING_RULINGS } from './pegging-rulings.ts'
import { PLAY_RULINGS } from './play-rulings.ts'
import type { Ruling, Rulings, Subject } from './ruling.ts'
import { SERIES_RULINGS } from './series-rulings.ts'
import { SHOW_RULINGS } from './show-rulings.ts'

/** In the order in which a game comes to them. */
const CATALOGUE: readonly (readonly [Subject, Rulings])[] = [
  ['deal', DEAL_RULINGS],
  ['play', { ...PLAY_RULINGS, ...SERIES_RULINGS }],
  ['show', SHOW_RULINGS],
  ['crib', CRIB_RULINGS],
  ['pegging', PEGGING_RULINGS],
  ['end', END_RULINGS],
  ['judges', JUDGE_RULINGS],
]

export const BY_SUBJECT = CATALOGUE.map(([subject, rows]) => ({
  subject,
  rulings: Object.entries(rows).map(([number, row]): Ruling => ({ ...row, number: Number(number), subject })),
}))

export const RULINGS: readonly Ruling[] = BY_SUBJECT.flatMap(({ rulings }) => rulings).sort(
  (a, b) => a.number - b.number,
)
