import { useLocation } from 'wouter'
import { useSettings } from '../../app/use-settings.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

/** Settings, joined to the app. */
export function SettingsRoute() {
  const [settings, change] = useSettings()
  const [, navigate] = useLocation()
  return <SettingsScreen settings={settings} onSettings={change} onBack={() => navigate('/')} />
}
