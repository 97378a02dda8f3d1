import { useMemo, useRef, useState } from 'react'
import { checkClaim } from '../../rules/check-claim.ts'
import type { Rules } from '../../rules/rules.ts'
import { mostOffered, type Show } from '../../rules/show.ts'
import { CLAIM_CHECK_WORDS, sayClaimCheck } from '../../words/pages/claim-check.ts'
import { Reasons } from '../parts/Reasons.tsx'
import { useScrollIntoView } from '../parts/Screen.tsx'
import css from './ClaimCheck.module.css'
import { NumberGrid } from './NumberGrid.tsx'

/** “Somebody says 14?” explains that number with the cards. */
export function ClaimCheck({ show, rules }: { readonly show: Show; readonly rules: Rules }) {
  const [claim, setClaim] = useState<number>()
  const said = useMemo(
    () => (claim === undefined ? undefined : sayClaimCheck(checkClaim(show, rules, claim))),
    [show, rules, claim],
  )
  const check = useRef<HTMLElement>(null)
  useScrollIntoView(check, 'h2', claim)
  const { title } = CLAIM_CHECK_WORDS
  return (
    <section ref={check} className={css.check} aria-label={title}>
      <NumberGrid
        label={title}
        isAsked
        chosen={claim ?? 'none'}
        most={mostOffered(rules)}
        onNumber={setClaim}
      />
      <ClaimAnswer said={said} />
    </section>
  )
}

/** The verdict on a number, and what may be behind it. */
export function ClaimAnswer({ said }: { readonly said: ReturnType<typeof sayClaimCheck> | undefined }) {
  return (
    <output className={css.answer} data-verdict={said?.verdict}>
      {said && <h2>{said.heading}</h2>}
      {said && <Reasons reasons={said.reasons} />}
    </output>
  )
}
