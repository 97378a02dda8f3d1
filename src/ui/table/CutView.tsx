import { useSettings } from '../../app/hooks/use-app.ts'
import { nextToCut } from '../../game/moves/side-to-act.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { seatName } from '../../words/names.ts'
import { sayDone } from '../../words/table/news.ts'
import { STEP_WORDS, sayDealer, sayDealStep, sayHeels, sayStep } from '../../words/table/step.ts'
import { oneCard } from '../pads/CardFinder.tsx'
import { PadFrame, usedBy } from '../pads/CardGrid.tsx'
import { CardSlots } from '../pads/CardPad.tsx'
import { Button } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import css from './CutView.module.css'
import { HandHeader } from './HandHeader.tsx'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

export function CutView({ seats }: { readonly seats: readonly number[] }) {
  const { game, draft } = useTableView()
  const { act, setDraft } = useTableActions()
  const asksStarter = useSettings()[0].starter === 'asked'
  const { heading, prompt } = sayStep(game)
  const cuts = draft.cuts.filter((cut) => seats.includes(cut.seat))
  const turn = nextToCut(seats, cuts)
  const last = cuts.at(-1)

  function cut(card: Card) {
    if (turn === undefined || cuts.some((one) => one.card === card)) return
    const next = [...cuts, { seat: turn, card }]
    if (next.length === seats.length) act({ type: 'cut', cuts: next, asksStarter })
    else setDraft({ ...draft, cuts: next })
  }

  return (
    <>
      <HandHeader title={heading} sub={prompt} />
      <PadFrame
        head={
          <CardSlots
            slots={seats.map((seat) => ({
              label: seatName(game, seat),
              card: cuts.find((cut) => cut.seat === seat)?.card,
              now: seat === turn,
            }))}
          />
        }
        chosen={cuts.map((cut) => cut.card)}
        camera={oneCard(cut)}
        onPick={cut}
      />
      <TableBar
        takeBack={last && { card: last.card, run: () => setDraft({ ...draft, cuts: cuts.slice(0, -1) }) }}
      >
        <Menu
          label={STEP_WORDS.whoDeals}
          items={() =>
            game.rules.sideOfSeat.map((_, seat) => ({
              name: sayDealer(game, seat),
              run: () => act({ type: 'deal', dealer: seat, asksStarter }),
            }))
          }
        >
          {STEP_WORDS.chooseDealer}
        </Menu>
      </TableBar>
    </>
  )
}

export function StarterView() {
  const view = useTableView()
  const { game } = view
  const { act } = useTableActions()
  const { heading, prompt } = sayStep(game)
  const deal = currentDeal(game)
  // How to deal is said once.
  const isFirst = deal?.number === 1
  const turn = (card: Card) => act({ type: 'turn-starter', card })
  return (
    <>
      <HandHeader title={heading} sub={isFirst ? sayDone(game) : prompt} />
      <PadFrame
        head={
          isFirst && (
            <p className={css.deal}>
              {sayDealStep(game, deal.dealer)} <b>{prompt}</b>{' '}
              <span className={css.heels}>{sayHeels(game.rules)}</span>
            </p>
          )
        }
        usedBy={usedBy(view)}
        camera={oneCard(turn)}
        onPick={turn}
      />
      <TableBar>
        <Button kind="quiet" onClick={() => act({ type: 'skip' })}>
          {STEP_WORDS.skipStarter(game.rules)}
        </Button>
      </TableBar>
    </>
  )
}
