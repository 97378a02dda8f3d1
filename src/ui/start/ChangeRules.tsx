import { useState } from 'react'
import { decide } from '../../game/decide.ts'
import type { Game } from '../../game/game.ts'
import { formOf, rulesOf, withRules } from '../../game/setup-form.ts'
import type { Rules } from '../../rules/rules.ts'
import { NEW_GAME_WORDS, sayLowballNote } from '../../words/pages/new-game.ts'
import { sayRulesChange } from '../../words/rules.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Screen } from '../parts/Screen.tsx'
import { HouseRules } from './HouseRules.tsx'
import { MatchChoice } from './MatchChoice.tsx'
import { MugginsChoice } from './MugginsChoice.tsx'
import styles from './NewGameScreen.module.css'
import { PlayChoice } from './PlayChoice.tsx'

interface ChangeRulesProps {
  readonly game: Game
  readonly onRules: (rules: Rules) => void
  readonly onBack: () => void
}

/** The rules of the game on the table, changed from here on; what cannot be is refused in words. */
export function ChangeRules({ game, onRules, onBack }: ChangeRulesProps) {
  const [form, setForm] = useState(() => formOf(game))
  const { rules, lowball } = form
  const wanted = rulesOf(form)
  const change = (next: Rules) => setForm(withRules(form, next))
  const decision = decide(game, { type: 'change-rules', patch: wanted }, 0)
  const [entry] = decision.ok ? decision.value : []
  const unchanged = !decision.ok && decision.error.type === 'rules-unchanged'
  return (
    <Screen fit="page">
      <AppBar title={NEW_GAME_WORDS.change} onBack={onBack} />
      <div className={styles.page}>
        <div className={styles.choices}>
          <PlayChoice playBy={rules.playBy} onPlayBy={(playBy) => change({ ...rules, playBy })} />
          <MugginsChoice
            mode={rules.muggins.mode}
            lowball={lowball}
            onMode={(mode) => change({ ...rules, muggins: { ...rules.muggins, mode } })}
          />
          <MatchChoice
            match={rules.match}
            skunks={wanted.skunks}
            onMatch={(match) => change({ ...rules, match })}
          />
          <PegSwitch
            checked={lowball}
            onChange={(on) => setForm({ ...form, lowball: on })}
            note={sayLowballNote(rules)}
          >
            {NEW_GAME_WORDS.lowball}
          </PegSwitch>
        </div>
        <div>
          <HouseRules rules={rules} lowball={lowball} onRules={change} />
        </div>
      </div>
      <div className={styles.start}>
        <output>{!decision.ok && !unchanged && sayRefusal(game, decision.error)}</output>
        <ActionBar>
          <Button
            kind="primary"
            detail={
              entry?.type === 'rules-changed' ? `${sayRulesChange(entry.patch)}.` : NEW_GAME_WORDS.unchanged
            }
            disabled={!decision.ok}
            onClick={() => onRules(wanted)}
          >
            {NEW_GAME_WORDS.changeThem}
          </Button>
        </ActionBar>
      </div>
    </Screen>
  )
}
