import { useEffect, useEffectEvent } from 'react'
import { useGameInWords } from '../../app/hooks/use-table.ts'
import { useWatched } from '../../app/hooks/use-watched.ts'
import { sideToPlay } from '../../game/moves/side-to-act.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { leadsOf, sayLast, sayLeads, sayOfSide, WATCH_WORDS } from '../../words/pages/watch.ts'
import { sayEnd } from '../../words/table/game-over.ts'
import { sayLead } from '../../words/table/score.ts'
import { STEP_WORDS, sayDealer } from '../../words/table/step.ts'
import { Board, boardOf } from '../parts/board/Board.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Fit } from '../parts/Fit.tsx'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import { Message, OpeningScreen, Screen } from '../parts/Screen.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { SkunkStamp, Winner, walkTime } from '../parts/Winner.tsx'
import css from './WatchRoute.module.css'

/** The game on the table for a television or a projector: nothing to tap. Escape leaves it. */
export function WatchRoute() {
  const game = useWatched()
  const goBack = useWayBack()
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    // A window that the menu has opened; the one it was opened from may be closed by now.
    if (window.name === 'watch') close()
    else goBack()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  if (!game) return <OpeningScreen />
  if (game === 'none') return <Message title={WATCH_WORDS.none} sentence={WATCH_WORDS.waits} />
  return (
    <Screen fit="whole">
      <Watched game={game} />
    </Screen>
  )
}

function Watched({ game: recorded }: { readonly game: ShownGame }) {
  const game = useGameInWords(recorded)
  const sides = [...game.pegs.keys()]
  return (
    <div
      className={css.watch}
      data-many={sides.length > 2 || undefined}
      style={{ ['--walk' as string]: `${walkTime(game)}ms`, ['--sides' as string]: sides.length }}
    >
      <h1 className="visually-hidden">{sides.map((side) => sideName(game, side)).join(', ')}</h1>
      <div className={css.top}>
        {sides.map((side) => (
          <SideScore key={side} game={game} side={side} />
        ))}
        {sides.length === 2 && <Race game={game} />}
      </div>
      <div className={css.board}>
        <Board key={game.match.id + game.match.index} {...boardOf(game)} />
      </div>
      <Last game={game} />
      {game.outcome && <Won game={game} />}
    </div>
  )
}

function SideScore({ game, side }: { readonly game: ShownGame; readonly side: number }) {
  const { marks, pegs } = game
  const isMany = pegs.length > 2
  const isTurn = isMany && sideToPlay(game) === side
  const words = sayOfSide(game, side, isTurn)
  const note = words && <Fit>{words}</Fit>
  const name = sideName(game, side)
  return (
    <section aria-label={name} className={css.side} data-mark={marks[side]} data-turn={isTurn || undefined}>
      <p className={css.who}>
        <SideMark mark={marks[side] ?? 'a'} />
        <Fit>{name}</Fit>
        {!isMany && note && <small>{note}</small>}
      </p>
      <Digits className={css.score} value={pegs[side]?.front ?? 0} />
      {isMany && <small>{note}</small>}
    </section>
  )
}

/** Deals that have room before their bars get narrower, and the lead that fills the height. */
const ROOM = 10
const HIGH = 10

/** A bar a deal for the lead after it: up for the left side, down for the right one. */
function Race({ game }: { readonly game: ShownGame }) {
  const { marks } = game
  const leads = leadsOf(game)
  const high = 46 / Math.max(HIGH, ...leads.map(Math.abs))
  const width = 14 * Math.max(ROOM, leads.length)
  const barsOf = (sign: 1 | -1) =>
    leads.map((lead, deal) =>
      Math.sign(lead) === sign ? `M${14 * deal + 2} ${-2 * sign}h10v${-lead * high}h-10z` : '',
    )
  return (
    <div className={css.race}>
      <span>
        <SideMark mark={marks[0] ?? 'a'} />
        <SideMark mark={marks[1] ?? 'b'} />
      </span>
      <svg viewBox={`0 -50 ${width} 100`} preserveAspectRatio="none" role="img" aria-label={sayLeads(game)}>
        <path d={`M0 0H${width}`} />
        <path data-mark={marks[0]} d={barsOf(1).join('')} />
        <path data-mark={marks[1]} d={barsOf(-1).join('')} />
      </svg>
      <p>
        <Fit>{game.outcome ? sayEnd(game).result.words : sayLead(game)}</Fit>
      </p>
    </div>
  )
}

/** The last thing in words, and which deal it is. */
function Last({ game }: { readonly game: ShownGame }) {
  const deal = currentDeal(game)
  const by = game.lines.at(-1)?.moves.findLast(({ moved }) => moved !== 0)?.side
  return (
    <div className={css.foot}>
      <p className={css.last} role="status">
        {by !== undefined && <SideMark mark={game.marks[by] ?? 'a'} />}
        <Fit>{sayLast(game)}</Fit>
      </p>
      {deal && (
        <p className={css.deal}>
          <span>{STEP_WORDS.dealNumber(deal.number)}</span> <span>{sayDealer(game, deal.dealer)}</span>
        </p>
      )}
      {deal?.starter && <PlayingCard card={deal.starter} />}
    </div>
  )
}

/** The winner’s colour rises once the last peg is home. */
function Won({ game }: { readonly game: ShownGame }) {
  return (
    <div className={css.won} data-mark={game.marks[game.outcome?.winners[0] ?? 0]} role="status">
      <Winner game={game} />
      <p>{sayEnd(game).sentence}</p>
      <SkunkStamp game={game} />
    </div>
  )
}
