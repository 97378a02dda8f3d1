import { useEffect, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useSideTag } from '../../app/hooks/use-table.ts'
import { boardFor } from '../../board/board-for.ts'
import { pathBetween, pegsAt } from '../../board/pegs-at.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { sideName } from '../../words/names.ts'
import { sayLast } from '../../words/pages/watch.ts'
import { MENU_WORDS, STEP_WORDS } from '../../words/table/step.ts'
import { IconButton } from '../parts/Button.tsx'
import { BoardDrawing, boardOf } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Fit } from '../parts/Fit.tsx'
import { BoardBar } from './BoardBar.tsx'
import { PegPad } from './PegPad.tsx'
import css from './StandScreen.module.css'
import { useTableView } from './use-table-view.ts'

/** After so long without a tap an open pad goes, and all but figures and pegs. */
const CLOSES_MS = 8_000
const DIMS_MS = 20_000

/** Between deals and in the play, for a device that stands at the side of the table: two figures and the last peg. */
export function StandScreen() {
  const { game } = useTableView()
  const [, change] = useSettings()
  /** The last tap here, the score it was made at, and the half it was on. */
  const [tap, setTap] = useState<{ count: number; at: number; side?: number }>({ count: 0, at: 0 })
  const since = `${tap.count} ${game.headSeq}`
  const isDim = useIdle(DIMS_MS, since)
  const isLeft = useIdle(CLOSES_MS, since)
  const open = tap.at === game.headSeq && !isLeft ? tap.side : undefined
  const note = (side?: number) =>
    setTap({ count: tap.count + 1, at: game.headSeq, ...(side !== undefined && { side }) })
  const by = game.lines.at(-1)?.moves.findLast(({ moved }) => moved !== 0)?.side
  return (
    <div className={css.stand} data-dim={isDim || undefined} data-mirrors="">
      {game.marks.map((mark, side) => (
        <Half
          key={mark}
          side={side}
          isOpen={open === side}
          onOpen={() => note(side)}
          onClose={() => note()}
        />
      ))}
      <LastTrail key={game.match.id + game.match.index} game={game} side={by ?? 0} />
      <p className={css.last}>
        {by !== undefined && <SideMark mark={game.marks[by] ?? 'a'} />}
        <Fit>{sayLast(game)}</Fit>
      </p>
      <div className={css.foot}>
        <BoardBar />
        <IconButton
          icon="cross"
          label={MENU_WORDS.leave.standing}
          onClick={() => change({ table: 'one-side' })}
        />
      </div>
      {isDim && (
        <button type="button" className="unseen" aria-label={STEP_WORDS.wake} onClick={() => note()} />
      )}
    </div>
  )
}

interface HalfProps {
  readonly side: number
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

function Half({ side, isOpen, onOpen, onClose }: HalfProps) {
  const { game } = useTableView()
  const { rules, pegs, marks, step } = game
  const score = pegs[side]?.front ?? 0
  const deal = currentDeal(game)
  const name = sideName(game, side)
  return (
    <section
      className={css.half}
      data-mark={marks[side]}
      aria-label={name}
      style={{ ['--digits' as string]: Math.max(2, `${score}`.length) }}
    >
      <div className={css.who}>
        <SideMark mark={marks[side] ?? 'a'} />
        <Fit>{useSideTag()(game, side)}</Fit>
        {deal && sideOf(rules, deal.dealer) === side && <small>{rules.words.crib}</small>}
      </div>
      <Digits className={css.figure} value={score} />
      {isOpen ? (
        <div className={css.over}>
          <PegPad side={side} />
          <IconButton icon="cross" label={COMMON_WORDS.close} onClick={onClose} />
        </div>
      ) : (
        step.type !== 'deal' && (
          <button type="button" className="unseen" aria-label={STEP_WORDS.keysOf(name)} onClick={onOpen} />
        )
      )}
    </section>
  )
}

/** As on a phone, and large: the holes of the last peg, and at least so much round them. */
const BOARD_WIDTH = 374
const MOST = 31
const SHOWN = { width: 128, height: 42 }

function LastTrail({ game, side }: { readonly game: ShownGame; readonly side: number }) {
  const { target, ...drawing } = boardOf(game)
  const board = boardFor({ target, tracks: 2, width: BOARD_WIDTH })
  const { front, back } = pegsAt(game.pegs[side]?.front ?? 0, game.pegs[side]?.back ?? 0)
  // A first peg, or a game that was joined, has no hole to start from.
  const from = front - back > MOST ? front : back
  const way = board.lines.flatMap((_, track) => pathBetween(board, track, from, front))
  const [x, width] = extent(
    way.map((at) => at.x),
    SHOWN.width,
  )
  const [y, height] = extent(
    way.map((at) => at.y),
    SHOWN.height,
  )
  return (
    <svg className={css.trail} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <BoardDrawing board={board} {...drawing} />
    </svg>
  )
}

function extent(places: readonly number[], least: number): readonly [from: number, length: number] {
  const [low, high] = [Math.min(...places), Math.max(...places)]
  const length = Math.max(least, high - low + least / 2)
  return [(low + high - length) / 2, length]
}

/** Whether so long has passed since something became what it is. */
function useIdle(ms: number, since: string): boolean {
  const [past, setPast] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPast(since), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
  return past === since
}
