import type { ReactNode } from 'react'
import type { GameSummary } from '../../game/game-summary.ts'
import { TITLES } from '../../words/app.ts'
import { GAMES_WORDS, sayMore } from '../../words/pages/games.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Menu, type MenuItem } from '../parts/Menu.tsx'
import { Screen } from '../parts/Screen.tsx'
import { GameRow, resultOf } from './GameRow.tsx'
import styles from './GamesScreen.module.css'
import { gamesByDay } from './game-days.ts'

interface GamesScreenProps {
  /** Newest first; undefined until they are read. */
  readonly games: readonly GameSummary[] | undefined
  /** Why they could not be read. */
  readonly trouble?: ReactNode
  /** Milliseconds since 1970, for the names of the days. */
  readonly now: number
  readonly onOpen: (gameId: string) => void
  /** What else can be done with a game. */
  readonly moreFor?: ((game: GameSummary) => readonly MenuItem[]) | undefined
  readonly onNew: () => void
  readonly onBack?: (() => void) | undefined
  readonly tools?: ReactNode
  /** What stands between the games that go on and those that are over. */
  readonly children?: ReactNode
}

/** Every game kept on this device; those that can be gone on with come first. */
export function GamesScreen({
  games,
  trouble,
  now,
  onOpen,
  moreFor,
  onNew,
  onBack,
  tools,
  children,
}: GamesScreenProps) {
  const live = games?.filter((game) => game.state === 'live') ?? []
  const done = games?.filter((game) => game.state !== 'live') ?? []
  return (
    <Screen fit="page">
      <AppBar title={TITLES.games} onBack={onBack}>
        {tools}
      </AppBar>
      <div className={styles.page}>
        {games?.length === 0 && <NoGames />}
        {trouble}
        {live.length > 0 && (
          <GameList name={GAMES_WORDS.live} games={live} onOpen={onOpen} moreFor={moreFor} />
        )}
        {children}
        {gamesByDay(done, now).map((day) => (
          <GameList key={day.name} name={day.name} games={day.games} onOpen={onOpen} moreFor={moreFor} />
        ))}
      </div>
      <div className={styles.foot}>
        <ActionBar>
          <Button kind="primary" trailing="arrow-right" onClick={onNew}>
            {TITLES.newGame}
          </Button>
        </ActionBar>
      </div>
    </Screen>
  )
}

interface GameListProps {
  readonly name: string
  readonly games: readonly GameSummary[]
  readonly onOpen: (gameId: string) => void
  readonly moreFor: GamesScreenProps['moreFor']
}

function GameList({ name, games, onOpen, moreFor }: GameListProps) {
  return (
    <section className={styles.day}>
      <h2>{name}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <GameRow game={game} onOpen={() => onOpen(game.id)} />
            {moreFor && <Menu label={sayMore(resultOf(game))} items={moreFor(game)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoGames() {
  return (
    <div className={styles.none}>
      <h2>{GAMES_WORDS.none}</h2>
      <p>{GAMES_WORDS.noneWhy}</p>
    </div>
  )
}
