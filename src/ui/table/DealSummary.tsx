import { type ReactNode, useState } from 'react'
import { useTagged } from '../../app/hooks/use-table.ts'
import { dealPoints } from '../../game/figures/statistics.ts'
import { type Counted, currentDeal, type Deal, type Source, sideOfHolder } from '../../game/record/game.ts'
import { recordedShow } from '../../game/record/hands.ts'
import { holderName, sideName } from '../../words/names.ts'
import { PEG_WORDS, pointSourceName } from '../../words/table/pegs.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { RecordedCount } from '../pads/RecordedCount.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import css from './DealSummary.module.css'
import { useTableActions, useTableView } from './use-table-view.ts'

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
      <tr>
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
