import { useState } from 'react'
import { useApp, useWords } from '../../app/hooks/use-app.ts'
import { useFigures, useLastGames } from '../../app/hooks/use-figures.ts'
import { byGames, type PlayerFigures } from '../../game/figures/player-figures.ts'
import { raceMeans } from '../../game/figures/race-figures.ts'
import { playerKey } from '../../game/record/player-names.ts'
import { PRESETS } from '../../rules/presets.ts'
import { TITLES } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import {
  PLAYERS_WORDS,
  sayFigureNotes,
  sayFigures,
  sayGames,
  sayRace,
  sayRead,
  sayUnknown,
} from '../../words/pages/players.ts'
import { bookHref, practiseHref } from '../parts/addresses/record-address.ts'
import { PageButton } from '../parts/Button.tsx'
import { BestHandFact, Fact } from '../parts/figures/FiguresTable.tsx'
import { RaceChart } from '../parts/figures/RaceChart.tsx'
import { Menu } from '../parts/Menu.tsx'
import { savePlayersCsv } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { BookTabs } from './BookTabs.tsx'
import { dayName } from './game-days.ts'
import { PlayersLedger } from './PlayersLedger.tsx'
import { RenamedNotice, RenamePlayer } from './RenamePlayer.tsx'
import { Opponents } from './RivalsScreen.tsx'
import { Empty, FiguresPage, GameRow, Note, Section } from './Section.tsx'

const LAST = 10

export function PlayersPage() {
  const state = useFigures()
  const app = useApp()
  const players = byGames(state.players().values())
  const save = { name: PLAYERS_WORDS.allCsv, run: () => savePlayersCsv(app, players) }
  return (
    <FiguresPage
      title={TITLES.players}
      tools={players.length > 0 && state.type === 'read' && <Menu items={() => [save]} />}
      tabs={<BookTabs page="people" />}
      onBack={useWayBack('/book')}
      none={players.length === 0 && <Empty title={PLAYERS_WORDS.none} sentence={PLAYERS_WORDS.noneWhy} />}
    >
      {players.length > 0 && (
        <PlayersLedger
          head={sayRead(state)}
          players={players.map((figures) => ({ name: figures.name, figures }))}
        />
      )}
    </FiguresPage>
  )
}

export function PlayerScreen({ name }: { readonly name: string }) {
  const players = useFigures().players()
  const key = playerKey(name)
  const games = useLastGames(key, LAST)
  const [now] = useState(Date.now)
  const { crib } = useWords()(PRESETS['six-card-121']).words
  const figures = players.get(key)
  const best = figures?.best
  const shown = shownName(figures?.name ?? name)
  return (
    <FiguresPage
      title={shown}
      note={figures && sayGames(figures)}
      onBack={useWayBack(bookHref('people'))}
      tabs={<BookTabs page="people" />}
      notice={<RenamedNotice name={figures?.name ?? name} />}
      none={!figures && <Note>{sayUnknown(shown)}</Note>}
    >
      {figures && (
        <>
          <PlayerRace name={shown} figures={figures} />
          <Section title={PLAYERS_WORDS.figures}>
            {best && (
              <BestHandFact words={PLAYERS_WORDS.best(best.points, dayName(best.at, now))} best={best} />
            )}
            <dl>
              {sayFigures(figures, crib).map((figure) => (
                <Fact key={figure.name} name={figure.name}>
                  {figure.value}
                </Fact>
              ))}
            </dl>
            <Note>{sayFigureNotes(figures)}</Note>
          </Section>
          <Opponents name={figures.name} />
          <Note>
            <PageButton
              kind="quiet"
              trailing="arrow-right"
              to={practiseHref(figures.name)}
              title={TITLES.practise}
            />
          </Note>
          <RenamePlayer key={figures.name} name={figures.name} />
          <Section title={PLAYERS_WORDS.lastGames}>
            <ul>
              {games.map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </FiguresPage>
  )
}

function PlayerRace({ name, figures }: { readonly name: string; readonly figures: PlayerFigures }) {
  const means = raceMeans(figures.race)
  const last = means.at(-1)
  if (!last) return null
  // The height of the chart: the shorter board where that is enough.
  const target = Math.max(...last.scores) < 61 ? 61 : 121
  return (
    <Section title={PLAYERS_WORDS.race}>
      <RaceChart
        rules={{ target, skunks: [] }}
        sides={[
          { name, mark: 'a' },
          { name: PLAYERS_WORDS.expected, mark: undefined },
        ]}
        race={[{ deal: 0, scores: [0, 0] }, ...means]}
        caption={PLAYERS_WORDS.raceTable}
      />
      <Note>{sayRace(last)}</Note>
    </Section>
  )
}
