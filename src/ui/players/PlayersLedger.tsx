import { Link } from 'wouter'
import { useWords } from '../../app/use-settings.ts'
import type { PlayerFigures } from '../../game/player-figures.ts'
import { PRESETS } from '../../rules/presets.ts'
import { shownName } from '../../words/names.ts'
import { PLAYERS_WORDS, sayMean } from '../../words/pages/players.ts'
import { playerHref } from '../parts/addresses/players-address.ts'
import { ColumnHeads, FiguresTable } from '../parts/figures/FiguresTable.tsx'
import styles from './Players.module.css'

/** A line of the ledger; its figures come when the games are read. */
export interface PlayerRow {
  readonly name: string
  readonly figures?: PlayerFigures | undefined
}

interface PlayersLedgerProps {
  /** The head of the column of names. */
  readonly head: string
  readonly players: readonly PlayerRow[]
  /** How many games each has played, where there is room for it. */
  readonly withGames?: boolean
}

/** What each player makes of a hand, a crib and a deal of the play; a line is the way to the player. */
export function PlayersLedger({ head, players, withGames = false }: PlayersLedgerProps) {
  const { crib } = useWords()(PRESETS['six-card-121']).words
  const heads = [PLAYERS_WORDS.won, PLAYERS_WORDS.hand, crib, PLAYERS_WORDS.play]
  return (
    <FiguresTable
      className={styles.players}
      heads={
        <>
          <th scope="col">{head}</th>
          {withGames && (
            <th scope="col" className={styles.games}>
              {PLAYERS_WORDS.games}
            </th>
          )}
          <ColumnHeads names={heads} />
        </>
      }
    >
      {players.map(({ name, figures }) => (
        <tr key={name}>
          <th scope="row">
            <Link href={playerHref(name)}>{shownName(name)}</Link>
          </th>
          {withGames && <td className={styles.games}>{figures?.games}</td>}
          <td>{figures?.won}</td>
          {(['hand', 'crib', 'play'] as const).map((of) => (
            <td key={of}>{figures && sayMean(figures[of])}</td>
          ))}
        </tr>
      ))}
    </FiguresTable>
  )
}
