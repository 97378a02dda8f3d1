import { SETTINGS_CHOICES, SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Segments } from '../parts/Segments.tsx'
import { DeckExample } from './DeckExample.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import type { SettingsPart } from './settings-part.ts'

/** Light, deck, hand and motion: all of it is seen at once. */
export function LookChoices({ settings, onChange }: SettingsPart) {
  return (
    <SettingsGroup title={SETTINGS_WORDS.look}>
      <FormSection title={SETTINGS_WORDS.appearance}>
        <Segments
          label={SETTINGS_WORDS.appearance}
          options={SETTINGS_CHOICES.theme}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
        />
      </FormSection>
      <FormSection title={SETTINGS_WORDS.deck}>
        <Segments
          label={SETTINGS_WORDS.deck}
          options={SETTINGS_CHOICES.suits}
          value={settings.suits}
          onChange={(suits) => onChange({ suits })}
        />
        <DeckExample />
      </FormSection>
      <FormSection title={SETTINGS_WORDS.hand} help={SETTINGS_WORDS.handNote}>
        <Segments
          label={SETTINGS_WORDS.handLabel}
          options={SETTINGS_CHOICES.hand}
          value={settings.hand}
          onChange={(hand) => onChange({ hand })}
        />
      </FormSection>
      <PegSwitch
        checked={settings.motion === 'none'}
        onChange={(still) => onChange({ motion: still ? 'none' : 'system' })}
        note={SETTINGS_WORDS.stillNote}
      >
        {SETTINGS_WORDS.still}
      </PegSwitch>
    </SettingsGroup>
  )
}
