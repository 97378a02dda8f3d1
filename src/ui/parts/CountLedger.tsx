import { type Line, totalOf } from '../../rules/count-show.ts'
import type { TableWords } from '../../rules/rules.ts'
import { lineName } from '../../words/line-name.ts'
import styles from './CountLedger.module.css'
import { Figures } from './Figures.tsx'
import { MiniCard } from './MiniCard.tsx'

interface CountLedgerProps {
  readonly lines: readonly Line[]
  readonly words: TableWords
}

/** The count line by line, as a column of a ledger: what for, with which cards, how many, how many so far. */
export function CountLedger({ lines, words }: CountLedgerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
    <section className={styles.ledger} aria-label="The count, line by line" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">for</th>
            <th scope="col">cards</th>
            <th scope="col">points</th>
            <th scope="col">count</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={`${line.kind} ${line.cards.join('')}`}>
              <td>{lineName(line, words)}</td>
              <td>
                {line.cards.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              <td>
                <Figures value={line.points} />
              </td>
              <td>
                <Figures value={totalOf(lines.slice(0, i + 1))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
