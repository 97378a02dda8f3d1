import { useState } from 'react'
import { draftOf, withHand } from '../../game/draft.ts'
import { currentDeal } from '../../game/game.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { laidBy } from '../../rules/the-play.ts'
import { cardSign } from '../../words/card-name.ts'
import { leftInHand, sayLastMove } from '../../words/say-play.ts'
import { sayStep } from '../../words/say-step.ts'
import { Button } from '../parts/Button.tsx'
import { CardPad } from './CardPad.tsx'
import { ChangeLaid } from './ChangeLaid.tsx'
import { ClaimPad } from './ClaimPad.tsx'
import { CountedHand } from './CountedHand.tsx'
import { HandBar } from './HandBar.tsx'
import { RenegeNote } from './RenegeNote.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import type { StepView } from './step-view.ts'
import { TypedHand } from './TypedHand.tsx'
import { UndoBar } from './UndoBar.tsx'
import { usedBy } from './used-by.ts'

interface ShowViewProps extends StepView {
  readonly of: Holder
  readonly onBoard: () => void
}

/**
 * A hand or the crib: known from the play, tapped card by card, or typed as a number; the count; one tap pegs
 * it.
 */
export function ShowView(props: ShowViewProps) {
  const { state, act, history, setDraft, countStyle, showBoard, of, onBoard } = props
  const { game, draft } = state
  const { rules } = game
  const deal = currentDeal(game)
  const starter = deal?.starter
  const laid = deal && of !== 'crib' ? laidBy(deal.play, of) : []
  const tapped = draftOf(draft, of).filter((card) => !laid.includes(card))
  const cards = [...laid, ...tapped]
  const need = cardsOf(rules, of)
  const [typing, setTyping] = useState(false)
  const [changing, change] = useState<Card>()
  const { heading, prompt } = sayStep(game)
  const show = makeShow({ of: of === 'crib' ? 'crib' : 'hand', cards, starter }, rules)

  if (changing) return <ChangeLaid {...props} card={changing} onDone={() => change(undefined)} />

  const head = (
    <HandBar title={heading} sub={sayLastMove(game) ?? prompt} onBack={onBoard}>
      <ScoreStrip game={game} onOpen={showBoard} />
    </HandBar>
  )
  const keep = (next: readonly Card[]) => setDraft(withHand(draft, of, next))
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
              Tap cards
            </Button>
          )}
        </UndoBar>
      </>
    )
  }
  // At a table with claims nothing true is shown before the player has said a number.
  if (show.ok && rules.muggins.mode !== 'off') {
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
  if (show.ok) {
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
            if (card && laid.includes(card)) change(card)
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
        onLaid={change}
        starter={{ name: rules.words.starter, card: starter }}
        usedBy={usedBy(state, of)}
        onCards={keep}
        onUsed={(card) => act({ type: 'count', of, cards: [card] })}
        title={laid.length > 0 ? leftInHand(need - laid.length) : `${need} cards`}
        footer={
          <UndoBar {...undoBar}>
            <Button kind="quiet" onClick={() => setTyping(true)}>
              As a number
            </Button>
          </UndoBar>
        }
      />
    </>
  )
}
