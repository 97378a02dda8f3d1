import { useLayoutEffect, useRef, useState } from 'react'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { Icon } from '../parts/Icon.tsx'
import { ClaimCheck } from './ClaimCheck.tsx'
import { CountedCards, CountLedger, CountTools, Sentence, useSpokenCount } from './CountView.tsx'
import css from './RecordedCount.module.css'

interface RecordedCountProps {
  readonly rules: Rules
  readonly show: Show
  readonly onEdit: () => void
}

/** How a hand of the record was counted: its cards, sentence and lines, said once more, explained or corrected. */
export function RecordedCount({ rules, show, onEdit }: RecordedCountProps) {
  const count = useSpokenCount(show, rules)
  const [asks, setAsks] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers may take more room than the lines
  useLayoutEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [asks])
  return (
    <div ref={panel} className={css.count}>
      <CountedCards count={count} />
      <p>
        <Sentence count={count} />
      </p>
      <CountTools count={count} asks={asks} onAsk={() => setAsks(!asks)}>
        <button type="button" onClick={onEdit}>
          <Icon name="pencil" size={20} />
          {CORRECTION_WORDS.change}
        </button>
      </CountTools>
      {asks ? (
        <ClaimCheck show={show} rules={rules} />
      ) : (
        count.lines.length > 0 && <CountLedger lines={count.lines} words={count.said.words} lit={count.lit} />
      )}
    </div>
  )
}
