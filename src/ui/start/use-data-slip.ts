import { useState } from 'react'
import { isFirstGame, putOff, reminderDue } from '../../app/backup.ts'
import type { App } from '../../app/open-app.ts'
import { useApp, useQuery } from '../../app/use-app.ts'
import { useIosTab } from '../../app/use-device.ts'
import { IOS_HINT, REMINDER_ACTION, sayReminder } from '../../words/pages/backup.ts'

interface DataSlip {
  readonly sentence: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
  readonly onDismiss: () => void
}

/** Before the first game in a tab of Safari: where to put the app. After many games: that a backup is due. */
export function useDataSlip(onBackUp: () => void): DataSlip | undefined {
  const app = useApp()
  const onIos = useIosTab()
  const due = useQuery(onIos, () => whatIsDue(app, onIos))
  const [dismissed, setDismissed] = useState(false)
  const letGo = () => setDismissed(true)
  if (due === undefined || dismissed) return undefined
  if (due === 'first') return { sentence: IOS_HINT, onDismiss: letGo }
  return {
    sentence: sayReminder(due),
    action: { label: REMINDER_ACTION, onClick: onBackUp },
    onDismiss() {
      letGo()
      void putOff(app)
    },
  }
}

async function whatIsDue(app: App, onIos: boolean): Promise<'first' | number | undefined> {
  if (onIos && (await isFirstGame(app))) return 'first'
  return reminderDue(app)
}
