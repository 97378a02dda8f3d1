import { setupOf, withScore } from '../../game/setup/setup-form.ts'
import { sideCount } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { NEW_GAME_WORDS, sayScoreField } from '../../words/pages/new-game.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import styles from './JoinScores.module.css'
import type { FormProps } from './RulesFields.tsx'

/** A game begun on a wooden board goes on here, from the holes its pegs stand in. */
export function JoinScores({ form, onForm }: FormProps) {
  const setup = setupOf(form)
  const most = form.rules.target - 1
  return (
    <div className={styles.join}>
      <p>{NEW_GAME_WORDS.joinHelp}</p>
      {Array.from({ length: sideCount(form.rules) }, (_, side) => (
        <label key={form.marks[side]}>
          <SideMark mark={form.marks[side] ?? 'a'} size="1.25rem" />
          <span>{sideName(setup, side)}</span>
          <input
            type="number"
            aria-label={sayScoreField(sideName(setup, side))}
            inputMode="numeric"
            min={0}
            max={most}
            placeholder="0"
            value={form.scores[side] || ''}
            onChange={(event) => onForm(withScore(form, side, holeOf(event.target.value, most)))}
          />
        </label>
      ))}
    </div>
  )
}

/** A hole of the board: what is typed past the last one stops before it. */
function holeOf(text: string, most: number): number {
  const hole = Math.trunc(Number(text))
  return Number.isFinite(hole) ? Math.min(Math.max(hole, 0), most) : 0
}
