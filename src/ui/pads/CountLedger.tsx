import { useRef } from 'react'
import type { TableWords } from '../../rules/rules.ts'
import { type Line, totalOf } from '../../rules/show.ts'
import { LEDGER_WORDS } from '../../words/app.ts'
import { CLAIM_CHECK_WORDS } from '../../words/engine/claim-check.ts'
import { lineName } from '../../words/engine/spoken-count.ts'
import { Digits } from '../parts/Digits.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from '../parts/Screen.tsx'
import styles from './CountLedger.module.css'

interface CountLedgerProps {
  readonly lines: readonly Line[]
  readonly words: TableWords
  /** Places of lines that a claim may have left out, and what is written there. */
  readonly leftOut?: readonly number[] | undefined
  /** Written in place of the running count. */
  readonly mark?: ((place: number) => string) | undefined
  /** Places of the lines that are being said. */
  readonly lit?: readonly number[] | undefined
}

export function CountLedger({ lines, words, leftOut, mark, lit }: CountLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  useScrollIntoView(ledger, 'tr[data-lit]', lit?.[0])
  return (
    <ScrollRegion ref={ledger} className={styles.ledger} name={LEDGER_WORDS.caption}>
      <table>
        {/* The cards say what their column is. */}
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{LEDGER_WORDS.for}</th>
            <th scope="col">{LEDGER_WORDS.cards}</th>
            <th scope="col">{LEDGER_WORDS.points}</th>
            <th scope="col">{mark ? LEDGER_WORDS.claim : LEDGER_WORDS.count}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr
              key={`${line.kind} ${line.cards.join('')}`}
              data-missed={leftOut?.includes(i) || undefined}
              data-lit={lit?.includes(i) || undefined}
            >
              <td>{lineName(line.kind, words)}</td>
              <td>
                {line.cards.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              {/* One digit needs no cell of its own, and each costs time. */}
              <td>
                {!mark && leftOut?.includes(i) && <small>{CLAIM_CHECK_WORDS.leftOut}</small>} {line.points}
              </td>
              <td data-says={mark && ''}>
                {mark ? mark(i) : <Digits value={totalOf(lines.slice(0, i + 1))} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
