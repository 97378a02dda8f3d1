import type { Settings } from '../../app/use-settings.ts'
import { useSpeech, useVoices } from '../../app/use-speech.ts'
import { SETTINGS_CHOICES } from '../../words/pages/settings.ts'
import { VOICE_WORDS } from '../../words/spoken-count.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Segments } from '../parts/Segments.tsx'
import { Select } from './Select.tsx'

interface VoiceChoiceProps {
  readonly settings: Pick<Settings, 'voice' | 'pace' | 'voiceName'>
  readonly onChange: (change: Partial<Settings>) => void
}

/** Whether counts are said aloud, by whom and how fast. Switching it on is heard. */
export function VoiceChoice({ settings, onChange }: VoiceChoiceProps) {
  const voices = useVoices()
  const speech = useSpeech(VOICE_WORDS.sample)
  if (voices.length === 0) {
    return (
      <FormSection title={VOICE_WORDS.title}>
        <p>{VOICE_WORDS.none}</p>
      </FormSection>
    )
  }
  return (
    <FormSection title={VOICE_WORDS.title}>
      <PegSwitch checked={speech.aloud} onChange={speech.setAloud} note={VOICE_WORDS.switchNote}>
        {VOICE_WORDS.switch}
      </PegSwitch>
      {speech.aloud && (
        <>
          <Select
            label={VOICE_WORDS.voice}
            options={[
              { value: '', label: VOICE_WORDS.usual },
              ...voices.map(({ name }) => ({ value: name, label: name })),
            ]}
            value={settings.voiceName}
            onChange={(voiceName) => onChange({ voiceName })}
          />
          <Segments
            label={VOICE_WORDS.speed}
            options={SETTINGS_CHOICES.pace}
            value={settings.pace}
            onChange={(pace) => onChange({ pace })}
          />
        </>
      )}
    </FormSection>
  )
}
