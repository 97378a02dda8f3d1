import type { Settings } from '../../app/use-settings.ts'

/** What every part of the settings is given. */
export interface SettingsPart {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}
