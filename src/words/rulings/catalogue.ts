import { DEAL_RULINGS } from './deal-rulings.ts'
import { END_RULINGS } from './end-rulings.ts'
import { FLUSH_RULINGS } from './flush-rulings.ts'
import { PEGGING_RULINGS } from './pegging-rulings.ts'
import { PLAY_RULINGS, SERIES_RULINGS } from './play-rulings.ts'
import { type Ruling, SUBJECTS, type Subject } from './ruling.ts'
import { SHOW_RULINGS } from './show-rulings.ts'

/** All seventy disputes, by number. */
export const RULINGS: readonly Ruling[] = [
  ...DEAL_RULINGS,
  ...PLAY_RULINGS,
  ...SERIES_RULINGS,
  ...FLUSH_RULINGS,
  ...SHOW_RULINGS,
  ...PEGGING_RULINGS,
  ...END_RULINGS,
].sort((a, b) => a.number - b.number)

interface SubjectGroup {
  readonly subject: Subject
  readonly rulings: readonly Ruling[]
}

/** In the order in which a game comes to them. */
export const BY_SUBJECT: readonly SubjectGroup[] = SUBJECTS.map((subject) => ({
  subject,
  rulings: RULINGS.filter((ruling) => ruling.subject === subject),
}))
