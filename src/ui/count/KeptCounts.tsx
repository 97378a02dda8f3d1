import { COUNT_WORDS, sayKeptCount } from '../../words/pages/count.ts'
import type { KeptHand } from '../parts/addresses/counted-hand.ts'
import { COUNT_RULES, type HandToCount } from '../parts/addresses/hand-to-count.ts'
import { Menu } from '../parts/Menu.tsx'

interface KeptCountsProps {
  readonly kept: readonly KeptHand[]
  readonly onOpen: (hand: HandToCount) => void
}

/** The last counts of this device, each reopened by a tap. */
export function KeptCounts({ kept, onOpen }: KeptCountsProps) {
  const items = kept.flatMap(({ of, cards, starter, points, rules: name }) => {
    const rules = COUNT_RULES.find((known) => known === name)
    if (!rules) return []
    const said = sayKeptCount({ of, cards, starter, points }, rules !== COUNT_RULES[0])
    return [{ name: said, run: () => onOpen({ of, cards, starter, rules }) }]
  })
  return items.length > 0 && <Menu label={COUNT_WORDS.last} items={items} />
}
