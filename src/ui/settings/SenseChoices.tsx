import { canBeFelt } from '../../app/use-device.ts'
import { SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import type { SettingsPart } from './settings-part.ts'

/** What is heard of a peg and felt of a key. Switched on, the sound is heard at once. */
export function SenseChoices({ settings, onChange }: SettingsPart) {
  return (
    <SettingsGroup title={SETTINGS_WORDS.senses}>
      <PegSwitch
        checked={settings.sounds === 'on'}
        onChange={(on) => onChange({ sounds: on ? 'on' : 'off' })}
        note={SETTINGS_WORDS.soundsNote}
      >
        {SETTINGS_WORDS.sounds}
      </PegSwitch>
      {canBeFelt() ? (
        <PegSwitch
          checked={settings.haptics === 'on'}
          onChange={(on) => onChange({ haptics: on ? 'on' : 'off' })}
          note={SETTINGS_WORDS.hapticsNote}
        >
          {SETTINGS_WORDS.haptics}
        </PegSwitch>
      ) : (
        <p>{SETTINGS_WORDS.noHaptics}</p>
      )}
    </SettingsGroup>
  )
}
