import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Game, LogLine } from '../../game/record/game.ts'
import { SHEET_WORDS, saySheetHeading } from '../../words/pages/sheet.ts'
import { keysOf, useTabStop } from '../pads/use-tab-stop.ts'
import { SheetRow } from './SheetRow.tsx'
import css from './SheetScreen.module.css'

interface SheetLedgerProps {
  readonly game: Game
  /** Of the chosen line. */
  readonly place: number
  readonly openSeq: number | undefined
  readonly onChoose: (place: number) => void
  readonly onOpen: (seq: number | undefined) => void
  /** What can be done with the chosen line, below it. */
  readonly children: ReactNode
}

/** The lines deal by deal. They are one tab stop, and the arrows choose among them. */
export function SheetLedger({ game, place, openSeq, onChoose, onOpen, children }: SheetLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  const { walk } = useTabStop()
  const seq = game.lines[place]?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or more below it, is brought into sight
  useLayoutEffect(() => {
    const { current: list } = ledger
    const show = () => {
      list?.querySelector('[aria-current]')?.parentElement?.scrollIntoView({ block: 'nearest' })
    }
    show()
    // A phone that is turned, or a slip below the list, leaves it where it can be seen.
    const observer = new ResizeObserver(show)
    if (list) observer.observe(list)
    return () => observer.disconnect()
  }, [seq, openSeq])
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // Under a finger the line is chosen by the tap: what closed below another would move it away before that.
    if (!target.matches(':focus-visible')) return
    const to = keysOf(currentTarget).indexOf(target as HTMLButtonElement)
    if (to >= 0 && to !== place) onChoose(to)
  }
  return (
    <section
      ref={ledger}
      className={css.ledger}
      data-pad="sheet"
      aria-label={SHEET_WORDS.lines}
      onFocus={onFocus}
      onKeyDown={walk}
    >
      {dealsOf(game.lines).map(({ first, lines }) => (
        <section key={lines[0]?.seq} className={css.deal}>
          <h2>{lines[0] && saySheetHeading(game, lines[0])}</h2>
          <ol>
            {lines.map((line, i) => (
              <SheetRow
                key={line.seq}
                game={game}
                line={line}
                place={first + i}
                current={first + i === place}
                open={openSeq === line.seq}
                onChoose={onChoose}
                onOpen={onOpen}
              >
                {first + i === place && children}
              </SheetRow>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

interface DealLines {
  /** Place of its first line in the game. */
  readonly first: number
  readonly lines: readonly LogLine[]
}

function dealsOf(lines: readonly LogLine[]): readonly DealLines[] {
  const firsts = lines.flatMap(({ deal }, place) => (lines[place - 1]?.deal === deal ? [] : [place]))
  return firsts.map((first, i) => ({ first, lines: lines.slice(first, firsts[i + 1]) }))
}
