import { useWords } from '../../app/hooks/use-app.ts'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import { PRESETS } from '../../rules/presets.ts'
import { shownName } from '../../words/names.ts'
import { PLAYERS_WORDS, sayMean } from '../../words/pages/players.ts'
import { playerHref } from '../parts/addresses/record-address.ts'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import styles from './PlayersLedger.module.css'

interface PlayersLedgerProps {
  readonly head: string
  readonly players: readonly { readonly name: string; readonly figures?: PlayerFigures | undefined }[]
}

/** The averages of each player, with a link to all figures. */
export function PlayersLedger({ head, players }: PlayersLedgerProps) {
  const { crib } = useWords()(PRESETS['six-card-121']).words
  const { games, won, hand, crib: inCrib, play } = PLAYERS_WORDS
  return (
    <FiguresTable
      className={styles.players}
      heads={[head, games, won, hand, inCrib(crib), play]}
      rows={players.map(({ name, figures }) => ({
        name: shownName(name),
        href: playerHref(name),
        cells: [
          figures?.games,
          figures?.won,
          ...(['hand', 'crib', 'play'] as const).map((of) => figures && sayMean(figures[of])),
        ],
      }))}
    />
  )
}
