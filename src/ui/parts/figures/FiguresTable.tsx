import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { BestHand as Best } from '../../../game/figures/statistics.ts'
import type { Mark } from '../../../game/record/entry.ts'
import type { Card } from '../../../rules/card.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { SideMark } from '../board/PegHead.tsx'
import { Icon } from '../Icon.tsx'
import { MiniCard } from '../PlayingCard.tsx'
import styles from './FiguresTable.module.css'

interface FiguresTableProps {
  readonly className?: string | undefined
  /** For those who do not see it. */
  readonly caption?: string
  readonly heads: readonly ReactNode[]
  readonly rows: readonly FigureRow[]
}

export interface FigureRow {
  readonly name: string
  /** A side’s, beside its name. */
  readonly mark?: Mark | undefined
  /** What the name leads to. */
  readonly href?: string
  readonly cells: readonly (number | string | undefined)[]
}

export function FiguresTable({ className, caption, heads, rows }: FiguresTableProps) {
  return (
    <table className={className ? `${styles.figures} ${className}` : styles.figures}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {[...heads.entries()].map(([column, name]) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([row, { name, mark, href, cells }]) => (
          <tr key={href ?? row}>
            <th scope="row">
              {mark && <SideMark mark={mark} size="1.125rem" />}
              {href ? <Link href={href}>{name}</Link> : name}
            </th>
            {[...cells.entries()].map(([column, cell]) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BestHandProps {
  readonly title?: string
  /** Whose it was or when, and what it counted. */
  readonly words: string
  readonly best: Pick<Best, 'cards' | 'starter'>
  /** Opens its count below. */
  readonly opens?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined
}

export function BestHandFact({ title = GAME_OVER_WORDS.bestHand, words, best, opens }: BestHandProps) {
  const cards = best.cards && best.starter ? [...best.cards, best.starter] : []
  const hand = (
    <>
      <span>{words}</span>
      {cards.length > 0 && <MiniCards cards={cards} />}
    </>
  )
  return (
    <dl>
      <Fact name={title}>
        {opens ? (
          <button type="button" className={styles.opens} aria-expanded={opens.isOpen} onClick={opens.toggle}>
            {hand}
            <Icon name="chevron" size={16} />
          </button>
        ) : (
          hand
        )}
      </Fact>
    </dl>
  )
}

function MiniCards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles.cards}>
      {cards.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </span>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
