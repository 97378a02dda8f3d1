import { type ReactNode, useState } from 'react'
import { sideOfHolder } from '../../../game/decide-claim.ts'
import type { Holder } from '../../../rules/rules.ts'
import { sideName } from '../../../words/names.ts'
import { sayTurnTo } from '../../../words/table/step.ts'
import { Button } from '../../parts/Button.tsx'
import type { StepView } from '../step-view.ts'
import { TurnedPage } from './TurnedPage.tsx'
import { turnedTo } from './turned-to.ts'

interface FacingStepProps extends Pick<StepView, 'state' | 'history' | 'showBoard'> {
  /** Whose hand is spoken of, where that is not the step itself. */
  readonly of?: Holder | undefined
  /** The page of the step. */
  readonly children: ReactNode
}

/** A step that is one player's: its page is turned to that player, and the other may turn it round. */
export function FacingStep({ of, children, ...view }: FacingStepProps) {
  const { game } = view.state
  const [turned, turn] = useState<{ readonly at: number; readonly to: number }>()
  const own = of === undefined ? turnedTo(view.state) : sideOfHolder(game, of)
  // Turned round until something happens.
  const to = turned?.at === game.headSeq ? turned.to : own
  return (
    <TurnedPage
      {...view}
      to={to}
      aside={
        <Button kind="quiet" onClick={() => turn({ at: game.headSeq, to: 1 - to })}>
          {sayTurnTo(sideName(game, 1 - to))}
        </Button>
      }
    >
      {children}
    </TurnedPage>
  )
}
