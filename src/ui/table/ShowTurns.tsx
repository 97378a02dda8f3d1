import { useTagged } from '../../app/hooks/use-table.ts'
import { currentDeal, sideOfHolder } from '../../game/record/game.ts'
import { type Holder, showOrder } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { counterName, kindOfHand, SHOW_WORDS } from '../../words/table/show.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Icon } from '../parts/Icon.tsx'
import css from './ShowTurns.module.css'
import { useTableActions, useTableView } from './use-table-view.ts'

/** As many as two players count in a deal; with more players, the hand before and the one after. */
const SHOWN = 3

/** Where the show is. The last count stays in sight, and a tap on a count corrects it. */
export function ShowTurns({ of }: { readonly of: Holder }) {
  const { game } = useTableView()
  const { edit } = useTableActions()
  const tagged = useTagged(game)
  const deal = currentDeal(game)
  if (!deal) return null
  const order = showOrder(game.rules, deal.dealer)
  const from = Math.max(0, Math.min(order.indexOf(of) - 1, order.length - SHOWN))
  return (
    <ol className={css.turns} aria-label={SHOW_WORDS.turns} data-mirrors="">
      {order.slice(from, from + SHOWN).map((holder) => {
        const count = deal.counts.find((one) => one.of === holder)
        const mark = game.marks[sideOfHolder(game, holder)] ?? 'a'
        const name = counterName(tagged, holder)
        const kind = kindOfHand(game.rules, holder)
        const words = (
          <>
            <small>
              <SideMark mark={mark} size="1rem" />
              <span>{name}</span>
            </small>{' '}
            <b>
              {kind} {count?.points}
              {count && <Icon name="check" size={16} />}
            </b>
          </>
        )
        return (
          <li key={holder} data-mark={mark} aria-current={holder === of ? 'step' : undefined}>
            {count ? (
              <button
                type="button"
                aria-label={COMMON_WORDS.changeable(`${name} ${kind} ${count.points}`)}
                onClick={() => edit({ seq: count.seq })}
              >
                {words}
              </button>
            ) : (
              <div>{words}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
