import { useState } from 'react'
import { aloneLine } from '../../game/correction/move-card.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { fits } from '../../rules/play.ts'
import { currentSeries } from '../../rules/the-play.ts'
import { PLAY_WORDS, sayTurn } from '../../words/table/play.ts'
import { PadFrame, type UsedCard, usedBy } from '../pads/CardGrid.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { ChangeLaid, moveHere, type WrongCard } from './ChangeLaid.tsx'
import { HandHeader } from './HandHeader.tsx'
import { GoButton, LaidCards } from './LaidCards.tsx'
import css from './LayView.module.css'
import { useTableView } from './table-view.ts'

/** The play card by card: one tap a card, one for a go. `seat` has the turn. */
export function LayView({ seat }: { readonly seat: number }) {
  const view = useTableView()
  const { game, act, history, look } = view
  const [changing, setChanging] = useState<WrongCard>()
  const play = currentDeal(game)?.play
  if (!play) return null
  if (changing) return <ChangeLaid {...changing} onDone={() => setChanging(undefined)} />
  const series = currentSeries(play).map((laid) => laid.card)
  const used = usedBy(view)
  const blocked = (card: Card) => used(card) ?? (fits(series, card) ? undefined : TOO_HIGH)
  const lay = (card: Card) => act({ type: 'lay', card })
  const move = moveHere(view, seat, (card) => setChanging({ card, layAgain: true }))
  return (
    <>
      <HandHeader title={sayTurn(game, seat)} onBack={() => look(true)} />
      <PadFrame
        head={<LaidCards play={play} onChange={(card) => setChanging({ card })} />}
        usedBy={blocked}
        onPick={lay}
        onUsed={(card) => (aloneLine(game, card) ? move(card) : lay(card))}
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
