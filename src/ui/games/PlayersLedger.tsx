import { useMemo } from 'react'
import { Link } from 'wouter'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { LATELY } from '../../app/open-app.ts'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { frequentPlayers, playerKey } from '../../game/record/player-names.ts'
import { PRESETS } from '../../rules/presets.ts'
import { TITLES } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import { PLAYERS_WORDS, sayMean, sayRead } from '../../words/pages/players.ts'
import { playerHref } from '../parts/addresses/record-address.ts'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import styles from './PlayersLedger.module.css'
import { Section } from './Section.tsx'

interface PlayersLedgerProps {
  readonly head: string
  readonly players: readonly { readonly name: string; readonly figures?: PlayerFigures | undefined }[]
  readonly withGames?: boolean
}

/** The averages of each player, with a link to all figures. They appear when the games have been read. */
export function PlayersLedger({ head, players, withGames = false }: PlayersLedgerProps) {
  const { crib } = useWords()(PRESETS['six-card-121']).words
  const { games, won, hand, crib: inCrib, play } = PLAYERS_WORDS
  return (
    <FiguresTable
      className={withGames ? `${styles.players} ${styles.withGames}` : styles.players}
      heads={[head, ...(withGames ? [games] : []), won, hand, inCrib(crib), play]}
      rows={players.map(({ name, figures }) => ({
        name: shownName(name),
        href: playerHref(name),
        cells: [
          ...(withGames ? [figures?.games] : []),
          figures?.won,
          ...(['hand', 'crib', 'play'] as const).map((of) => figures && sayMean(figures[of])),
        ],
      }))}
    />
  )
}

/** Rows, of players who are known with the list, so that nothing moves under a finger. */
const MOST = 5

export function FrequentPlayers({ games }: { readonly games: readonly GameSummary[] }) {
  const figures = useReadable(useApp().figuresLately)
  const names = useMemo(() => frequentPlayers(games.slice(0, LATELY), MOST), [games])
  if (names.length === 0) return null
  return (
    <Section title={TITLES.players} link={<Link href="/players">{PLAYERS_WORDS.all}</Link>}>
      <PlayersLedger
        head={sayRead(figures)}
        players={names.map((name) => ({ name, figures: figures.players().get(playerKey(name)) }))}
      />
    </Section>
  )
}
