import { openReneges } from '../../game/moves/penalties.ts'
import { sideOfHolder } from '../../game/record/due.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { sideName } from '../../words/names.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { sayPenalty, sayRenege } from '../../words/table/play.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { UndoBar, type UndoBarProps } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { CountView, SayIt, useSpokenCount } from '../parts/CountView.tsx'
import { ClaimPad } from './ClaimPad.tsx'
import css from './CountedHand.module.css'
import { useTableView } from './table-view.ts'

interface WholeHandProps extends Pick<UndoBarProps, 'takeBack'> {
  readonly of: Holder
  readonly show: Show
  readonly onChange: (card: Card) => void
}

/** Every card is there: at a table with claims a number is said before anything true is shown, else it is counted. */
export function WholeHand(props: WholeHandProps) {
  const { game, history } = useTableView()
  const { of, show, takeBack } = props
  if (game.rules.muggins.mode === 'off') return <CountedHand {...props} />
  return (
    <>
      <ClaimPad of={of} show={show} />
      <RenegeNote of={of} show={show} />
      <UndoBar history={history} takeBack={takeBack} />
    </>
  )
}

/** The count of a hand at the table: seen, said if somebody wants it, and pegged with one tap. */
function CountedHand({ of, show, takeBack, onChange }: WholeHandProps) {
  const { game, act, history } = useTableView()
  const { cards } = show
  const count = useSpokenCount(show, game.rules)
  const side = sideOfHolder(game, of)
  return (
    <CountView
      count={count}
      onChange={(place) => {
        const card = cards[place]
        if (card) onChange(card)
      }}
      starterFixed
      footer={
        <UndoBar history={history} takeBack={takeBack}>
          <Button
            kind="primary"
            mark={<SideMark mark={game.marks[side] ?? 'a'} />}
            onClick={() => act({ type: 'count', of, cards })}
            detail={sayPegEffect(game, side, count.total)}
          >
            {SHOW_WORDS.pegFor(sideName(game, side), count.total)}
          </Button>
        </UndoBar>
      }
    >
      <RenegeNote of={of} show={show} />
      <SayIt speech={count.speech} />
    </CountView>
  )
}

/** A go that was said with a card in hand that fitted: a note, and one tap for what the table makes of it. */
function RenegeNote({ of, show: { cards } }: Pick<WholeHandProps, 'of' | 'show'>) {
  const { game, act } = useTableView()
  const reneges = of === 'crib' ? [] : openReneges(game, of, cards)
  return reneges.map((renege) => (
    <div key={renege.count} className={css.note} data-mirrors="" role="note">
      <p>{sayRenege(game, renege)}</p>
      {renege.pegs.map(({ side, points, note }) => (
        <Button
          key={side}
          kind="quiet"
          mark={<SideMark mark={game.marks[side] ?? 'a'} />}
          onClick={() => act({ type: 'peg', side, points, reason: 'penalty', note })}
        >
          {sayPenalty(game, side, points)}
        </Button>
      ))}
    </div>
  ))
}
