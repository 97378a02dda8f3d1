import { useState } from 'react'
import { useGameInWords } from '../../app/hooks/use-table.ts'
import { decide } from '../../game/decide.ts'
import type { Game } from '../../game/record/game.ts'
import { formOf, rulesOf } from '../../game/setup/setup-form.ts'
import type { Rules } from '../../rules/rules.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { sayRulesChange } from '../../words/rules.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { Button } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { HouseRules } from '../parts/rules/HouseRules.tsx'

interface ChangeRulesProps {
  readonly game: Game
  readonly onRules: (rules: Rules) => void
  readonly onBack: () => void
}

export function ChangeRules({ game, onRules, onBack }: ChangeRulesProps) {
  const shown = useGameInWords(game)
  const [form, setForm] = useState(() => formOf(game))
  const wanted = rulesOf(form)
  const decision = decide(game, { type: 'change-rules', patch: wanted }, 0)
  const [entry] = decision.ok ? decision.value : []
  const unchanged = !decision.ok && decision.error.type === 'rules-unchanged'
  return (
    <Page
      title={NEW_GAME_WORDS.change}
      layout="list"
      onBack={onBack}
      warning={!decision.ok && !unchanged && sayRefusal(shown, decision.error)}
      action={
        <Button
          kind="primary"
          detail={
            entry?.type === 'rules-changed' ? `${sayRulesChange(entry.patch)}.` : NEW_GAME_WORDS.unchanged
          }
          disabled={!decision.ok}
          onClick={() => onRules(wanted)}
        >
          {NEW_GAME_WORDS.saveRules}
        </Button>
      }
    >
      <HouseRules form={form} onForm={setForm} />
    </Page>
  )
}
