import type { ReactNode } from 'react'
import type { Card } from '../../rules/card.ts'
import { type Line, totalOf } from '../../rules/count-show.ts'
import type { TableWords } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { type Phrase, phraseSpan } from '../../words/spoken-count.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { CountLedger } from './CountLedger.tsx'
import { CountTotal } from './CountTotal.tsx'
import styles from './CountView.module.css'
import { OxfordRule } from './OxfordRule.tsx'
import { PlayingCard } from './PlayingCard.tsx'

interface CountViewProps {
  readonly show: Show
  readonly lines: readonly Line[]
  /** The count as it is said. */
  readonly sentence: string
  readonly words: TableWords
  /** The phrases of the sentence, and which of them is being said: its words, cards and lines are lit. */
  readonly saying?: { readonly phrases: readonly Phrase[]; readonly at: number | undefined } | undefined
  /** A card of the show was tapped, to be changed; its place, the starter's after the hand's. */
  readonly onChange?: ((place: number) => void) | undefined
  /** The deal's starter is settled elsewhere, so that only the hand can be changed. */
  readonly starterFixed?: boolean
  /** Between the ledger and the foot: tools, a claim. */
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

/** What a show is worth and why: its cards, the total, the sentence, the ledger. */
export function CountView(props: CountViewProps) {
  const { show, lines, sentence, words, saying, onChange, starterFixed = false, children, footer } = props
  const lit = saying?.at === undefined ? undefined : saying.phrases[saying.at]?.lines
  const isLit = (card: Card) => lit?.some((place) => lines[place]?.cards.includes(card))
  const now = saying?.at === undefined ? undefined : phraseSpan(saying.phrases, saying.at)
  const change = (place: number) => onChange && (() => onChange(place))
  return (
    <div className={styles.view}>
      <section className={styles.flow} data-mirrors="" aria-label={SHOW_WORDS.count}>
        <div className={styles.said}>
          <div className={styles.cards} data-count={show.cards.length}>
            {show.cards.map((card, place) => (
              <PlayingCard key={card} card={card} lit={isLit(card)} onChange={change(place)} />
            ))}
            <span className={styles.bar} />
            <PlayingCard
              card={show.starter}
              lit={isLit(show.starter)}
              onChange={starterFixed ? undefined : change(show.cards.length)}
            />
          </div>
          <CountTotal total={totalOf(lines)} sentence={sentence} now={now} />
        </div>
        <div className={styles.reckoned}>
          <OxfordRule />
          {lines.length > 0 && <CountLedger lines={lines} words={words} lit={lit} />}
        </div>
        <div className={styles.foot}>
          {children}
          {footer}
        </div>
      </section>
    </div>
  )
}
