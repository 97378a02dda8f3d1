import { type PropsWithChildren, useState } from 'react'
import { handOf } from '../../game/record/hands.ts'
import { checkClaim } from '../../rules/check-claim.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import { mostOffered, type Show } from '../../rules/show.ts'
import { CLAIM_CHECK_WORDS } from '../../words/engine/claim-check.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { CountedCards, CountTotal, useSpokenCount } from '../pads/CountView.tsx'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { Button } from '../parts/Button.tsx'
import { HandCards } from '../parts/PlayingCard.tsx'
import css from './Facing.module.css'
import { TableBar } from './TableBar.tsx'
import { useTableView } from './use-table-view.ts'

/** The hand on the page, for the player across the table: large cards, then what they count. */
export function HandAcross({ of, children }: PropsWithChildren<{ readonly of: Holder }>) {
  const { game, draft, hand } = useTableView()
  const { played, tapped, show } = handOf(game, draft, of)
  const { rules, deals } = game
  const cards = [...played, ...tapped]
  // At a table with claims its player says the number first.
  if (show.ok && rules.muggins.mode === 'off') return <CountAcross key={hand} show={show.value} />
  return (
    <>
      <div className={css.hand}>
        <HandCards cards={cards} need={cardsOf(rules, of)} starter={deals.at(-1)?.starter} />
      </div>
      <div className={css.acts}>
        <TableBar>{children}</TableBar>
      </div>
    </>
  )
}

function CountAcross({ show }: { readonly show: Show }) {
  const { rules } = useTableView().game
  const count = useSpokenCount(show, rules)
  const [said, say] = useState<number | 'asks'>()
  const isSaid = said !== undefined
  return (
    <>
      <div className={css.hand}>
        {said === 'asks' ? (
          <NumberGrid label={SHOW_WORDS.iSay} isAsked most={mostOffered(rules)} onNumber={say} />
        ) : (
          <>
            <CountedCards count={count} />
            <CountTotal count={count} check={isSaid ? checkClaim(show, rules, said) : undefined} />
          </>
        )}
      </div>
      <div className={css.acts}>
        <TableBar>
          <Button kind="quiet" icon="says" onClick={() => say(isSaid ? undefined : 'asks')}>
            {isSaid ? CLAIM_CHECK_WORDS.back : SHOW_WORDS.iSay}
          </Button>
        </TableBar>
      </div>
    </>
  )
}
