import { useState } from 'react'
import { laidFrom } from '../../game/card-holder.ts'
import { draftOf, withHand } from '../../game/draft.ts'
import { currentDeal } from '../../game/game.ts'
import { takeCard } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { sayNotLaid } from '../../words/table/correction.ts'
import { SHOW_WORDS, sayCardsNeeded } from '../../words/table/show.ts'
import { CardPad } from '../pads/CardPad.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { Button } from '../parts/Button.tsx'
import { ChangeLaid, moveHere } from './ChangeLaid.tsx'
import { WholeHand } from './CountedHand.tsx'
import { HolderHeader, handChoice, sayOfHand } from './HandHeader.tsx'
import type { StepView } from './step-view.ts'
import { TypedHand } from './TypedHand.tsx'

interface ShowViewProps extends StepView {
  /** The hand, or crib, that comes next in counting order. */
  readonly due: Holder
  readonly onBoard: () => void
}

/** A card on the table that is put right, and whether it then comes into this hand. */
interface Changing {
  readonly card: Card
  readonly moves: boolean
}

/**
 * A hand or the crib: known from the play, tapped card by card, or typed as a number; the count; one tap pegs
 * it. One that is tapped before its turn waits for those that come first.
 */
export function ShowView(props: ShowViewProps) {
  const { state, act, history, setDraft, showBoard, due, onBoard } = props
  const [of, setOf] = useState(due)
  const { game, draft } = state
  const { rules } = game
  const deal = currentDeal(game)
  const starter = deal?.starter
  const laid = laidFrom(deal, of)
  const tapped = draftOf(draft, of).filter((card) => !laid.includes(card))
  const cards = [...laid, ...tapped]
  const need = cardsOf(rules, of)
  const [typing, setTyping] = useState(false)
  const [changing, setChanging] = useState<Changing>()
  const show = makeShow({ of: of === 'crib' ? 'crib' : 'hand', cards, starter }, rules)

  const keep = (next: readonly Card[]) => setDraft(withHand(draft, of, next))

  if (changing) {
    return (
      <ChangeLaid
        {...props}
        card={changing.card}
        onChange={() => changing.moves && setDraft(takeCard(game, draft, changing.card, of))}
        onDone={() => setChanging(undefined)}
      />
    )
  }

  const changeLaid = (card: Card) => setChanging({ card, moves: false })
  const head = (
    <HolderHeader
      game={game}
      of={of}
      sub={sayOfHand(game, of, due)}
      choice={deal && starter && !typing ? handChoice(game, deal, of, setOf) : undefined}
      onBack={onBoard}
      onBoard={showBoard}
    />
  )
  const last = tapped.at(-1)
  const undoBar = {
    history,
    takeBack: last && { card: last, run: () => keep(tapped.slice(0, -1)) },
  }

  // Without a starter there is nothing to count by: such a hand is typed.
  if (typing || !starter) {
    return (
      <>
        {head}
        <TypedHand
          game={game}
          of={of}
          onPeg={(points) => act({ type: 'count-typed', of, points })}
          onSkip={() => act({ type: 'skip' })}
        />
        <UndoBar {...undoBar} takeBack={undefined}>
          {starter && (
            <Button kind="quiet" icon="cards" onClick={() => setTyping(false)}>
              {SHOW_WORDS.tapCards}
            </Button>
          )}
        </UndoBar>
      </>
    )
  }
  return (
    <>
      {head}
      {of === due && show.ok ? (
        <WholeHand
          view={props}
          of={of}
          show={show.value}
          undoBar={undoBar}
          onChange={(place) => {
            const card = cards[place]
            if (card && laid.includes(card)) changeLaid(card)
            else keep(tapped.filter((one) => one !== card))
          }}
        />
      ) : (
        <CardPad
          key={String(of)}
          cards={tapped}
          need={need}
          laid={laid}
          onLaid={changeLaid}
          starter={{ name: rules.words.starter, card: starter }}
          usedBy={usedBy(state, of)}
          onCards={keep}
          onUsed={moveHere({ view: props, of, onReplace: (card) => setChanging({ card, moves: true }) })}
          title={laid.length > 0 ? sayNotLaid(need - laid.length) : sayCardsNeeded(need)}
          footer={
            <UndoBar {...undoBar}>
              {of === due ? (
                <Button kind="quiet" onClick={() => setTyping(true)}>
                  {SHOW_WORDS.asNumber}
                </Button>
              ) : (
                <Button
                  kind={show.ok ? 'primary' : 'quiet'}
                  trailing="arrow-right"
                  onClick={() => setOf(due)}
                >
                  {holderName(game, due)}
                </Button>
              )}
            </UndoBar>
          }
        />
      )}
    </>
  )
}
