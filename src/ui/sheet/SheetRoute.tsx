import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { TITLES } from '../../words/app.ts'
import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { readSheet, sheetHref } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { Opening } from '../parts/Opening.tsx'
import { Message } from '../parts/Screen.tsx'
import { useAddress } from '../parts/use-way-back.ts'
import { SheetScreen } from './SheetScreen.tsx'

/** The score sheet of the game on the table. Its address names the game, so that loaded again it shows the same. */
export function SheetRoute() {
  const { tables, start } = useApp()
  const opening = useReadable(start).type === 'opening'
  const on = useReadable(tables)
  const [, navigate] = useLocation()
  const named = useAddress(readSheet)
  const gameId = on.type === 'open' ? on.gameId : undefined
  useEffect(() => {
    // Refused, the table says what is not saved there.
    const lay = async (game: string) => (await tables.open(game, 'look')) || navigate('/', { replace: true })
    // What is on the table when the app is opened is found out first, and would take the place of this one.
    if (opening) return
    if (named !== null) void lay(named)
    else if (gameId !== undefined) navigate(sheetHref(gameId), { replace: true })
  }, [opening, named, gameId, tables, navigate])
  if (opening || on.type === 'opening') return <Opening />
  if (on.type === 'open') {
    return named === null || named === on.gameId ? <SheetScreen key={on.gameId} store={on.table} /> : null
  }
  if (named === null) return <Redirect to="/games" replace />
  // Not opened yet, or not to be opened: the table says why.
  if (on.type === 'none' || on.gameId !== named) return null
  return on.type === 'missing' ? <NoSuchGame /> : <Redirect to="/" replace />
}

/** A link from another device, or to a game that was deleted. */
function NoSuchGame() {
  const { reopen } = useApp()
  const [, navigate] = useLocation()
  const toTable = () => {
    // First: on this page the game that it names would be asked for again.
    navigate('/', { replace: true })
    void reopen()
  }
  return (
    <Message title={TITLES.sheet} sentence={SHEET_WORDS.none}>
      <Button kind="primary" onClick={() => navigate('/games', { replace: true })}>
        {TITLES.games}
      </Button>
      <Button kind="quiet" onClick={toTable}>
        {SHEET_WORDS.toTable}
      </Button>
    </Message>
  )
}
