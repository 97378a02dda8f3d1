import type { Game, Pegs } from './game.ts'
import { movePegs } from './pegs.ts'
import { opening } from './replay.ts'

/** Where the pegs of every side stood after each line, for whoever steps through the game again. */
export function pegsAtLines({ lines, rules }: Pick<Game, 'lines' | 'rules'>): readonly (readonly Pegs[])[] {
  const start = lines[0]?.entry
  if (start?.type !== 'game-started') return []
  let pegs = opening(start).pegs
  return lines.map(({ entry, side, moved }) => {
    const joins = entry.type === 'pegged' && entry.joins === true
    // What moved is cut off at either end of the board already, so that nothing passes the target here.
    pegs = pegs.map((both, one) => (one === side ? movePegs(both, moved, rules.target, joins) : both))
    return pegs
  })
}
