import { CRIB_RULINGS } from './crib-rulings.ts'
import { DEAL_RULINGS } from './deal-rulings.ts'
import { END_RULINGS } from './end-rulings.ts'
import { PEGGING_RULINGS } from './pegging-rulings.ts'
import { PLAY_RULINGS } from './play-rulings.ts'
import { type Ruling, SUBJECTS } from './ruling.ts'
import { SHOW_RULINGS } from './show-rulings.ts'

const CATALOGUE = {
  deal: DEAL_RULINGS,
  play: PLAY_RULINGS,
  show: SHOW_RULINGS,
  crib: CRIB_RULINGS,
  pegging: PEGGING_RULINGS,
  end: END_RULINGS,
}

/** The disputes on each subject, by number. */
export const BY_SUBJECT = SUBJECTS.map((subject) => ({
  subject,
  rulings: Object.entries(CATALOGUE[subject]).map(
    ([number, ruling]): Ruling => ({ ...ruling, number: Number(number), subject }),
  ),
}))

/** All seventy disputes, by number. */
export const RULINGS: readonly Ruling[] = BY_SUBJECT.flatMap(({ rulings }) => rulings).sort(
  (a, b) => a.number - b.number,
)
