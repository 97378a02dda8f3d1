import { useRef, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useApp } from '../../app/hooks/use-app.ts'
import { useScannedResult } from '../../app/hooks/use-nights.ts'
import { restore } from '../../app/transfer/backup.ts'
import { BACKUP_WORDS, sayFileTrouble, sayRestored } from '../../words/pages/backup.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { IMPORTED_WORDS, TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import type { NoticeAction } from '../parts/Notice.tsx'
import { TextField } from '../parts/TextField.tsx'
import { Viewfinder } from '../parts/Viewfinder.tsx'
import { UNSAVED, useCodes } from './open-code.ts'
import styles from './StorageRoute.module.css'

interface ImportSectionProps {
  readonly busy: boolean
  /** Whether the camera is wanted. */
  readonly scans: boolean
  readonly whileBusy: (work: () => Promise<string>) => void
  readonly say: (sentence: string, action?: NoticeAction) => void
}

/** A file, a code or a link: on an iPhone a link opens the browser, not the installed app. */
export function ImportSection({ busy, scans, whileBusy, say }: ImportSectionProps) {
  const app = useApp()
  const openLink = useCodes('link', say)
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

  return (
    <FormSection title={BACKUP_WORDS.import} help={BACKUP_WORDS.importHelp}>
      <div className={styles.section}>
        {scans ? <Scanner /> : <PageButton kind="quiet" to="/storage?scan" title={SCAN_WORDS.title} />}
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
        <TextField label={BACKUP_WORDS.link} value={link} onType={setLink} />
        <Button kind="quiet" disabled={link.trim() === ''} onClick={() => void openLink(link)}>
          {BACKUP_WORDS.openLink}
        </Button>
      </div>
    </FormSection>
  )
}

/**
 * Any code from the screen of another phone. The page after it shows what a game is before it is saved. After a result the
 * camera stays on for the next table.
 */
function Scanner() {
  const isUnsaved = useSearch() === UNSAVED
  const [said, setSaid] = useState<string>(isUnsaved ? TRANSFER_WORDS.notSaved : SCAN_WORDS.aim)
  const last = useRef<string>(undefined)
  const open = useCodes('code', setSaid)
  const takeResult = useScannedResult()

  async function take(text: string | undefined): Promise<void> {
    if (text === undefined || text === last.current) return
    last.current = text
    const taken = await takeResult(text)
    if (taken === undefined) await open(text)
    else setSaid(taken)
  }

  return <Viewfinder kind="codes" onSeen={(text) => void take(text)} said={said} />
}
