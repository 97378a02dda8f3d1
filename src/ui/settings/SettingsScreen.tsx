import type { ReactNode } from 'react'
import type { Settings } from '../../app/use-settings.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Screen } from '../parts/Screen.tsx'
import { Segments } from '../parts/Segments.tsx'
import { FormSection } from '../start/FormSection.tsx'
import { CountExample } from './CountExample.tsx'
import { DeckExample } from './DeckExample.tsx'
import { KeysChoice } from './KeysChoice.tsx'
import styles from './SettingsScreen.module.css'
import { VoiceChoice } from './VoiceChoice.tsx'

interface SettingsScreenProps {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly onBack?: (() => void) | undefined
  /** Further sections: storage, backup, about. */
  readonly children?: ReactNode
}

/** Every choice takes effect at once and shows what it does. */
export function SettingsScreen({ settings, onSettings, onBack, children }: SettingsScreenProps) {
  const set = (change: Partial<Settings>) => onSettings({ ...settings, ...change })
  return (
    <Screen fit="page">
      <AppBar title="Settings" onBack={onBack} />
      <div className={styles.page}>
        <FormSection title="Appearance">
          <Segments
            label="Appearance"
            options={THEMES}
            value={settings.theme}
            onChange={(theme) => set({ theme })}
          />
        </FormSection>
        <FormSection title="Deck">
          <Segments
            label="Deck"
            options={SUITS}
            value={settings.suits}
            onChange={(suits) => set({ suits })}
          />
          <DeckExample />
        </FormSection>
        <FormSection title="Hand you tap with">
          <Segments label="Hand" options={HANDS} value={settings.hand} onChange={(hand) => set({ hand })} />
        </FormSection>
        <FormSection title="How a count is said">
          <Segments
            label="How a count is said"
            options={STYLES}
            value={settings.countStyle}
            onChange={(countStyle) => set({ countStyle })}
          />
          <CountExample style={settings.countStyle} />
        </FormSection>
        <VoiceChoice settings={settings} onChange={set} />
        <PegSwitch
          checked={settings.motion === 'none'}
          onChange={(still) => set({ motion: still ? 'none' : 'system' })}
          note="Pegs stand in their new hole at once. Off, they move as your device allows."
        >
          Still pegs
        </PegSwitch>
        <KeysChoice letters={settings.letters} onLetters={(letters) => set({ letters })} />
        {children}
      </div>
    </Screen>
  )
}

const THEMES = [
  { value: 'system', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
] as const

const SUITS = [
  { value: 'four', label: 'Four colours' },
  { value: 'two', label: 'Two colours' },
] as const

const HANDS = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const

const STYLES = [
  { value: 'compound', label: 'Short' },
  { value: 'long', label: 'Each by itself' },
  { value: 'runs-first', label: 'Runs first' },
] as const
