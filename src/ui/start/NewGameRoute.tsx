import { useState } from 'react'
import { useApp, usePart, useReadable } from '../../app/hooks/use-app.ts'
import { useIosTab } from '../../app/hooks/use-device.ts'
import { MOST_RULE_SETS, withoutRuleSet, withRuleSet } from '../../device/lists.ts'
import { REMINDER_WORDS } from '../../words/pages/backup.ts'
import { sayNotDeleted, sayNotSaved } from '../../words/pages/new-game.ts'
import { Notice } from '../parts/Notice.tsx'
import { OpeningScreen } from '../parts/Screen.tsx'
import { useBegin } from '../parts/setup/use-begin.ts'
import { FirstScreen } from './FirstScreen.tsx'
import { NewGameScreen } from './NewGameScreen.tsx'

export function NewGameRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const own = usePart(app.device, ({ ruleSets }) => ruleSets)
  const { begin, slip, setTrouble } = useBegin()
  if (start.type === 'opening') return <OpeningScreen />
  return (
    <NewGameScreen
      notice={<Notice {...slip} />}
      onStart={begin}
      own={{
        sets: own,
        async save(set) {
          const { name } = set.rules
          if (own.length >= MOST_RULE_SETS && !own.some(({ rules }) => rules.name === name))
            return setTrouble(sayNotSaved('full', name))
          const kept = await app.device.change(({ ruleSets }) => ({ ruleSets: withRuleSet(ruleSets, set) }))
          setTrouble(kept.ok ? undefined : sayNotSaved(kept.error.type, name))
        },
        async remove(name) {
          const gone = await app.device.change(({ ruleSets }) => ({
            ruleSets: withoutRuleSet(ruleSets, name),
          }))
          setTrouble(gone.ok ? undefined : sayNotDeleted(gone.error.type, name))
        },
      }}
    />
  )
}

/** At the address of the app, before the first game. In a tab of Safari it says where to put the app. */
export function FirstRoute() {
  const onIos = useIosTab()
  const [isDismissed, setDismissed] = useState(false)
  const { begin, slip } = useBegin()
  const ios =
    onIos && !isDismissed ? { sentence: REMINDER_WORDS.ios, onDismiss: () => setDismissed(true) } : {}
  return <FirstScreen notice={<Notice {...(slip ?? ios)} />} onStart={begin} />
}
