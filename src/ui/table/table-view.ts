import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { usePart, useSettings } from '../../app/hooks/use-app.ts'
import { useMedia } from '../../app/hooks/use-device.ts'
import { useStanding } from '../../app/hooks/use-table.ts'
import type { TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { comingOf } from '../../game/moves/coming-peg.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { isRefused, sayRefused } from '../pads/TableInWords.tsx'
import type { NoticeAction, Slip } from '../parts/Notice.tsx'
import { useStateFor } from '../parts/use-state-for.ts'
import { useAppAround } from './use-app-around.ts'

export type TableView = ReturnType<typeof useView>

/** What is corrected in place of the table: the rules, or the entry with this number. */
export type Edited = 'rules' | number

/** The side whose pad is open, and what it opens with. */
export interface OtherStart {
  readonly side: number | undefined
  readonly as?: 'points' | 'muggins' | 'over'
}

export function useView(store: TableStore, game: ShownGame, edit: (what: Edited) => void) {
  const draft = usePart(store, (state) => state.draft)
  const { gameId } = store.getState()
  const around = useAppAround(store, game)
  const [{ table, pointsGame }, change] = useSettings()
  // A question belongs to one state of the table: any tap removes it.
  const [asked, setAsked] = useState<Pick<TableState, 'game' | 'draft'> & { readonly slip: Slip }>()
  const show = (slip: Slip) => setAsked({ slip, game, draft })
  const dismiss = () => setAsked(undefined)
  const [isWide, setWide] = useState(false)
  const isBeside = useMedia(BESIDE)
  // A win is seen on the board before its result. A game that is over when it is opened shows the result.
  const winAt = game.outcome?.seq
  const [told, setTold] = useState(winAt)
  const wins = winAt !== undefined && winAt !== told
  const [other, setOther] = useState<OtherStart>()
  const { step } = game
  // With more than two sides nothing is turned.
  const facing = table === 'facing' && game.pegs.length === 2
  const framed = !facing && (isBeside || wins || step.type !== 'over')
  const notice = usePart(store, (state) => state.notice)
  // The board stays until the next hand.
  const here = `${currentDeal(game)?.number} ${step.type === 'show' ? step.of : ''}`
  const [looks, look] = useStateFor(here, false)
  const due = step.type === 'show' && !looks && !other ? step.of : undefined
  // Cards that were tapped before the app was closed are shown again.
  const [hasCards, setHasCards] = useState(draft.hands.some(({ cards }) => cards.length > 0))
  const byPoints = pointsGame === gameId && !(hasCards && draft.hands.length > 0)
  return {
    game,
    draft,
    preview: store.preview,
    setDraft: store.setDraft,
    ...around,
    slip: asked?.game === game && asked.draft === draft ? asked.slip : around.slip,
    /** Asks over the foot, where no key moves. */
    ask: (sentence: string, { label, onClick }: NoticeAction) => {
      const answer = () => {
        dismiss()
        onClick()
      }
      show({ sentence, action: { label, onClick: answer }, onDismiss: dismiss, over: 'foot' })
    },
    note: (sentence: string | undefined) =>
      sentence === undefined ? dismiss() : show({ sentence, onDismiss: dismiss }),
    edit,
    standing: useStanding(gameId, game),
    isWide,
    showBoard: useCallback(() => setWide(true), []),
    closeBoard: () => setWide(false),
    /** Shows the board instead of the cards, or with `false` the cards again. */
    look,
    looksAtBoard: looks && (step.type === 'play-card' || step.type === 'show'),
    /** What the hand on the page would peg. */
    coming: useMemo(() => (due === undefined ? undefined : comingOf(game, draft, due)), [game, draft, due]),
    facing,
    /** The board and the scores are over or beside the page of every step; only the result has its own. */
    framed,
    /** Why the last tap did nothing, where a page has a line for it. */
    refused: framed && step.type !== 'over' && isRefused(notice) ? sayRefused(game, notice) : undefined,
    /** The last peg goes home, or is there, and its result has not been asked for. */
    wins,
    showResult: useCallback(() => setTold(winAt), [winAt]),
    /** Hands are entered as points in this game; a choice of this device. */
    byPoints,
    setByPoints: (byPoints: boolean) => {
      setHasCards(false)
      change({ pointsGame: byPoints ? gameId : '' })
    },
    other,
    setOther,
  }
}

/** Room for the board beside the result. */
const BESIDE = '(orientation: landscape) and (width >= 56em) and (height >= 37.5em)'

export const TableContext = createContext<TableView | undefined>(undefined)

export function useTableView(): TableView {
  const view = useContext(TableContext)
  if (!view) throw new Error('no TableContext above this component')
  return view
}
