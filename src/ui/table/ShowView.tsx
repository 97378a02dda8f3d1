import { useState } from 'react'
import { laidFrom } from '../../game/card-holder.ts'
import { draftOf, withHand } from '../../game/draft.ts'
import { currentDeal } from '../../game/game.ts'
import { takeCard } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { cardSign } from '../../words/cards.ts'
import { holderName } from '../../words/names.ts'
import { sayNotLaid } from '../../words/table/correction.ts'
import { sayLastMove } from '../../words/table/play.ts'
import { SHOW_WORDS, sayCardsNeeded } from '../../words/table/show.ts'
import { sayStep, sayWaitsFor } from '../../words/table/step.ts'
import { CardPad } from '../pads/CardPad.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { usedBy } from '../pads/used-by.ts'
import { Button } from '../parts/Button.tsx'
import { ChangeLaid } from './ChangeLaid.tsx'
import { ClaimPad } from './ClaimPad.tsx'
import { CountedHand } from './CountedHand.tsx'
import { HandBar } from './HandBar.tsx'
import { handChoice } from './hand-choice.ts'
import { moveHere } from './move-here.ts'
import { RenegeNote } from './RenegeNote.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
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
  const { state, act, history, setDraft, countStyle, showBoard, due, onBoard } = props
  const [of, choose] = useState(due)
  const { game, draft } = state
  const { rules } = game
  const deal = currentDeal(game)
  const starter = deal?.starter
  const laid = laidFrom(deal, of)
  const tapped = draftOf(draft, of).filter((card) => !laid.includes(card))
  const cards = [...laid, ...tapped]
  const need = cardsOf(rules, of)
  const [typing, setTyping] = useState(false)
  const [changing, change] = useState<Changing>()
  const show = makeShow({ of: of === 'crib' ? 'crib' : 'hand', cards, starter }, rules)

  const keep = (next: readonly Card[]) => setDraft(withHand(draft, of, next))

  if (changing) {
    return (
      <ChangeLaid
        {...props}
        card={changing.card}
        onChange={() => changing.moves && setDraft(takeCard(game, draft, changing.card, of))}
        onDone={() => change(undefined)}
      />
    )
  }

  const changeLaid = (card: Card) => change({ card, moves: false })
  const head = (
    <HandBar
      title={holderName(game, of)}
      sub={of === due ? (sayLastMove(game) ?? sayStep(game).prompt) : sayWaitsFor(game, due)}
      choice={deal && starter && !typing ? handChoice(game, deal, of, choose) : undefined}
      onBack={onBoard}
    >
      <ScoreStrip game={game} onOpen={showBoard} />
    </HandBar>
  )
  const last = tapped.at(-1)
  const undoBar = {
    history,
    takeBack: last && { label: cardSign(last), run: () => keep(tapped.slice(0, -1)) },
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
  // At a table with claims nothing true is shown before the player has said a number.
  if (of === due && show.ok && rules.muggins.mode !== 'off') {
    return (
      <>
        {head}
        <ClaimPad
          game={game}
          of={of}
          cards={cards}
          starter={starter}
          onClaim={(claimed) => act({ type: 'claim', of, cards, claimed })}
        />
        <RenegeNote state={state} act={act} of={of} cards={cards} />
        <UndoBar {...undoBar} />
      </>
    )
  }
  if (of === due && show.ok) {
    return (
      <>
        {head}
        <CountedHand
          game={game}
          of={of}
          show={show.value}
          countStyle={countStyle}
          onPeg={() => act({ type: 'count', of, cards })}
          onChange={(place) => {
            const card = cards[place]
            if (card && laid.includes(card)) changeLaid(card)
            else keep(tapped.filter((one) => one !== card))
          }}
          undoBar={undoBar}
        >
          <RenegeNote state={state} act={act} of={of} cards={cards} />
        </CountedHand>
      </>
    )
  }
  return (
    <>
      {head}
      <CardPad
        key={String(of)}
        cards={tapped}
        need={need}
        laid={laid}
        onLaid={changeLaid}
        starter={{ name: rules.words.starter, card: starter }}
        usedBy={usedBy(state, of)}
        onCards={keep}
        onUsed={moveHere({ view: props, of, onReplace: (card) => change({ card, moves: true }) })}
        title={laid.length > 0 ? sayNotLaid(need - laid.length) : sayCardsNeeded(need)}
        footer={
          <UndoBar {...undoBar}>
            {of === due ? (
              <Button kind="quiet" onClick={() => setTyping(true)}>
                {SHOW_WORDS.asNumber}
              </Button>
            ) : (
              <Button kind={show.ok ? 'primary' : 'quiet'} trailing="arrow-right" onClick={() => choose(due)}>
                {holderName(game, due)}
              </Button>
            )}
          </UndoBar>
        }
      />
    </>
  )
}
