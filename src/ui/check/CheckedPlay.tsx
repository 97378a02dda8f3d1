import { Fragment, useRef } from 'react'
import type { CheckedSeries } from '../../rules/play-check.ts'
import type { TableWords } from '../../rules/rules.ts'
import { CHECK_WORDS, sayChecked, sayClosed, sayMisses } from '../../words/pages/check.ts'
import { Figures } from '../parts/Figures.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from '../parts/ScrollRegion.tsx'
import css from './CheckedPlay.module.css'

interface CheckedPlayProps {
  readonly series: readonly CheckedSeries[]
  readonly words: TableWords
}

/** Each card with its points, why, and why not more; the newest in sight. */
export function CheckedPlay({ series, words }: CheckedPlayProps) {
  const list = useRef<HTMLElement>(null)
  const last = series.flatMap(({ cards }) => cards).at(-1)
  const rows = series.reduce((sum, { cards, end }) => sum + cards.length + (end ? 1 : 0), 0)
  useScrollIntoView(list, 'tbody tr:last-child', rows)
  return (
    <ScrollRegion ref={list} className={css.play} name={CHECK_WORDS.list}>
      {rows === 0 ? <p>{CHECK_WORDS.ask}</p> : undefined}
      <table>
        <tbody>
          {series.map((one) => (
            <Fragment key={one.cards[0]?.card ?? 'none'}>
              {one.cards.map((checked) => (
                <tr key={checked.card} data-points={checked.points > 0 || undefined}>
                  <td>
                    <MiniCard card={checked.card} />
                  </td>
                  <td>
                    {sayChecked(checked, words)} <em>{sayMisses(checked)}</em>
                  </td>
                  <td>
                    <Figures value={checked.points} />
                  </td>
                </tr>
              ))}
              {one.end && (
                <tr data-end>
                  <td colSpan={2}>{sayClosed(one)}</td>
                  <td>{one.endPoints > 0 && <Figures value={one.endPoints} />}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <output className="visually-hidden">{last && `${sayChecked(last, words)} ${sayMisses(last)}`}</output>
    </ScrollRegion>
  )
}
