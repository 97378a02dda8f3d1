import { useLayoutEffect, useRef, useState } from 'react'
import { forgottenBefore } from '../../game/correction/forgotten.ts'
import { mayChange, mayTakeOut } from '../../game/correction/what-may-change.ts'
import type { Intent } from '../../game/intent.ts'
import type { LogLine } from '../../game/record/game.ts'
import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, sayPutRight } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { Button } from '../parts/Button.tsx'
import css from './LineActions.module.css'
import type { LineProps } from './PutRight.tsx'

interface LineActionsProps extends LineProps {
  readonly onChange: () => void
  readonly onPutIn: () => void
}

/** A change of the record that is asked for, with the words that say yes and no to it. */
interface Asked {
  readonly intent: Extract<Intent, { type: 'amend' | 'remove' }>
  readonly yes: string
  readonly no: string
}

/** What can be done with a line: each shows what it would change, and only then is it done. */
export function LineActions({ game, line, store, onDone, onChange, onPutIn }: LineActionsProps) {
  const [asked, ask] = useState<Asked>()
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
        <Button kind="quiet" onClick={() => ask(undefined)}>
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
  const recount = recountOf(line)
  const ways = [
    recount && { name: SHEET_WORDS.recount(line.recount ?? 0), run: () => ask(recount) },
    mayChange(line.entry) && { name: CORRECTION_WORDS.change, run: onChange },
    mayTakeOut(line.entry) && { name: SHEET_WORDS.takeOut, run: () => ask(takingOut(line)) },
    forgottenBefore(game, line) && { name: CORRECTION_WORDS.putIn, run: onPutIn },
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

function takingOut({ seq }: LogLine): Asked {
  return { intent: { type: 'remove', target: seq }, yes: SHEET_WORDS.takeItOut, no: SHEET_WORDS.keepIt }
}

/** The cards count something else than was pegged: the table may let them. */
function recountOf({ seq, entry, recount }: LogLine): Asked | undefined {
  if (recount === undefined || entry.type !== 'hand-counted') return undefined
  return {
    intent: { type: 'amend', target: seq, with: { ...entry, points: recount } },
    yes: SHEET_WORDS.makeIt(recount),
    no: SHEET_WORDS.leaveIt,
  }
}
