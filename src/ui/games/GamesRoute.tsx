import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../app/use-app.ts'
import { useGames } from '../../app/use-games.ts'
import { Notice } from '../parts/Notice.tsx'
import { GamesScreen } from './GamesScreen.tsx'
import { useMore } from './use-more.ts'

/** All games, joined to the app: a tap puts one on the table. */
export function GamesRoute() {
  const games = useGames()
  const { tables } = useApp()
  const [, navigate] = useLocation()
  const [now] = useState(Date.now)
  const { slip, moreFor } = useMore()
  if (games.type === 'reading') return null
  return (
    <>
      <GamesScreen
        games={games.type === 'read' ? games.games : []}
        now={now}
        onBack={() => navigate('/')}
        onNew={() => navigate('/new')}
        onOpen={async (gameId) => {
          await tables.open(gameId)
          navigate('/')
        }}
        moreFor={moreFor}
      />
      <Notice {...slip} />
    </>
  )
}
