import { useLayoutEffect, useRef, useState } from 'react'
import type { Put } from '../../game/correction/amend.ts'
import { forgottenBefore } from '../../game/correction/forgotten.ts'
import { mayChange, mayTakeOut } from '../../game/correction/what-may-change.ts'
import type { Intent } from '../../game/intent.ts'
import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, sayPutRight } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { Button } from '../parts/Button.tsx'
import type { LineProps } from './CorrectLine.tsx'
import css from './LineActions.module.css'

/** A change of the record that is asked for, with the words that say yes and no to it. */
interface Asked {
  readonly intent: Extract<Intent, { type: 'amend' | 'remove' }>
  readonly yes: string
  readonly no: string
}

/** What can be done with a line: each shows what it would change, and only then is it done. */
export function LineActions(props: LineProps & { readonly onPut: (put: Put) => void }) {
  const { game, line, store, onDone, onPut } = props
  const [asked, setAsked] = useState<Asked>()
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked takes more room than the question
  useLayoutEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [asked])
  if (asked) {
    const { intent, yes, no } = asked
    const after = store.preview(intent)
    return (
      <div ref={panel} className={css.actions}>
        <p role="status">
          {after.ok ? sayPutRight(game, after.value, intent) : sayRefusal(game, after.error)}
        </p>
        <Button kind="quiet" onClick={() => setAsked(undefined)}>
          {no}
        </Button>
        <Button
          kind="primary"
          disabled={!after.ok}
          onClick={() => {
            store.act(intent)
            onDone()
          }}
        >
          {yes}
        </Button>
      </div>
    )
  }
  const { seq, entry, recount } = line
  // The cards count something else than was pegged: the table may let them.
  const recounted: Asked | false = recount !== undefined &&
    entry.type === 'hand-counted' && {
      intent: { type: 'amend', target: seq, with: { ...entry, points: recount } },
      yes: SHEET_WORDS.makeIt(recount),
      no: SHEET_WORDS.leaveIt,
    }
  const removed: Asked = {
    intent: { type: 'remove', target: seq },
    yes: SHEET_WORDS.takeItOut,
    no: SHEET_WORDS.keepIt,
  }
  const ways = [
    recounted && { name: SHEET_WORDS.recount(recount ?? 0), run: () => setAsked(recounted) },
    mayChange(entry) && { name: CORRECTION_WORDS.change, run: () => onPut('instead') },
    mayTakeOut(entry) && { name: SHEET_WORDS.takeOut, run: () => setAsked(removed) },
    forgottenBefore(game, line) && { name: CORRECTION_WORDS.putIn, run: () => onPut('before') },
  ]
  return (
    <div ref={panel} className={css.actions}>
      {ways.map(
        (way) =>
          way && (
            <Button key={way.name} kind="quiet" onClick={way.run}>
              {way.name}
            </Button>
          ),
      )}
    </div>
  )
}
