import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { TableState, TableStore } from '../../app/stores/table-state.ts'
import type { Game } from '../../game/record/game.ts'
import { TITLES } from '../../words/app.ts'
import { SHEET_WORDS, sayLineAloud, sayLineNumber } from '../../words/pages/sheet.ts'
import { sayTap } from '../../words/table/undo.ts'
import { SavedMark, ScoreTable, sayNews } from '../pads/TableInWords.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { AppBar } from '../parts/AppBar.tsx'
import { BoardPage } from '../parts/board/BoardPage.tsx'
import { GameBoard } from '../parts/board/GameBoard.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice, type Slip } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { ChangeLine } from './ChangeLine.tsx'
import { LineActions } from './LineActions.tsx'
import { PutInBefore } from './PutInBefore.tsx'
import type { LineProps } from './PutRight.tsx'
import { SheetHeads } from './SheetHeads.tsx'
import { SheetLedger } from './SheetLedger.tsx'
import css from './SheetScreen.module.css'
import { SheetSteps } from './SheetSteps.tsx'
import { useLine } from './use-line.ts'

interface SheetScreenProps {
  readonly state: TableState
  readonly store: TableStore
  readonly slip: Slip | undefined
  readonly onBack: () => void
  /** Saves it as a table. */
  readonly onTable: () => void
}

/** Every entry of the game in words, the board as it stood after the chosen one, and what can be put right. */
export function SheetScreen({ state, store, slip, onBack, onTable }: SheetScreenProps) {
  const { game } = state
  const { place, choose } = useLine(game.lines)
  const [openSeq, open] = useState<number>()
  const [before] = useState(game.headSeq)
  const [spoken, say] = useState<Spoken>()
  const [righting, putRight] = useState<Righting>()
  const line = game.lines[place]
  const then = useThen(game, place)
  const choosing = useCallback(
    (next: number) => {
      open(undefined)
      choose(next)
    },
    [choose],
  )
  /** A line that has the focus is read aloud by itself. */
  const step = (next: number) => {
    const to = game.lines[next]
    choosing(next)
    if (to) say({ words: sayLineAloud(game, to), game })
  }
  const actions = line && (openSeq === line.seq || line.recount !== undefined) && (
    <LineActions
      key={line.seq}
      game={game}
      line={line}
      act={store.act}
      preview={store.preview}
      onDone={() => open(undefined)}
      onChange={() => putRight({ seq: line.seq, Panel: ChangeLine })}
      onPutIn={() => putRight({ seq: line.seq, Panel: PutInBefore })}
    />
  )
  const wrong = righting && game.lines.find(({ seq }) => seq === righting.seq)
  if (righting && wrong) {
    return (
      <righting.Panel
        game={game}
        line={wrong}
        act={store.act}
        preview={store.preview}
        onDone={() => putRight(undefined)}
      />
    )
  }
  return (
    <Screen fit="whole">
      <AppBar title={TITLES.sheet} note={sayLineNumber(place, game.lines.length)} onBack={onBack}>
        <Menu
          items={[
            { name: SHEET_WORDS.table, run: onTable },
            { name: SHEET_WORDS.print, run: () => print() },
          ]}
        />
      </AppBar>
      {/* Up here: unseen as it is, a table at the foot would make the screen scroll. */}
      <ScoreTable game={then} />
      <p className="visually-hidden" role="status">
        {spoken?.game === game ? spoken.words : sayNews(state)}
      </p>
      <BoardPage board={<GameBoard game={then} />}>
        <div className={css.book} data-sides={game.pegs.length}>
          <SheetHeads game={then} />
          <SheetLedger game={game} place={place} onChoose={choosing} onOpen={open} openSeq={openSeq}>
            {actions}
          </SheetLedger>
        </div>
        <div className={css.steps}>
          <SheetSteps place={place} lines={game.lines.length} onStep={step} />
          {game.headSeq !== before && <UndoBar history={historyOf(game, store)} />}
        </div>
      </BoardPage>
      <Notice {...slip} />
      <SavedMark saving={state.saving} />
    </Screen>
  )
}

/** A line that is put right on a page of its own. */
interface Righting {
  readonly seq: number
  readonly Panel: ComponentType<LineProps>
}

/** What was said of a line, until something happens in the game. */
interface Spoken {
  readonly words: string
  readonly game: Game
}

/** The game with its pegs as they stood after a line. */
function useThen(game: Game, place: number): Game {
  return useMemo(() => ({ ...game, pegs: game.lines[place]?.pegs ?? game.pegs }), [game, place])
}

function historyOf(game: Game, { act }: TableStore) {
  const named = (type: 'undo' | 'redo', tap = game[type]) =>
    tap && { label: sayTap(game, tap), run: () => act({ type }) }
  return { undo: named('undo'), redo: named('redo') }
}
