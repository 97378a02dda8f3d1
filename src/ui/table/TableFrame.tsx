import { type ReactNode, useMemo, useState } from 'react'
import { useChances } from '../../app/hooks/use-chances.ts'
import { useTagged } from '../../app/hooks/use-table.ts'
import { dealPoints } from '../../game/figures/statistics.ts'
import {
  type Counted,
  currentDeal,
  type Deal,
  type ShownGame,
  type Source,
  sideOfHolder,
} from '../../game/record/game.ts'
import { recordedShow } from '../../game/record/hands.ts'
import { holderName, sideName, withTags } from '../../words/names.ts'
import { FOLLOW_WORDS } from '../../words/table/follow.ts'
import { HINT_WORDS } from '../../words/table/hints.ts'
import { sayDone } from '../../words/table/news.ts'
import { PEG_WORDS, pointSourceName } from '../../words/table/pegs.ts'
import { STEP_WORDS, sayCountsFirst, sayDealStep, sayStep } from '../../words/table/step.ts'
import { RecordedCount } from '../pads/RecordedCount.tsx'
import { BoardPage, GameBoard, waysOf } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MiniCard, PlayingCard } from '../parts/PlayingCard.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import { BoardBar } from './BoardBar.tsx'
import { BoardWay } from './BoardWay.tsx'
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

/** In a deal's own order: what is pegged before its hands are counted, and the hands, each in a row of its own. */
const BEFORE: readonly Source[] = ['three-for-last', 'heels', 'play']
const HANDS: readonly Source[] = ['hand', 'crib']

/** One list of the deal, the total last. A hand opens its count. */
export function DealSummary() {
  const { game } = useTableView()
  const [openSeq, setOpenSeq] = useState<number>()
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
  const sourceRows = (rows: typeof bySource) =>
    rows.map(({ source, points }) => (
      <tr key={source}>
        <th scope="row">{pointSourceName(source, game.rules)}</th>
        {bySide((side) => points[side] || undefined)}
      </tr>
    ))
  const listed = bySource.filter(({ source }) => !HANDS.includes(source))
  const size = {
    ['--rows' as string]: 2 + listed.length + deal.counts.length,
    ['--sides' as string]: game.marks.length,
  }
  return (
    <ScrollRegion
      className={css.summary}
      role="group"
      data-fades=""
      name={STEP_WORDS.dealNumber(deal.number)}
    >
      <table className={css.ledger} style={size}>
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
          {sourceRows(listed.filter(({ source }) => BEFORE.includes(source)))}
          {deal.counts.map((hand) => (
            <HandRow
              key={hand.seq}
              deal={deal}
              hand={hand}
              isOpen={openSeq === hand.seq}
              onOpen={setOpenSeq}
              points={bySide((side) => (side === sideOfHolder(game, hand.of) ? hand.points : undefined))}
            />
          ))}
          {sourceRows(listed.filter(({ source }) => !BEFORE.includes(source)))}
        </tbody>
        <tfoot className={css.total}>
          <tr>
            <th scope="row">{PEG_WORDS.total}</th>
            {bySide((side) => total[side] ?? 0)}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

interface HandRowProps {
  readonly deal: Deal
  readonly hand: Counted
  readonly isOpen: boolean
  readonly onOpen: (seq: number | undefined) => void
  readonly points: ReactNode
}

function HandRow({ deal, hand, isOpen, onOpen, points }: HandRowProps) {
  const { game } = useTableView()
  const { edit } = useTableActions()
  const tagged = useTagged(game)
  const { of, cards = [], seq } = hand
  const show = recordedShow(game.rules, deal, hand)
  const name = <span>{holderName(tagged, of)}</span>
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row" abbr={holderName(game, of)}>
          {show ? (
            <button
              type="button"
              className={css.hand}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? undefined : seq)}
            >
              {name}
              <span className={css.cards}>
                {cards.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </span>
              <Icon name="chevron" size={16} />
            </button>
          ) : (
            name
          )}
        </th>
        {points}
      </tr>
      {show && isOpen && (
        <tr>
          <td colSpan={1 + game.marks.length}>
            <RecordedCount
              rules={game.rules}
              show={show}
              title={holderName(game, of)}
              onEdit={() => edit({ seq })}
            />
          </td>
        </tr>
      )}
    </>
  )
}
