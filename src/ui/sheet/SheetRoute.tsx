import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { TITLES } from '../../words/app.ts'
import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { bookHref, readSheet, sheetHref } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { Message, OpeningScreen } from '../parts/Screen.tsx'
import { useAddress } from '../parts/use-way-back.ts'
import { SheetScreen } from './SheetScreen.tsx'

/** The score sheet of the game on the table. Its address names the game, so that a reload shows the same. */
export function SheetRoute() {
  const { currentGame, start } = useApp()
  const opening = useReadable(start).type === 'opening'
  const on = useReadable(currentGame)
  const [, navigate] = useLocation()
  const named = useAddress(readSheet)
  const gameId = on.type === 'open' ? on.gameId : undefined
  useEffect(() => {
    // If the table refuses, it says what is not saved there.
    const open = async (game: string) =>
      (await currentGame.open(game, 'look')) || navigate('/', { replace: true })
    // The game that the app opens with is read first, and would replace this one.
    if (opening) return
    if (named !== null) void open(named)
    else if (gameId !== undefined) navigate(sheetHref(gameId), { replace: true })
  }, [opening, named, gameId, currentGame, navigate])
  if (opening || on.type === 'opening') return <OpeningScreen />
  if (on.type === 'open') {
    return named === null || named === on.gameId ? <SheetScreen key={on.gameId} store={on.table} /> : null
  }
  if (named === null) return <Redirect to="/games" replace />
  // Not opened yet; or refused, and the table says why.
  if (on.type === 'none' || on.gameId !== named) return null
  return on.type === 'missing' ? <NoSuchGame /> : <Redirect to="/" replace />
}

/** A link from another device, or to a game that was deleted. */
function NoSuchGame() {
  const { reopen } = useApp()
  const [, navigate] = useLocation()
  const toTable = () => {
    // This first: otherwise this page would ask again for the game of its address.
    navigate('/', { replace: true })
    void reopen()
  }
  return (
    <Message title={TITLES.sheet} sentence={SHEET_WORDS.none}>
      <Button kind="primary" onClick={() => navigate(bookHref('games'), { replace: true })}>
        {TITLES.games}
      </Button>
      <Button kind="quiet" onClick={toTable}>
        {SHEET_WORDS.toTable}
      </Button>
    </Message>
  )
}
