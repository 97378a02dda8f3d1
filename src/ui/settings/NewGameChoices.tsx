import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { MUGGINS_MODE_WORDS } from '../../words/pages/new-game.ts'
import { SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { Segments } from '../parts/Segments.tsx'
import { MUGGINS_MODES } from '../start/MugginsChoice.tsx'
import { PLAY_WAYS } from '../start/PlayChoice.tsx'
import { Select } from './Select.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import type { SettingsPart } from './settings-part.ts'

const AS_LAST = { value: 'last', label: SETTINGS_WORDS.asLast } as const

const RULES = [
  AS_LAST,
  ...(Object.keys(PRESETS) as PresetName[]).map((value) => ({ value, label: PRESETS[value].name })),
]

const PLAY = [AS_LAST, ...PLAY_WAYS]

const MUGGINS = [AS_LAST, ...MUGGINS_MODES.map((value) => ({ value, label: MUGGINS_MODE_WORDS[value] }))]

/** What the New game page begins with, where it is not always as it was last time. */
export function NewGameChoices({ settings, onChange }: SettingsPart) {
  return (
    <SettingsGroup title={SETTINGS_WORDS.newGames} note={SETTINGS_WORDS.newGamesNote}>
      <FormSection title={SETTINGS_WORDS.newRules}>
        <Select
          label={SETTINGS_WORDS.newRules}
          options={RULES}
          value={settings.newRules}
          onChange={(newRules) => onChange({ newRules })}
        />
      </FormSection>
      <FormSection title={SETTINGS_WORDS.newPlay}>
        <Segments
          label={SETTINGS_WORDS.newPlay}
          options={PLAY}
          value={settings.newPlay}
          onChange={(newPlay) => onChange({ newPlay })}
        />
      </FormSection>
      <FormSection title={SETTINGS_WORDS.newMuggins}>
        <Select
          label={SETTINGS_WORDS.newMuggins}
          options={MUGGINS}
          value={settings.newMuggins}
          onChange={(newMuggins) => onChange({ newMuggins })}
        />
      </FormSection>
    </SettingsGroup>
  )
}
