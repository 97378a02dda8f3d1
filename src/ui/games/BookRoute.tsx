import { useRenamed } from '../../app/hooks/use-app.ts'
import { namesNow } from '../../game/record/player-names.ts'
import { readBookPage, readDay, readOpponent, readPlayer } from '../parts/addresses/record-address.ts'
import { useAddress } from '../parts/use-way-back.ts'
import { BookHome } from './BookHome.tsx'
import { EveningPage } from './EveningPage.tsx'
import { GamesPage } from './GamesPage.tsx'
import { PlayerScreen, PlayersPage } from './PlayersPage.tsx'
import { RivalsScreen } from './RivalsScreen.tsx'
import { WallPage } from './WallPage.tsx'

/** Games and evenings, people and what they have against each other, the wall: the pages behind home. */
export function BookRoute() {
  const page = useAddress(readBookPage)
  const day = useAddress(readDay)
  const name = useAddress(readPlayer)
  const against = useAddress(readOpponent)
  const now = namesNow(useRenamed())
  if (name !== undefined && against !== undefined) return <RivalsScreen names={[now(name), now(against)]} />
  if (name !== undefined) return <PlayerScreen key={name} name={now(name)} />
  if (day !== undefined || page === 'evening') return <EveningPage />
  if (page === 'games') return <GamesPage />
  if (page === 'people') return <PlayersPage />
  return page === 'wall' ? <WallPage /> : <BookHome />
}
