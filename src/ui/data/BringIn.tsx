import { useState } from 'react'
import { BACKUP_WORDS } from '../../words/pages/backup.ts'
import { Button } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import styles from './Data.module.css'

interface BringInProps {
  readonly busy: boolean
  readonly onFile: (file: Blob) => void
  readonly onLink: (text: string) => void
}

/** A file or a link, for a scanned link opens the browser and not the installed app. */
export function BringIn({ busy, onFile, onLink }: BringInProps) {
  const [link, setLink] = useState('')
  return (
    <FormSection title={BACKUP_WORDS.bringIn} help={BACKUP_WORDS.bringInHelp}>
      <div className={styles.section}>
        <label className={styles.file}>
          {BACKUP_WORDS.open}
          <input
            className="unseen"
            type="file"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        </label>
        <label>
          {BACKUP_WORDS.paste}
          <input
            className={styles.link}
            type="text"
            autoComplete="off"
            value={link}
            onChange={(event) => setLink(event.target.value)}
          />
        </label>
        <Button kind="quiet" disabled={link.trim() === ''} onClick={() => onLink(link)}>
          {BACKUP_WORDS.take}
        </Button>
      </div>
    </FormSection>
  )
}
