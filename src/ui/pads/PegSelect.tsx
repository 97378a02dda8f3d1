import { MARKS, type Mark } from '../../game/record/entry.ts'
import { MARK_WORDS, sayPegOf } from '../../words/names.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Select } from '../parts/Segments.tsx'
import css from './PegSelect.module.css'

interface PegSelectProps {
  readonly mark: Mark
  /** Whose peg it is. Partners have one, and the first of them chooses it. */
  readonly owner: string | undefined
  readonly onMark: (mark: Mark) => void
}

export function PegSelect({ mark, owner, onMark }: PegSelectProps) {
  return (
    <span className={css.peg}>
      <SideMark mark={mark} size="1.375rem" />
      {owner !== undefined && (
        <>
          <Icon name="chevron" size={12} />
          {/* Phones show it as their own list. */}
          <Select
            className="unseen"
            label={sayPegOf(owner)}
            value={mark}
            onChange={onMark}
            options={MARKS.map((value) => ({ value, label: MARK_WORDS[value] }))}
          />
        </>
      )}
    </span>
  )
}
