import type { ReactNode } from 'react'
import { currentDeal } from '../../game/game.ts'
import type { Card } from '../../rules/card.ts'
import { fits } from '../../rules/play.ts'
import { seatCount } from '../../rules/rules.ts'
import { currentSeries, goWasSaid, type Laid, type Play, playCount } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { sayLaid } from '../../words/say-laid.ts'
import { sayStep } from '../../words/say-step.ts'
import { Button } from '../parts/Button.tsx'
import { CardGrid, type UsedCard } from '../parts/CardGrid.tsx'
import { Figures } from '../parts/Figures.tsx'
import { HandBar } from './HandBar.tsx'
import { LaidCards } from './LaidCards.tsx'
import css from './LayView.module.css'
import { PadFrame } from './PadFrame.tsx'
import type { StepView } from './step-view.ts'
import { UndoBar } from './UndoBar.tsx'
import { usedBy } from './used-by.ts'

interface LayViewProps extends StepView {
  /** The seat whose turn it is. */
  readonly seat: number
  readonly tools: ReactNode
}

/** The play card by card: whose turn, the count, the series; one tap a card, one for a go. */
export function LayView({ state, act, history, seat, tools }: LayViewProps) {
  const { game } = state
  const { rules } = game
  const play = currentDeal(game)?.play
  if (!play) return null
  const series = currentSeries(play)
  const laid = lastLaid(play)
  const used = usedBy(state)
  const blocked = (card: Card): UsedCard | undefined =>
    used(card) ??
    (fits(
      series.map((one) => one.card),
      card,
    )
      ? undefined
      : { short: '', where: 'would pass 31' })
  const stops = rules.play.afterGo === 'may' && goWasSaid(play)
  return (
    <>
      <HandBar
        title={sayStep(game).prompt}
        sub={laid ? sayLaid(laid, rules.words, false) : sayStep(game).heading}
      >
        <Figures value={playCount(play)} className={css.count} />
        {tools}
      </HandBar>
      <PadFrame
        head={
          <LaidCards game={game} play={play}>
            {series.length > 0 &&
              others(seatCount(rules), seat, series.at(-1)?.seat).map((other) => (
                <button type="button" key={other} onClick={() => act({ type: 'other-laid', seat: other })}>
                  {seatName(game, other)} laid that
                </button>
              ))}
          </LaidCards>
        }
        grid={
          <CardGrid
            chosen={[]}
            usedBy={blocked}
            onPick={(card) => act({ type: 'lay', card })}
            onUsed={(card) => act({ type: 'lay', card })}
          />
        }
        foot={null}
      />
      <UndoBar history={history}>
        <Button
          kind="primary"
          detail={seatName(game, seat)}
          disabled={series.length === 0}
          onClick={() => act({ type: 'go' })}
        >
          {stops ? 'Stop' : 'Go'}
        </Button>
      </UndoBar>
    </>
  )
}

/** The card laid last, also when it ended its series. */
function lastLaid(play: Play): Laid | undefined {
  return play.series.flat().at(-1)
}

/** Who else may have laid the last card: all but the one it was put down to. */
function others(seats: number, turn: number, laidBy: number | undefined): readonly number[] {
  const all = Array.from({ length: seats }, (_, i) => (turn + i) % seats)
  return all.filter((one) => one !== laidBy)
}
