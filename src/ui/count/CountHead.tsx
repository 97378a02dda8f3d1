import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { PRESETS } from '../../rules/presets.ts'
import { TITLES } from '../../words/app.ts'
import { capitalise } from '../../words/grammar.ts'
import { CHECK_WORDS } from '../../words/pages/check.ts'
import { COUNT_WORDS, saySavedCount } from '../../words/pages/count.ts'
import { COUNT_RULES, type CountRulesName, type HandToCount } from '../parts/addresses/count-address.ts'
import { PageButton } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { AppBar } from '../parts/Page.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import styles from './CountHead.module.css'

interface CountHeadProps {
  readonly hand: HandToCount
  readonly onCountAs: (as: Partial<HandToCount>) => void
  readonly onOpen: (hand: HandToCount) => void
}

const RULES: readonly Segment<CountRulesName>[] = [
  { value: 'six-card-121', label: COUNT_WORDS.sixCard },
  { value: 'five-card-61', label: COUNT_WORDS.fiveCard },
]

/** The name of the screen, its tools, and what the cards are counted as. */
export function CountHead({ hand, onCountAs, onOpen }: CountHeadProps) {
  const { words } = useWords()(PRESETS[hand.rules])
  const kinds = [
    { value: 'hand', label: COUNT_WORDS.hand },
    { value: 'crib', label: capitalise(words.crib) },
  ] as const
  // The last counts of this device, newest first.
  const kept = useReadable(useApp().counts).flatMap(({ of, cards, starter, points, rules: name }) => {
    const rules = COUNT_RULES.find((known) => known === name)
    if (!rules) return []
    const said = saySavedCount({ of, cards, starter, points }, words.crib, rules !== COUNT_RULES[0])
    return [{ name: said, run: () => onOpen({ of, cards, starter, rules }) }]
  })
  return (
    <div className={styles.head}>
      <AppBar title={TITLES.count} onBack={useWayBack()}>
        <div className={styles.play}>
          <PageButton kind="quiet" to="/play" title={CHECK_WORDS.title} />
        </div>
        {kept.length > 0 && <Menu label={COUNT_WORDS.last} items={kept} />}
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
