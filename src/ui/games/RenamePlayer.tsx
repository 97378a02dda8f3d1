import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, useReadable, useRenamed } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import type { App } from '../../app/open-app.ts'
import { makeObservable, type Observable } from '../../base/observable.ts'
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
import { COMMON_WORDS, sayUnsaved } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import { RENAME_WORDS, sayMerge, sayRenamed } from '../../words/pages/players.ts'
import { playerHref } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TextField } from '../parts/TextField.tsx'
import styles from './RenamePlayer.module.css'
import { Section } from './Section.tsx'

/** The last change of names, or what kept it from being saved. */
interface LastChange {
  readonly sentence: string
  readonly after: Renamed
  /** The names before, and the page to go back to. */
  readonly undo?: { readonly before: Renamed; readonly page: string }
}

const LAST = new WeakMap<App, Observable<LastChange | undefined>>()

function useLastChange() {
  const app = useApp()
  const last = LAST.get(app) ?? makeObservable<LastChange | undefined>(undefined)
  LAST.set(app, last)
  return last
}

/** Changes names on the page of one and goes to that of another, or back with a sentence if it could not be saved. */
function useChange(page: string) {
  const { change } = useApp().device
  const before = useRenamed()
  const last = useLastChange()
  const [, navigate] = useLocation()
  const show = (name: string) => navigate(playerHref(name), { replace: true })
  return async (to: (names: Renamed) => Renamed, shown: string, sentence?: string) => {
    last.set(sentence ? { sentence, after: to(before), undo: { before, page } } : undefined)
    const saving = change((device) => ({ renamed: to(device.renamed) }))
    show(shown)
    const saved = await saving
    if (saved.ok) return
    last.set({ sentence: sayUnsaved(saved.error.type), after: before })
    // Whoever has gone on meanwhile is not called back.
    if (location.href.endsWith(playerHref(shown))) show(page)
  }
}

export function RenamePlayer({ name }: { readonly name: string }) {
  const renamed = useRenamed()
  const change = useChange(name)
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
          void change((names) => rename(names, name, to), to, sayRenamed(name, to, merge !== undefined))
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
            onClick={() => void change((names) => separate(names, was), name, RENAME_WORDS.separated(was))}
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
export function RenamedNotice({ name }: { readonly name: string }) {
  const renamed = useRenamed()
  const change = useChange(name)
  const last = useReadable(useLastChange())
  if (!last || String(last.after) !== String(renamed)) return <Notice />
  const { sentence, undo } = last
  const onClick = () => undo && void change(() => undo.before, undo.page)
  return <Notice sentence={sentence} action={undo && { label: COMMON_WORDS.undo, onClick }} />
}
