import { type ReactNode, useMemo, useState } from 'react'
import { otherLayer } from '../../game/decide-play.ts'
import { currentDeal } from '../../game/game.ts'
import { aloneLine } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import { fits } from '../../rules/play.ts'
import { currentSeries } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { sayLaidThat } from '../../words/table/correction.ts'
import { PAST_31, sayLastMove, sayTurn } from '../../words/table/play.ts'
import { sayStep } from '../../words/table/step.ts'
import { CardGrid, type UsedCard } from '../pads/CardGrid.tsx'
import { PadFrame } from '../pads/PadFrame.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { ChangeLaid } from './ChangeLaid.tsx'
import { GoButton } from './GoButton.tsx'
import { HandBar } from './HandBar.tsx'
import css from './LaidCards.module.css'
import { LaidCards } from './LaidCards.tsx'
import { moveHere } from './move-here.ts'
import { ScoreStrip } from './ScoreStrip.tsx'
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
  const [changing, change] = useState<Card>()
  const [wanted, want] = useState<Card>()
  const other = useMemo(() => otherLayer(game), [game])
  const play = currentDeal(game)?.play
  if (!play) return null
  if (changing) return <ChangeLaid {...props} card={changing} onDone={() => change(undefined)} />
  if (wanted) return <ChangeLaid {...props} card={wanted} layAgain onDone={() => want(undefined)} />
  const series = currentSeries(play).map((laid) => laid.card)
  const used = usedBy(state)
  const blocked = (card: Card) => used(card) ?? (fits(series, card) ? undefined : TOO_HIGH)
  const lay = (card: Card) => act({ type: 'lay', card })
  const move = moveHere({ view: props, of: seat, onReplace: want })
  return (
    <>
      <div className={css.head}>
        <HandBar title={sayTurn(game, seat)} sub={<ScoreStrip game={game} />} onBack={onBoard}>
          {tools}
        </HandBar>
      </div>
      <PadFrame
        head={
          <LaidCards
            game={game}
            play={play}
            said={sayLastMove(game) ?? sayStep(game).heading}
            onChange={change}
          >
            {other === undefined ? (
              <span />
            ) : (
              <button
                type="button"
                className={css.other}
                aria-label={sayLaidThat(seatName(game, other))}
                onClick={() => act({ type: 'other-laid', seat: other })}
              >
                <span>{seatName(game, other)}</span> {sayLaidThat('')}
              </button>
            )}
          </LaidCards>
        }
        grid={
          <CardGrid
            chosen={[]}
            usedBy={blocked}
            onPick={lay}
            onUsed={(card) => (aloneLine(game, card) ? move(card) : lay(card))}
          />
        }
        foot={null}
      />
      <div className={css.foot}>
        <UndoBar history={history}>
          <GoButton {...props} play={play} />
        </UndoBar>
      </div>
    </>
  )
}

const TOO_HIGH: UsedCard = { short: '', where: PAST_31 }
