import { useEffect } from 'react'
import { loadAhead } from '../../app/load-ahead.ts'
import { nextGameDealer } from '../../game/record/outcome.ts'
import { TITLES } from '../../words/app.ts'
import { PAD_WORDS } from '../../words/pads.ts'
import { GAME_OVER_WORDS } from '../../words/table/game-over.ts'
import { sayDealer } from '../../words/table/step.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button, PageButton } from '../parts/Button.tsx'
import styles from './GameOverBar.module.css'
import { noted, useTableView } from './table-view.ts'

const loadSharing = () => import('../parts/share/share-result.tsx')

/** What to do after a game: share it, start another, undo, or play again. */
export function GameOverBar() {
  const { game, standing, ask, history, nextGame } = useTableView()
  const dealer = nextGameDealer(game)
  const isMatchUndecided = standing?.winners.length === 0
  const share = async () => ask(noted(await (await loadSharing()).shareResult(game), ask))
  // The share sheet opens only right after a tap.
  useEffect(() => void loadAhead(loadSharing), [])
  return (
    <div className={styles.foot}>
      <div className={styles.also} data-mirrors="">
        <Button kind="quiet" icon="share" onClick={() => void share()}>
          {PAD_WORDS.share}
        </Button>
        <PageButton kind="quiet" to="/sheet" title={TITLES.sheet} />
        <PageButton kind="quiet" to="/new" title={TITLES.newGame} />
      </div>
      <UndoBar history={history}>
        <Button
          kind="primary"
          detail={dealer === undefined ? GAME_OVER_WORDS.cut : sayDealer(game, dealer)}
          onClick={nextGame}
        >
          {isMatchUndecided ? GAME_OVER_WORDS.nextGame : GAME_OVER_WORDS.rematch}
        </Button>
      </UndoBar>
    </div>
  )
}
