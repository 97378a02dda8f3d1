import { useState } from 'react'
import { useApp, useQuery } from '../../app/hooks/use-app.ts'
import { copyBefore, deleteCopyBefore } from '../../app/transfer/backup.ts'
import { BACKUP_WORDS, beforeName, COPY_WORDS, sayBackedUp, sayBefore } from '../../words/pages/backup.ts'
import { Button } from '../parts/Button.tsx'
import type { NoticeAction } from '../parts/Notice.tsx'
import { dayOf, saveFile } from '../parts/save-file.ts'

type Copy = NonNullable<Awaited<ReturnType<typeof copyBefore>>>

interface CopyBeforeProps {
  readonly busy: boolean
  /** Does something that nothing else may come between, and says what came of it. */
  readonly whileBusy: (work: () => Promise<string>) => Promise<void>
  readonly say: (sentence: string, action: NoticeAction) => void
}

/** The copy of everything before the last upgrade, where there is one: into a file, or away. */
export function CopyBefore({ busy, whileBusy, say }: CopyBeforeProps) {
  const app = useApp()
  const before = useQuery(app, copyBefore)
  const [isDeleted, setDeleted] = useState(false)
  if (before === undefined || isDeleted) return null

  function save(copy: Copy): string {
    saveFile(copy.file, beforeName(dayOf(copy.madeAt)))
    return sayBackedUp(copy)
  }

  async function remove(): Promise<string> {
    const gone = await deleteCopyBefore(app)
    if (gone.ok) setDeleted(true)
    return gone.ok ? COPY_WORDS.deleted : COPY_WORDS.notDeleted
  }

  // What is gone then no tap brings back, so one tap is not enough.
  const ask = () => say(COPY_WORDS.ask, { label: COPY_WORDS.deleteIt, onClick: () => void whileBusy(remove) })

  return (
    <>
      <p>{sayBefore(new Date(before.madeAt).toLocaleDateString(undefined, { dateStyle: 'long' }))}</p>
      <Button kind="quiet" disabled={busy} onClick={() => void whileBusy(async () => save(before))}>
        {BACKUP_WORDS.saveBefore}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={ask}>
        {COPY_WORDS.delete}
      </Button>
    </>
  )
}
