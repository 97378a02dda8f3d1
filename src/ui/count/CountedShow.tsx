import { useMemo, useState } from 'react'
import { checkClaim } from '../../rules/check-claim.ts'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { CLAIM_CHECK_WORDS, sayClaimCheck } from '../../words/pages/claim-check.ts'
import { COUNT_WORDS, sayKind, sayOtherCount, sayRare } from '../../words/pages/count.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { CountView, type CountViewProps, useSpokenCount } from '../parts/CountView.tsx'
import { Reasons } from '../parts/Reasons.tsx'
import { Stepper } from '../parts/Stepper.tsx'
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
      title={sayKind(show.of, rules.words)}
      hasAddress
      onSaid={onSaid}
    >
      {(rare || elsewhere) && (
        <p className={styles.remarks}>
          {rare && <b>{rare.title}</b>} {rare?.detail} {elsewhere}
        </p>
      )}
      <ClaimCheck count={count} rules={rules} />
      <ActionBar>
        <Button kind="primary" trailing="arrow-right" onClick={onNext}>
          {COUNT_WORDS.next}
        </Button>
      </ActionBar>
    </CountView>
  )
}

/** “Somebody says 14?” explains that number with the cards. */
function ClaimCheck({ count, rules }: Pick<CountViewProps, 'count'> & { readonly rules: Rules }) {
  const { show, total } = count
  const [claim, setClaim] = useState<number>()
  const said = useMemo(
    () => (claim === undefined ? undefined : sayClaimCheck(checkClaim(show, rules, claim))),
    [show, rules, claim],
  )
  const title = CLAIM_CHECK_WORDS.title
  return (
    <section className={styles.check} aria-label={title}>
      <div className={styles.ask}>
        <h2>{title}</h2>
        <Stepper label={title} value={claim ?? total} min={0} max={29} onChange={setClaim} />
      </div>
      <output className={styles.answer} data-verdict={said?.verdict}>
        {said && <h3>{said.heading}</h3>}
        {said && <Reasons reasons={said.reasons} />}
      </output>
    </section>
  )
}
