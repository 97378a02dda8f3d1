import { useState } from 'react'
import { withHand } from '../../game/record/draft.ts'
import { currentDeal } from '../../game/record/game.ts'
import { handOf } from '../../game/record/hands.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { sayNotPlayed } from '../../words/table/correction.ts'
import { sayDone } from '../../words/table/news.ts'
import { askClaim, SHOW_WORDS } from '../../words/table/show.ts'
import { usedBy } from '../pads/CardGrid.tsx'
import { CardPad } from '../pads/CardPad.tsx'
import { Button } from '../parts/Button.tsx'
import { CameraShow } from './CameraShow.tsx'
import { ClaimedHand, CountedHand, TypedHand } from './CountedHand.tsx'
import { HandHeader, ShowHeader } from './HandHeader.tsx'
import { moveHere, recordOf } from './move-here.ts'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

/** A hand, by its cards or as points. One that is tapped before its turn waits for `due`, which comes first. */
export function ShowView({ due }: { readonly due: Holder }) {
  const view = useTableView()
  // The page stays from hand to hand.
  const { game, draft, byPoints, hand, guest } = view
  const actions = useTableActions()
  const { setDraft, setByPoints, choose, edit } = actions
  const deal = currentDeal(game)
  const of = view.early ?? due
  const [looks, setLooks] = useState(false)
  /** The hand that is corrected by its keys while the camera is on. */
  const [byKeys, setByKeys] = useState<string>()
  const look = () => {
    setLooks(true)
    setByKeys(undefined)
  }
  const setOf = (next: Holder) => choose({ early: { hand, of: next } })
  const change = (card: Card) => edit(recordOf(game, card))
  const starter = deal?.starter
  const need = cardsOf(game.rules, of)
  const { played, tapped, show } = handOf(game, draft, of)
  // Without a starter the cards cannot be counted: the hand is entered as points.
  if (!show.ok && (byPoints || !starter)) {
    return (
      <>
        <HandHeader
          title={SHOW_WORDS.askCount(holderName(game, of))}
          asks
          // The last count is on its tab.
          sub={deal?.counts.length === 0 ? sayDone(game) : undefined}
          onBack={() => choose({ looksAwayFrom: hand })}
        />
        <TypedHand key={hand} of={of} />
      </>
    )
  }
  const setTapped = (cards: readonly Card[]) => setDraft(withHand(draft, of, cards))
  const drop = (card: Card) => setTapped(tapped.filter((one) => one !== card))
  const last = tapped.at(-1)
  const isWhole = of === due && show.ok
  const asksClaim = game.rules.muggins.mode !== 'off'
  const claims = isWhole && asksClaim
  const WholeHand = claims ? ClaimedHand : CountedHand
  const takeBack = last && { card: last, run: () => drop(last) }
  const correct = (card: Card) => (played.includes(card) ? change(card) : drop(card))
  // In table mode the page has half of the screen.
  const mayLook = of === due && !asksClaim && !view.facing
  const isLooking = mayLook && looks && (isWhole || byKeys !== hand)
  return (
    <>
      {isLooking ? (
        <CameraShow
          of={of}
          show={isWhole ? show.value : undefined}
          takeBack={takeBack}
          chosen={[...played, ...tapped]}
          usedBy={usedBy(view)}
          room={need - played.length - tapped.length}
          onCards={(cards) => setTapped([...tapped, ...cards])}
          onCorrect={(card) => {
            setByKeys(hand)
            correct(card)
          }}
          onKeys={() => setLooks(false)}
        />
      ) : (
        <ShowHeader
          of={of}
          due={due}
          {...(claims ? { asks: askClaim(game, of) } : guest ? {} : { onOf: setOf })}
        />
      )}
      {isWhole && !isLooking && (
        <WholeHand key={hand} of={of} show={show.value} takeBack={takeBack} onChange={correct} />
      )}
      {/* Kept under a whole hand for the next one: new keys cost more than all the rest of a page. */}
      <CardPad
        of={`${hand} ${of}`}
        away={isWhole || isLooking}
        onCamera={mayLook ? look : undefined}
        cards={tapped}
        need={need}
        played={played}
        onPlayed={change}
        starter={{ name: game.rules.words.starter, card: starter }}
        usedBy={usedBy(view)}
        onCards={setTapped}
        onUsed={moveHere(view, actions, of, of)}
        title={played.length > 0 ? sayNotPlayed(need - played.length) : SHOW_WORDS.cardsNeeded(need)}
        footer={
          <TableBar takeBack={takeBack}>
            {of === due ? (
              <Button kind="quiet" onClick={() => setByPoints(true)}>
                {SHOW_WORDS.enterPoints}
              </Button>
            ) : guest ? null : (
              <Button kind={show.ok ? 'primary' : 'quiet'} trailing="arrow-right" onClick={() => setOf(due)}>
                {holderName(game, due)}
              </Button>
            )}
          </TableBar>
        }
      />
    </>
  )
}
