import { createContext, useCallback, useContext, useState } from 'react'
import { usePart, useSettings } from '../../app/hooks/use-app.ts'
import { useMedia } from '../../app/hooks/use-device.ts'
import { useStanding } from '../../app/hooks/use-table.ts'
import type { TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { currentDeal, type ShownGame, type Step } from '../../game/record/game.ts'
import type { Slip } from '../parts/Notice.tsx'
import { useStateFor } from '../parts/use-state-for.ts'
import { useAppAround } from './use-app-around.ts'

export type TableView = ReturnType<typeof useView>

export function useView(store: TableStore, game: ShownGame, edit: (what: 'rules' | 'names') => void) {
  const draft = usePart(store, (state) => state.draft)
  const { gameId } = store.getState()
  const around = useAppAround(store, game)
  const [{ table, pointsGame }, change] = useSettings()
  // A question belongs to one state of the table: any tap removes it.
  const [asked, setAsked] = useState<Pick<TableState, 'game' | 'draft'> & { readonly slip: Slip }>()
  const ask = (slip: Slip | undefined) => setAsked(slip && { slip, game, draft })
  const [isWide, setWide] = useState(false)
  const [other, setOther] = useState<{ readonly side: number | undefined }>()
  const { step } = game
  // The board stays until the next hand.
  const here = `${currentDeal(game)?.number} ${step.type === 'show' ? step.of : ''}`
  const [looks, look] = useStateFor(here, false)
  // Cards that were tapped before the app was closed are shown again.
  const [hasCards, setHasCards] = useState(draft.hands.some(({ cards }) => cards.length > 0))
  const byPoints = pointsGame === gameId && !(hasCards && draft.hands.length > 0)
  // With more than two sides nothing is turned.
  const facing = table === 'facing' && game.pegs.length === 2
  return {
    game,
    draft,
    preview: store.preview,
    setDraft: store.setDraft,
    ...around,
    slip: asked?.game === game && asked.draft === draft ? asked.slip : around.slip,
    ask,
    note: (sentence: string | undefined) =>
      ask(sentence === undefined ? undefined : { sentence, onDismiss: () => ask(undefined) }),
    edit,
    standing: useStanding(gameId, game),
    isWide,
    showBoard: useCallback(() => setWide(true), []),
    closeBoard: () => setWide(false),
    /** Shows the board instead of the cards, or with `false` the cards again. */
    look,
    looksAtBoard: looks && (step.type === 'play-card' || step.type === 'show'),
    facing,
    /** The board and the scores are beside or above the page of every step, so the page has none of its own. */
    framed: useMedia(roomForBoard(game, other !== undefined, byPoints)) && !facing,
    /** Hands are entered as points in this game; a choice of this device. */
    byPoints,
    setByPoints: (byPoints: boolean) => {
      setHasCards(false)
      change({ pointsGame: byPoints ? gameId : '' })
    },
    /** The pad for any other points is open: for a side, or for no side yet. */
    other,
    setOther,
  }
}

const BESIDE = '(orientation: landscape) and (width >= 56em) and (height >= 37.5em)'
const ABOVE = `${BESIDE}, (width >= 44em) and (height >= 60em)`

const PLAYING: readonly Step['type'][] = ['cut', 'starter', 'play-card']

/**
 * The screens that have room for the board at this step. Where cards are played or the points of a hand are tapped, that
 * is a phone too; for the cards of more than two sides a longer one, or they would have less than 44 px where a phone
 * keeps its edges clear.
 */
function roomForBoard({ step, pegs, rules }: ShownGame, isOther: boolean, byPoints: boolean): string {
  if (step.type === 'over') return BESIDE
  const fits = step.type === 'show' ? byPoints : rules.playBy === 'cards' && PLAYING.includes(step.type)
  if (isOther || !fits) return ABOVE
  const least = pegs.length === 2 || step.type === 'show' ? 52 : 56
  return `${ABOVE}, (width >= 390px) and (height >= ${least}em)`
}

export const TableContext = createContext<TableView | undefined>(undefined)

export function useTableView(): TableView {
  const view = useContext(TableContext)
  if (!view) throw new Error('no TableContext above this component')
  return view
}
