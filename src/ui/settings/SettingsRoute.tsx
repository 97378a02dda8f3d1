import { useLocation } from 'wouter'
import { useInstall } from '../../app/use-device.ts'
import { useSettings } from '../../app/use-settings.ts'
import { INSTALL_WORDS, sayVersion, TITLES } from '../../words/app.ts'
import { Button } from '../parts/Button.tsx'
import { useUpdateSlip } from '../parts/use-app-slips.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

/** Settings, joined to the app. */
export function SettingsRoute() {
  const [settings, change] = useSettings()
  const [, navigate] = useLocation()
  const slip = useUpdateSlip()
  const install = useInstall()
  return (
    <SettingsScreen settings={settings} onChange={change} onBack={useWayBack()}>
      <Button kind="quiet" trailing="arrow-right" onClick={() => navigate('/storage')}>
        {TITLES.backup}
      </Button>
      {install && (
        <Button kind="quiet" detail={INSTALL_WORDS.sentence} onClick={install}>
          {INSTALL_WORDS.install}
        </Button>
      )}
      {slip && (
        <Button kind="quiet" detail={slip.sentence} onClick={slip.action.onClick}>
          {slip.action.label}
        </Button>
      )}
      <p>{sayVersion(import.meta.env.APP_VERSION)}</p>
    </SettingsScreen>
  )
}
