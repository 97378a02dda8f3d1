import { useState } from 'react'
import { CLUB_WORDS } from '../../words/pages/club.ts'
import { Icon } from '../parts/Icon.tsx'
import { TextInput } from '../parts/TextField.tsx'
import css from './AddPlayer.module.css'

interface AddPlayerProps {
  readonly onAdd: (name: string, isGuest: boolean) => void
}

/** Somebody who is no key yet: a member, or a guest. */
export function AddPlayer({ onAdd }: AddPlayerProps) {
  const [name, setName] = useState('')
  const [isGuest, setGuest] = useState(false)
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onAdd(name.trim(), isGuest)
        setName('')
        setGuest(false)
      }}
    >
      <TextInput
        label={CLUB_WORDS.another}
        placeholder={CLUB_WORDS.another}
        maxLength={24}
        value={name}
        onType={setName}
      />
      <label>
        <input type="checkbox" checked={isGuest} onChange={({ target }) => setGuest(target.checked)} />
        {CLUB_WORDS.isGuest}
      </label>
      <button type="submit" aria-label={CLUB_WORDS.add}>
        <Icon name="plus" />
      </button>
    </form>
  )
}
