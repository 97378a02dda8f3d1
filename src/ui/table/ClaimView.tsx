import { useState } from 'react'
import { type Counted, currentDeal, type ShownGame, sideOfHolder } from '../../game/record/game.ts'
import { missedBy, takeable } from '../../game/record/points-due.ts'
import { checkClaim, missedLines } from '../../rules/check-claim.ts'
import { opponents } from '../../rules/rules.ts'
import { makeShow, mostOffered } from '../../rules/show.ts'
import { sayClaimCheck } from '../../words/engine/claim-check.ts'
import { sideName, withTags } from '../../words/names.ts'
import { PEG_WORDS, sayPegEffect } from '../../words/table/pegs.ts'
import {
  MUGGINS_WORDS,
  sayClaimed,
  sayMissed,
  sayMissedMark,
  sayOverClaim,
  sayTakes,
  sayTrueCount,
} from '../../words/table/show.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { CountLedger } from '../pads/CountLedger.tsx'
import { SideTabs } from '../pads/Fields.tsx'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { Button } from '../parts/Button.tsx'
import { Digits, Stamp } from '../parts/Digits.tsx'
import { HandCards } from '../parts/PlayingCard.tsx'
import { Reasons } from '../parts/Reasons.tsx'
import css from './ClaimView.module.css'
import { HandHeader } from './HandHeader.tsx'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

interface ClaimViewProps {
  readonly count: Counted
  /** The opponents name what was missed before it is shown. */
  readonly hidden?: boolean
  /** Nothing to decide: only shows what was missed, or that the claim was too high. */
  readonly isSettled?: boolean | undefined
}

export function ClaimView({ count, hidden, isSettled }: ClaimViewProps) {
  const { game } = useTableView()
  const { act, choose } = useTableActions()
  const goOn = () => choose({ seen: game.lines.at(-1)?.seq ?? 0 })
  return (
    <>
      <HandHeader
        title={sayClaimed(game, count.of)}
        sub={hidden ? MUGGINS_WORDS.anything : sayTrueCount(game, count.of)}
      />
      {hidden ? <CallView count={count} /> : <MugginsView count={count} isSettled={isSettled} />}
      <TableBar>
        {(hidden || isSettled) && (
          <Button
            kind="primary"
            detail={hidden ? MUGGINS_WORDS.noCall : (takenNow(game) ?? MUGGINS_WORDS.pegged(count.points))}
            onClick={isSettled ? goOn : () => act({ type: 'pass-muggins' })}
          >
            {hidden ? MUGGINS_WORDS.pass : MUGGINS_WORDS.continue}
          </Button>
        )}
      </TableBar>
    </>
  )
}

/** What the newest tap took. */
function takenNow(game: ShownGame) {
  const newest = game.lines.at(-1)?.entry
  return newest?.type === 'muggins-taken' ? sayEntry(game, newest) : undefined
}

function MugginsView({ count, isSettled }: ClaimViewProps) {
  const { game } = useTableView()
  const { act } = useTableActions()
  const { rules } = game
  const { of, cards = [], claimed = 0, counted = 0 } = count
  const missed = missedBy(count)
  const over = Math.max(claimed - counted, 0)
  const starter = currentDeal(game)?.starter
  const show = makeShow({ of, cards, starter }, rules)
  const check = show.ok ? checkClaim(show.value, rules, claimed) : undefined
  const lines = check?.truth.lines ?? []
  const marked = check && missedLines(check)
  const side = sideOfHolder(game, of)
  const due = takeable(game, side, missed)
  // Points for the claimant do not depend on who gives them: one button, not one for each opponent.
  const lowball = rules.firstHome === 'loses'
  const takers = opponents(rules, side).slice(0, lowball ? 1 : undefined)
  // The claim is corrected, so that nothing was missed.
  const giveAll = () => {
    const full = { of, ...(count.cards ? { cards } : {}), claimed: counted, points: counted }
    act({ type: 'amend', target: count.seq, with: { type: 'hand-counted', ...full } })
  }
  return (
    <div className={css.view} data-mirrors="">
      <div className={css.verdict}>
        <HandCards cards={cards} starter={starter} />
        <Stamp ink="red" title={over > 0 ? MUGGINS_WORDS.over : MUGGINS_WORDS.missed}>
          <Digits value={over || missed} />
        </Stamp>
      </div>
      <CountLedger
        lines={lines}
        words={rules.words}
        leftOut={over > 0 ? undefined : marked?.places}
        mark={over > 0 ? undefined : (place) => (marked ? sayMissedMark(marked, place, claimed) : '')}
      />
      <div className={css.note}>
        <p>{over > 0 ? sayOverClaim(rules, over) : sayMissed(lines, missed, marked, rules)}</p>
        {check && !marked && <Reasons reasons={sayClaimCheck(check).reasons.slice(0, 1)} />}
      </div>
      {!isSettled && (
        <div className={css.choice} data-mirrors="" data-pad="answer" data-sides={game.pegs.length}>
          {takers.map((taker) => (
            <button
              type="button"
              key={taker}
              className={css.take}
              data-mark={game.marks[taker]}
              onClick={() => act({ type: 'take-muggins', side: taker })}
            >
              <b>{MUGGINS_WORDS.take}</b>
              <span>{sayTakes(game, lowball ? side : taker, due)}</span>
              <small>{sayPegEffect(game, lowball ? side : taker, due)}</small>
            </button>
          ))}
          <button type="button" className={css.pass} onClick={() => act({ type: 'pass-muggins' })}>
            <b>{MUGGINS_WORDS.pass}</b>
            <span>{MUGGINS_WORDS.nobody}</span>
          </button>
        </div>
      )}
      {missed > 0 && takenNow(game) === undefined && (
        <button type="button" className={css.all} onClick={giveAll}>
          {MUGGINS_WORDS.giveAll(sideName(withTags(game), side), counted)}
        </button>
      )}
    </div>
  )
}

function CallView({ count }: ClaimViewProps) {
  const { game } = useTableView()
  const { act } = useTableActions()
  const callers = opponents(game.rules, sideOfHolder(game, count.of))
  const [caller = callers[0] ?? 0, setCaller] = useState<number>()
  return (
    <div className={css.view} data-mirrors="">
      <HandCards cards={count.cards ?? []} starter={currentDeal(game)?.starter} />
      {callers.length > 1 && (
        <div className={css.callers}>
          <SideTabs
            game={game}
            label={PEG_WORDS.whoCalls}
            sides={callers}
            chosen={caller}
            onChoose={setCaller}
          />
        </div>
      )}
      <NumberGrid
        label={MUGGINS_WORDS.call}
        isAsked
        from={1}
        most={mostOffered(game.rules)}
        onNumber={(named) => act({ type: 'call-muggins', side: caller, named })}
      />
    </div>
  )
}
