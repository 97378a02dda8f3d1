import type { Game } from '../../game/game.ts'
import type { Intent } from '../../game/intent.ts'
import type { Page } from '../pages.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Menu } from '../parts/Menu.tsx'

interface TableMenuProps {
  readonly game: Game
  readonly act: (intent: Intent) => void
  readonly onGo: (page: Page) => void
}

/** Counting a hand is one tap from anywhere; the rest is behind the second. */
export function TableMenu({ game, act, onGo }: TableMenuProps) {
  const live = game.step.type !== 'over'
  return (
    <>
      <IconButton icon="cards" label="Count a hand" onClick={() => onGo('count')} />
      <Menu
        items={[
          { name: 'New game', run: () => onGo('new') },
          { name: 'Games', run: () => onGo('games') },
          { name: 'Settings', run: () => onGo('settings') },
          ...(live && game.deals.length > 0
            ? [{ name: 'Misdeal: deal again', run: () => act({ type: 'redeal' }) }]
            : []),
          ...(live ? [{ name: 'Give up this game', run: () => act({ type: 'give-up' }) }] : []),
        ]}
      />
    </>
  )
}
