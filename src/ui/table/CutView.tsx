import type { ReactNode } from 'react'
import { nextToCut } from '../../game/moves/side-to-act.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Rules } from '../../rules/rules.ts'
import { seatName } from '../../words/names.ts'
import {
  STEP_WORDS,
  sayDealer,
  sayDealStep,
  sayHeels,
  sayStep,
  sayWithoutStarter,
} from '../../words/table/step.ts'
import { PadFrame } from '../pads/CardGrid.tsx'
import { CardSlots } from '../pads/CardSlots.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { Button } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import css from './CutView.module.css'
import { HandHeader } from './HandHeader.tsx'
import { ScoreStrip } from './ScoreHeader.tsx'
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
      <HandHeader title={heading} sub={prompt}>
        {tools}
      </HandHeader>
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
        usedBy={() => undefined}
        onPick={tapped}
        onUsed={tapped}
      />
      <UndoBar
        history={history}
        takeBack={
          last && {
            card: last.card,
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

interface StarterViewProps extends StepView {
  readonly tools: ReactNode
}

/** The deal in words, and one tap for the card that is turned up. */
export function StarterView({ state, act, history, tools }: StarterViewProps) {
  const { game } = state
  const { heading, prompt } = sayStep(game)
  const dealer = currentDeal(game)?.dealer ?? 0
  return (
    <>
      <HandHeader title={heading} sub={<ScoreStrip game={game} />}>
        {tools}
      </HandHeader>
      <PadFrame
        head={
          <p className={css.deal}>
            {sayDealStep(game, dealer)} <b>{prompt}</b>{' '}
            <span className={css.heels}>{sayHeels(game.rules)}</span>
          </p>
        }
        chosen={[]}
        usedBy={usedBy(state)}
        onPick={(card) => act({ type: 'turn-starter', card })}
        onUsed={(card) => act({ type: 'turn-starter', card })}
      />
      <UndoBar history={history}>
        <Button kind="quiet" onClick={() => act({ type: 'skip' })}>
          {sayWithoutStarter(game.rules)}
        </Button>
      </UndoBar>
    </>
  )
}
