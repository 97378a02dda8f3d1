import { useSettings } from '../../app/hooks/use-settings.ts'
import { useSpeech, useVoices } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { countShow } from '../../rules/count-show.ts'
import { PRESETS } from '../../rules/presets.ts'
import { SETTINGS_CHOICES, SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { saySampleWords, withWords } from '../../words/rules.ts'
import { type CountOptions, sayCount, VOICE_WORDS } from '../../words/spoken-count.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { Choice, Group, SettingField } from './Choice.tsx'
import styles from './CountSettings.module.css'

const RULES = PRESETS['six-card-121']

export function CountSettings() {
  const [{ countStyle, words }] = useSettings()
  const rules = withWords(RULES, words)
  return (
    <Group title={SETTINGS_WORDS.counting}>
      <Choice of="countStyle" title={SETTINGS_WORDS.countStyle}>
        <CountExample style={countStyle} words={rules.words} />
      </Choice>
      <Choice
        of="words"
        title={SETTINGS_WORDS.words}
        help={
          words === 'rules'
            ? SETTINGS_WORDS.ruleWords
            : `${saySampleWords(rules)} ${SETTINGS_WORDS.wordsNote}`
        }
      />
      <FormSection title={VOICE_WORDS.title}>
        <Voice />
      </FormSection>
    </Group>
  )
}

const HAND: readonly Card[] = ['7S', '7H', '8C', '9D']
const STARTER: Card = '6S'

function CountExample(said: CountOptions) {
  const lines = countShow({ of: 'hand', cards: HAND, starter: STARTER }, RULES.show)
  return (
    <figure className={styles.example}>
      <span>
        {[...HAND, STARTER].map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      <figcaption aria-live="polite">“{sayCount(lines, said)}”</figcaption>
    </figure>
  )
}

function Voice() {
  const voices = useVoices()
  const speech = useSpeech(VOICE_WORDS.sample)
  if (voices.length === 0) return <p>{VOICE_WORDS.none}</p>
  return (
    <>
      <PegSwitch checked={speech.aloud} onChange={speech.setAloud} note={VOICE_WORDS.switchNote}>
        {VOICE_WORDS.switch}
      </PegSwitch>
      {speech.aloud && (
        <>
          <SettingField
            many
            of="voiceName"
            label={VOICE_WORDS.voice}
            options={[
              { value: '', label: VOICE_WORDS.usual },
              ...voices.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
          <SettingField of="pace" label={VOICE_WORDS.speed} options={SETTINGS_CHOICES.pace} />
        </>
      )}
    </>
  )
}
