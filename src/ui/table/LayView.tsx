import { type ReactNode, useState } from 'react'
import { aloneLine } from '../../game/correction/move-card.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { fits } from '../../rules/play.ts'
import { currentSeries } from '../../rules/the-play.ts'
import { PLAY_WORDS, sayLastMove, sayTurn } from '../../words/table/play.ts'
import { sayStep } from '../../words/table/step.ts'
import { PadFrame, type UsedCard } from '../pads/CardGrid.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { ChangeLaid, moveHere } from './ChangeLaid.tsx'
import { HandHeader } from './HandHeader.tsx'
import { LaidCards } from './LaidCards.tsx'
import css from './LayView.module.css'
import { GoButton } from './NextStepButton.tsx'
import { ScoreStrip } from './ScoreHeader.tsx'
import type { StepView } from './step-view.ts'

interface LayViewProps extends StepView {
  /** The seat whose turn it is. */
  readonly seat: number
  readonly tools: ReactNode
  readonly onBoard: () => void
}

/** The play card by card: whose turn, the count, the series; one tap a card, one for a go. */
export function LayView(props: LayViewProps) {
  const { state, act, history, seat, tools, onBoard } = props
  const { game } = state
  const [changing, setChanging] = useState<Card>()
  const [wanted, setWanted] = useState<Card>()
  const play = currentDeal(game)?.play
  if (!play) return null
  if (changing) return <ChangeLaid {...props} card={changing} onDone={() => setChanging(undefined)} />
  if (wanted) return <ChangeLaid {...props} card={wanted} layAgain onDone={() => setWanted(undefined)} />
  const series = currentSeries(play).map((laid) => laid.card)
  const used = usedBy(state)
  const blocked = (card: Card) => used(card) ?? (fits(series, card) ? undefined : TOO_HIGH)
  const lay = (card: Card) => act({ type: 'lay', card })
  const move = moveHere({ view: props, of: seat, onReplace: setWanted })
  return (
    <>
      <div className={css.head}>
        <HandHeader title={sayTurn(game, seat)} sub={<ScoreStrip game={game} />} onBack={onBoard}>
          {tools}
        </HandHeader>
      </div>
      <PadFrame
        head={
          <LaidCards
            game={game}
            play={play}
            said={sayLastMove(game) ?? sayStep(game).heading}
            onChange={setChanging}
            act={act}
          />
        }
        chosen={[]}
        usedBy={blocked}
        onPick={lay}
        onUsed={(card) => (aloneLine(game, card) ? move(card) : lay(card))}
      />
      <div className={css.foot}>
        <UndoBar history={history}>
          <GoButton {...props} play={play} />
        </UndoBar>
      </div>
    </>
  )
}

const TOO_HIGH: UsedCard = { short: '', where: PLAY_WORDS.past31 }
