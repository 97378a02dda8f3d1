import { useEffect, useState } from 'react'
import { useApp, useQuery } from '../../app/hooks/use-app.ts'
import type { App } from '../../app/open-app.ts'
import { stillness } from '../../app/stillness.ts'
import { gameToSend } from '../../app/transfer/backup.ts'
import { isTooLong } from '../../game/record/game-log.ts'
import { linkOf, partsOf } from '../../game/wire/link.ts'
import { TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { sayBoard } from '../../words/table/score.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { copyGame } from '../parts/save-file.ts'
import { copyText, openShareSheet } from '../parts/share/share-text.ts'
import styles from './SendSection.module.css'

/** Letters in a code of version 15: on a small phone, from 20 cm, a camera sees a dot as 3 pixels and needs 2. */
const MOST_IN_CODE = 520

interface SendSectionProps {
  readonly gameId: string
  /** Whether the code is wanted, which fills a phone. */
  readonly isOpen: boolean
  readonly onSaid: (sentence: string) => void
}

/** The game on the table for another phone: as a code, a link or a file. */
export function SendSection({ gameId, isOpen, onSaid }: SendSectionProps) {
  const app = useApp()
  const links = useQuery(gameId, (id) => linksOf(app, id))
  return (
    <FormSection title={TRANSFER_WORDS.title}>
      {links && (
        <div className={styles.game}>
          <p>{links.scores}</p>
          {!isOpen && <PageButton kind="quiet" to="/storage?send" title={TRANSFER_WORDS.showCode} />}
          {isOpen && links.link !== undefined && <LinkOf link={links.link} onSaid={onSaid} />}
          {links.link === undefined && (
            <p>{links.isTooLong ? TRANSFER_WORDS.farTooLong : TRANSFER_WORDS.tooLong}</p>
          )}
          {!links.isTooLong && (
            <Button kind="quiet" onClick={() => void copyGame(app, gameId)}>
              {TRANSFER_WORDS.file}
            </Button>
          )}
        </div>
      )}
    </FormSection>
  )
}

async function linksOf(app: App, gameId: string) {
  const sent = await gameToSend(app, gameId)
  return sent && { link: linkOf(sent.log), isTooLong: isTooLong(sent.log), scores: sayBoard(sent.game) }
}

interface LinkOfProps {
  readonly link: string
  readonly onSaid: SendSectionProps['onSaid']
}

function LinkOf({ link, onSaid }: LinkOfProps) {
  const addressOf = (part: string) =>
    new URL(`${import.meta.env.BASE_URL}receive#${part}`, location.origin).href
  const url = addressOf(link)
  const canShare = 'share' in navigator
  const copy = async () => onSaid((await copyText(url)) ? TRANSFER_WORDS.copied : TRANSFER_WORDS.notCopied)
  // Closing the device's own sheet is no error.
  const share = () => (canShare ? openShareSheet({ url }) : copy())
  return (
    <>
      <QrCodes texts={partsOf(link, MOST_IN_CODE - addressOf('').length).map(addressOf)} />
      <p>{TRANSFER_WORDS.help}</p>
      <p>{TRANSFER_WORDS.iPhone}</p>
      <Button kind="primary" icon="share" onClick={() => void share()}>
        {canShare ? TRANSFER_WORDS.share : TRANSFER_WORDS.copy}
      </Button>
      {canShare && (
        <Button kind="quiet" onClick={() => void copy()}>
          {TRANSFER_WORDS.copy}
        </Button>
      )}
    </>
  )
}

/** Milliseconds: time to aim, to read the code and to tap on the link. */
const SHOWN_FOR = 5_000

/** One code, or several in turn. The button stops the loop; with reduced motion there is no loop. */
function QrCodes({ texts }: { readonly texts: readonly string[] }) {
  const [turn, setTurn] = useState(0)
  const [loops, setLoops] = useState(() => !stillness())
  const count = texts.length
  const number = (turn % count) + 1
  useEffect(() => {
    if (!loops || count === 1) return
    const timer = setInterval(() => setTurn((shown) => shown + 1), SHOWN_FOR)
    return () => clearInterval(timer)
  }, [loops, count])
  const part = TRANSFER_WORDS.part(number, count)
  if (count === 1) return <DrawnCode text={texts[0] ?? ''} label={TRANSFER_WORDS.qr} />
  const step = () => {
    setLoops(false)
    setTurn(turn + 1)
  }
  return (
    <>
      <DrawnCode text={texts[number - 1] ?? ''} label={`${TRANSFER_WORDS.qr}, ${part}`} />
      <div className={styles.turn}>
        <b>{part}</b>
        <Button kind="quiet" trailing="arrow-right" onClick={step}>
          {TRANSFER_WORDS.nextCode}
        </Button>
      </div>
      <p>{TRANSFER_WORDS.manyCodes}</p>
    </>
  )
}
