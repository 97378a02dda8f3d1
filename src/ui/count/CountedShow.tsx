import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { COUNT_WORDS, sayHandOrCrib, sayOtherCount, sayRare } from '../../words/pages/count.ts'
import { CountView, type CountViewProps, useSpokenCount } from '../pads/CountView.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import styles from './CountedShow.module.css'

interface CountedShowProps extends Pick<CountViewProps, 'onChange' | 'onSaid'> {
  readonly show: Show
  readonly rules: Rules
  readonly onNext: () => void
}

export function CountedShow({ show, rules, onChange, onNext, onSaid }: CountedShowProps) {
  const count = useSpokenCount(show, rules)
  const rare = sayRare({ ...show, lines: count.lines })
  const elsewhere = sayOtherCount(show, rules)
  return (
    <CountView
      count={count}
      onChange={onChange}
      title={sayHandOrCrib(show.of, rules.words)}
      hasAddress
      onSaid={onSaid}
    >
      {(rare || elsewhere) && (
        <p className={styles.remarks}>
          {rare && <b>{rare.title}</b>} {rare?.detail} {elsewhere}
        </p>
      )}
      <ActionBar>
        <Button kind="primary" trailing="arrow-right" onClick={onNext}>
          {COUNT_WORDS.next}
        </Button>
      </ActionBar>
    </CountView>
  )
}
