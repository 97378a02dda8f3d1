import { setupOf, withScore } from '../../../game/setup/setup-form.ts'
import { sideName } from '../../../words/names.ts'
import { NEW_GAME_WORDS } from '../../../words/pages/new-game.ts'
import { SideMark } from '../board/PegHead.tsx'
import styles from './HouseRules.module.css'
import type { FormProps } from './RulesFields.tsx'

/** The scores of a game that was started on a wooden board. */
export function JoinScores({ form, onForm }: FormProps) {
  const setup = setupOf(form)
  const most = form.rules.target - 1
  return (
    <>
      <p>{NEW_GAME_WORDS.onWoodHelp}</p>
      {setup.marks.map((mark, side) => (
        <label key={mark} className={styles.line}>
          <span>
            <SideMark mark={mark} /> {sideName(setup, side)}
          </span>
          <input
            type="number"
            aria-label={NEW_GAME_WORDS.scoreOf(sideName(setup, side))}
            inputMode="numeric"
            min={0}
            max={most}
            placeholder="0"
            value={form.scores[side] || ''}
            onChange={({ target }) => {
              const typed = Math.trunc(Number(target.value)) || 0
              onForm(withScore(form, side, Math.min(Math.max(typed, 0), most)))
            }}
          />
        </label>
      ))}
    </>
  )
}
