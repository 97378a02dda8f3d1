import { useEffect, useMemo, useRef } from 'react'
import { singleCardLine } from '../../game/correction/move-card.ts'
import { otherPossiblePlayer } from '../../game/moves/decide-play.ts'
import { currentDeal } from '../../game/record/game.ts'
import {
  canSurelyPlay,
  currentSeries,
  fitsNow,
  mayPassLead,
  mayStop,
  type Play,
  playCount,
  sayGo,
} from '../../rules/play.ts'
import { sideOf } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { seatName } from '../../words/names.ts'
import {
  askGo,
  askNoCard,
  PLAY_WORDS,
  playedName,
  sayGoPays,
  sayLastMove,
  sayPlayedIt,
  sayTurn,
} from '../../words/table/play.ts'
import { sayStep } from '../../words/table/step.ts'
import { PadFrame, usedBy } from '../pads/CardGrid.tsx'
import type { UsedCard } from '../pads/pad-cards.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { HeldBack } from './CountedHand.tsx'
import { HandHeader } from './HandHeader.tsx'
import { moveHere, recordOf } from './move-here.ts'
import css from './PlayView.module.css'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

export function PlayView({ seat }: { readonly seat: number }) {
  const view = useTableView()
  const { game, hand } = view
  const actions = useTableActions()
  const { act, choose } = actions
  const play = currentDeal(game)?.play
  if (!play) return null
  const used = usedBy(view)
  const move = moveHere(view, actions, seat, 'played')
  return (
    <>
      <HandHeader title={sayTurn(game, seat)} onBack={() => choose({ looksAwayFrom: hand })} />
      <PadFrame
        head={<PlayedCards play={play} />}
        usedBy={(card) => used(card) ?? (fitsNow(play, card) ? undefined : TOO_HIGH)}
        onPick={(card) => act({ type: 'play-card', card })}
        onUsed={(card) => (singleCardLine(game, card) ? move(card) : act({ type: 'play-card', card }))}
      />
      <HeldBack />
      <div className={css.foot}>
        <TableBar>
          {/* The next player’s Go is another key: the second half of a double tap is not theirs. */}
          <GoButton key={seat} play={play} seat={seat} />
        </TableBar>
      </div>
    </>
  )
}

const TOO_HIGH: UsedCard = { where: PLAY_WORDS.past31 }

/** The count and the cards of the series, each with the peg of its player. A finished series stays until the next card. */
function PlayedCards({ play }: { readonly play: Play }) {
  const { game } = useTableView()
  const { act, edit } = useTableActions()
  const other = useMemo(() => otherPossiblePlayer(game), [game])
  const now = currentSeries(play)
  const series = now.length > 0 ? now : (play.series.at(-2) ?? now)
  const cards = useRef<HTMLOListElement>(null)
  // Keeps the newest card in view, however long the series is.
  useEffect(() => {
    if (series.length > 0) cards.current?.scrollTo({ left: 9999 })
  }, [series.length])
  return (
    <div className={css.played} data-mirrors="">
      <Digits value={series.at(-1)?.count ?? 0} className={css.count} />
      <ol
        ref={cards}
        className={css.cards}
        aria-label={PLAY_WORDS.series}
        data-done={series !== now || undefined}
      >
        {series.map(({ card, seat }) => (
          <li key={card}>
            <button
              type="button"
              aria-label={COMMON_WORDS.changeable(playedName(game, card, seat))}
              onClick={() => edit(recordOf(game, card))}
            >
              <MiniCard card={card} />
              <SideMark mark={game.marks[sideOf(game.rules, seat)] ?? 'a'} size="12px" />
            </button>
          </li>
        ))}
      </ol>
      {other !== undefined && (
        <button
          type="button"
          className={css.other}
          onClick={() => act({ type: 'other-played', seat: other })}
        >
          {sayPlayedIt(seatName(game, other))}
        </button>
      )}
      <p className={css.said}>{sayLastMove(game) ?? sayStep(game).heading}</p>
    </div>
  )
}

/** Go, a stop or no card left, for the seat whose turn it is. While every card still fits it asks first. */
function GoButton({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const { game } = useTableView()
  const { act, ask } = useTableActions()
  const { rules, marks } = game
  const isDoubtful = canSurelyPlay(play, rules)
  const leads = currentSeries(play).length === 0
  const name = seatName(game, seat)
  const { points } = leads ? { points: 0 } : sayGo(play, rules)
  const go = () => act({ type: 'go' })
  const askFirst = () =>
    ask(leads ? askNoCard(game, seat) : askGo(playCount(play)), {
      label: leads ? PLAY_WORDS.noCard : PLAY_WORDS.sayGo,
      onClick: go,
    })
  return (
    <Button
      kind={isDoubtful ? 'quiet' : 'primary'}
      mark={<SideMark mark={marks[sideOf(rules, seat)] ?? 'a'} />}
      detail={points > 0 ? sayGoPays(name, points) : name}
      disabled={leads && !mayPassLead(play)}
      onClick={isDoubtful ? askFirst : go}
    >
      {mayPassLead(play) ? PLAY_WORDS.noCard : mayStop(play, rules) ? PLAY_WORDS.stop : PLAY_WORDS.go}
    </Button>
  )
}
