import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, useRenamed } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import type { App } from '../../app/open-app.ts'
import {
  namesBefore,
  namesNow,
  plainly,
  playerKey,
  type Renamed,
  rename,
  separate,
} from '../../game/record/player-names.ts'
import { MOST_TYPED } from '../../game/setup/setup-form.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import { RENAME_WORDS, sayMerge, sayRenamed } from '../../words/pages/players.ts'
import { playerHref } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TextField } from '../parts/TextField.tsx'
import styles from './RenamePlayer.module.css'
import { Section } from './Section.tsx'

interface LastChange {
  readonly sentence: string
  /** The name whose page it was made on. */
  readonly from: string
  readonly before: Renamed
  readonly after: Renamed
}

const LAST = new WeakMap<App, LastChange>()

export function RenamePlayer({ name }: { readonly name: string }) {
  const app = useApp()
  const renamed = useRenamed()
  const { change } = useApp().device
  const [, navigate] = useLocation()
  const set = (to: (names: Renamed) => Renamed, sentence: string, shown: string) => {
    LAST.set(app, { sentence, from: name, before: renamed, after: to(renamed) })
    void change((device) => ({ renamed: to(device.renamed) }))
    navigate(playerHref(shown), { replace: true })
  }
  const [typed, setTyped] = useState(name)
  const to = plainly(typed)
  const other = useOther(name, namesNow(renamed)(to))
  const merge = other && sayMerge(other.name, other.games, other.together)
  return (
    <Section title={RENAME_WORDS.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          set((names) => rename(names, name, to), sayRenamed(name, to, merge !== undefined), to)
        }}
      >
        <TextField label={RENAME_WORDS.field} value={typed} maxLength={MOST_TYPED} onType={setTyped} />
        <output>{merge ?? RENAME_WORDS.help}</output>
        <Button kind="quiet" submits disabled={to === '' || to === name}>
          {merge === undefined ? RENAME_WORDS.rename : RENAME_WORDS.merge}
        </Button>
        {namesBefore(renamed, name).map((was) => (
          <Button
            key={was}
            kind="quiet"
            onClick={() => set((names) => separate(names, was), RENAME_WORDS.separated(was), name)}
            detail={RENAME_WORDS.also(shownName(was))}
          >
            {RENAME_WORDS.separate}
          </Button>
        ))}
      </form>
    </Section>
  )
}

/** The player to merge with, and what becomes of their games once all are read. */
function useOther(name: string, to: string) {
  const { type, players, gamesOf } = useFigures()
  const [key, otherKey] = [playerKey(name), playerKey(to)]
  const theirs = players().get(otherKey)
  const all = useMemo(() => {
    const others = new Set(gamesOf(otherKey))
    const together = gamesOf(key).filter((gameId) => others.has(gameId)).length
    return { games: gamesOf(key).length + others.size - 2 * together, together }
  }, [gamesOf, key, otherKey])
  if (!theirs || key === otherKey) return undefined
  return { name: theirs.name, ...(type === 'read' ? all : {}) }
}

/** Undoes the last change, until the app is left or the names are changed elsewhere. */
export function RenamedNotice() {
  const renamed = useRenamed()
  const { change } = useApp().device
  const [, navigate] = useLocation()
  const last = LAST.get(useApp())
  if (!last || String(last.after) !== String(renamed)) return <Notice />
  const undo = () => {
    void change(() => ({ renamed: last.before }))
    navigate(playerHref(last.from), { replace: true })
  }
  return <Notice sentence={last.sentence} action={{ label: COMMON_WORDS.undo, onClick: undo }} />
}
