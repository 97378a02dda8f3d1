import type { ReactNode } from 'react'
import type { Card } from '../../rules/card.ts'
import type { Rules } from '../../rules/rules.ts'
import { cardSign } from '../../words/cards.ts'
import { seatName } from '../../words/names.ts'
import { STEP_WORDS, sayDealer, sayStep } from '../../words/table/step.ts'
import { CardGrid } from '../pads/CardGrid.tsx'
import { CardSlots } from '../pads/CardSlots.tsx'
import { PadFrame } from '../pads/PadFrame.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Menu } from '../parts/Menu.tsx'
import { HandBar } from './HandBar.tsx'
import { nextToCut } from './next-to-cut.ts'
import type { StepView } from './step-view.ts'

interface CutViewProps extends StepView {
  readonly seats: readonly number[]
  readonly tools: ReactNode
}

/** One cut card a side is tapped, the lowest deals; or the table just says who deals. */
export function CutView({ state, act, history, setDraft, seats, tools }: CutViewProps) {
  const { game, draft } = state
  const { heading, prompt } = sayStep(game)
  const cuts = draft.cuts.filter((cut) => seats.includes(cut.seat))
  const turn = nextToCut(seats, cuts)
  const last = cuts.at(-1)

  function tapped(card: Card) {
    if (turn === undefined || cuts.some((cut) => cut.card === card)) return
    const next = [...cuts, { seat: turn, card }]
    if (next.length === seats.length) act({ type: 'cut', cuts: next })
    else setDraft({ ...draft, cuts: next })
  }

  return (
    <>
      <HandBar title={heading} sub={prompt}>
        {tools}
      </HandBar>
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
        grid={
          <CardGrid
            chosen={cuts.map((cut) => cut.card)}
            usedBy={() => undefined}
            onPick={tapped}
            onUsed={tapped}
          />
        }
        foot={null}
      />
      <UndoBar
        history={history}
        takeBack={
          last && {
            label: cardSign(last.card),
            run: () => setDraft({ ...draft, cuts: cuts.slice(0, -1) }),
          }
        }
      >
        <Menu
          label={STEP_WORDS.whoDeals}
          items={allSeats(game.rules).map((seat) => ({
            name: sayDealer(game, seat),
            run: () => act({ type: 'deal', dealer: seat }),
          }))}
        >
          {STEP_WORDS.sayWhoDeals}
        </Menu>
      </UndoBar>
    </>
  )
}

function allSeats(rules: Rules): readonly number[] {
  return rules.sideOfSeat.map((_, seat) => seat)
}
