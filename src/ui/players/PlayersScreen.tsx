import type { FiguresState } from '../../app/figures-store.ts'
import type { PlayerFigures } from '../../game/player-figures.ts'
import { TITLES } from '../../words/app.ts'
import { PLAYERS_WORDS, sayRead } from '../../words/pages/players.ts'
import page from '../games/GamesScreen.module.css'
import { NotRead } from '../games/NotRead.tsx'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Screen } from '../parts/Screen.tsx'
import { PlayersLedger } from './PlayersLedger.tsx'

interface PlayersScreenProps {
  readonly state: FiguresState
  /** Who has played most first. */
  readonly players: readonly PlayerFigures[]
  /** Reads again what could not be read. */
  readonly onAgain: () => void
  readonly onBack: () => void
  readonly onNew: () => void
}

/** Everybody who has played a game to its end on this device. */
export function PlayersScreen({ state, players, onAgain, onBack, onNew }: PlayersScreenProps) {
  return (
    <Screen fit="page">
      <AppBar title={TITLES.players} onBack={onBack} />
      <div className={page.page}>
        {players.length === 0 && state.type === 'read' && <NoPlayers />}
        {players.length > 0 && (
          <PlayersLedger
            head={sayRead(state.read, state.of)}
            players={players.map((figures) => ({ name: figures.name, figures }))}
            withGames
          />
        )}
        {state.type === 'failed' && <NotRead sentence={PLAYERS_WORDS.failed} onAgain={onAgain} />}
      </div>
      <div className={page.foot}>
        <ActionBar>
          <Button kind="primary" trailing="arrow-right" onClick={onNew}>
            {TITLES.newGame}
          </Button>
        </ActionBar>
      </div>
    </Screen>
  )
}

function NoPlayers() {
  return (
    <div className={page.none}>
      <h2>{PLAYERS_WORDS.none}</h2>
      <p>{PLAYERS_WORDS.noneWhy}</p>
    </div>
  )
}
