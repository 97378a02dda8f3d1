import { useState } from 'react'
import type { FiguresState } from '../../app/figures-store.ts'
import type { GameSummary } from '../../game/game-summary.ts'
import type { PlayerFigures } from '../../game/player-figures.ts'
import { raceMeans } from '../../game/race-figures.ts'
import { shownName } from '../../words/names.ts'
import {
  PLAYERS_WORDS,
  sayBest,
  sayFigureNotes,
  sayFigures,
  sayGames,
  sayRace,
  sayRead,
  sayUnknown,
} from '../../words/pages/players.ts'
import { GameRow } from '../games/GameRow.tsx'
import page from '../games/GamesScreen.module.css'
import { dayName } from '../games/game-days.ts'
import { NotRead } from '../games/NotRead.tsx'
import { AppBar } from '../parts/AppBar.tsx'
import { BestHand, Fact } from '../parts/figures/BestHand.tsx'
import { Screen } from '../parts/Screen.tsx'
import { PlayerRace } from './PlayerRace.tsx'
import styles from './Players.module.css'

interface PlayerScreenProps {
  /** As it stands in the address. */
  readonly name: string
  readonly state: FiguresState
  /** None while nothing of this player is read. */
  readonly figures: PlayerFigures | undefined
  /** Newest first. */
  readonly games: readonly GameSummary[]
  readonly crib: string
  /** Reads again what could not be read. */
  readonly onAgain: () => void
  readonly onBack: () => void
  readonly onOpen: (gameId: string) => void
}

/** One player: the race against the average, everything in figures, the last games. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { name, state, figures, games, crib, onAgain, onBack, onOpen } = props
  const [now] = useState(Date.now)
  const { type, read, of } = state
  const race = raceMeans(figures?.race ?? [])
  const last = race.at(-1)
  return (
    <Screen fit="page">
      <AppBar title={shownName(figures?.name ?? name)} note={figures && sayGames(figures)} onBack={onBack} />
      <div className={page.page}>
        {type === 'failed' && <NotRead sentence={PLAYERS_WORDS.failed} onAgain={onAgain} />}
        {type === 'reading' && of > 0 && <p className={styles.note}>{sayRead(read, of)}</p>}
        {!figures && type === 'read' && <p className={styles.note}>{sayUnknown(shownName(name))}</p>}
        {figures && last && (
          <section className={page.day}>
            <h2>{PLAYERS_WORDS.race}</h2>
            <PlayerRace name={shownName(figures.name)} race={race} />
            <p className={styles.note}>{sayRace(last)}</p>
          </section>
        )}
        {figures && (
          <section className={page.day}>
            <h2>{PLAYERS_WORDS.figures}</h2>
            <Figures figures={figures} crib={crib} now={now} />
          </section>
        )}
        {figures && (
          <section className={page.day}>
            <h2>{PLAYERS_WORDS.lastGames}</h2>
            <ul>
              {games.map((game) => (
                <li key={game.id}>
                  <GameRow game={game} onOpen={() => onOpen(game.id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  )
}

interface FiguresProps {
  readonly figures: PlayerFigures
  readonly crib: string
  readonly now: number
}

function Figures({ figures, crib, now }: FiguresProps) {
  const { best } = figures
  return (
    <>
      {best && <BestHand words={sayBest(best.points, dayName(best.at, now))} best={best} />}
      <dl>
        {sayFigures(figures, crib).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <p className={styles.note}>{sayFigureNotes(figures)}</p>
    </>
  )
}
