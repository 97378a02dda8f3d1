import type { SaidClaim } from '../../words/engine/claim-check.ts'
import { Reasons } from '../parts/Reasons.tsx'
import css from './ClaimAnswer.module.css'

/** The verdict on a number, and what may be behind it. */
export function ClaimAnswer({ said }: { readonly said: SaidClaim }) {
  return (
    <output className={css.answer} data-verdict={said.verdict}>
      <h2>{said.heading}</h2>
      <Reasons reasons={said.reasons} />
    </output>
  )
}
