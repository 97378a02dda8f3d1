import type { ReactNode } from 'react'
import type { BestHand as Best } from '../../../game/figures/statistics.ts'
import type { Card } from '../../../rules/card.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { Icon } from '../Icon.tsx'
import { MiniCard } from '../PlayingCard.tsx'
import styles from './FiguresTable.module.css'

interface FiguresTableProps {
  readonly className?: string | undefined
  readonly heads: readonly string[]
  readonly children: ReactNode
}

export function FiguresTable({ className, heads, children }: FiguresTableProps) {
  return (
    <table className={className ? `${styles.figures} ${className}` : styles.figures}>
      <thead>
        <tr>
          <ColumnHeads names={heads} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface FigureRowProps {
  readonly name: string
  readonly cells: readonly (number | string)[]
}

export function FigureRow({ name, cells }: FigureRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[...cells.entries()].map(([place, cell]) => (
        <td key={place}>{cell}</td>
      ))}
    </tr>
  )
}

export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
}

interface BestHandProps {
  readonly title?: string
  /** Whose it was or when, and what it counted. */
  readonly words: string
  readonly best: Pick<Best, 'cards' | 'starter'>
  /** Opens its count below. */
  readonly opens?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined
}

export function BestHand({ title = GAME_OVER_WORDS.bestHand, words, best, opens }: BestHandProps) {
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

export function MiniCards({ cards }: { readonly cards: readonly Card[] }) {
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
