import { useRef } from 'react'
import { type Line, totalOf } from '../../rules/count-show.ts'
import type { Missed } from '../../rules/likely-missed.ts'
import { LEDGER_WORDS } from '../../words/pads.ts'
import { lineName } from '../../words/spoken-count.ts'
import { sayMissedMark } from '../../words/table/show.ts'
import styles from './CountLedger.module.css'
import { Figures } from './Figures.tsx'
import { MiniCard } from './PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from './ScrollRegion.tsx'

interface CountLedgerProps {
  readonly lines: readonly Line[]
  /** Lines that a claim may have missed: marked, and told so instead of the running count. */
  readonly missed?: Missed | undefined
  /** Places of lines that are being spoken of. */
  readonly lit?: readonly number[] | undefined
}

/** The count line by line, as a column of a ledger: what for, with which cards, how many, how many so far. */
export function CountLedger({ lines, missed, lit }: CountLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  const first = lit?.[0]
  // What is spoken of is in sight, however long the count.
  useScrollIntoView(ledger, 'tr[data-lit]', first)
  return (
    <ScrollRegion ref={ledger} className={styles.ledger} name={LEDGER_WORDS.caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{LEDGER_WORDS.for}</th>
            <th scope="col">{LEDGER_WORDS.cards}</th>
            <th scope="col">{LEDGER_WORDS.points}</th>
            <th scope="col">{missed ? LEDGER_WORDS.claim : LEDGER_WORDS.count}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr
              key={`${line.kind} ${line.cards.join('')}`}
              data-missed={missed?.places.includes(i) || undefined}
              data-lit={lit?.includes(i) || undefined}
            >
              <td>{lineName(line.kind)}</td>
              <td>
                {line.cards.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              <td>
                <Figures value={line.points} />
              </td>
              <td>
                {missed ? (
                  missed.places.includes(i) && sayMissedMark(missed)
                ) : (
                  <Figures value={totalOf(lines.slice(0, i + 1))} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
