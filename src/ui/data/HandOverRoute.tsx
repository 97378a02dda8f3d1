import encodeQR from 'qr'
import { useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import type { App } from '../../app/open-app.ts'
import { logOf } from '../../app/transfer/backup.ts'
import { linkOf, shortLinkOf } from '../../app/transfer/hand-over-link.ts'
import { replay } from '../../game/record/replay.ts'
import { HAND_OVER_WORDS } from '../../words/pages/transfer.ts'
import { sayBoard } from '../../words/table/score.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { copyGame } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import styles from './HandOverRoute.module.css'

/** Letters that an ordinary camera still reads from a phone. */
const MOST_IN_QR = 1_000

export function HandOverRoute() {
  const app = useApp()
  const onTable = useReadable(app.tables)
  const gameId = onTable.type === 'open' ? onTable.gameId : undefined
  const going = useQuery(gameId, (id) => goingOf(app, id))
  const [said, setSaid] = useState<string>()
  const canShare = 'share' in navigator

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(HAND_OVER_WORDS.copied)
    } catch {
      setSaid(HAND_OVER_WORDS.notCopied)
    }
  }

  // It is no error to close the device's own sheet.
  const share = (link: string) => (canShare ? navigator.share({ url: link }).catch(() => {}) : copy(link))

  return (
    <Page
      title={HAND_OVER_WORDS.title}
      note={going?.scores}
      layout="columns"
      onBack={useWayBack()}
      notice={<Notice sentence={said} onDismiss={() => setSaid(undefined)} />}
    >
      {gameId === undefined && <p>{HAND_OVER_WORDS.none}</p>}
      {going && gameId !== undefined && (
        <div className={styles.game}>
          {going.short.length <= MOST_IN_QR ? (
            <QrCode text={going.short} label={HAND_OVER_WORDS.qr} />
          ) : (
            <p>{HAND_OVER_WORDS.tooLong}</p>
          )}
          <p>{HAND_OVER_WORDS.help}</p>
          <Button kind="primary" icon="share" onClick={() => void share(going.link)}>
            {canShare ? HAND_OVER_WORDS.share : HAND_OVER_WORDS.copy}
          </Button>
          {canShare && (
            <Button kind="quiet" onClick={() => void copy(going.link)}>
              {HAND_OVER_WORDS.copy}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void copyGame(app, gameId)}>
            {HAND_OVER_WORDS.file}
          </Button>
        </div>
      )}
    </Page>
  )
}

/** The links to the game; `short` is for the QR code. */
async function goingOf(app: App, gameId: string | undefined) {
  const log = gameId === undefined ? undefined : await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (!game) return undefined
  const addressOf = (link: string) => new URL(`${import.meta.env.BASE_URL}take#${link}`, location.origin).href
  const [link, short] = [addressOf(await linkOf(log)), addressOf(await shortLinkOf(log))]
  return { link, short, scores: sayBoard(game) }
}

/** Dark on light whatever the theme, as readers expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const dots = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  return (
    <svg className={styles.qr} viewBox={`0 0 ${dots.length} ${dots.length}`} role="img" aria-label={label}>
      <path d={pathOf(dots)} />
    </svg>
  )
}

function pathOf(dots: readonly (readonly boolean[])[]): string {
  return dots
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const wide = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${wide}v1h-${wide}z`]
      }),
    )
    .join('')
}
