import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../app/hooks/use-app.ts'
import { restore } from '../../app/transfer/backup.ts'
import { receive } from '../../app/transfer/receive.ts'
import { hasGame } from '../../game/wire/link.ts'
import { BACKUP_WORDS, sayFileTrouble, sayRestored } from '../../words/pages/backup.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { IMPORTED_WORDS, sayPartsRead, TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { readCountLink } from '../parts/addresses/count-address.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import type { NoticeAction } from '../parts/Notice.tsx'
import { TextField } from '../parts/TextField.tsx'
import { Viewfinder } from '../parts/Viewfinder.tsx'
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
        <Button kind="quiet" disabled={link.trim() === ''} onClick={openLink}>
          {BACKUP_WORDS.openLink}
        </Button>
      </div>
    </FormSection>
  )
}

/** A game or a count from the screen of another phone. The page after it shows what it is before anything is saved. */
function Scanner() {
  const [, navigate] = useLocation()
  const [said, setSaid] = useState<string>(SCAN_WORDS.aim)
  const last = useRef<string>(undefined)

  function take(text: string | undefined): void {
    if (text === undefined || text === last.current) return
    last.current = text
    const count = readCountLink(text)
    if (count === undefined) takeGame(text)
    else navigate(count, { replace: true })
  }
  function takeGame(text: string): void {
    const received = receive(text)
    if (!received.ok) setSaid(SCAN_WORDS.trouble[received.error])
    else if (received.value.type === 'parts') setSaid(sayPartsRead(received.value))
    else navigate(`/receive#${text.slice(text.indexOf('#') + 1)}`, { replace: true })
  }

  return <Viewfinder kind="codes" onSeen={take} said={said} />
}
