import { useCallback, useMemo, useState } from 'react'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useChances } from '../../app/hooks/use-chances.ts'
import { useGameInWords, useIgnoredTaps, useStanding } from '../../app/hooks/use-table.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { Position } from '../../game/correction/amend.ts'
import type { LogLine, ShownGame } from '../../game/record/game.ts'
import { TITLES } from '../../words/app.ts'
import { inDeal } from '../../words/names.ts'
import { sayLineAloud, saySheetNote } from '../../words/pages/sheet.ts'
import { announce } from '../../words/table/news.ts'
import { CorrectLine } from '../pads/CorrectLine.tsx'
import { SavedMark, ScoreTable, slipOf } from '../pads/TableInWords.tsx'
import { historyOf, UndoBar } from '../pads/UndoBar.tsx'
import { BoardPage, GameBoard } from '../parts/board/Board.tsx'
import { ChanceChart } from '../parts/figures/ChanceChart.tsx'
import { Notice } from '../parts/Notice.tsx'
import { AppBar } from '../parts/Page.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { Screen } from '../parts/Screen.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { LineActions } from './LineActions.tsx'
import { SheetHeads, SheetLedger, SheetMenu, SheetSteps } from './SheetLedger.tsx'
import css from './SheetScreen.module.css'

export function SheetScreen({ store }: { readonly store: TableStore }) {
  const app = useApp()
  const kept = useReadable(store)
  const game = useGameInWords(kept.game)
  const state = { ...kept, game }
  useIgnoredTaps(store)
  const onBack = useWayBack()
  const { gameId } = state
  const standing = useStanding(gameId, game)
  const { lines } = game
  const { place, openSeq, choose, setOpenSeq } = useLine(lines)
  const chances = useChances(game)
  const [before] = useState(game.headSeq)
  // Shown until something happens in the game.
  const [spoken, setSpoken] = useState<{ readonly words: string; readonly game: ShownGame }>()
  const [correcting, setCorrecting] = useState<{ readonly seq: number; readonly position: Position }>()
  const line = lines[place]
  const then = useMemo(() => (line ? { ...inDeal(game, line.deal), pegs: line.pegs } : game), [game, line])
  /** Chooses a line and reads it aloud. A focused line is read aloud without this. */
  const step = (next: number) => {
    const to = lines[next]
    choose(next)
    if (to) setSpoken({ words: sayLineAloud(game, to), game })
  }
  const stepTo = (seq: number) => step(lines.findIndex((one) => one.seq === seq))
  const wrong = correcting && lines.find(({ seq }) => seq === correcting.seq)
  if (correcting && wrong) {
    const close = () => setCorrecting(undefined)
    return (
      <Screen fit="whole">
        <CorrectLine game={game} line={wrong} store={store} position={correcting.position} onDone={close} />
      </Screen>
    )
  }
  return (
    <Screen fit="whole">
      <AppBar title={TITLES.sheet} note={saySheetNote(game, place)} onBack={onBack}>
        <SheetMenu gameId={gameId} />
      </AppBar>
      {/* Here, because an unseen table at the foot would make the screen scroll. */}
      <ScoreTable game={then} />
      <p className="visually-hidden" role="status">
        {spoken?.game === game ? spoken.words : announce(game, state.news)}
      </p>
      <BoardPage
        top={
          <>
            <div className={css.scores}>
              <ScoreHeader game={then} standing={standing} />
            </div>
            <GameBoard game={then} />
          </>
        }
      >
        <div className={css.book} data-sides={game.pegs.length}>
          {chances && <ChanceChart game={game} chances={chances} seq={line?.seq} onChoose={stepTo} />}
          <SheetHeads game={then} />
          <SheetLedger game={game} place={place} onChoose={choose} onOpen={setOpenSeq} openSeq={openSeq}>
            {line && (openSeq === line.seq || line.recount !== undefined) && (
              <LineActions
                key={line.seq}
                game={game}
                line={line}
                store={store}
                onDone={() => setOpenSeq(undefined)}
                onCorrect={(position) => setCorrecting({ seq: line.seq, position })}
              />
            )}
          </SheetLedger>
        </div>
        <div className={css.steps}>
          <SheetSteps place={place} last={lines.length - 1} onStep={step} />
          {game.headSeq !== before && <UndoBar history={historyOf(game, store)} />}
        </div>
      </BoardPage>
      <Notice {...slipOf(app, state, store)} />
      <SavedMark saving={state.saving} />
    </Screen>
  )
}

/** The chosen line: the newest until another is chosen, or the one before a line that is removed. */
function useLine(lines: readonly LogLine[]) {
  const [openSeq, setOpenSeq] = useState<number>()
  const [chosen, setChosen] = useState<{ readonly seq: number; readonly place: number }>()
  const last = lines.length - 1
  const found = chosen ? lines.findIndex(({ seq }) => seq === chosen.seq) : last
  const place = chosen && found < 0 ? Math.min(Math.max(chosen.place - 1, 0), last) : found
  const choose = useCallback(
    (next: number) => {
      setOpenSeq(undefined)
      const line = lines[next]
      // At the end, the newest line stays chosen: another window may be scoring.
      setChosen(line && next < lines.length - 1 ? { seq: line.seq, place: next } : undefined)
    },
    [lines],
  )
  return { place, openSeq, choose, setOpenSeq }
}
