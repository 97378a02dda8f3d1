import type { Game } from '../../game/game.ts'
import type { Intent } from '../../game/intent.ts'
import { PLAY_BY } from '../../words/table/menu.ts'
import type { MenuItem } from '../parts/Menu.tsx'

/** The other way to score the play: to cards from the next deal on, to points at once. */
export function playByItem({ rules }: Game, act: (intent: Intent) => void): MenuItem {
  const playBy = rules.playBy === 'cards' ? 'points' : 'cards'
  return { name: PLAY_BY[playBy], run: () => act({ type: 'change-rules', patch: { playBy } }) }
}
