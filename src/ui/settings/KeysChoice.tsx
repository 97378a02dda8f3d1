import { KEY_WORDS, sayAllKeys } from '../../words/pages/keys.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import type { SettingsPart } from './settings-part.ts'

/** Whether single letters act, and every key there is: here they can be read with the letters off, too. */
export function KeysChoice({ settings, onChange }: SettingsPart) {
  return (
    <SettingsGroup title={KEY_WORDS.group}>
      <PegSwitch
        checked={settings.letters === 'on'}
        onChange={(on) => onChange({ letters: on ? 'on' : 'off' })}
        note={KEY_WORDS.lettersNote}
      >
        {KEY_WORDS.letters}
      </PegSwitch>
      <Disclosure title={KEY_WORDS.all}>
        <KeyList groups={sayAllKeys()} />
      </Disclosure>
    </SettingsGroup>
  )
}
