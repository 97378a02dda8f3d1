import { useState } from 'react'
import { useApp, usePart, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { useIosTab } from '../../app/hooks/use-device.ts'
import { MOST_RULE_SETS, withoutRuleSet, withRuleSet } from '../../device/lists.ts'
import { rulesOf, sharedNames } from '../../game/setup/setup-form.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { REMINDER_WORDS } from '../../words/pages/backup.ts'
import { NEW_GAME_WORDS, sayNotDeleted, sayNotSaved } from '../../words/pages/new-game.ts'
import { sayRulesProblem } from '../../words/rules.ts'
import { Notice } from '../parts/Notice.tsx'
import type { OwnRuleSets } from '../parts/rules/HouseRules.tsx'
import { OpeningScreen } from '../parts/Screen.tsx'
import { useBegin } from '../parts/setup/use-begin.ts'
import { useNewGameForm } from '../parts/setup/use-new-game-form.ts'
import { useAddress } from '../parts/use-way-back.ts'
import { FirstScreen } from './FirstScreen.tsx'
import { HouseRulesPage } from './HouseRulesPage.tsx'
import { NewGameScreen } from './NewGameScreen.tsx'

/** The rules that this device keeps under names. */
function useOwnRules(setTrouble: (sentence?: string) => void): OwnRuleSets {
  const { device } = useApp()
  const sets = usePart(device, ({ ruleSets }) => ruleSets)
  return {
    sets,
    async save(set) {
      const { name } = set.rules
      if (sets.length >= MOST_RULE_SETS && !sets.some(({ rules }) => rules.name === name))
        return setTrouble(sayNotSaved('full', name))
      const kept = await device.change(({ ruleSets }) => ({ ruleSets: withRuleSet(ruleSets, set) }))
      setTrouble(kept.ok ? undefined : sayNotSaved(kept.error.type, name))
    },
    async remove(name) {
      const gone = await device.change(({ ruleSets }) => ({ ruleSets: withoutRuleSet(ruleSets, name) }))
      setTrouble(gone.ok ? undefined : sayNotDeleted(gone.error.type, name))
    },
  }
}

export function NewGameRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const rule = useAddress(readRule)
  const [form, onForm] = useNewGameForm()
  const inWords = useWords()
  const { begin, slip, setTrouble } = useBegin()
  const { sets, save, remove } = useOwnRules(setTrouble)
  if (start.type === 'opening') return <OpeningScreen />
  const [problem] = checkRules(rulesOf(form))
  const [twice] = sharedNames(form)
  const warning = problem
    ? sayRulesProblem(problem, inWords(form.rules))
    : twice && NEW_GAME_WORDS.sharedName(twice)
  const page = { form, onForm, warning, notice: <Notice {...slip} /> }
  if (rule !== null) return <HouseRulesPage {...page} open={rule} own={{ sets, save, remove }} />
  return <NewGameScreen {...page} own={sets} canStart={problem === undefined} onStart={begin} />
}

const readRule = (search: string) => new URLSearchParams(search).get('rules')

/** At the address of the app, before the first game. In a tab of Safari it says where to put the app. */
export function FirstRoute() {
  const onIos = useIosTab()
  const [isDismissed, setDismissed] = useState(false)
  const { begin, slip } = useBegin()
  const ios =
    onIos && !isDismissed ? { sentence: REMINDER_WORDS.ios, onDismiss: () => setDismissed(true) } : {}
  return <FirstScreen notice={<Notice {...(slip ?? ios)} />} onStart={begin} />
}
