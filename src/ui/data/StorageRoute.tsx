import { useState, useTransition } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { backUp } from '../../app/transfer/backup.ts'
import { askToKeep, backupState, mirrorState, storagePromise } from '../../app/transfer/storage-promise.ts'
import { dayOf } from '../../base/days.ts'
import { TITLES } from '../../words/app.ts'
import {
  BACKUP_WORDS,
  sayBackedUp,
  sayHowMany,
  sayLastBackup,
  sayMirror,
  sayPromise,
} from '../../words/pages/backup.ts'
import { Button } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { Notice, type NoticeAction, type Slip } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { saveFile } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { ImportSection } from './ImportSection.tsx'
import { SendSection } from './SendSection.tsx'
import styles from './StorageRoute.module.css'

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const

/** To another phone, from one, and into a file: `?send` shows the code of a game, `?scan` reads one. */
export function StorageRoute() {
  const app = useApp()
  const search = useSearch()
  const scans = search.startsWith('?scan')
  const onTable = useReadable(app.currentGame)
  const [said, setSaid] = useState<Slip>()
  const [busy, startWork] = useTransition()
  const [looks, setLooks] = useState(0)
  const state = useQuery(looks, () => backupState(app))
  const lastMade =
    state?.madeAt === undefined ? undefined : new Date(state.madeAt).toLocaleString(undefined, TIME)
  const promised = useQuery(looks, storagePromise)
  const mirror = useReadable(mirrorState(app))

  const say = (sentence: string, action?: NoticeAction) => setSaid({ sentence, action })
  const look = () => setLooks((before) => before + 1)

  // Expected errors are shown. What is thrown is a bug, and the transition throws it again in this render.
  const whileBusy = (work: () => Promise<string>) =>
    startWork(async () => {
      try {
        say(await work())
      } finally {
        look()
      }
    })

  async function save() {
    const made = await backUp(app)
    if (made.ok) saveFile(made.value.file, BACKUP_WORDS.fileName(dayOf(app.ports.now())))
    return made.ok ? sayBackedUp(made.value) : BACKUP_WORDS.notSaved
  }

  async function ask() {
    const isPromised = await askToKeep(app)
    say(isPromised ? sayPromise(true) : BACKUP_WORDS.notPromised)
    look()
  }

  return (
    <Page
      title={TITLES.backup}
      layout="columns"
      onBack={useWayBack()}
      notice={<Notice {...said} onDismiss={() => setSaid(undefined)} />}
    >
      {onTable.type === 'open' && !scans && (
        <SendSection gameId={onTable.gameId} isOpen={search.startsWith('?send')} onSaid={say} />
      )}
      <ImportSection busy={busy} scans={scans} whileBusy={whileBusy} say={say} />
      <FormSection title={BACKUP_WORDS.backup}>
        <div className={styles.section}>
          <p>{BACKUP_WORDS.why}</p>
          <p>{sayLastBackup(lastMade)}</p>
          <Button kind="primary" disabled={busy} onClick={() => whileBusy(save)}>
            {BACKUP_WORDS.save}
          </Button>
        </div>
      </FormSection>
      <FormSection title={BACKUP_WORDS.storage}>
        <div className={styles.section}>
          {state && <p>{sayHowMany(state.games)}</p>}
          <p>{sayMirror(mirror)}</p>
          <p>{sayPromise(promised)}</p>
          {promised === false && (
            <Button kind="quiet" onClick={() => void ask()}>
              {BACKUP_WORDS.ask}
            </Button>
          )}
        </div>
      </FormSection>
    </Page>
  )
}
