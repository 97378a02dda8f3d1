import { type Context, createContext, useContext, useMemo, useState } from 'react'
import { followedGame } from '../../app/followed-games.ts'
import { useApp, usePart, useSettings } from '../../app/hooks/use-app.ts'
import { useMedia } from '../../app/hooks/use-device.ts'
import { useGuestLine } from '../../app/hooks/use-line.ts'
import { useGameInWords, useStanding } from '../../app/hooks/use-table.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import { firstChoices, type TableView, tableView } from '../../app/table-view.ts'
import { makeTableActions, type TableActions, type TableSlip } from './table-actions.ts'

/** Room for the board beside the result. */
const BESIDE = '(orientation: landscape) and (width >= 56em) and (height >= 37.5em)'

/** What a table shows, what can be done at it, and what it asks or tells. */
export function useTable(table: TableStore) {
  const app = useApp()
  const kept = usePart(table, (state) => state.game)
  const game = useGameInWords(kept)
  const { gameId } = table.getState()
  const draft = usePart(table, (state) => state.draft)
  const notice = usePart(table, (state) => state.notice)
  const followed = useFollowed(table)
  const standing = useStanding(gameId, game)
  const [settings] = useSettings()
  const { table: turned, pointsGame } = settings
  const byPoints = pointsGame === gameId
  const isBeside = useMedia(BESIDE)
  const line = useGuestLine(gameId)
  const mayTap = usePart(table, ({ writer }) => writer === 'here')
  const place = mayTap && line?.phase === 'open' ? line.place : undefined
  const guest = useMemo(() => (typeof place === 'number' ? { side: place } : undefined), [place])
  const [choices, setChoices] = useState(() => firstChoices({ game, draft }))
  const [slip, showSlip] = useState<TableSlip>()
  const view = useMemo(
    () =>
      tableView(
        { game, draft, notice, standing },
        { ...choices, turned, byPoints, isBeside, followed, guest },
      ),
    [game, draft, notice, standing, choices, turned, byPoints, isBeside, followed, guest],
  )
  const actions = useMemo(
    () =>
      makeTableActions({
        app,
        table,
        choose: (more) => setChoices((before) => ({ ...before, ...more })),
        showSlip,
      }),
    [app, table],
  )
  return { view, actions, slip }
}

/** Of a game that another phone scores: while this one has a line to that phone it may tap. */
function useFollowed(table: TableStore) {
  const { device } = useApp()
  const writer = usePart(table, (state) => state.writer)
  const followed = usePart(device, () => followedGame(device, table.getState().gameId))
  return writer === 'elsewhere' ? followed : undefined
}

export const TableContext = createContext<TableView | undefined>(undefined)
export const ActionsContext = createContext<TableActions | undefined>(undefined)

/** Whether the page is out of sight, or shown as it was before the win: it is drawn as it was last. */
export const AwayContext = createContext(false)

export const useTableView = () => useGiven(TableContext)
export const useTableActions = () => useGiven(ActionsContext)

function useGiven<T>(context: Context<T | undefined>): T {
  const given = useContext(context)
  if (!given) throw new Error('no table above this component')
  return given
}
