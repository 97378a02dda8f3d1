import { useState } from 'react'
import { sideOfHolder } from '../../game/record/due.ts'
import { isPossibleCount } from '../../rules/count-show.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName, sideName } from '../../words/names.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { NumberPad } from '../pads/NumberPad.tsx'
import css from './TypedHand.module.css'
import { useTableView } from './table-view.ts'

/** A hand counted by the table, typed as a number; an impossible count is refused with the reason. */
export function TypedHand({ of }: { readonly of: Holder }) {
  const { game, act } = useTableView()
  const [said, setSaid] = useState<number>()
  const name = holderName(game, of)
  const side = sideOfHolder(game, of)
  // "Nineteen" is what the table says for nothing.
  const points = said === 19 ? 0 : said
  return (
    <div className={css.typed}>
      <NumberPad
        label={name}
        value={said}
        onValue={setSaid}
        onDone={() => said !== undefined && act({ type: 'count-typed', of, points: said })}
        doneLabel={SHOW_WORDS.pegFor(sideName(game, side), points)}
      >
        <p role="status">{wordsFor()}</p>
        <button type="button" className={css.pass} onClick={() => act({ type: 'skip' })}>
          {SHOW_WORDS.passOver(name)}
        </button>
      </NumberPad>
    </div>
  )

  function wordsFor(): string {
    if (points === undefined) return SHOW_WORDS.askCount(name)
    if (!isPossibleCount(points, of === 'crib' ? 'crib' : 'hand', game.rules))
      return sayRefusal(game, { type: 'impossible-count', points, of })
    if (said === 19) return SHOW_WORDS.nineteen
    return sayPegEffect(game, side, points)
  }
}
