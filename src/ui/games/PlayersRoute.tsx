import { useApp } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import { figuresStore } from '../../app/stores/figures-store.ts'
import { byGames } from '../../game/figures/player-figures.ts'
import { TITLES } from '../../words/app.ts'
import { PLAYERS_WORDS, sayRead } from '../../words/pages/players.ts'
import { readPlayer } from '../parts/addresses/record-address.ts'
import { Page } from '../parts/Page.tsx'
import { useAddress, useWayBack } from '../parts/use-way-back.ts'
import { PlayerScreen } from './PlayerScreen.tsx'
import { PlayersLedger } from './PlayersLedger.tsx'
import { Empty, NewGameButton } from './Section.tsx'

export function PlayersRoute() {
  const name = useAddress(readPlayer)
  return name === undefined ? <AllPlayers /> : <PlayerScreen key={name} name={name} />
}

/** Everybody who has finished a game on this device, those with most games first. */
function AllPlayers() {
  const state = useFigures()
  const { again } = figuresStore(useApp())
  const players = byGames(state.players.values())
  return (
    <Page title={TITLES.players} layout="list" onBack={useWayBack()} action={<NewGameButton />}>
      {players.length === 0 && state.type === 'read' && (
        <Empty title={PLAYERS_WORDS.none} sentence={PLAYERS_WORDS.noneWhy} />
      )}
      {players.length > 0 && (
        <PlayersLedger
          head={sayRead(state.read, state.of)}
          players={players.map((figures) => ({ name: figures.name, figures }))}
          withGames
        />
      )}
      {state.type === 'failed' && <Empty sentence={PLAYERS_WORDS.failed} onAgain={again} />}
    </Page>
  )
}
