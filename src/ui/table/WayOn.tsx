import type { Game } from '../../game/game.ts'
import { STEP_WORDS, sayDealer, sayStep } from '../../words/table/step.ts'
import { Button } from '../parts/Button.tsx'
import type { StepView } from './step-view.ts'

interface WayOnProps extends Pick<StepView, 'act'> {
  readonly game: Game
  /** Back to the hand being shown, when the board is only looked at. */
  readonly onReturn?: (() => void) | undefined
}

/** What comes after the board: the hand being shown, the next deal, or the show. */
export function WayOn({ game, act, onReturn }: WayOnProps) {
  const { step } = game
  if (onReturn) {
    return (
      <Button kind="primary" trailing="arrow-right" onClick={onReturn}>
        {sayStep(game).heading}
      </Button>
    )
  }
  if (step.type === 'deal') {
    return (
      <Button
        key="deal"
        kind="primary"
        trailing="arrow-right"
        detail={sayDealer(game, step.dealer)}
        onClick={() => act({ type: 'deal', dealer: step.dealer })}
      >
        {STEP_WORDS.nextDeal}
      </Button>
    )
  }
  return (
    <Button key="show" kind="primary" trailing="arrow-right" onClick={() => act({ type: 'end-play' })}>
      {STEP_WORDS.toTheShow}
    </Button>
  )
}
