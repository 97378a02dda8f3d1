import { type Rules, sideOf } from '../../rules/rules.ts'
import type { EventOf } from '../record/entry.ts'
import type { ShownGame } from '../record/game.ts'
import { heelsDue } from '../record/points-due.ts'

export type PegKey = Pick<EventOf<'pegged'>, 'reason' | 'points'>

/** The keys in reading order; what a rule set does not score has no key. */
export function pegKeys({ play }: Rules): readonly PegKey[] {
  const keys: readonly PegKey[] = [
    { reason: 'go', points: play.goPoint },
    // One key for both where they are worth the same.
    { reason: 'last-card', points: play.lastCard === play.goPoint ? 0 : play.lastCard },
    { reason: 'thirty-one', points: play.thirtyOne },
    { reason: 'fifteen', points: 2 },
    { reason: 'pair', points: 2 },
    { reason: 'run', points: 3 },
    { reason: 'run', points: 4 },
    { reason: 'run', points: 5 },
    { reason: 'pair-royal', points: 6 },
  ]
  return keys.filter((key) => key.points > 0)
}

/** Whether muggins may be called on the play: by points, until the first hand is counted (ACC 10.4). */
export function mayCallOnPlay({ rules, deals, step }: ShownGame): boolean {
  const { mode, covers } = rules.muggins
  const deal = deals.at(-1)
  if (covers === 'show' || mode === 'off' || mode === 'flag' || deal?.playBy !== 'points') return false
  return step.type === 'play' || (step.type === 'show' && deal.counts.length === 0)
}

/** How this deal's starter was skipped, since its cards were last dealt. */
export const skippedStarter = ({ lines, deals }: Pick<ShownGame, 'lines' | 'deals'>) =>
  deals.at(-1)?.skipped.includes('starter')
    ? lines.findLast(({ entry }) => entry.type === 'step-skipped' && entry.step === 'starter')
    : undefined

/** The dealer's heels, until somebody pegs: nobody told the app which card was turned up. */
export function jackUnseen(game: ShownGame): (PegKey & { readonly side: number }) | undefined {
  const dealer = game.deals.at(-1)?.dealer
  if (game.step.type !== 'play' || dealer === undefined) return undefined
  const points = heelsDue(game, dealer)
  const isNewest = skippedStarter(game) === game.lines.at(-1)
  return isNewest && points > 0 ? { reason: 'heels', points, side: sideOf(game.rules, dealer) } : undefined
}

/** What scores too rarely for a key on the pad, the most frequent first. */
export function rareKeys(rules: Rules): readonly PegKey[] {
  const { goPoint, lastCard } = rules.play
  const keys: readonly PegKey[] = [
    { reason: 'double-pair-royal', points: 12 },
    { reason: 'run', points: 6 },
    { reason: 'run', points: 7 },
    { reason: 'last-card', points: lastCard === goPoint ? lastCard : 0 },
    { reason: 'heels', points: rules.heels },
  ]
  return keys.filter((key) => key.points > 0)
}
