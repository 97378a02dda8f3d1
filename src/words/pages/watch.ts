import { raceOf } from '../../game/figures/statistics.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { joinClauses } from '../engine/grammar.ts'
import { sideName } from '../names.ts'
import { sayDone } from '../table/news.ts'
import { PEG_WORDS } from '../table/pegs.ts'
import { STREET, sayNeeds } from '../table/score.ts'
import { sayStep } from '../table/step.ts'

export const WATCH_WORDS = {
  open: { name: 'Show on a large screen', detail: 'in a window to watch' },
  none: 'No game is on the table',
  waits: 'It is shown here as soon as it begins.',
} as const

/** `crib · needs 17`; of two sides only whose crib it is. */
export function sayOfSide(game: ShownGame, side: number, isTurn: boolean): string {
  const { rules, pegs } = game
  const dealer = currentDeal(game)?.dealer
  const score = pegs[side]?.front ?? 0
  const isNear = pegs.length > 2 && !game.outcome && rules.target - score <= STREET
  return joinClauses(
    [
      isTurn && PEG_WORDS.toPlay,
      dealer !== undefined && sideOf(rules, dealer) === side && rules.words.crib,
      isNear && sayNeeds(score, rules.target),
    ],
    ' · ',
  )
}

/** What the last tap did, else what comes next. */
export const sayLast = (game: ShownGame) =>
  sayDone(game) ?? sayStep(game)[game.abandoned ? 'heading' : 'prompt']

/** How far the first side was ahead of the second after each deal, and now. */
export const leadsOf = (game: ShownGame) =>
  raceOf(game)
    .slice(1)
    .map(({ scores: [first = 0, second = 0] }) => first - second)

/** `Lead after each deal: Ann 4, Bob 3, level`. */
export function sayLeads(game: ShownGame): string {
  const leads = leadsOf(game).map((lead) =>
    lead === 0 ? 'level' : `${sideName(game, lead > 0 ? 0 : 1)} ${Math.abs(lead)}`,
  )
  return `Lead after each deal: ${leads.join(', ')}`
}
