import type { Settings } from '../../app/use-settings.ts'
import { allKeyGroups, KEY_WORDS } from '../../words/key-words.ts'
import { KeyList } from '../keys/KeyList.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Fold } from '../start/Fold.tsx'
import { FormSection } from '../start/FormSection.tsx'

interface KeysChoiceProps {
  readonly letters: Settings['letters']
  readonly onLetters: (letters: Settings['letters']) => void
}

/** Whether single letters act, and every key there is: here they can be read with the letters off, too. */
export function KeysChoice({ letters, onLetters }: KeysChoiceProps) {
  return (
    <FormSection title={KEY_WORDS.group}>
      <PegSwitch
        checked={letters === 'on'}
        onChange={(on) => onLetters(on ? 'on' : 'off')}
        note={KEY_WORDS.lettersNote}
      >
        {KEY_WORDS.letters}
      </PegSwitch>
      <Fold title={KEY_WORDS.all}>
        <KeyList groups={allKeyGroups()} />
      </Fold>
    </FormSection>
  )
}
