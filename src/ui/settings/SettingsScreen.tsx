import type { ReactNode } from 'react'
import { TITLES } from '../../words/app.ts'
import { SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { Screen } from '../parts/Screen.tsx'
import { CountChoices } from './CountChoices.tsx'
import { KeysChoice } from './KeysChoice.tsx'
import { LookChoices } from './LookChoices.tsx'
import { NewGameChoices } from './NewGameChoices.tsx'
import { SenseChoices } from './SenseChoices.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import styles from './SettingsScreen.module.css'
import type { SettingsPart } from './settings-part.ts'

interface SettingsScreenProps extends SettingsPart {
  readonly onBack?: (() => void) | undefined
  /** What is kept on this device: storage, backup. */
  readonly children?: ReactNode
}

/** Every choice takes effect at once and shows what it does. */
export function SettingsScreen({ settings, onChange, onBack, children }: SettingsScreenProps) {
  const part: SettingsPart = { settings, onChange }
  return (
    <Screen fit="page">
      <AppBar title={TITLES.settings} onBack={onBack} />
      <div className={styles.page}>
        <LookChoices {...part} />
        <CountChoices {...part} />
        <SenseChoices {...part} />
        <NewGameChoices {...part} />
        <KeysChoice {...part} />
        <SettingsGroup title={SETTINGS_WORDS.kept}>{children}</SettingsGroup>
      </div>
    </Screen>
  )
}
