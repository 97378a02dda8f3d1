import { useLayoutEffect, useRef, useState } from 'react'
import type { Position } from '../../game/correction/amend.ts'
import { insertableBefore } from '../../game/correction/insertable.ts'
import { mayChange, mayRemove } from '../../game/correction/refuse-entry.ts'
import { recordedShow } from '../../game/record/hands.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { dealOf, holderInDeal } from '../../words/names.ts'
import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, type Correction, sayCorrection } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import type { LineProps } from '../pads/CorrectLine.tsx'
import { RecordedCount } from '../pads/RecordedCount.tsx'
import { Button } from '../parts/Button.tsx'
import css from './LineActions.module.css'

export function LineActions(props: LineProps & { readonly onCorrect: (position: Position) => void }) {
  const { game, line, store, onDone, onCorrect } = props
  const [asked, setAsked] = useState<Correction>()
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked takes more room than the question
  useLayoutEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [asked])
  if (asked) {
    const after = store.preview(asked)
    const accept = () => {
      store.act(asked)
      onDone()
    }
    return (
      <div ref={panel} className={css.actions}>
        <p role="status">
          {after.ok ? sayCorrection(game, after.value, asked) : sayRefusal(game, after.error)}
        </p>
        <Button kind="quiet" onClick={() => setAsked(undefined)}>
          {COMMON_WORDS.cancel}
        </Button>
        <Button kind="primary" disabled={!after.ok} onClick={accept}>
          {asked.type === 'remove' ? SHEET_WORDS.removeIt : CORRECTION_WORDS.save}
        </Button>
      </div>
    )
  }
  const { seq, entry, recount } = line
  const action = (name: string, run: () => void) => (
    <Button kind="quiet" onClick={run}>
      {name}
    </Button>
  )
  const deal = dealOf(game, line)
  const hand = entry.type === 'hand-counted' ? entry : undefined
  const show = hand && recordedShow(game.rules, deal, hand)
  return (
    <div ref={panel} className={css.actions}>
      {show && (
        <RecordedCount
          rules={game.rules}
          show={show}
          title={holderInDeal(game, hand.of, deal)}
          onEdit={() => onCorrect('at')}
        />
      )}
      {/* The cards count something else than was pegged: the table may let them. */}
      {recount !== undefined &&
        hand &&
        action(SHEET_WORDS.recount(recount), () =>
          setAsked({ type: 'amend', target: seq, with: { ...hand, points: recount } }),
        )}
      {mayChange(entry) && action(CORRECTION_WORDS.change, () => onCorrect('at'))}
      {mayRemove(entry) && action(SHEET_WORDS.remove, () => setAsked({ type: 'remove', target: seq }))}
      {insertableBefore(game, line) && action(CORRECTION_WORDS.insertAbove, () => onCorrect('before'))}
    </div>
  )
}
