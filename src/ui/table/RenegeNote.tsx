import { type OpenRenege, openReneges } from '../../game/penalties.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { sayPenalty, sayRenege } from '../../words/table/play.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/SideMark.tsx'
import css from './RenegeNote.module.css'
import type { StepView } from './step-view.ts'

interface RenegeNoteProps extends Pick<StepView, 'state' | 'act'> {
  readonly of: Holder
  /** The whole hand. */
  readonly cards: readonly Card[]
}

/** A go that was said with a card in hand that fitted: a note, and one tap for what the table makes of it. */
export function RenegeNote({ state: { game }, act, of, cards }: RenegeNoteProps) {
  const reneges: readonly OpenRenege[] = of === 'crib' ? [] : openReneges(game, of, cards)
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
