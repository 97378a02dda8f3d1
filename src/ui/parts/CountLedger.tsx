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
  /** Lines that a claim may have missed are marked, in place of the running count. */
  readonly missed?: Missed | undefined
  /** Places of the lines that are being said. */
  readonly lit?: readonly number[] | undefined
}

export function CountLedger({ lines, missed, lit }: CountLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  useScrollIntoView(ledger, 'tr[data-lit]', lit?.[0])
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
