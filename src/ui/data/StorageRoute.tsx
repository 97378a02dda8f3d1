import { useState } from 'react'
import { useLocation } from 'wouter'
import { type BackupState, backUp, backupState, restore } from '../../app/backup.ts'
import { hasGame } from '../../app/hand-over-link.ts'
import { askToKeep, type StorageFacts, storageFacts } from '../../app/persist.ts'
import { useApp, useQuery } from '../../app/use-app.ts'
import { TITLES } from '../../words/app.ts'
import {
  BACKUP_WORDS,
  fileName,
  NOT_BACKED_UP,
  REFUSED_TO_KEEP,
  sayBackedUp,
  sayFileTrouble,
  sayHowMuch,
  sayLastBackup,
  sayProgress,
  sayPromise,
  sayRestored,
} from '../../words/pages/backup.ts'
import { sayBroughtIn, sayLinkTrouble } from '../../words/pages/transfer.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { Button } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { Notice, type NoticeAction } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { dayOf, saveFile } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import page from '../settings/SettingsScreen.module.css'
import { BringIn } from './BringIn.tsx'
import { CopyBefore } from './CopyBefore.tsx'
import styles from './Data.module.css'

/** Backup and storage, joined to the app: everything out into a file, and in again. */
export function StorageRoute() {
  const app = useApp()
  const [, navigate] = useLocation()
  const [said, setSaid] = useState<{
    readonly sentence: string
    readonly action?: NoticeAction | undefined
  }>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ readonly error: unknown }>()
  const [state, facts, look] = useStorage()

  // What can go wrong in the world is said below; this is a bug, told like any other.
  if (fault) throw fault.error

  const say = (sentence: string, action?: NoticeAction) => setSaid({ sentence, action })

  /** The buttons come back whatever becomes of it. */
  async function whileBusy(work: () => Promise<string>) {
    setBusy(true)
    try {
      say(await work())
    } catch (error) {
      setFault({ error })
    } finally {
      setBusy(false)
      look()
    }
  }

  async function save() {
    const made = await backUp(app)
    if (made.ok) saveFile(made.value.file, fileName(dayOf(app.ports.now())))
    return made.ok ? sayBackedUp(made.value) : NOT_BACKED_UP
  }

  async function open(file: Blob) {
    const done = await restore(app, file, (games, of) => {
      if (games % 100 === 0) say(sayProgress(games, of))
    })
    if (!done.ok) return sayFileTrouble(done.error)
    const { only } = done.value
    return (only && sayBroughtIn(only.how)) ?? sayRestored(done.value)
  }

  function take(text: string) {
    if (!hasGame(text)) return say(sayLinkTrouble('no-game'))
    navigate(`/take#${text.slice(text.indexOf('#') + 1).trim()}`)
  }

  async function ask() {
    const promised = await askToKeep(app)
    say(promised ? sayPromise(true) : REFUSED_TO_KEEP)
    look()
  }

  return (
    <Screen fit="page">
      <AppBar title={TITLES.backup} onBack={useWayBack('/settings')} />
      <div className={page.page}>
        <FormSection title={BACKUP_WORDS.backup}>
          <div className={styles.section}>
            <p>{BACKUP_WORDS.why}</p>
            <p>{sayLastBackup(state?.madeAt === undefined ? undefined : timeOf(state.madeAt))}</p>
            <Button kind="primary" disabled={busy} onClick={() => void whileBusy(save)}>
              {BACKUP_WORDS.save}
            </Button>
            <CopyBefore busy={busy} whileBusy={whileBusy} say={say} />
          </div>
        </FormSection>
        <BringIn busy={busy} onFile={(file) => void whileBusy(() => open(file))} onLink={take} />
        <FormSection title={BACKUP_WORDS.storage}>
          <div className={styles.section}>
            {state && <p>{sayHowMuch(state.games, facts.used)}</p>}
            <p>{sayPromise(facts.promised)}</p>
            {facts.promised === false && (
              <Button kind="quiet" onClick={() => void ask()}>
                {BACKUP_WORDS.ask}
              </Button>
            )}
          </div>
        </FormSection>
      </div>
      <Notice sentence={said?.sentence} action={said?.action} onDismiss={() => setSaid(undefined)} />
    </Screen>
  )
}

function useStorage(): readonly [BackupState | undefined, StorageFacts, () => void] {
  const app = useApp()
  const [looks, setLooks] = useState(0)
  const state = useQuery(looks, async () => {
    const kept = await backupState(app)
    return kept.ok ? kept.value : undefined
  })
  const facts = useQuery(looks, storageFacts)
  return [state, facts ?? {}, () => setLooks((before) => before + 1)]
}

function timeOf(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
}
