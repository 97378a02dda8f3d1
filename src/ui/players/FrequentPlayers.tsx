import { useMemo } from 'react'
import { Link } from 'wouter'
import { useFigures } from '../../app/figures-store.ts'
import type { GameSummary } from '../../game/game-summary.ts'
import { frequentPlayers, playerKey } from '../../game/player-key.ts'
import { TITLES } from '../../words/app.ts'
import { PLAYERS_WORDS, sayRead } from '../../words/pages/players.ts'
import page from '../games/GamesScreen.module.css'
import styles from './Players.module.css'
import { PlayersLedger } from './PlayersLedger.tsx'

/** Lines, and the games that tell whose they are: known with the list, so that it never moves under a finger. */
const MOST = 5
const LATELY = 100

/** The averages of those who play here lately, over all their games. */
export function FrequentPlayers({ games }: { readonly games: readonly GameSummary[] }) {
  const { players, read, of } = useFigures()
  const names = useMemo(() => frequentPlayers(games.slice(0, LATELY), MOST), [games])
  if (names.length === 0) return null
  return (
    <section className={page.day}>
      <div className={styles.head}>
        <h2>{TITLES.players}</h2>
        <Link href="/players">{PLAYERS_WORDS.all}</Link>
      </div>
      <PlayersLedger
        head={sayRead(read, of)}
        players={names.map((name) => ({ name, figures: players.get(playerKey(name)) }))}
      />
    </section>
  )
}
