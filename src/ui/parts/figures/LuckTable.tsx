import { useDeferredValue, useMemo } from 'react'
import { luckOf } from '../../../game/figures/luck.ts'
import type { ShownGame } from '../../../game/record/game.ts'
import { sideName } from '../../../words/names.ts'
import { LUCK_WORDS, sayLuck, sayLuckMeaning, sayLuckRows } from '../../../words/table/luck.ts'
import { FiguresTable } from './FiguresTable.tsx'
import { Story } from './Story.tsx'

/** Luck and play apart. Every starter of every hand is counted, so the result appears first. */
export function LuckTable({ game }: { readonly game: ShownGame }) {
  const shown = useDeferredValue<ShownGame | undefined>(game, undefined)
  const luck = useMemo(() => shown && luckOf(shown), [shown])
  if (!luck) return null
  return (
    <Story
      title={LUCK_WORDS.heading}
      sentence={sayLuck(game, luck)}
      note={sayLuckMeaning(luck, game.rules.words.crib)}
    >
      <FiguresTable
        heads={[LUCK_WORDS.head, ...game.marks.map((_, side) => sideName(game, side))]}
        rows={sayLuckRows(luck)}
      />
    </Story>
  )
}
