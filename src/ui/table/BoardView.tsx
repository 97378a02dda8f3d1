import { type ReactNode, useState } from 'react'
import { dealPoints } from '../../game/figures/statistics.ts'
import { currentDeal, type Deal, type Game } from '../../game/record/game.ts'
import { holderName, sideName } from '../../words/names.ts'
import { PEG_WORDS, pointSourceName } from '../../words/table/pegs.ts'
import { sayDealNumber, sayDealStep } from '../../words/table/step.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { BoardPage } from '../parts/board/GameBoard.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Figures } from '../parts/Figures.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion } from '../parts/ScrollRegion.tsx'
import css from './BoardView.module.css'
import { NextStepButton } from './NextStepButton.tsx'
import { OtherPad } from './OtherPad.tsx'
import { PegPad } from './PegPad.tsx'
import { BoardButton, ScoreHeader, StatusLine } from './ScoreHeader.tsx'
import type { StepView } from './step-view.ts'

interface BoardViewProps extends StepView {
  readonly tools: ReactNode
  /** Back to the hand being shown, when the board is only looked at. */
  readonly onReturn?: (() => void) | undefined
}

/** The board whole, with the pad for the play or what the deal came to. */
export function BoardView({ state, act, history, showBoard, tools, onReturn }: BoardViewProps) {
  const { game } = state
  const { step } = game
  const [other, setOther] = useState<number>()
  return (
    <BoardPage
      above={<ScoreHeader game={game} tools={tools} />}
      board={<BoardButton game={game} onOpen={showBoard} />}
      below={<StatusLine game={game} />}
      hidesBoard={other !== undefined}
    >
      {other === undefined ? (
        <>
          {step.type === 'deal' ? (
            <DealSummary game={game} next={step.dealer} />
          ) : (
            <PegPad
              game={game}
              onPeg={(side, key) => act({ type: 'peg', side, ...key })}
              onOther={setOther}
            />
          )}
          <UndoBar history={history}>
            <NextStepButton game={game} act={act} onReturn={onReturn} />
          </UndoBar>
        </>
      ) : (
        <OtherPad
          game={game}
          from={other}
          history={history}
          onCancel={() => setOther(undefined)}
          onPeg={(peg) => {
            act(peg)
            setOther(undefined)
          }}
        />
      )}
    </BoardPage>
  )
}

interface DealSummaryProps {
  readonly game: Game
  /** The seat that deals the next hands. */
  readonly next: number
}

/** What the deal just shown came to: what each side made and from what, every hand, and how the next is dealt. */
export function DealSummary({ game, next }: DealSummaryProps) {
  const deal = currentDeal(game)
  if (!deal) return <div className={css.summary} />
  return (
    <ScrollRegion className={css.summary} role="group" name={sayDealNumber(deal.number)}>
      <p className={css.next}>{sayDealStep(game, next)}</p>
      <SidePoints game={game} deal={deal} />
      <table className={css.ledger}>
        <tbody>
          {deal.counts.map((count) => (
            <tr key={String(count.of)}>
              <th scope="row">{holderName(game, count.of)}</th>
              <td className={css.cards}>
                {count.cards?.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              <td className={css.points}>
                <Figures value={count.points} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** A row for each source of points, a column for each side. */
function SidePoints({ game, deal }: { readonly game: Game; readonly deal: Deal }) {
  const { bySource, total } = dealPoints(game, deal.number)
  const bySide = (points: readonly number[], empty: boolean) =>
    game.marks.map((mark, side) => (
      <td key={mark} className={css.points}>
        {empty && points[side] === 0 ? null : <Figures value={points[side] ?? 0} />}
      </td>
    ))
  return (
    <table className={css.ledger}>
      <thead>
        <tr>
          <td />
          {game.marks.map((mark, side) => (
            <th key={mark} scope="col" className={css.points}>
              <SideMark mark={mark} size="1.15rem" />
              <span className="visually-hidden">{sideName(game, side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bySource.map(({ source, points }) => (
          <tr key={source}>
            <th scope="row">{pointSourceName(source, game.rules)}</th>
            {bySide(points, true)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{PEG_WORDS.total}</th>
          {bySide(total, false)}
        </tr>
      </tfoot>
    </table>
  )
}
