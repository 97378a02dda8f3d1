import { type ReactNode, useMemo } from 'react'
import { useChances } from '../../app/hooks/use-chances.ts'
import { useTagged } from '../../app/hooks/use-table.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { withTags } from '../../words/names.ts'
import { FOLLOW_WORDS } from '../../words/table/follow.ts'
import { HINT_WORDS } from '../../words/table/hints.ts'
import { sayDone } from '../../words/table/news.ts'
import { STEP_WORDS, sayCountsFirst, sayDealStep, sayStep } from '../../words/table/step.ts'
import { BoardPage, GameBoard, waysOf } from '../parts/board/Board.tsx'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardWay } from './BoardWay.tsx'
import { DealSummary } from './DealSummary.tsx'
import { PegPad } from './PegPad.tsx'
import css from './TableFrame.module.css'
import { TableMenu } from './TableMenu.tsx'
import { useHint } from './use-hint.ts'
import { useTableActions, useTableView } from './use-table-view.ts'

interface TableFrameProps {
  readonly children: ReactNode
  readonly over?: ReactNode
}

export function TableFrame({ children, over }: TableFrameProps) {
  const { game, standing, coming } = useTableView()
  return (
    <BoardPage
      over={over}
      top={
        <>
          <ScoreHeader game={game} standing={standing} coming={coming} />
          <BoardButton />
        </>
      }
    >
      {children}
    </BoardPage>
  )
}

export function BoardButton() {
  const { game, page } = useTableView()
  const { choose } = useTableActions()
  const isTold = page.type === 'over'
  const turn = useChances(game)?.turn
  const ways = useMemo(() => (isTold ? waysOf(game, turn) : undefined), [game, isTold, turn])
  // Drawn again only when the game has changed: not while cards are tapped.
  return useMemo(
    () => (
      <GameBoard game={game} over={<WayOfCount />} ways={ways}>
        {/* Over the board, not round it: a button is named after its content, and that has numbers. */}
        <button
          type="button"
          className="unseen"
          aria-label={STEP_WORDS.boardLarge}
          onClick={() => choose({ isWide: true })}
        />
      </GameBoard>
    ),
    [game, ways, choose],
  )
}

function WayOfCount() {
  const { game, coming } = useTableView()
  return coming && <BoardWay mark={game.marks[coming.side] ?? 'a'} coming={coming} />
}

/** What the last tap did, or where the game is, and what comes next. */
export function StatusWords({ hint }: { readonly hint?: readonly string[] | undefined }) {
  const { game, refused, facing } = useTableView()
  const tagged = useTagged(game)
  // At an edge of the table the line is short.
  const named = facing ? tagged : withTags(game)
  const { heading, prompt } = sayStep(game)
  const { type } = game.step
  // The points of a deal are on its page; and at the edge across the table, whose page is turned to the other.
  const isShown = type === 'deal' || (facing && type !== 'play' && type !== 'over')
  const done = isShown ? undefined : sayDone(named)
  const next = refused ?? ((type === 'play' && sayCountsFirst(facing ? tagged : game)) || prompt)
  const lines = hint ?? [done ?? heading, next].filter((line) => line !== '')
  return lines.map((line) => <span key={line}>{line}</span>)
}

/** Between deals the page shows the points of the last deal, and its cards are gathered. */
export const starterShown = (game: ShownGame) =>
  game.step.type === 'deal' ? undefined : currentDeal(game)?.starter

interface StatusLineProps {
  /** In place of what the last tap did, the first of them large. */
  readonly lines?: readonly string[]
  readonly back?: ReactNode
}

/** The line under the board, with the starter and the tools. */
export function StatusLine({ lines, back }: StatusLineProps) {
  const { game } = useTableView()
  const starter = lines ? undefined : starterShown(game)
  const due = useHint()
  const hint = lines ? undefined : due
  return (
    <div className={hint ? `${css.status} ${css.hint}` : css.status} data-mirrors="">
      {back}
      <p className={css.words} data-heads={lines && ''}>
        <StatusWords hint={lines ?? hint?.lines} />
      </p>
      {hint && (
        <button type="button" onClick={hint.gotIt}>
          {HINT_WORDS.gotIt}
        </button>
      )}
      {starter && <PlayingCard card={starter} size="small" />}
      <TableMenu isTight={hint !== undefined || back !== undefined} />
    </div>
  )
}

/** Letters that leave the key its room on a short phone; else it is in the menu alone. */
const MOST_BESIDE = 80

interface BesideProps {
  readonly words: string
  readonly children: ReactNode
}

/** A line over the foot, and a key of few words at its end. */
export function Beside({ words, children }: BesideProps) {
  return (
    <div className={css.next}>
      <p data-long={words.length > MOST_BESIDE || undefined}>{words}</p>
      {children}
    </div>
  )
}

export function BoardPads() {
  const { game } = useTableView()
  const { choose } = useTableActions()
  const { step } = game
  return (
    <>
      <StatusLine />
      {step.type === 'deal' ? <DealSummary /> : <PegPad />}
      <div>
        {step.type === 'deal' && (
          <Beside words={sayDealStep(game, step.dealer)}>
            {game.deals.length > 0 && (
              <button type="button" onClick={() => choose({ codeAt: game.headSeq })}>
                {FOLLOW_WORDS.showCode}
              </button>
            )}
          </Beside>
        )}
        <BoardBar />
      </div>
    </>
  )
}
