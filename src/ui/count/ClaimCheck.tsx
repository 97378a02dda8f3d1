import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { checkClaim } from '../../rules/mistakes-behind.ts'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import {
  CLAIM_CHECK_WORDS,
  type SaidCheck,
  sayClaimCheck,
  type Telling,
} from '../../words/pages/claim-check.ts'
import { rulingsHref } from '../parts/addresses/rulings-address.ts'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import styles from './ClaimCheck.module.css'

interface ClaimCheckProps {
  readonly show: Show
  readonly rules: Rules
  readonly total: number
}

/** “Somebody says 14?” What is behind a number, shown on the cards. */
export function ClaimCheck({ show, rules, total }: ClaimCheckProps) {
  const [claim, setClaim] = useState<number>()
  const said = useMemo(
    () => (claim === undefined ? undefined : sayClaimCheck(checkClaim(show, rules, claim))),
    [show, rules, claim],
  )
  return (
    <section className={styles.check} aria-label={CLAIM_CHECK_WORDS.title}>
      <div className={styles.ask}>
        <h2>{CLAIM_CHECK_WORDS.title}</h2>
        <Stepper
          label={CLAIM_CHECK_WORDS.title}
          value={claim ?? total}
          min={0}
          max={29}
          onChange={setClaim}
        />
      </div>
      <output className={styles.answer} data-verdict={said?.verdict}>
        {said && <Answer said={said} />}
      </output>
    </section>
  )
}

function Answer({ said: { heading, told } }: { readonly said: SaidCheck }) {
  return (
    <>
      <h3>{heading}</h3>
      {told.map(({ telling, rulings }) => (
        <p key={telling.flat().join(' ')}>
          <Told telling={telling} />
          {rulings.map((ruling) => (
            <Link key={ruling} href={rulingsHref(ruling)} className={styles.why}>
              {CLAIM_CHECK_WORDS.why}
            </Link>
          ))}
        </p>
      ))}
    </>
  )
}

function Told({ telling }: { readonly telling: Telling }) {
  return telling.map((piece) =>
    typeof piece === 'string' ? piece : piece.map((card) => <MiniCard key={card} card={card} />),
  )
}
