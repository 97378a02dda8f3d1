import { useState } from 'react'
import { type Forgotten, forgottenBefore } from '../../game/correction/forgotten.ts'
import type { Happened } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { capitalise, opening } from '../../words/grammar.ts'
import { holderName, inDeal } from '../../words/names.ts'
import { sayLine } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, sayInsertBefore } from '../../words/table/correction.ts'
import { Segments } from '../parts/Segments.tsx'
import { type LineProps, PutRight } from './PutRight.tsx'
import css from './SheetScreen.module.css'

/** What the table forgot: points, a hand, the starter, before the line where it belongs. */
export function PutInBefore(props: LineProps) {
  const { game, line } = props
  const [at, setAt] = useState(0)
  const forgotten = forgottenBefore(game, line)
  if (!forgotten) return null
  const kinds = kindsOf(inDeal(game, forgotten.deal), forgotten)
  const { start } = kinds[at] ?? kinds[0]
  return (
    <PutRight
      key={at}
      {...props}
      title={CORRECTION_WORDS.putInTitle}
      note={sayInsertBefore(sayLine(game, line))}
      yes={CORRECTION_WORDS.putItIn}
      no={CORRECTION_WORDS.leaveOut}
      put="before"
      start={start}
      blank={start.type !== 'pegged'}
      intentOf={(entry) => ({ type: 'insert', before: line.seq, entry })}
    >
      {kinds.length > 1 && (
        <div className={css.kinds}>
          <Segments
            label={CORRECTION_WORDS.what}
            value={String(at)}
            onChange={(next) => setAt(Number(next))}
            options={kinds.map(({ name }, i) => ({ value: String(i), label: name }))}
          />
        </div>
      )}
    </PutRight>
  )
}

interface Kind {
  readonly name: string
  readonly start: Happened
}

function kindsOf(there: Game, { hands, starter }: Forgotten): readonly [Kind, ...Kind[]] {
  const { rules } = there
  const points: Happened = { type: 'pegged', side: 0, points: 1, reason: 'other' }
  return [
    { name: CORRECTION_WORDS.points, start: points },
    ...hands.map(
      (of): Kind => ({
        name: opening(holderName(there, of)),
        start: { type: 'hand-counted', of, points: 0 },
      }),
    ),
    ...(starter
      ? [
          {
            name: capitalise(rules.words.starter),
            start: { type: 'starter-turned', card: '2C', points: 0 },
          } as const,
        ]
      : []),
  ]
}
