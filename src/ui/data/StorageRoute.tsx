import { useState, useTransition } from 'react'
import { useLocation } from 'wouter'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { backUp, restore } from '../../app/transfer/backup.ts'
import { askToKeep, backupState, mirrorState, storagePromise } from '../../app/transfer/storage-promise.ts'
import { dayOf } from '../../base/days.ts'
import { hasGame } from '../../game/wire/link.ts'
import { TITLES } from '../../words/app.ts'
import {
  BACKUP_WORDS,
  sayBackedUp,
  sayFileTrouble,
  sayHowMany,
  sayLastBackup,
  sayMirror,
  sayPromise,
  sayRestored,
} from '../../words/pages/backup.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { IMPORTED_WORDS, TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { Notice, type NoticeAction, type Slip } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { saveFile } from '../parts/save-file.ts'
import { TextField } from '../parts/TextField.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import styles from './StorageRoute.module.css'

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const

export function StorageRoute() {
  const app = useApp()
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

  const work = { busy, whileBusy, say }
  return (
    <Page
      title={TITLES.backup}
      layout="columns"
      onBack={useWayBack('/settings')}
      notice={<Notice {...said} onDismiss={() => setSaid(undefined)} />}
    >
      <FormSection title={BACKUP_WORDS.backup}>
        <div className={styles.section}>
          <p>{BACKUP_WORDS.why}</p>
          <p>{sayLastBackup(lastMade)}</p>
          <Button kind="primary" disabled={busy} onClick={() => whileBusy(save)}>
            {BACKUP_WORDS.save}
          </Button>
        </div>
      </FormSection>
      <ImportSection {...work} />
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

interface WorkProps {
  readonly busy: boolean
  readonly whileBusy: (work: () => Promise<string>) => void
  readonly say: (sentence: string, action?: NoticeAction) => void
}

/** A file, a code or a link: on an iPhone a link opens the browser, not the installed app. */
function ImportSection({ busy, whileBusy, say }: WorkProps) {
  const app = useApp()
  const [, navigate] = useLocation()
  const [link, setLink] = useState('')

  function open(file: Blob) {
    const stop = new AbortController()
    const cancel = { label: BACKUP_WORDS.cancel, onClick: () => stop.abort() }
    say(BACKUP_WORDS.reading, cancel)
    const onGame = (games: number, of: number) => {
      if (games % 100 === 0) say(BACKUP_WORDS.progress(games, of), cancel)
    }
    whileBusy(async () => sayOpened(await restore(app, file, onGame, stop.signal)))
  }

  function sayOpened(done: Awaited<ReturnType<typeof restore>>) {
    if (!done.ok) return sayFileTrouble(done.error)
    const { only } = done.value
    return (only && IMPORTED_WORDS[only.result]) ?? sayRestored(done.value)
  }

  function openLink() {
    if (!hasGame(link)) return say(TRANSFER_WORDS.linkTrouble['no-game'])
    navigate(`/receive#${link.slice(link.indexOf('#') + 1).trim()}`)
  }

  return (
    <FormSection title={BACKUP_WORDS.import} help={BACKUP_WORDS.importHelp}>
      <div className={styles.section}>
        <label className={styles.file}>
          {BACKUP_WORDS.openFile}
          <input
            className="unseen"
            type="file"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) open(file)
              // Lets the same file be chosen again.
              target.value = ''
            }}
          />
        </label>
        <PageButton kind="quiet" to="/scan" title={SCAN_WORDS.title} />
        <TextField label={BACKUP_WORDS.link} value={link} onType={setLink} />
        <Button kind="quiet" disabled={link.trim() === ''} onClick={openLink}>
          {BACKUP_WORDS.openLink}
        </Button>
      </div>
    </FormSection>
  )
}
