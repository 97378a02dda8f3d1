import { useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import type { App } from '../../app/open-app.ts'
import { logOf } from '../../app/transfer/backup.ts'
import { linkOf, shortLinkOf } from '../../app/transfer/game-link.ts'
import { partsOf } from '../../app/transfer/link-parts.ts'
import { replay } from '../../game/record/replay.ts'
import { TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { sayBoard } from '../../words/table/score.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { copyGame } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { QrCodes } from './QrCodes.tsx'
import styles from './TransferRoute.module.css'

/**
 * Letters in one code: version 15, of 77 dots a side. On a phone 360 pixels wide, 60 mm, a dot is then 0.6 mm. From
 * 20 cm a camera that looks for codes in 1280 × 720 still sees three pixels of it, and readers need about two.
 */
const MOST_IN_CODE = 520

export function TransferRoute() {
  const app = useApp()
  const onTable = useReadable(app.currentGame)
  const gameId = onTable.type === 'open' ? onTable.gameId : undefined
  const links = useQuery(gameId, (id) => linksOf(app, id))
  const [said, setSaid] = useState<string>()
  const canShare = 'share' in navigator

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(TRANSFER_WORDS.copied)
    } catch {
      setSaid(TRANSFER_WORDS.notCopied)
    }
  }

  // Closing the device's own sheet is no error.
  const share = (link: string) => (canShare ? navigator.share({ url: link }).catch(() => {}) : copy(link))

  return (
    <Page
      title={TRANSFER_WORDS.title}
      note={links?.scores}
      layout="columns"
      onBack={useWayBack()}
      notice={<Notice sentence={said} onDismiss={() => setSaid(undefined)} />}
    >
      {gameId === undefined && <p>{TRANSFER_WORDS.none}</p>}
      {links && gameId !== undefined && (
        <div className={styles.game}>
          <QrCodes texts={links.codes} />
          <p>{TRANSFER_WORDS.help}</p>
          <Button kind="primary" icon="share" onClick={() => void share(links.link)}>
            {canShare ? TRANSFER_WORDS.share : TRANSFER_WORDS.copy}
          </Button>
          {canShare && (
            <Button kind="quiet" onClick={() => void copy(links.link)}>
              {TRANSFER_WORDS.copy}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void copyGame(app, gameId)}>
            {TRANSFER_WORDS.file}
          </Button>
        </div>
      )}
    </Page>
  )
}

/** The links to the game; `short` is for the QR code. */
async function linksOf(app: App, gameId: string | undefined) {
  const log = gameId === undefined ? undefined : await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (!game) return undefined
  const addressOf = (link: string) => new URL(`${import.meta.env.BASE_URL}take#${link}`, location.origin).href
  const codes = partsOf(shortLinkOf(log), MOST_IN_CODE - addressOf('').length).map(addressOf)
  return { link: addressOf(linkOf(log)), codes, scores: sayBoard(game) }
}
