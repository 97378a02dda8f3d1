import { useState } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import { useLastGames } from '../../app/hooks/use-figures.ts'
import { useWords } from '../../app/hooks/use-settings.ts'
import { type FiguresState, figuresStore } from '../../app/stores/figures-store.ts'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import { raceMeans } from '../../game/figures/race-figures.ts'
import { playerKey } from '../../game/record/player-key.ts'
import { PRESETS } from '../../rules/presets.ts'
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
import { BestHand, Fact } from '../parts/figures/BestHand.tsx'
import { Page } from '../parts/Page.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { GameRow } from './GameRow.tsx'
import { dayName } from './game-days.ts'
import { PlayerRace } from './PlayerRace.tsx'
import styles from './PlayerScreen.module.css'
import { Empty, Section } from './Section.tsx'

/** Games of a player that are listed. */
const LAST = 10

interface PlayerScreenProps {
  /** As it stands in the address. */
  readonly name: string
  readonly state: FiguresState
}

/** One player: the race against the average, everything in figures, the last games. */
export function PlayerScreen({ name, state }: PlayerScreenProps) {
  const { type, read, of, players } = state
  const { again } = figuresStore(useApp())
  const figures = players.get(playerKey(name))
  const race = raceMeans(figures?.race ?? [])
  const last = race.at(-1)
  const shown = shownName(figures?.name ?? name)
  return (
    <Page title={shown} note={figures && sayGames(figures)} layout="list" onBack={useWayBack()}>
      {type === 'failed' && <Empty sentence={PLAYERS_WORDS.failed} onAgain={again} />}
      {type === 'reading' && of > 0 && <p className={styles.note}>{sayRead(read, of)}</p>}
      {!figures && type === 'read' && <p className={styles.note}>{sayUnknown(shown)}</p>}
      {last && (
        <Section title={PLAYERS_WORDS.race}>
          <PlayerRace name={shown} race={race} />
          <p className={styles.note}>{sayRace(last)}</p>
        </Section>
      )}
      {figures && (
        <>
          <Figures figures={figures} />
          <LastGames name={name} />
        </>
      )}
    </Page>
  )
}

function Figures({ figures }: { readonly figures: PlayerFigures }) {
  const [now] = useState(Date.now)
  const { crib } = useWords()(PRESETS['six-card-121']).words
  const { best } = figures
  return (
    <Section title={PLAYERS_WORDS.figures}>
      {best && <BestHand words={sayBest(best.points, dayName(best.at, now))} best={best} />}
      <dl>
        {sayFigures(figures, crib).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <p className={styles.note}>{sayFigureNotes(figures)}</p>
    </Section>
  )
}

function LastGames({ name }: { readonly name: string }) {
  const games = useLastGames(playerKey(name), LAST)
  return (
    <Section title={PLAYERS_WORDS.lastGames}>
      <ul>
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
    </Section>
  )
}
