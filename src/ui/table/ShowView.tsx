import { type ReactNode, useState } from 'react'
import { draftOf, withHand } from '../../game/record/draft.ts'
import { currentDeal, laidFrom } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { sayNotLaid } from '../../words/table/correction.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { usedBy } from '../pads/CardGrid.tsx'
import { CardPad } from '../pads/CardPad.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { ChangeLaid, moveHere, type WrongCard } from './ChangeLaid.tsx'
import { ShowHeader } from './HandHeader.tsx'
import { TypedHand } from './TypedHand.tsx'
import { useTableView } from './table-view.ts'
import { WholeHand } from './WholeHand.tsx'

/**
 * A hand or the crib: known from the play, tapped card by card, or typed as a number; the count; one tap pegs
 * it. One that is tapped before its turn, which is that of `due`, waits for those that come first.
 */
export function ShowView({ due }: { readonly due: Holder }) {
  const { game, history } = useTableView()
  const [of, setOf] = useState(due)
  const [typing, setTyping] = useState(false)
  const [changing, setChanging] = useState<WrongCard>()
  const hand = useHand(of)
  const { starter } = hand
  if (changing) return <ChangeLaid {...changing} onDone={() => setChanging(undefined)} />
  // Without a starter there is nothing to count by: such a hand is typed.
  if (typing || !starter) {
    return (
      <>
        <ShowHeader of={of} due={due} onOf={undefined} />
        <TypedHand of={of} />
        <UndoBar history={history}>
          {starter && (
            <Button kind="quiet" icon="cards" onClick={() => setTyping(false)}>
              {SHOW_WORDS.tapCards}
            </Button>
          )}
        </UndoBar>
      </>
    )
  }
  const { show, laid } = hand
  const onCard = (card: Card) => (laid.includes(card) ? setChanging({ card }) : hand.drop(card))
  return (
    <>
      <ShowHeader of={of} due={due} onOf={setOf} />
      {of === due && show ? (
        <WholeHand of={of} show={show} takeBack={hand.takeBack} onChange={onCard} />
      ) : (
        <OpenHand key={String(of)} of={of} hand={hand} onChanging={setChanging}>
          {of === due ? (
            <Button kind="quiet" onClick={() => setTyping(true)}>
              {SHOW_WORDS.asNumber}
            </Button>
          ) : (
            <Button kind={show ? 'primary' : 'quiet'} trailing="arrow-right" onClick={() => setOf(due)}>
              {holderName(game, due)}
            </Button>
          )}
        </OpenHand>
      )}
    </>
  )
}

/** A hand as far as its cards are known: laid in the play, or tapped here. */
function useHand(of: Holder) {
  const { game, draft, setDraft } = useTableView()
  const deal = currentDeal(game)
  const starter = deal?.starter
  const laid = laidFrom(deal, of)
  const tapped = draftOf(draft, of).filter((card) => !laid.includes(card))
  const kind = of === 'crib' ? 'crib' : 'hand'
  const show = makeShow({ of: kind, cards: [...laid, ...tapped], starter }, game.rules)
  const keep = (cards: readonly Card[]) => setDraft(withHand(draft, of, cards))
  const drop = (card: Card) => keep(tapped.filter((one) => one !== card))
  const last = tapped.at(-1)
  return {
    laid,
    tapped,
    starter,
    show: show.ok ? show.value : undefined,
    keep,
    drop,
    takeBack: last && { card: last, run: () => drop(last) },
  }
}

interface OpenHandProps {
  readonly of: Holder
  readonly hand: ReturnType<typeof useHand>
  readonly onChanging: (changing: WrongCard) => void
  /** The way on, beside Undo. */
  readonly children: ReactNode
}

/** A hand that is tapped card by card, now or before its turn. */
function OpenHand({ of, hand, onChanging, children }: OpenHandProps) {
  const view = useTableView()
  const { rules } = view.game
  const { laid } = hand
  const need = cardsOf(rules, of)
  return (
    <CardPad
      cards={hand.tapped}
      need={need}
      laid={laid}
      onLaid={(card) => onChanging({ card })}
      starter={{ name: rules.words.starter, card: hand.starter }}
      usedBy={usedBy(view, of)}
      onCards={hand.keep}
      onUsed={moveHere(view, of, (card) => onChanging({ card, into: of }))}
      title={laid.length > 0 ? sayNotLaid(need - laid.length) : SHOW_WORDS.cardsNeeded(need)}
      footer={
        <UndoBar history={view.history} takeBack={hand.takeBack}>
          {children}
        </UndoBar>
      }
    />
  )
}
