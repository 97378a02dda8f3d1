import { useState } from 'react'
import type { Happened } from '../../game/entry.ts'
import { type Forgotten, forgottenBefore } from '../../game/forgotten.ts'
import type { Game } from '../../game/game.ts'
import { capitalise, opening } from '../../words/grammar.ts'
import { holderName, inDeal } from '../../words/names.ts'
import { beforeWords, PUT_RIGHT } from '../../words/put-right-words.ts'
import { sayLine } from '../../words/say-entry.ts'
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
      title={PUT_RIGHT.putInTitle}
      note={beforeWords(sayLine(game, line))}
      yes={PUT_RIGHT.putItIn}
      no={PUT_RIGHT.leaveOut}
      put="before"
      start={start}
      blank={start.type !== 'pegged'}
      intentOf={(entry) => ({ type: 'insert', before: line.seq, entry })}
    >
      {kinds.length > 1 && (
        <div className={css.kinds}>
          <Segments
            label={PUT_RIGHT.what}
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
    { name: PUT_RIGHT.points, start: points },
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
