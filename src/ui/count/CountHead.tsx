import type { TableWords } from '../../rules/rules.ts'
import { TITLES } from '../../words/app.ts'
import { capitalise } from '../../words/grammar.ts'
import { CHECK_WORDS } from '../../words/pages/check.ts'
import { COUNT_WORDS, sayKeptCount } from '../../words/pages/count.ts'
import {
  COUNT_RULES,
  type CountAs,
  type CountRulesName,
  type HandToCount,
  type KeptHand,
} from '../parts/addresses/count-address.ts'
import { IconButton } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { AppBar } from '../parts/Screen.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import styles from './CountHead.module.css'

interface CountHeadProps {
  readonly hand: HandToCount
  readonly words: TableWords
  /** The last counts of this device, newest first. */
  readonly kept: readonly KeptHand[]
  readonly onCountAs: (as: CountAs) => void
  readonly onOpen: (hand: HandToCount) => void
  /** Only of a hand that is counted. */
  readonly onShare: (() => void) | undefined
  readonly onBack: () => void
  /** To the play, which is checked beside it. */
  readonly onPlay: () => void
}

const RULES: readonly Segment<CountRulesName>[] = [
  { value: 'six-card-121', label: COUNT_WORDS.sixCard },
  { value: 'five-card-61', label: COUNT_WORDS.fiveCard },
]

/** The name of the screen, its tools, and what the cards are counted as. */
export function CountHead(props: CountHeadProps) {
  const { hand, words, kept, onCountAs, onOpen, onShare, onBack, onPlay } = props
  const kinds = [
    { value: 'hand', label: COUNT_WORDS.hand },
    { value: 'crib', label: capitalise(words.crib) },
  ] as const
  return (
    <div className={styles.head}>
      <AppBar title={TITLES.count} onBack={onBack}>
        <IconButton icon="check" label={CHECK_WORDS.title} onClick={onPlay} />
        {onShare ? (
          <IconButton icon="share" label={COUNT_WORDS.share} onClick={onShare} />
        ) : (
          <KeptCounts kept={kept} onOpen={onOpen} />
        )}
      </AppBar>
      <div className={styles.switches}>
        <Segments
          label={COUNT_WORDS.kind}
          options={kinds}
          value={hand.of}
          onChange={(of) => onCountAs({ of })}
        />
        <Segments
          label={COUNT_WORDS.rules}
          options={RULES}
          value={hand.rules}
          onChange={(rules) => onCountAs({ rules })}
        />
      </div>
    </div>
  )
}

/** The last counts of this device, each reopened by a tap. */
function KeptCounts({ kept, onOpen }: Pick<CountHeadProps, 'kept' | 'onOpen'>) {
  const items = kept.flatMap(({ of, cards, starter, points, rules: name }) => {
    const rules = COUNT_RULES.find((known) => known === name)
    if (!rules) return []
    const said = sayKeptCount({ of, cards, starter, points }, rules !== COUNT_RULES[0])
    return [{ name: said, run: () => onOpen({ of, cards, starter, rules }) }]
  })
  return items.length > 0 && <Menu label={COUNT_WORDS.last} items={items} />
}
