import { useLocation, useSearch } from 'wouter'
import { figuresStore, useFigures, useLastGames } from '../../app/figures-store.ts'
import { useApp } from '../../app/use-app.ts'
import { useWords } from '../../app/use-settings.ts'
import { byGames } from '../../game/player-figures.ts'
import { playerKey } from '../../game/player-key.ts'
import { PRESETS } from '../../rules/presets.ts'
import { readPlayer } from '../parts/addresses/players-address.ts'
import { useWayBack, useWayOn } from '../parts/use-way-back.ts'
import { PlayerScreen } from './PlayerScreen.tsx'
import { PlayersScreen } from './PlayersScreen.tsx'

/** All players, or the one named in the address, joined to the app. */
export function PlayersRoute() {
  const state = useFigures()
  const { again } = figuresStore(useApp())
  const [, navigate] = useLocation()
  const back = useWayBack()
  const name = readPlayer(useSearch())
  if (name !== undefined) return <OnePlayer key={name} name={name} />
  return (
    <PlayersScreen
      state={state}
      players={byGames(state.players.values())}
      onAgain={again}
      onBack={back}
      onNew={() => navigate('/new')}
    />
  )
}

/** Games of a player that are listed. */
const LAST = 10

function OnePlayer({ name }: { readonly name: string }) {
  const key = playerKey(name)
  const state = useFigures()
  const games = useLastGames(key, LAST)
  const app = useApp()
  const { again } = figuresStore(app)
  const goOn = useWayOn()
  const back = useWayBack()
  const { crib } = useWords()(PRESETS['six-card-121']).words
  return (
    <PlayerScreen
      name={name}
      state={state}
      figures={state.players.get(key)}
      games={games}
      crib={crib}
      onAgain={again}
      onBack={back}
      onOpen={async (gameId) => {
        await app.tables.open(gameId)
        goOn('/')
      }}
    />
  )
}
