import type { ReactNode } from 'react'
import { useHolderTag } from '../../app/hooks/use-table.ts'
import { dealPoints } from '../../game/figures/statistics.ts'
import { currentDeal, sideOfHolder } from '../../game/record/game.ts'
import { holderName, sideName } from '../../words/names.ts'
import { PEG_WORDS, pointSourceName } from '../../words/table/pegs.ts'
import { STEP_WORDS, sayDealer, sayDealStep, sayStanding, sayStep } from '../../words/table/step.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { BoardPage, GameBoard } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { MiniCard, PlayingCard } from '../parts/PlayingCard.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import { PegPad } from './PegPad.tsx'
import css from './TableFrame.module.css'
import { TableMenu } from './TableMenu.tsx'
import { useTableView } from './table-view.ts'

export function TableFrame({ children }: { readonly children: ReactNode }) {
  const { game, standing } = useTableView()
  return (
    <BoardPage
      top={
        <>
          <ScoreHeader game={game} standing={standing} tools={<TableMenu />} />
          <BoardButton />
          <StatusLine />
        </>
      }
    >
      {children}
    </BoardPage>
  )
}

export function BoardButton() {
  const { game, showBoard } = useTableView()
  return (
    <GameBoard game={game}>
      {/* Over the board, not round it: a button is named after its content, and that has numbers. */}
      <button type="button" className="unseen" aria-label={STEP_WORDS.boardLarge} onClick={showBoard} />
    </GameBoard>
  )
}

/** Whose turn it is and what comes next, with the starter. If a page beside it says that, who leads. */
function StatusLine() {
  const { game, framed, looksAtBoard } = useTableView()
  // The page beside it says how the game ended.
  if (game.step.type === 'over') return null
  const aside = framed && !looksAtBoard && game.step.type !== 'play' && game.step.type !== 'deal'
  const { heading, prompt } = aside ? sayStanding(game) : sayStep(game)
  // Between deals the page shows the points of the last deal, and its cards are gathered.
  const starter = game.step.type === 'deal' ? undefined : currentDeal(game)?.starter
  return (
    <div className={css.status} data-aside={aside || undefined}>
      <p className={css.words}>
        <span>{heading}</span>
        <span>{prompt}</span>
      </p>
      {starter && (
        <div className={css.starter}>
          <span>{game.rules.words.starter}</span>
          <PlayingCard card={starter} size="small" />
        </div>
      )}
    </div>
  )
}

export function BoardPads() {
  const { game } = useTableView()
  const { step } = game
  return (
    <>
      {step.type === 'deal' ? <DealSummary /> : <PegPad />}
      <div>
        {step.type === 'deal' && <p className={css.next}>{sayDealStep(game, step.dealer)}</p>}
        <BoardBar />
      </div>
    </>
  )
}

export function BoardBar() {
  const { game, act, history, looksAtBoard, look } = useTableView()
  const { step } = game
  const next = looksAtBoard
    ? { label: sayStep(game).heading, run: () => look(false) }
    : step.type === 'deal'
      ? {
          label: STEP_WORDS.nextDeal,
          detail: sayDealer(game, step.dealer),
          run: () => act({ type: 'deal', dealer: step.dealer }),
        }
      : { label: STEP_WORDS.toTheShow, run: () => act({ type: 'end-play' }) }
  return (
    <UndoBar history={history}>
      <Button key={next.label} kind="primary" trailing="arrow-right" detail={next.detail} onClick={next.run}>
        {next.label}
      </Button>
    </UndoBar>
  )
}

export function DealSummary() {
  const { game } = useTableView()
  const holderTag = useHolderTag()
  const deal = currentDeal(game)
  if (!deal) return <div className={css.summary} />
  const { bySource, total } = dealPoints(game, deal.number)
  const bySide = (pointsOf: (side: number) => number | undefined) =>
    game.marks.map((mark, side) => {
      const points = pointsOf(side)
      return (
        <td key={mark} className={css.points}>
          {points !== undefined && <Digits value={points} />}
        </td>
      )
    })
  return (
    <ScrollRegion
      className={css.summary}
      role="group"
      data-fades=""
      name={STEP_WORDS.dealNumber(deal.number)}
    >
      <table
        className={css.ledger}
        style={{ ['--rows' as string]: 2 + bySource.length + deal.counts.length }}
      >
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
              {bySide((side) => points[side] || undefined)}
            </tr>
          ))}
        </tbody>
        <tbody className={css.total}>
          <tr>
            <th scope="row">{PEG_WORDS.total}</th>
            {bySide((side) => total[side] ?? 0)}
          </tr>
        </tbody>
        <tbody>
          {deal.counts.map(({ of, cards, points }) => (
            <tr key={String(of)}>
              <th scope="row" abbr={holderName(game, of)}>
                <div className={css.hand}>
                  <Short whole={holderName(game, of)} short={holderTag(game, of)} />
                  <span>
                    {cards?.map((card) => (
                      <MiniCard key={card} card={card} />
                    ))}
                  </span>
                </div>
              </th>
              {bySide((side) => (side === sideOfHolder(game, of) ? points : undefined))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Short({ whole, short }: { readonly whole: string; readonly short: string }) {
  if (short === whole) return <span>{whole}</span>
  return (
    <span>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{whole}</span>
    </span>
  )
}
