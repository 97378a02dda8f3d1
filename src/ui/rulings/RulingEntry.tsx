import { Link } from 'wouter'
import type { Rules } from '../../rules/rules.ts'
import { answersElsewhere, RULINGS_WORDS, saySources, sayTrial } from '../../words/pages/rulings.ts'
import { type Ruling, say } from '../../words/rulings/ruling.ts'
import type { Trial } from '../../words/rulings/trial.ts'
import { trialHref } from '../parts/addresses/rulings-address.ts'
import { Disclosure } from '../parts/FormSection.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import styles from './RulingEntry.module.css'

interface RulingEntryProps {
  readonly ruling: Ruling
  readonly rules: Rules
  /** At first: none closes under a finger. */
  readonly opensOpen: boolean
  readonly onToggle: (open: boolean) => void
}

export function RulingEntry({ ruling, rules, opensOpen, onToggle }: RulingEntryProps) {
  const also = say(ruling.also ?? '', rules)
  const elsewhere = answersElsewhere(ruling, rules)
  return (
    <Disclosure
      id={`ruling-${ruling.number}`}
      className={styles.entry}
      title={<span>“{say(ruling.claim, rules)}”</span>}
      isOpen={opensOpen}
      onToggle={onToggle}
    >
      <p className={styles.answer}>{say(ruling.answer, rules)}</p>
      <p>{say(ruling.why, rules)}</p>
      {elsewhere.length > 0 && (
        <dl className={styles.elsewhere}>
          {elsewhere.map(({ games, answer }) => (
            <div key={games}>
              <dt>{games}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.source}>
        {also !== '' && `${also} `}
        {saySources(ruling)}
      </p>
      {ruling.trials?.(rules).map((trial) => (
        <TryIt key={trialHref(trial, rules)} trial={trial} rules={rules} />
      ))}
    </Disclosure>
  )
}

/** The cards that decide it, one tap from being counted. */
function TryIt({ trial, rules }: { readonly trial: Trial; readonly rules: Rules }) {
  const groups = trial.type === 'count' ? [trial.cards, [trial.starter]] : trial.series
  return (
    <Link className={styles.trial} href={trialHref(trial, rules)}>
      <span className={styles.shows}>
        <b>{RULINGS_WORDS.tryIt}</b>
        {groups.map((cards) => (
          <span key={cards.join('')} className={styles.cards}>
            {cards.map((card) => (
              <MiniCard key={card} card={card} />
            ))}
          </span>
        ))}
        <small>{sayTrial(trial)}</small>
      </span>
      <Icon name="arrow-right" size={18} />
    </Link>
  )
}
