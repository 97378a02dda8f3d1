import type { Speech } from '../../app/use-speech.ts'
import { VOICE_WORDS } from '../../words/spoken-count.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './SayIt.module.css'

/** Says the count, phrase by phrase; beside it the switch of the voice, where the device has one. */
export function SayIt({ speech }: { readonly speech: Speech }) {
  const { at, aloud, hasVoice, toggle, setAloud } = speech
  return (
    // Any other tap stops the voice; a tap here says itself whether it stops or begins.
    <div className={styles.say} data-says="">
      <Button kind="quiet" onClick={toggle}>
        {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
      </Button>
      {hasVoice && (
        <button
          type="button"
          className={styles.aloud}
          aria-label={VOICE_WORDS.aloud}
          aria-pressed={aloud}
          onClick={() => setAloud(!aloud)}
        >
          <Icon name="speaker" />
        </button>
      )}
    </div>
  )
}
