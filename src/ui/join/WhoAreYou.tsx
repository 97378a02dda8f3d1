import type { ShownGame } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { JOIN_WORDS } from '../../words/pages/join.ts'
import { Button } from '../parts/Button.tsx'
import { BoardPage, GameBoard } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Fit } from '../parts/Fit.tsx'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { Screen } from '../parts/Screen.tsx'
import css from './JoinRoute.module.css'

interface WhoAreYouProps {
  readonly game: ShownGame
  /** Sides that have a phone of their own. */
  readonly taken: readonly number[]
  /** Whose phone scores, if that is known. */
  readonly host: string
  readonly onSit: (side: number) => void
  readonly onWatch: () => void
  readonly onLeave: () => void
}

/** The board first, so that a guest sees that it is the right game. */
export function WhoAreYou({ game, taken, host, onSit, onWatch, onLeave }: WhoAreYouProps) {
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
              <SideKey key={mark} {...{ game, side, host, onSit }} isTaken={taken.includes(side)} />
            ))}
          </div>
          <Button kind="quiet" detail={JOIN_WORDS.watchDetail} onClick={onWatch}>
            {JOIN_WORDS.watch}
          </Button>
          <Button kind="quiet" onClick={onLeave}>
            {JOIN_WORDS.leave}
          </Button>
        </div>
      </BoardPage>
    </Screen>
  )
}

interface SideKeyProps extends Pick<WhoAreYouProps, 'game' | 'host' | 'onSit'> {
  readonly side: number
  readonly isTaken: boolean
}

function SideKey({ game, side, host, isTaken, onSit }: SideKeyProps) {
  const [mark = 'a', name] = [game.marks[side], sideName(game, side)]
  const reason = name === host ? JOIN_WORDS.hasGame : JOIN_WORDS.hasPhone
  return (
    <button type="button" data-mark={mark} disabled={isTaken} onClick={() => onSit(side)}>
      <SideMark mark={mark} size="2.25em" />
      <b>
        <Fit>{name}</Fit>
      </b>
      <small>{isTaken ? reason : JOIN_WORDS.pegFor(name)}</small>
    </button>
  )
}
