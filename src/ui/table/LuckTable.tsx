import { useLuck } from '../../app/hooks/use-chances.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { LUCK_WORDS, sayLuck, sayLuckMeaning, sayLuckRows } from '../../words/table/luck.ts'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'

/** Luck and play apart. */
export function LuckTable({ game }: { readonly game: ShownGame }) {
  const luck = useLuck(game)
  if (!luck) return null
  return (
    <>
      <h2>{LUCK_WORDS.heading}</h2>
      <p>{sayLuck(game, luck)}</p>
      <FiguresTable
        heads={[LUCK_WORDS.head, ...game.marks.map((_, side) => sideName(game, side))]}
        rows={sayLuckRows(luck)}
      />
      <p>
        <small>{sayLuckMeaning(luck, game.rules.words.crib)}</small>
      </p>
    </>
  )
}
