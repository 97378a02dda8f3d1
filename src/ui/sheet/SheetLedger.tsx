import { type FocusEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import { useIsPhone } from '../../app/hooks/use-table.ts'
import { movedBy } from '../../game/figures/statistics.ts'
import type { LogLine, ShownGame } from '../../game/record/game.ts'
import { unbroken } from '../../words/engine/grammar.ts'
import { columnTag } from '../../words/names.ts'
import { SHEET_WORDS, saySheetHeading, saySheetNotes, splitSheetEntry } from '../../words/pages/sheet.ts'
import { sayScores } from '../../words/table/score.ts'
import { keysOf, walkKeys } from '../pads/pad-keys.ts'
import { ActionBar, Button, IconButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Menu } from '../parts/Menu.tsx'
import { CardWords } from '../parts/PlayingCard.tsx'
import { saveSheet } from '../parts/save-file.ts'
import css from './SheetLedger.module.css'

/** The heads of the columns, with the scores of the game. `ScoreTable` says the same in words. */
export function SheetHeads({ game }: { readonly game: ShownGame }) {
  const page = useIsPhone() ? 'phone' : 'wide'
  return (
    <div className={`${css.row} ${css.heads}`} aria-hidden="true">
      <span />
      {game.pegs.map(({ front }, side) => (
        <span key={game.marks[side]}>
          <small>
            <SideMark mark={game.marks[side] ?? 'a'} size="11px" />
            <span>{columnTag(game, side, page)}</span>
          </small>
          <Digits value={front} />
        </span>
      ))}
    </div>
  )
}

interface SheetLedgerProps {
  readonly game: ShownGame
  /** Of the chosen line; in a row, of that line. */
  readonly place: number
  readonly openSeq: number | undefined
  readonly onChoose: (place: number) => void
  readonly onOpen: (seq: number | undefined) => void
  readonly children: ReactNode
}

/** The lines deal by deal. They are one tab stop; the arrow keys choose among them. */
export function SheetLedger({ game, place, openSeq, onChoose, onOpen, children }: SheetLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  const seq = game.lines[place]?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or more below it, is brought into sight
  useLayoutEffect(() => {
    const { current: list } = ledger
    const show = () => {
      list?.querySelector('[aria-current]')?.parentElement?.scrollIntoView({ block: 'nearest' })
    }
    show()
    // The line stays in view when the phone is turned, or a slip appears below the list.
    const observer = new ResizeObserver(show)
    if (list) observer.observe(list)
    return () => observer.disconnect()
  }, [seq, openSeq])
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // A finger chooses only with its tap: closing another line's panel earlier would move this line away.
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
      onKeyDown={walkKeys}
    >
      {dealsOf(game.lines).map(({ first, lines }) => (
        <section key={lines[0]?.seq} className={css.deal}>
          <h2>{lines[0] && saySheetHeading(lines[0])}</h2>
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

/** Each with the place of its first line in the game. */
function dealsOf(lines: readonly LogLine[]) {
  const firsts = lines.flatMap(({ deal }, place) => (lines[place - 1]?.deal === deal ? [] : [place]))
  return firsts.map((first, i) => ({ first, lines: lines.slice(first, firsts[i + 1]) }))
}

interface SheetRowProps extends Omit<SheetLedgerProps, 'openSeq'> {
  readonly line: LogLine
  readonly current: boolean
  readonly open: boolean
}

const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { game, line, place, current, open, onChoose, onOpen, children } = props
  const { words, tail } = splitSheetEntry(game, line)
  // An entry that moves no peg does not repeat the score, and has the whole row.
  const scored = line.moves.length > 0 || line.entry.type === 'hand-counted'
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-key=""
        data-ignored={line.ignored && ''}
        tabIndex={current ? 0 : -1}
        aria-current={current || undefined}
        aria-expanded={open}
        onClick={() => {
          if (!current) onChoose(place)
          onOpen(open ? undefined : line.seq)
        }}
      >
        <span className={css.words}>
          <span>
            <CardWords words={scored ? words : unbroken(words)} className={css.card} />
            {tail !== '' && <span className="visually-hidden">{tail}</span>}
          </span>
          {saySheetNotes(game, line).map((note) => (
            <small key={note} data-plain={note === SHEET_WORDS.together || undefined}>
              <span className="visually-hidden"> – </span>
              {note}
            </small>
          ))}
        </span>
        <span className="visually-hidden"> – {sayScores(game, line.scores)}</span>
        {(scored ? line.scores : []).map((score, side) => {
          const moved = movedBy(side, line.moves)
          return (
            <span key={game.marks[side]} className={css.score} aria-hidden="true">
              <Digits value={score} />
              {moved !== 0 && <small>{moved > 0 ? `+${moved}` : `−${-moved}`}</small>}
            </span>
          )
        })}
      </button>
      {children}
    </li>
  )
})

export function SheetMenu({ gameId }: { readonly gameId: string }) {
  const app = useApp()
  return (
    <Menu
      items={() => [
        { name: SHEET_WORDS.csv, run: () => void saveSheet(app, gameId) },
        { name: SHEET_WORDS.print, run: () => print() },
      ]}
    />
  )
}

interface SheetStepsProps {
  readonly place: number
  readonly last: number
  readonly onStep: (place: number) => void
}

export function SheetSteps({ place, last, onStep }: SheetStepsProps) {
  const [atFirst, atLast] = [place === 0, place === last]
  return (
    <ActionBar tight>
      <IconButton icon="chevron" label={SHEET_WORDS.first} disabled={atFirst} onClick={() => onStep(0)} />
      <Button kind="quiet" disabled={atFirst} onClick={() => onStep(place - 1)}>
        {SHEET_WORDS.previous}
      </Button>
      <Button kind="quiet" disabled={atLast} onClick={() => onStep(place + 1)}>
        {SHEET_WORDS.next}
      </Button>
      <IconButton icon="chevron" label={SHEET_WORDS.last} disabled={atLast} onClick={() => onStep(last)} />
    </ActionBar>
  )
}
