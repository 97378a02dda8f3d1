import { useId, useState } from 'react'
import type { PegReason } from '../../game/entry.ts'
import type { Game } from '../../game/game.ts'
import { pegEffect } from '../../words/holes-words.ts'
import { sideName } from '../../words/names.ts'
import { reasonName } from '../../words/peg-words.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/SideMark.tsx'
import { PegRadio } from '../parts/PegRadio.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import css from './OtherPad.module.css'

interface Props {
  readonly game: Game
  readonly side: number
  readonly onPeg: (points: number, reason: PegReason) => void
  readonly onCancel: () => void
}

/** Reasons beside those of the keys, with the points they usually are. */
const REASONS: readonly { readonly reason: PegReason; readonly points: number }[] = [
  { reason: 'other', points: 1 },
  { reason: 'run', points: 6 },
  { reason: 'double-pair-royal', points: 12 },
  { reason: 'last-card', points: 1 },
  { reason: 'heels', points: 2 },
  { reason: 'muggins', points: 2 },
  { reason: 'penalty', points: 2 },
  { reason: 'correction', points: -1 },
]

/** Any points for a side, forwards or back, with the reason that will stand in the score sheet. */
export function OtherPad({ game, side, onPeg, onCancel }: Props) {
  const [choice, choose] = useState<{ reason: PegReason; points: number }>({ reason: 'other', points: 1 })
  const name = sideName(game, side)
  const group = useId()
  const { reason, points } = choice
  const verb = points < 0 ? `Take ${-points} back from ${name}` : `Peg ${points} for ${name}`
  return (
    <section className={css.pad} aria-label={`${name}: other points`}>
      <div className={css.head}>
        <h2>
          <SideMark mark={game.marks[side] ?? 'a'} /> {name}
        </h2>
        <Stepper
          label="Points"
          value={points}
          min={-31}
          max={31}
          onChange={(next) => choose({ reason, points: next === 0 ? -Math.sign(points) : next })}
        />
      </div>
      <fieldset className={css.reasons}>
        <legend className="visually-hidden">For</legend>
        {REASONS.map((row) => (
          <div key={row.reason} className={css.reason}>
            <PegRadio name={group} checked={row.reason === reason} onChoose={() => choose(row)}>
              {reasonName(row.reason, game.rules)}
            </PegRadio>
          </div>
        ))}
      </fieldset>
      <div className={css.buttons}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={() => onPeg(points, reason)} detail={pegEffect(game, side, points)}>
          {verb}
        </Button>
      </div>
    </section>
  )
}
