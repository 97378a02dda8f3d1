import type { ReactNode } from 'react'
import { currentDeal } from '../../game/game.ts'
import { sayDealStep, sayHeels, sayStep, sayWithoutStarter } from '../../words/table/step.ts'
import { CardGrid } from '../pads/CardGrid.tsx'
import { PadFrame } from '../pads/PadFrame.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { Button } from '../parts/Button.tsx'
import { HandBar } from './HandBar.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import css from './StarterView.module.css'
import type { StepView } from './step-view.ts'

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
      <HandBar title={heading} sub={<ScoreStrip game={game} />}>
        {tools}
      </HandBar>
      <PadFrame
        head={
          <p className={css.deal}>
            {sayDealStep(game, dealer)} <b>{prompt}</b>{' '}
            <span className={css.heels}>{sayHeels(game.rules)}</span>
          </p>
        }
        grid={
          <CardGrid
            chosen={[]}
            usedBy={usedBy(state)}
            onPick={(card) => act({ type: 'turn-starter', card })}
            onUsed={(card) => act({ type: 'turn-starter', card })}
          />
        }
        foot={null}
      />
      <UndoBar history={history}>
        <Button kind="quiet" onClick={() => act({ type: 'skip' })}>
          {sayWithoutStarter(game.rules)}
        </Button>
      </UndoBar>
    </>
  )
}
