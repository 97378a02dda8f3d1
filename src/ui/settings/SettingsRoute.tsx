import { canBeFelt, useInstall } from '../../app/hooks/use-device.ts'
import { INSTALL_WORDS, sayVersion, TITLES } from '../../words/app.ts'
import { KEY_WORDS, sayKeys } from '../../words/pages/keys.ts'
import { SETTINGS_WORDS } from '../../words/pages/settings.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Disclosure } from '../parts/FormSection.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import { Page } from '../parts/Page.tsx'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import { useUpdateSlip } from '../parts/use-app-slips.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { Choice, Group, Switch } from './Choice.tsx'
import { CountSettings } from './CountSettings.tsx'
import styles from './SettingsRoute.module.css'

/** Every choice takes effect at once and shows what it does. */
export function SettingsRoute() {
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
        <Choice
          of="hand"
          title={SETTINGS_WORDS.hand}
          label={SETTINGS_WORDS.handLabel}
          help={SETTINGS_WORDS.handNote}
        />
        <Switch of="motion" on="none" off="system" note={SETTINGS_WORDS.stillNote}>
          {SETTINGS_WORDS.still}
        </Switch>
      </Group>
      <CountSettings />
      <Group title={SETTINGS_WORDS.senses}>
        <Switch of="sounds" on="on" off="off" note={SETTINGS_WORDS.soundsNote}>
          {SETTINGS_WORDS.sounds}
        </Switch>
        {canBeFelt() ? (
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
        {/* All keys, whether the letters are on or off. */}
        <Disclosure title={KEY_WORDS.all}>
          <KeyList groups={sayKeys()} />
        </Disclosure>
      </Group>
      <OnThisDevice />
    </Page>
  )
}

function OnThisDevice() {
  const slip = useUpdateSlip()
  const install = useInstall()
  return (
    <Group title={SETTINGS_WORDS.kept}>
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
  )
}
