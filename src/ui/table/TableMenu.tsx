import { useLocation, useRouter } from 'wouter'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useHasCamera } from '../../app/hooks/use-camera.ts'
import { useLearners } from '../../app/hooks/use-learners.ts'
import { useIsNarrow, useIsPhone } from '../../app/hooks/use-table.ts'
import { localVoices } from '../../app/speech.ts'
import { pegsOfThisDeal } from '../../game/decide.ts'
import { mayCallOnPlay, skippedStarter } from '../../game/moves/peg-keys.ts'
import { cribMovesTo, dealBy, otherDealers } from '../../game/moves/side-to-act.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { OPENING_WORDS, TITLES } from '../../words/app.ts'
import { seatName } from '../../words/names.ts'
import { BOOK_WORDS } from '../../words/pages/book.ts'
import { JOIN_WORDS } from '../../words/pages/join.ts'
import { SETTINGS_CHOICES } from '../../words/pages/settings.ts'
import { WATCH_WORDS } from '../../words/pages/watch.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { MENU_WORDS } from '../../words/table/step.ts'
import type { PageName } from '../pages.ts'
import { IconButton } from '../parts/Button.tsx'
import { Menu, type MenuChoice, type MenuItem } from '../parts/Menu.tsx'
import { PhonesMenu } from './PhonesMenu.tsx'
import type { TableActions } from './table-actions.ts'
import { useTableActions, useTableView } from './use-table-view.ts'

/** Counting a hand and the rulings are one tap away; the rest is in the menu. */
export function TableMenu({ isTight: hasLittleRoom = false }: { readonly isTight?: boolean }) {
  const { game, facing, page, guest } = useTableView()
  const actions = useTableActions()
  // What only the phone that scores can do is not offered on another one.
  const isOurs = page.type !== 'followed' && !guest
  const learners = useLearners()
  const { act, edit, choose } = actions
  const { step, deals } = game
  const isOver = step.type === 'over'
  // There is room for one tool at an edge of the table, and on a narrow phone.
  const isTight = useIsNarrow() || facing || hasLittleRoom
  const [{ caller, table }, change] = useSettings()
  const [, navigate] = useLocation()
  const { base } = useRouter()
  const isPhone = useIsPhone()
  const hasCamera = useHasCamera()
  // Named, so that it is the same window when asked for again. One that is refused opens here.
  const watch = () => open(`${base}/watch`, 'watch') ?? navigate('/watch')
  const to = (page: PageName, name: string) => ({ name, run: () => navigate(`/${page}`) })
  const count = to('count', TITLES.count)
  const rulings = to('rulings', TITLES.rulings)
  const turnings =
    table === 'one-side'
      ? (['facing', 'standing'] as const).map((to) => ({
          name: MENU_WORDS[to],
          run: () => change({ table: to }),
        }))
      : [{ name: MENU_WORDS.leave[table], run: () => change({ table: 'one-side' }) }]
  const showCode = { ...MENU_WORDS.showCode, run: () => choose({ codeAt: game.headSeq }) }
  const tableItems = [
    { name: CORRECTION_WORDS.names, run: () => edit({ seq: game.lines[0]?.seq ?? 0 }) },
    ...(isOver ? [] : [...liveItems(game, actions), whoLearns(game, learners)]),
    ...(game.pegs.length === 2 ? turnings : []),
  ]
  const whoCalls = {
    name: MENU_WORDS.caller(caller),
    choices: SETTINGS_CHOICES.caller
      .filter(({ value }) => value !== caller)
      .map(({ value, label }) => ({ name: label, run: () => change({ caller: value }) })),
  }
  return (
    <>
      {!isTight && (
        <>
          <IconButton icon="cards" label={count.name} onClick={count.run} />
          <IconButton icon="book" label={rulings.name} onClick={rulings.run} />
        </>
      )}
      <PhonesMenu />
      <Menu
        title={OPENING_WORDS.thisGame}
        items={() => [
          ...(isTight ? [count, rulings] : []),
          ...(hasCamera ? [to('hand', TITLES.hand)] : []),
          to('sheet', TITLES.sheet),
          ...(isOurs ? tableItems : []),
          ...(localVoices().length === 0 ? [] : [whoCalls]),
          ...(isOver || !isOurs ? [] : [{ name: JOIN_WORDS.title, run: () => navigate('/join?host') }]),
          { ...MENU_WORDS.move, run: () => navigate('/storage?send') },
          ...(isPhone ? [] : [{ ...WATCH_WORDS.open, run: watch }]),
          ...(isOver || (step.type === 'deal' && deals.length > 0 && isOurs) ? [showCode] : []),
          ...(isOver || !isOurs ? [] : [{ name: MENU_WORDS.endGame, run: () => act({ type: 'give-up' }) }]),
          {
            name: MENU_WORDS.elsewhere,
            choices: [
              to('new', TITLES.newGame),
              to('book', BOOK_WORDS.title),
              to('settings', TITLES.settings),
            ],
          },
        ]}
      />
    </>
  )
}

function liveItems(game: ShownGame, actions: TableActions): readonly (MenuItem | MenuChoice)[] {
  const { act, edit, choose } = actions
  const playBy = game.rules.playBy === 'cards' ? 'points' : 'cards'
  // Between deals there is no hand to redeal.
  const canRedeal = game.deals.length > 0 && game.step.type !== 'deal'
  const skipped = canRedeal && skippedStarter(game)
  const seat = cribMovesTo(game)
  return [
    { name: MENU_WORDS.penalty, run: () => choose({ other: {} }) },
    ...(mayCallOnPlay(game)
      ? [{ name: MENU_WORDS.muggins, run: () => choose({ other: { as: 'muggins' } }) }]
      : []),
    ...(skipped
      ? [
          {
            name: MENU_WORDS.enterStarter(game.rules),
            run: () => act({ type: 'remove', target: skipped.seq }),
          },
        ]
      : []),
    ...(game.deals.length > 0 ? [wrongDealer(game, actions)] : []),
    ...(seat === undefined
      ? []
      : [
          {
            ...MENU_WORDS.cribMoved(game.rules.words.crib, seatName(game, seat)),
            run: () => act({ type: 'move-crib' }),
          },
        ]),
    ...(canRedeal ? [misdeal(game, actions)] : []),
    { ...MENU_WORDS.playBy[playBy], run: () => act({ type: 'change-rules', patch: { playBy } }) },
    { name: MENU_WORDS.changeRules, run: () => edit('rules') },
  ]
}

function whoLearns(
  { players }: ShownGame,
  { isLearner, toggle }: ReturnType<typeof useLearners>,
): MenuChoice {
  return {
    name: MENU_WORDS.learners,
    choices: players.map((name) => ({
      name: isLearner(name) ? MENU_WORDS.learning(name) : name,
      run: () => toggle(name),
    })),
  }
}

function misdeal(game: ShownGame, { act }: TableActions): MenuItem | MenuChoice {
  const redeal = (takesBack: boolean) => () => act({ type: 'redeal', takesBack })
  return pegsOfThisDeal(game).some((points) => points > 0)
    ? {
        name: MENU_WORDS.misdealPegs,
        choices: [
          { name: MENU_WORDS.keepPegs, run: redeal(false) },
          { name: MENU_WORDS.takeBackPegs, run: redeal(true) },
        ],
      }
    : { name: MENU_WORDS.misdeal, run: redeal(false) }
}

function wrongDealer(game: ShownGame, { act }: TableActions): MenuItem | MenuChoice {
  const run = (seat: number) => () => {
    const intent = dealBy(game, seat)
    if (intent) act(intent)
  }
  const others = otherDealers(game)
  const [only, second] = others
  return only !== undefined && second === undefined
    ? { name: MENU_WORDS.wrongDealer(seatName(game, only)), run: run(only) }
    : {
        name: MENU_WORDS.whoDealt,
        choices: others.map((seat) => ({ name: seatName(game, seat), run: run(seat) })),
      }
}
