import { useLocation } from 'wouter'
import { useApp, useReadable, useSettings } from '../../app/hooks/use-app.ts'
import type { ShownGame } from '../../game/record/game.ts'
import type { GuestLine } from '../../link/guest-line.ts'
import { seatsOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { JOIN_WORDS } from '../../words/pages/join.ts'
import { Button } from '../parts/Button.tsx'
import { BoardPage, GameBoard } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Fit } from '../parts/Fit.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { OpeningScreen, Screen } from '../parts/Screen.tsx'
import css from './JoinRoute.module.css'

/** The board first, so that a guest sees that it is the right game. */
export function WhoAreYou({ line: { taken, hello } }: { readonly line: GuestLine }) {
  const { currentGame, guest } = useApp()
  const [, change] = useSettings()
  const [, navigate] = useLocation()
  const onTable = useReadable(currentGame)
  if (onTable.type !== 'open') return <OpeningScreen />
  const { game } = onTable.table.getState()
  const host = hello?.host
  const then = (does: () => void) => () => {
    does()
    navigate('/', { replace: true })
  }
  const sit = (side: number) => {
    guest.choose(side)
    const [seat, partner] = seatsOf(game.rules, side)
    if (seat !== undefined && partner === undefined) void change({ owner: game.players[seat] ?? '' })
  }
  return (
    <Screen fit="whole">
      <BoardPage
        top={
          <>
            <ScoreHeader game={game} standing={undefined} />
            <GameBoard game={game} />
          </>
        }
      >
        <div className={css.who}>
          <p role="status">{JOIN_WORDS.connected(host)}</p>
          <h1>{JOIN_WORDS.who}</h1>
          <div className={css.sides}>
            {game.marks.map((mark, side) => (
              <SideKey
                key={mark}
                {...{ game, side, host }}
                isTaken={taken.includes(side)}
                onSit={then(() => sit(side))}
              />
            ))}
          </div>
          <Button kind="quiet" detail={JOIN_WORDS.watchDetail} onClick={then(() => guest.choose('watch'))}>
            {JOIN_WORDS.watch}
          </Button>
          <Button kind="quiet" onClick={then(guest.leave)}>
            {JOIN_WORDS.leave}
          </Button>
        </div>
      </BoardPage>
    </Screen>
  )
}

interface SideKeyProps {
  readonly game: ShownGame
  readonly host: string | undefined
  readonly onSit: () => void
  readonly side: number
  readonly isTaken: boolean
}

function SideKey({ game, side, host, isTaken, onSit }: SideKeyProps) {
  const [mark = 'a', name] = [game.marks[side], sideName(game, side)]
  const reason = name === host ? JOIN_WORDS.hasGame : JOIN_WORDS.hasPhone
  return (
    <button type="button" data-mark={mark} disabled={isTaken} onClick={onSit}>
      <SideMark mark={mark} size="2.25em" />
      <b>
        <Fit>{name}</Fit>
      </b>
      <small>{isTaken ? reason : JOIN_WORDS.pegFor(name)}</small>
    </button>
  )
}
