import { useLocation } from 'wouter'
import { useSettings } from '../../app/use-settings.ts'
import { BACKUP_TITLE } from '../../words/storage-mark-words.ts'
import { Button } from '../parts/Button.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

/** Settings, joined to the app. */
export function SettingsRoute() {
  const [settings, change] = useSettings()
  const [, navigate] = useLocation()
  return (
    <SettingsScreen settings={settings} onChange={change} onBack={() => navigate('/')}>
      <Button kind="quiet" trailing="arrow-right" onClick={() => navigate('/storage')}>
        {BACKUP_TITLE}
      </Button>
    </SettingsScreen>
  )
}
