import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { useApp, usePart, useReadable, useSettings } from '../../app/hooks/use-app.ts'
import { useMedia } from '../../app/hooks/use-device.ts'
import { useGameInWords, useStanding, useStrayTaps, useWakeLock } from '../../app/hooks/use-table.ts'
import { loadAhead, whenIdle } from '../../app/load-ahead.ts'
import type { TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { currentDeal, type Game, type LogLine, type Step } from '../../game/record/game.ts'
import type { Rules } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { loadCopying, SavedMark, ScoreTable, sayNews, slipOf } from '../pads/TableInWords.tsx'
import { Notice, type Slip } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { ClaimView, Facing, GameOver, OtherPad, TableStep, WideBoard } from './TableStep.tsx'
import { TableContext, type TableView, useTableView } from './table-view.ts'
import { useAppAround } from './use-app-around.ts'

function loadTheRest(): void {
  // The end of a game must not wait for its last page.
  for (const part of [Facing, OtherPad, ClaimView, WideBoard, GameOver]) part.load()
  // A copy is needed when saving fails, and by then an update may have removed this part.
  void loadAhead(loadCopying)
}

interface TableRouteProps {
  readonly table: TableStore
  readonly ChangeRules: ComponentType<{
    readonly game: Game
    readonly onRules: (rules: Rules) => void
    readonly onBack: () => void
  }>
  readonly CorrectLine: ComponentType<{
    readonly game: Game
    readonly line: LogLine
    readonly store: TableStore
    readonly position: 'at'
    readonly onDone: () => void
  }>
}

/** The game on the table, with its pages for rules and names. */
export function TableRoute({ table, ChangeRules, CorrectLine }: TableRouteProps) {
  // Watches only the game: saving changes nothing but the slip at the foot.
  const kept = usePart(table, ({ game }) => game)
  const game = useGameInWords(kept)
  const [editing, setEditing] = useState<'rules' | 'names'>()
  const [start] = game.lines
  const close = () => setEditing(undefined)
  useWakeLock(game.step.type !== 'over')
  useStrayTaps(table)
  useEffect(() => whenIdle(loadTheRest), [])
  if (editing === 'names' && start) {
    return <CorrectLine game={game} line={start} store={table} position="at" onDone={close} />
  }
  return editing === 'rules' ? (
    <ChangeRules
      game={kept}
      onBack={close}
      onRules={(patch) => {
        table.act({ type: 'change-rules', patch })
        close()
      }}
    />
  ) : (
    <TableScreen game={game} store={table} edit={setEditing} />
  )
}

const BESIDE = '(orientation: landscape) and (width >= 56em) and (height >= 37.5em)'
const ABOVE = `${BESIDE}, (width >= 44em) and (height >= 60em)`

const PLAYING: readonly Step['type'][] = ['cut', 'starter', 'play-card']

/**
 * The screens that have room for the board at this step. Where cards are played or the points of a hand are tapped, that
 * is a phone too; for the cards of more than two sides a longer one, or they would have less than 44 px where a phone
 * keeps its edges clear.
 */
function roomForBoard({ step, pegs, rules }: Game, isOther: boolean, byPoints: boolean): string {
  if (step.type === 'over') return BESIDE
  const fits = step.type === 'show' ? byPoints : rules.playBy === 'cards' && PLAYING.includes(step.type)
  if (isOther || !fits) return ABOVE
  const least = pegs.length === 2 || step.type === 'show' ? 52 : 56
  return `${ABOVE}, (width >= 390px) and (height >= ${least}em)`
}

interface TableScreenProps extends Pick<TableView, 'game' | 'edit'> {
  readonly store: TableStore
}

/** A live game: the board, the scores, and the pad for exactly the step that is next. */
function TableScreen({ game, store, edit }: TableScreenProps) {
  const draft = usePart(store, (state) => state.draft)
  const { slip, act, history, nextGame } = useAppAround(store, game)
  const [{ table, pointsGame }, change] = useSettings()
  const { gameId } = store.getState()
  const standing = useStanding(gameId, game)
  // With more than two sides nothing is turned.
  const facing = table === 'facing' && game.pegs.length === 2
  // A question belongs to one state of the table: any tap removes it.
  const [asked, setAsked] = useState<Pick<TableState, 'game' | 'draft'> & { readonly slip: Slip }>()
  const question = asked?.game === game && asked.draft === draft ? asked.slip : undefined
  const [isWide, setWide] = useState(false)
  const showBoard = useCallback(() => setWide(true), [])
  const [other, setOther] = useState<TableView['other']>()
  // The board stays until the next hand.
  const [looking, setLooking] = useState<string>()
  const { step } = game
  // Cards that were tapped before the app was closed are shown again.
  const [hasCards, setHasCards] = useState(draft.hands.some(({ cards }) => cards.length > 0))
  const byPoints = pointsGame === gameId && !hasCards
  const setByPoints = (byPoints: boolean) => {
    setHasCards(false)
    change({ pointsGame: byPoints ? gameId : '' })
  }
  const framed = useMedia(roomForBoard(game, other !== undefined, byPoints)) && !facing
  const here = `${currentDeal(game)?.number} ${step.type === 'show' ? step.of : ''}`
  const view = {
    game,
    draft,
    act,
    preview: store.preview,
    setDraft: store.setDraft,
    history,
    nextGame,
    facing,
    edit,
    framed,
    byPoints,
    setByPoints,
    other,
    setOther,
    standing,
    ask: (slip: Slip | undefined) => setAsked(slip && { slip, game, draft }),
    showBoard,
    look: (atBoard: boolean) => setLooking(atBoard ? here : undefined),
    looksAtBoard: looking === here && (step.type === 'play-card' || step.type === 'show'),
  }
  return (
    <TableContext value={view}>
      <Screen fit="whole">
        <h1 className="visually-hidden">{game.pegs.map((_, side) => sideName(game, side)).join(', ')}</h1>
        <TableStep />
        {isWide && (
          // The table stays visible while it loads.
          <Suspense fallback={null}>
            <WideBoard onClose={() => setWide(false)} />
          </Suspense>
        )}
        <TableFoot store={store} slip={question ?? slip} />
      </Screen>
    </TableContext>
  )
}

interface TableFootProps {
  readonly store: TableStore
  /** Shown if the table itself has nothing to say. */
  readonly slip: Slip | undefined
}

/** What the app says about the last tap: whether it is saved, why it was refused, what it did. */
function TableFoot({ store, slip }: TableFootProps) {
  const { game, facing } = useTableView()
  const state = { ...useReadable(store), game }
  const app = useApp()
  const isFar = useFarTap()
  // The last row that is known to be stored, while nothing waits to be saved.
  const savedTo = state.saving === 'saved' ? game.headSeq : undefined
  const shown = slipOf(app, state, store) ?? slip
  return (
    <>
      <div data-slip={facing && isFar ? 'far' : undefined}>
        <Notice {...shown} over={facing ? undefined : shown?.over} />
      </div>
      <SavedMark saving={state.saving} />
      <ScoreTable game={game} />
      <p className="visually-hidden" role="status" data-game={state.gameId} data-saved={savedTo}>
        {sayNews(state)}
      </p>
    </>
  )
}

/** Whether the last tap came from the far edge: the slip is then turned to that player. */
function useFarTap(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const noteEdge = ({ target }: Event) => {
      // A tap on the slip does not move it from under the finger.
      if (target instanceof Element) setFar(target.closest('[data-edge="far"], [data-slip="far"]') !== null)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, noteEdge, { signal })
    return () => listening.abort()
  }, [])
  return isFar
}
