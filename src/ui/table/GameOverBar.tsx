import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { loadAhead } from '../../app/load-ahead.ts'
import { nextGameDealer } from '../../game/record/outcome.ts'
import { TITLES } from '../../words/app.ts'
import { PAD_WORDS } from '../../words/pads.ts'
import { GAME_OVER_WORDS } from '../../words/table/game-over.ts'
import { sayDealer } from '../../words/table/step.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import styles from './GameOverBar.module.css'
import { noted, useTableView } from './table-view.ts'

const loadSharing = () => import('../parts/share/share-result.tsx')

interface GameOverBarProps {
  /** The match is undecided, so the next game is not called a rematch. */
  readonly isInMatch: boolean
  readonly onNext: () => void
}

/** What to do after a game: share it, start another, undo, or play again. */
export function GameOverBar({ isInMatch, onNext }: GameOverBarProps) {
  const { game, ask, history } = useTableView()
  const [, navigate] = useLocation()
  const dealer = nextGameDealer(game)
  const share = async () => ask(noted(await (await loadSharing()).shareResult(game), ask))
  // The share sheet opens only right after a tap.
  useEffect(() => void loadAhead(loadSharing), [])
  return (
    <div className={styles.foot}>
      <div className={styles.also} data-mirrors="">
        <Button kind="quiet" icon="share" onClick={() => void share()}>
          {PAD_WORDS.share}
        </Button>
        <Button kind="quiet" onClick={() => navigate('/new')}>
          {TITLES.newGame}
        </Button>
      </div>
      <UndoBar history={history}>
        <Button
          kind="primary"
          detail={dealer === undefined ? GAME_OVER_WORDS.cut : sayDealer(game, dealer)}
          onClick={onNext}
        >
          {isInMatch ? GAME_OVER_WORDS.nextGame : GAME_OVER_WORDS.rematch}
        </Button>
      </UndoBar>
    </div>
  )
}
