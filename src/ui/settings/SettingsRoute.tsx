import { canVibrate } from '../../app/feedback.ts'
import { useSettings, useWords } from '../../app/hooks/use-app.ts'
import { useInstall } from '../../app/hooks/use-device.ts'
import { useSpeech, useVoices } from '../../app/hooks/use-speech.ts'
import { PRESETS } from '../../rules/presets.ts'
import { countShow } from '../../rules/show.ts'
import { INSTALL_WORDS, sayVersion, TITLES } from '../../words/app.ts'
import { saySampleWords } from '../../words/engine/rules.ts'
import { type CountOptions, sayCount, VOICE_WORDS } from '../../words/engine/spoken-count.ts'
import { KEY_WORDS, sayKeys } from '../../words/pages/keys.ts'
import { SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import { useUpdateSlip } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { MiniCard, PlayingCard } from '../parts/PlayingCard.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { Choice, Group, SettingField, Switch } from './Choice.tsx'
import styles from './SettingsRoute.module.css'

export function SettingsRoute() {
  const slip = useUpdateSlip()
  const install = useInstall()
  return (
    <Page title={TITLES.settings} layout="columns" onBack={useWayBack()}>
      <Group title={SETTINGS_WORDS.look}>
        <Choice of="theme" title={SETTINGS_WORDS.appearance} />
        <Choice of="suits" title={SETTINGS_WORDS.deck}>
          <div className={styles.deck} aria-hidden="true">
            {(['5S', '5H', '5D', '5C'] as const).map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </div>
        </Choice>
        <Choice of="hand" title={SETTINGS_WORDS.hand} help={SETTINGS_WORDS.handNote} />
        <Switch of="motion" on="none" off="system" note={SETTINGS_WORDS.stillNote}>
          {SETTINGS_WORDS.still}
        </Switch>
      </Group>
      <CountSettings />
      <Group title={SETTINGS_WORDS.feedback}>
        <Caller />
        <Switch of="sounds" on="on" off="off" note={SETTINGS_WORDS.soundsNote}>
          {SETTINGS_WORDS.sounds}
        </Switch>
        {canVibrate() ? (
          <Switch of="haptics" on="on" off="off" note={SETTINGS_WORDS.hapticsNote}>
            {SETTINGS_WORDS.haptics}
          </Switch>
        ) : (
          <p>{SETTINGS_WORDS.noHaptics}</p>
        )}
      </Group>
      <Group title={SETTINGS_WORDS.newGames} note={SETTINGS_WORDS.newGamesNote}>
        <Choice of="newRules" title={SETTINGS_WORDS.newRules} many />
        <Choice of="newPlay" title={SETTINGS_WORDS.newPlay} />
        <Choice of="newMuggins" title={SETTINGS_WORDS.newMuggins} many />
      </Group>
      <Group title={KEY_WORDS.group}>
        <Switch of="letters" on="on" off="off" note={KEY_WORDS.lettersNote}>
          {KEY_WORDS.letters}
        </Switch>
        <Disclosure onDemand title={KEY_WORDS.all}>
          <KeyList groups={sayKeys()} />
        </Disclosure>
      </Group>
      <Group title={SETTINGS_WORDS.thisDevice}>
        <PageButton kind="quiet" trailing="arrow-right" to="/storage" title={TITLES.backup} />
        {install && (
          <Button kind="quiet" detail={INSTALL_WORDS.sentence} onClick={install}>
            {INSTALL_WORDS.install}
          </Button>
        )}
        {slip && (
          <Button kind="quiet" detail={slip.sentence} onClick={slip.action.onClick}>
            {slip.action.label}
          </Button>
        )}
        <p>{sayVersion(import.meta.env.APP_VERSION)}</p>
      </Group>
    </Page>
  )
}

const RULES = PRESETS['six-card-121']

function CountSettings() {
  const [{ countStyle, words }] = useSettings()
  const rules = useWords()(RULES)
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
    </Group>
  )
}

const SAMPLE = { of: 'hand', cards: ['7S', '7H', '8C', '9D'], starter: '6S' } as const

function CountExample(said: CountOptions) {
  const lines = countShow(SAMPLE, RULES.show)
  return (
    <figure className={styles.example}>
      <span>
        {[...SAMPLE.cards, SAMPLE.starter].map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      <figcaption aria-live="polite">“{sayCount(lines, said)}”</figcaption>
    </figure>
  )
}

function Caller() {
  const [{ caller }] = useSettings()
  const voices = useVoices()
  const { toggle } = useSpeech(VOICE_WORDS.sample)
  if (voices.length === 0) return <p>{VOICE_WORDS.none}</p>
  return (
    <>
      <Choice of="caller" title={SETTINGS_WORDS.caller} help={SETTINGS_WORDS.callerNote} />
      {caller !== 'nothing' && (
        <>
          <FormSection title={VOICE_WORDS.voice}>
            <SettingField
              many
              of="voiceName"
              label={VOICE_WORDS.voice}
              options={[
                { value: '', label: VOICE_WORDS.usual },
                ...voices.map(({ name }) => ({ value: name, label: name })),
              ]}
            />
          </FormSection>
          <Choice of="pace" title={VOICE_WORDS.speed} />
          <Button kind="quiet" onClick={toggle}>
            {VOICE_WORDS.say}
          </Button>
        </>
      )}
    </>
  )
}
