import { useState } from 'react'
import { singleCardLine } from '../../game/correction/move-card.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { currentSeries } from '../../rules/play.ts'
import { fits } from '../../rules/play-lines.ts'
import { PLAY_WORDS, sayTurn } from '../../words/table/play.ts'
import { PadFrame, type UsedCard, usedBy } from '../pads/CardGrid.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { ChangePlayed, moveHere, type WrongCard } from './ChangePlayed.tsx'
import { HandHeader } from './HandHeader.tsx'
import { GoButton, PlayedCards } from './PlayedCards.tsx'
import css from './PlayView.module.css'
import { useTableView } from './table-view.ts'

/** The play card by card: one tap a card, one for a go. `seat` has the turn. */
export function PlayView({ seat }: { readonly seat: number }) {
  const view = useTableView()
  const { game, act, history, look } = view
  const [changing, setChanging] = useState<WrongCard>()
  const play = currentDeal(game)?.play
  if (!play) return null
  if (changing) return <ChangePlayed {...changing} onDone={() => setChanging(undefined)} />
  const series = currentSeries(play).map((played) => played.card)
  const used = usedBy(view)
  const blocked = (card: Card) => used(card) ?? (fits(series, card) ? undefined : TOO_HIGH)
  const playCard = (card: Card) => act({ type: 'play-card', card })
  const move = moveHere(view, seat, (card) => setChanging({ card, playAgain: true }))
  return (
    <>
      <HandHeader title={sayTurn(game, seat)} onBack={() => look(true)} />
      <PadFrame
        head={<PlayedCards play={play} onChange={(card) => setChanging({ card })} />}
        usedBy={blocked}
        onPick={playCard}
        onUsed={(card) => (singleCardLine(game, card) ? move(card) : playCard(card))}
      />
      <div className={css.foot}>
        <UndoBar history={history}>
          <GoButton play={play} seat={seat} />
        </UndoBar>
      </div>
    </>
  )
}

const TOO_HIGH: UsedCard = { short: '', where: PLAY_WORDS.past31 }
