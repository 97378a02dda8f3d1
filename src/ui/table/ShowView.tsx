import { useState } from 'react'
import { takeCard } from '../../game/correction/move-card.ts'
import { laidFrom } from '../../game/record/card-holder.ts'
import { draftOf, withHand } from '../../game/record/draft.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { sayNotLaid } from '../../words/table/correction.ts'
import { SHOW_WORDS, sayCardsNeeded } from '../../words/table/show.ts'
import { CardPad } from '../pads/CardPad.tsx'
import { UndoBar, type UndoBarProps } from '../pads/UndoBar.tsx'
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
            if (card && laid.includes(card)) setChanging({ card, moves: false })
            else keep(tapped.filter((one) => one !== card))
          }}
        />
      ) : (
        <OpenHand
          {...props}
          key={String(of)}
          of={of}
          laid={laid}
          tapped={tapped}
          isWhole={show.ok}
          undoBar={undoBar}
          onCards={keep}
          onChanging={setChanging}
          onOf={setOf}
          onTyping={() => setTyping(true)}
        />
      )}
    </>
  )
}

interface OpenHandProps extends ShowViewProps {
  readonly of: Holder
  /** Known from the play. */
  readonly laid: readonly Card[]
  readonly tapped: readonly Card[]
  readonly isWhole: boolean
  readonly undoBar: UndoBarProps
  readonly onCards: (cards: readonly Card[]) => void
  readonly onChanging: (changing: Changing) => void
  readonly onOf: (of: Holder) => void
  readonly onTyping: () => void
}

/** A hand that is tapped card by card, now or before its turn. */
function OpenHand(props: OpenHandProps) {
  const { state, due, of, laid, tapped, isWhole, undoBar, onCards, onChanging, onOf, onTyping } = props
  const { game } = state
  const need = cardsOf(game.rules, of)
  const starter = currentDeal(game)?.starter
  return (
    <CardPad
      cards={tapped}
      need={need}
      laid={laid}
      onLaid={(card) => onChanging({ card, moves: false })}
      starter={{ name: game.rules.words.starter, card: starter }}
      usedBy={usedBy(state, of)}
      onCards={onCards}
      onUsed={moveHere({ view: props, of, onReplace: (card) => onChanging({ card, moves: true }) })}
      title={laid.length > 0 ? sayNotLaid(need - laid.length) : sayCardsNeeded(need)}
      footer={
        <UndoBar {...undoBar}>
          {of === due ? (
            <Button kind="quiet" onClick={onTyping}>
              {SHOW_WORDS.asNumber}
            </Button>
          ) : (
            <Button kind={isWhole ? 'primary' : 'quiet'} trailing="arrow-right" onClick={() => onOf(due)}>
              {holderName(game, due)}
            </Button>
          )}
        </UndoBar>
      }
    />
  )
}
