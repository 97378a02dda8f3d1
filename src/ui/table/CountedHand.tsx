import { useState } from 'react'
import { useLearners } from '../../app/hooks/use-learners.ts'
import { handFeat, isRare } from '../../game/figures/feats.ts'
import { heldBack, unpaidReneges } from '../../game/moves/penalties.ts'
import { currentDeal, type ShownGame, sideOfHolder } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { checkClaim } from '../../rules/check-claim.ts'
import type { Holder } from '../../rules/rules.ts'
import { countMeant, isPossibleCount, mostOffered, type Show } from '../../rules/show.ts'
import { holderName, sideName, withTags } from '../../words/names.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { HAND_DEAD, sayDead, sayPenaltyPegs, sayPlayedAt, sayRenege } from '../../words/table/play.ts'
import { askClaim, counterName, SHOW_WORDS, sayImpossible, sayLearned } from '../../words/table/show.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { CountView, useSpokenCount } from '../pads/CountView.tsx'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { RareCount } from '../pads/RareCount.tsx'
import type { UndoBarProps } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { HandCards } from '../parts/PlayingCard.tsx'
import css from './CountedHand.module.css'
import { ShowTurns } from './ShowTurns.tsx'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

interface CountedHandProps extends Pick<UndoBarProps, 'takeBack'> {
  readonly of: Holder
  readonly show: Show
  readonly onChange: (card: Card) => void
}

export function CountedHand({ of, show, takeBack, onChange }: CountedHandProps) {
  const { game, framed } = useTableView()
  const { note } = useTableActions()
  const { cards } = show
  const count = useSpokenCount(show, game.rules)
  const deal = currentDeal(game)
  const isHung = deal !== undefined && isRare(cards.length, count.total)
  const [opened, open] = useState<'count' | 'claim'>()
  const foot = <PegFoot of={of} cards={cards} total={count.total} takeBack={takeBack} />
  if (isHung && !opened)
    return (
      <RareCount
        count={count}
        feat={handFeat(game, deal, { of, points: count.total, cards })}
        when={STEP_WORDS.dealNumber(deal.number)}
        onOpen={open}
        onSaid={note}
      >
        {foot}
      </RareCount>
    )
  const counted = (
    <CountView
      count={count}
      onChange={onChange}
      title={holderName(game, of)}
      asksFirst={opened === 'claim'}
      onSaid={note}
      starterFixed
    >
      {foot}
    </CountView>
  )
  return framed ? <div className={css.counted}>{counted}</div> : counted
}

interface PegFootProps extends Pick<UndoBarProps, 'takeBack'> {
  readonly of: Holder
  readonly cards: readonly Card[]
  readonly total: number
  /** What follows, instead of where the peg goes. */
  readonly then?: string | undefined
}

export function PegFoot({ of, cards, total, takeBack, then }: PegFootProps) {
  const { game } = useTableView()
  const { act } = useTableActions()
  const side = sideOfHolder(game, of)
  const effect = then ?? sayPegEffect(game, side, total)
  const tag = sideName(withTags(game), side)
  const pegFor = SHOW_WORDS.pegFor(total)
  const isLong = tag.length > 6
  return (
    <>
      <RenegeNote of={of} cards={cards} />
      <TableBar takeBack={takeBack}>
        <Button
          kind="primary"
          mark={<SideMark mark={game.marks[side] ?? 'a'} />}
          onClick={() => act({ type: 'count', of, cards })}
          detail={isLong ? `${tag}, ${effect}` : effect}
        >
          {isLong ? pegFor : `${pegFor} ${tag}`}
        </Button>
      </TableBar>
    </>
  )
}

/** At a table with claims its player first claims a number; the keys give nothing away. */
export function ClaimedHand({ of, show, takeBack }: CountedHandProps) {
  const { game } = useTableView()
  const { act, note } = useTableActions()
  const { isLearner } = useLearners()
  const { cards } = show
  const claim = (claimed: number) => {
    if (!isLearner(counterName(game, of))) return act({ type: 'claim', of, cards, claimed })
    // All of it is pegged, and nobody takes anything.
    act({ type: 'count', of, cards })
    note(sayLearned(game, of, checkClaim(show, game.rules, countMeant(claimed, of, game.rules))))
  }
  return (
    <>
      <div className={css.claim} {...padOf(game, of)}>
        <HandCards {...show} />
        <NumberGrid label={askClaim(game, of)} isAsked most={mostOffered(game.rules)} onNumber={claim} />
      </div>
      <RenegeNote of={of} cards={show.cards} />
      <TableBar takeBack={takeBack} />
    </>
  )
}

/** A go that was said with a playable card in the hand: a note, and a button for the table's penalty. */
function RenegeNote({ of, cards }: { readonly of: Holder; readonly cards: readonly Card[] }) {
  const { game } = useTableView()
  const { act } = useTableActions()
  const { isLearner } = useLearners()
  const reneges = of === 'crib' ? [] : unpaidReneges(game, of, cards)
  const isFree = isLearner(counterName(game, of))
  // The first hand waits until the other side has chosen.
  if (heldBack(game)) return <HeldBack />
  return reneges.map((renege) => (
    <div key={renege.count} className={css.note} data-mirrors="" role="note">
      <p>{sayRenege(game, renege)}</p>
      {(isFree ? [] : renege.pegs).map(({ side, points, note }) => (
        <Button
          key={side}
          kind="quiet"
          mark={<SideMark mark={game.marks[side] ?? 'a'} />}
          onClick={() => act({ type: 'peg', side, points, reason: 'penalty', note })}
        >
          {sayPenaltyPegs(game, { sides: [side], points })}
        </Button>
      ))}
      {game.rules.play.renege === 'hand' && !isFree && (
        <Button kind="quiet" onClick={() => act({ type: 'skip' })}>
          {HAND_DEAD}
        </Button>
      )}
    </div>
  ))
}

/** A card that came after a go that it fitted: the other side says what becomes of it, and is paid for the go. */
export function HeldBack() {
  const { game } = useTableView()
  const { act } = useTableActions()
  const renege = heldBack(game)
  if (!renege) return null
  const { count, cards, pegs } = renege
  const price =
    pegs[0] && sayPenaltyPegs(game, { sides: pegs.map(({ side }) => side), points: pegs[0].points })
  return (
    <div className={css.choices} role="note">
      <p>{sayRenege(game, renege)}</p>
      {cards.map((card) => (
        <Button key={card} kind="quiet" detail={price} onClick={() => act({ type: 'settle-renege', card })}>
          {sayPlayedAt(card, count)}
        </Button>
      ))}
      <Button kind="quiet" detail={price} onClick={() => act({ type: 'settle-renege' })}>
        {sayDead(cards)}
      </Button>
    </div>
  )
}

/** Two hands of one deal never look the same: the colour of who counts, and a double frame for the crib. */
const padOf = (game: ShownGame, of: Holder) => ({
  'data-mark': game.marks[sideOfHolder(game, of)],
  'data-of': of === 'crib' ? of : 'hand',
})

export function TypedHand({ of }: { readonly of: Holder }) {
  const { game } = useTableView()
  const { act, setByPoints } = useTableActions()
  const name = holderName(game, of)
  return (
    <>
      <ShowTurns of={of} />
      <div className={css.claim} {...padOf(game, of)}>
        <NumberGrid
          label={SHOW_WORDS.askCount(name)}
          isAsked
          most={mostOffered(game.rules)}
          note={sayImpossible(of, game.rules)}
          isPossible={(points) => isPossibleCount(countMeant(points, of, game.rules), of, game.rules)}
          onNumber={(points) => act({ type: 'count-typed', of, points })}
        />
      </div>
      <TableBar>
        {currentDeal(game)?.starter && (
          <Button kind="quiet" icon="cards" onClick={() => setByPoints(false)}>
            {SHOW_WORDS.tapCards}
          </Button>
        )}
        <Button kind="quiet" label={SHOW_WORDS.skipHand(name)} onClick={() => act({ type: 'skip' })}>
          {SHOW_WORDS.skip}
        </Button>
      </TableBar>
    </>
  )
}
