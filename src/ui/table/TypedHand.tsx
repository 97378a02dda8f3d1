import { useState } from 'react'
import type { Game } from '../../game/record/game.ts'
import { isPossibleCount } from '../../rules/count-show.ts'
import { type Holder, sideOf } from '../../rules/rules.ts'
import { holderName, sideName } from '../../words/names.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { askCount, SHOW_WORDS, sayPassOver, sayPegFor } from '../../words/table/show.ts'
import { NumberPad } from '../pads/NumberPad.tsx'
import css from './TypedHand.module.css'

interface TypedHandProps {
  readonly game: Game
  readonly of: Holder
  readonly onPeg: (points: number) => void
  readonly onSkip: () => void
}

/** A hand counted by the table, typed as a number; a count that no such hand makes is refused with the reason. */
export function TypedHand({ game, of, onPeg, onSkip }: TypedHandProps) {
  const [said, setSaid] = useState<number>()
  const name = holderName(game, of)
  const side = sideOf(game.rules, of === 'crib' ? (game.deals.at(-1)?.dealer ?? 0) : of)
  // "Nineteen" is what the table says for nothing.
  const points = said === 19 ? 0 : said
  const possible =
    points === undefined || isPossibleCount(points, of === 'crib' ? 'crib' : 'hand', game.rules)
  const peg = sayPegFor(sideName(game, side), points)
  return (
    <div className={css.typed}>
      <NumberPad
        label={name}
        value={said}
        max={29}
        onValue={setSaid}
        onDone={() => said !== undefined && onPeg(said)}
        doneLabel={peg}
      >
        <p role="status">{wordsFor()}</p>
        <button type="button" className={css.pass} onClick={onSkip}>
          {sayPassOver(name)}
        </button>
      </NumberPad>
    </div>
  )

  function wordsFor(): string {
    if (points === undefined) return askCount(name)
    if (!possible) return sayRefusal(game, { type: 'impossible-count', points, of })
    if (said === 19) return SHOW_WORDS.nineteen
    return sayPegEffect(game, side, points)
  }
}
