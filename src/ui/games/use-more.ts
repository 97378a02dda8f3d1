import { useState } from 'react'
import { useLocation } from 'wouter'
import { deletedGames } from '../../app/deleted-games.ts'
import { useApp, useReadable } from '../../app/use-app.ts'
import type { GameSummary } from '../../game/game-summary.ts'
import { TITLES } from '../../words/app.ts'
import { DELETE_WORDS, sayDeleted, sayNotDeleted, sayNotPutBack } from '../../words/pages/games.ts'
import { sheetHref } from '../parts/addresses/sheet-address.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { copyGame, saveSheet } from '../parts/save-file.ts'
import { resultOf } from './GameRow.tsx'

/** What a game of the list can do besides going on, and the way back from deleting it. */
export function useMore() {
  const app = useApp()
  const [, navigate] = useLocation()
  const bin = deletedGames(app)
  const deleted = useReadable(bin)
  const [trouble, setTrouble] = useState<string>()
  const [names, setNames] = useState<readonly string[]>([])

  async function remove(game: GameSummary) {
    const how = await bin.remove(game.id)
    setTrouble(how === 'deleted' ? undefined : sayNotDeleted(how))
    if (how === 'deleted' || how === 'unsure') setNames([...names, resultOf(game)])
  }

  async function undo() {
    const back = await bin.undo()
    setTrouble(back === 'back' ? undefined : sayNotPutBack(back))
    if (back === 'back') setNames(names.slice(0, -1))
  }

  const moreFor = (game: GameSummary): readonly MenuItem[] => [
    { name: TITLES.sheet, run: () => navigate(sheetHref(game.id)) },
    { name: DELETE_WORDS.sheet, run: () => void saveSheet(app, game.id) },
    { name: DELETE_WORDS.file, run: () => void copyGame(app, game.id) },
    { name: DELETE_WORDS.remove, run: () => void remove(game) },
  ]
  if (deleted.length === 0) return { moreFor, slip: { sentence: trouble } }
  // The names go with this page; what was deleted before it was opened can still be put back.
  const said = sayDeleted(names.at(-1) ?? DELETE_WORDS.aGame, deleted.length - 1)
  const action = { label: DELETE_WORDS.undo, onClick: () => void undo() }
  return { moreFor, slip: { sentence: trouble ?? said, action } }
}
