import type { Intent } from '../../game/intent.ts'
import { dealBy, otherDealers } from '../../game/moves/side-to-act.ts'
import type { Game } from '../../game/record/game.ts'
import { TITLES } from '../../words/app.ts'
import { seatName } from '../../words/names.ts'
import { MENU_WORDS, sayDealer, sayWrongDealer } from '../../words/table/step.ts'
import type { Page } from '../pages.ts'
import { IconButton } from '../parts/Button.tsx'
import { Menu, type MenuChoice, type MenuItem } from '../parts/Menu.tsx'

interface TableMenuProps {
  readonly game: Game
  readonly act: (intent: Intent) => void
  readonly onGo: (page: Page) => void
  readonly onRules: () => void
  readonly facing: boolean
  readonly onFacing: () => void
}

/** Counting a hand and ending a dispute are one tap away; the rest is behind the second. */
export function TableMenu({ game, act, onGo, onRules, facing, onFacing }: TableMenuProps) {
  const live = game.step.type !== 'over'
  return (
    <>
      <IconButton icon="cards" label={TITLES.count} onClick={() => onGo('count')} />
      <IconButton icon="book" label={TITLES.rulings} onClick={() => onGo('rulings')} />
      <Menu
        items={[
          // An edge of the table has room for one tool.
          ...(facing
            ? [
                { name: TITLES.count, run: () => onGo('count') },
                { name: TITLES.rulings, run: () => onGo('rulings') },
              ]
            : []),
          { name: TITLES.sheet, run: () => onGo('sheet') },
          ...(live && game.deals.length > 0 ? dealItems(game, act) : []),
          ...(live
            ? [
                playByItem(game, act),
                { name: MENU_WORDS.changeRules, run: onRules },
                { name: MENU_WORDS.giveUp, run: () => act({ type: 'give-up' }) },
              ]
            : []),
          ...(game.pegs.length === 2
            ? [{ name: facing ? MENU_WORDS.notFacing : MENU_WORDS.facing, run: onFacing }]
            : []),
          { name: MENU_WORDS.handOver, run: () => onGo('hand-over') },
          { name: TITLES.newGame, run: () => onGo('new') },
          { name: TITLES.games, run: () => onGo('games') },
          { name: TITLES.settings, run: () => onGo('settings') },
        ]}
      />
    </>
  )
}

/** What can be wrong with a deal, each put right with one tap. */
function dealItems(game: Game, act: TableMenuProps['act']): readonly (MenuItem | MenuChoice)[] {
  const by = (seat: number) => () => {
    const intent = dealBy(game, seat)
    if (intent) act(intent)
  }
  const others = otherDealers(game)
  const [only, ...more] = others
  const wrongDealer =
    only !== undefined && more.length === 0
      ? { name: sayWrongDealer(sayDealer(game, only)), run: by(only) }
      : {
          name: MENU_WORDS.whoDealt,
          choices: others.map((seat) => ({ name: seatName(game, seat), run: by(seat) })),
        }
  // Between deals there are no cards out to be taken back.
  return game.step.type === 'deal'
    ? [wrongDealer]
    : [wrongDealer, { name: MENU_WORDS.misdeal, run: () => act({ type: 'redeal' }) }]
}

/** The other way to score the play: to cards from the next deal on, to points at once. */
function playByItem({ rules }: Game, act: (intent: Intent) => void): MenuItem {
  const playBy = rules.playBy === 'cards' ? 'points' : 'cards'
  return { name: MENU_WORDS.playBy[playBy], run: () => act({ type: 'change-rules', patch: { playBy } }) }
}
