import type { Settings } from '../../app/use-settings.ts'
import { useSpeech, useVoices } from '../../app/use-speech.ts'
import { VOICE_WORDS } from '../../words/voice-words.ts'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Segments } from '../parts/Segments.tsx'
import { FormSection } from '../start/FormSection.tsx'
import styles from './VoiceChoice.module.css'

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
          <select
            className={styles.voice}
            aria-label={VOICE_WORDS.voice}
            value={settings.voiceName}
            onChange={(event) => onChange({ voiceName: event.target.value })}
          >
            <option value="">{VOICE_WORDS.usual}</option>
            {voices.map(({ name, voiceURI }) => (
              <option key={voiceURI} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Segments
            label={VOICE_WORDS.speed}
            options={SPEEDS}
            value={settings.pace}
            onChange={(pace) => onChange({ pace })}
          />
        </>
      )}
    </FormSection>
  )
}

const SPEEDS = [
  { value: 'slow', label: 'Slow' },
  { value: 'usual', label: 'Usual' },
  { value: 'quick', label: 'Quick' },
] as const
