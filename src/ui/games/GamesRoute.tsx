import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, useReadable } from '../../app/use-app.ts'
import type { NotSavedWhy } from '../../game/storage-results.ts'
import { mayOpenAgain, sayNotOpened } from '../../words/app.ts'
import { Notice } from '../parts/Notice.tsx'
import { useWayBack, useWayOn } from '../parts/use-way-back.ts'
import { FrequentPlayers } from '../players/FrequentPlayers.tsx'
import { GamesScreen } from './GamesScreen.tsx'
import { NotRead } from './NotRead.tsx'
import { useMore } from './use-more.ts'

/** All games, joined to the app: a tap puts one on the table. */
export function GamesRoute() {
  const { tables, games: store } = useApp()
  const games = useReadable(store)
  const [, navigate] = useLocation()
  const goOn = useWayOn()
  const [now] = useState(Date.now)
  const { slip, moreFor } = useMore()
  const list = games.type === 'read' ? games.games : undefined
  return (
    <>
      <GamesScreen
        games={list}
        trouble={games.type === 'failed' && <Trouble why={games.error.type} onAgain={store.again} />}
        now={now}
        onBack={useWayBack()}
        onNew={() => navigate('/new')}
        onOpen={async (gameId) => {
          await tables.open(gameId)
          goOn('/')
        }}
        moreFor={moreFor}
      >
        {list && <FrequentPlayers games={list} />}
      </GamesScreen>
      <Notice {...slip} />
    </>
  )
}

function Trouble({ why, onAgain }: { readonly why: NotSavedWhy; readonly onAgain: () => void }) {
  return <NotRead sentence={sayNotOpened(why)} onAgain={mayOpenAgain(why) ? onAgain : undefined} />
}
