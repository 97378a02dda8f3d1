import { Link } from 'wouter'
import { CLAIM_CHECK_WORDS, type Reason } from '../../words/engine/claim-check.ts'
import { rulingsHref } from './addresses/rulings-address.ts'
import { MiniCard } from './PlayingCard.tsx'
import styles from './Reasons.module.css'

/** What may be behind a number, the most likely first, each with the ruling that settles it. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return reasons.map(({ sentence, rulings }) => (
    <p key={sentence.flat().join(' ')} className={styles.reason}>
      {sentence.map((piece) =>
        // A joiner of words: no line begins with the comma after a card.
        typeof piece === 'string'
          ? piece.replace(/^(?=[,.;:)])/, '\u2060')
          : piece.map((card) => <MiniCard key={card} card={card} />),
      )}
      {rulings.map((ruling) => (
        <Link key={ruling} href={rulingsHref(ruling)}>
          {CLAIM_CHECK_WORDS.why(ruling, rulings)}
        </Link>
      ))}
    </p>
  ))
}
