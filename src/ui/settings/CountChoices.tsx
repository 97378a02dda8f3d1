import { PRESETS } from '../../rules/presets.ts'
import { SETTINGS_CHOICES, SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { saySampleWords, withWords } from '../../words/rules.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { Segments } from '../parts/Segments.tsx'
import { CountExample } from './CountExample.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import type { SettingsPart } from './settings-part.ts'
import { VoiceChoice } from './VoiceChoice.tsx'

/** How a count is said, in whose words, and by what voice. */
export function CountChoices({ settings, onChange }: SettingsPart) {
  const rules = withWords(PRESETS['six-card-121'], settings.words)
  return (
    <SettingsGroup title={SETTINGS_WORDS.counting}>
      <FormSection title={SETTINGS_WORDS.countStyle}>
        <Segments
          label={SETTINGS_WORDS.countStyle}
          options={SETTINGS_CHOICES.countStyle}
          value={settings.countStyle}
          onChange={(countStyle) => onChange({ countStyle })}
        />
        <CountExample style={settings.countStyle} words={rules.words} />
      </FormSection>
      <FormSection
        title={SETTINGS_WORDS.words}
        help={
          settings.words === 'rules'
            ? SETTINGS_WORDS.ruleWords
            : `${saySampleWords(rules)} ${SETTINGS_WORDS.wordsNote}`
        }
      >
        <Segments
          label={SETTINGS_WORDS.words}
          options={SETTINGS_CHOICES.words}
          value={settings.words}
          onChange={(words) => onChange({ words })}
        />
      </FormSection>
      <VoiceChoice settings={settings} onChange={onChange} />
    </SettingsGroup>
  )
}
