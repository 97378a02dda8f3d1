import { useContext } from 'react'
import { isRare } from '../../game/figures/feats.ts'
import { currentDeal } from '../../game/record/game.ts'
import { stillToShow } from '../../game/record/step.ts'
import type { Holder } from '../../rules/rules.ts'
import { countShow, type Show, totalOf } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { FINDER_WORDS } from '../../words/pages/camera.ts'
import { sayDone } from '../../words/table/news.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { type CameraPad, CardFinder } from '../pads/CardFinder.tsx'
import type { PadFrameProps } from '../pads/CardGrid.tsx'
import { CountWords, useSpokenCount } from '../pads/CountView.tsx'
import type { UndoBarProps } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { Digits } from '../parts/Digits.tsx'
import css from './CameraShow.module.css'
import { CountedHand, PegFoot } from './CountedHand.tsx'
import { TableBar } from './TableBar.tsx'
import { AwayContext, useTableView } from './use-table-view.ts'

interface CameraShowProps
  extends Pick<UndoBarProps, 'takeBack'>,
    Pick<PadFrameProps, 'chosen' | 'usedBy'>,
    Required<Pick<CameraPad, 'room' | 'onCards' | 'onCorrect'>> {
  readonly of: Holder
  /** Once all cards of the hand were seen. */
  readonly show: Show | undefined
  readonly onKeys: () => void
}

/** The show by cards that are held before a phone which leans on something: a tap a hand. The camera looks on meanwhile. */
export function CameraShow({ of, show, takeBack, onKeys, ...pad }: CameraShowProps) {
  const { game } = useTableView()
  const isAway = useContext(AwayContext)
  if (isAway) return null
  const name = holderName(game, of)
  if (show && isRare(show.cards.length, totalOf(countShow(show, game.rules.show))))
    return <CountedHand of={of} show={show} takeBack={takeBack} onChange={pad.onCorrect} />
  return (
    <div className={css.show} data-mirrors="">
      <CardFinder
        {...pad}
        hand={name}
        aim={sayDone(game) ?? FINDER_WORDS.aim}
        withStarter={false}
        onClose={onKeys}
      />
      {show ? (
        <Counted of={of} show={show} takeBack={takeBack} />
      ) : (
        <>
          <h2 className={css.asks}>{SHOW_WORDS.showHand(name)}</h2>
          <div className={css.foot}>
            <TableBar takeBack={takeBack}>
              <Button kind="quiet" icon="keys" onClick={onKeys}>
                {FINDER_WORDS.tapCards}
              </Button>
            </TableBar>
          </div>
        </>
      )}
    </div>
  )
}

function Counted({ of, show, takeBack }: Pick<CameraShowProps, 'of' | 'takeBack'> & { readonly show: Show }) {
  const { game, refused } = useTableView()
  const count = useSpokenCount(show, game.rules)
  const deal = currentDeal(game)
  const next = deal && stillToShow(game, deal).find((holder) => holder !== of)
  return (
    <>
      <div className={css.total} aria-live="polite">
        <Digits value={count.total} />
        {refused ? <p>{refused}</p> : <CountWords count={count} />}
      </div>
      <div className={css.foot}>
        <PegFoot
          of={of}
          cards={show.cards}
          total={count.total}
          takeBack={takeBack}
          then={next === undefined ? undefined : SHOW_WORDS.nextHand(holderName(game, next))}
        />
      </div>
    </>
  )
}
