import { MARKS, type Mark } from '../../game/entry.ts'
import { MOST_TYPED, nameOf, plainName, type SetupForm } from '../../game/setup-form.ts'
import { seatCount, sideOf } from '../../rules/rules.ts'
import { sayNameField } from '../../words/names.ts'
import { markName, NEW_GAME_WORDS, sayPegField } from '../../words/pages/new-game.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './PlaceCard.module.css'

interface PlaceCardProps {
  readonly form: SetupForm
  readonly seat: number
  /** Partners peg with one peg: the first of them chooses it. */
  readonly ownsPeg: boolean
  /** The list of remembered names. */
  readonly list: string
  readonly onName: (seat: number, name: string) => void
  readonly onMark: (side: number, mark: Mark) => void
}

/** The card that stands at a seat: whose it is, and the peg they score with. */
export function PlaceCard({ form, seat, ownsPeg, list, onName, onMark }: PlaceCardProps) {
  const side = sideOf(form.rules, seat)
  const mark = form.marks[side] ?? 'a'
  const name = nameOf(form, seat)
  return (
    <div className={styles.card} data-tall={seatCount(form.rules) > 3 || undefined}>
      <span className={styles.peg}>
        <SideMark mark={mark} size="1.375rem" />
        {ownsPeg && (
          <>
            <Icon name="chevron" size={12} />
            {/* Phones show it as their own list. */}
            <select
              className="unseen"
              aria-label={sayPegField(name)}
              value={mark}
              onChange={(event) => onMark(side, MARKS.find((one) => one === event.target.value) ?? mark)}
            >
              {MARKS.map((one) => (
                <option key={one} value={one}>
                  {markName(one)}
                </option>
              ))}
            </select>
          </>
        )}
      </span>
      <input
        type="text"
        aria-label={sayNameField(seat)}
        value={form.names[seat] ?? ''}
        placeholder={plainName(form, seat)}
        maxLength={MOST_TYPED}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        spellCheck={false}
        list={list}
        onChange={(event) => onName(seat, event.target.value)}
      />
      {form.dealer === seat && <small>{NEW_GAME_WORDS.deals}</small>}
    </div>
  )
}
