import { isPossibleCount } from '../../rules/count-show.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { SHOW_WORDS, sayImpossible } from '../../words/table/show.ts'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { useTableView } from './table-view.ts'
import css from './WholeHand.module.css'

/** A hand counted by the table: one tap pegs its points. */
export function TypedHand({ of }: { readonly of: Holder }) {
  const { game, act } = useTableView()
  const name = holderName(game, of)
  const kind = of === 'crib' ? 'crib' : 'hand'
  return (
    <div className={css.claim}>
      <NumberGrid
        label={SHOW_WORDS.askCount(name)}
        note={sayImpossible(kind, game.rules)}
        isPossible={(points) => isPossibleCount(points, kind, game.rules)}
        onNumber={(points) => act({ type: 'count-typed', of, points })}
      />
      <button type="button" className={css.skip} onClick={() => act({ type: 'skip' })}>
        {SHOW_WORDS.skip(name)}
      </button>
    </div>
  )
}
