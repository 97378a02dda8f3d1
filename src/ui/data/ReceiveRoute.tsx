import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { importTransferred } from '../../app/transfer/backup.ts'
import { openCode } from '../../app/transfer/codes.ts'
import { forgetParts } from '../../app/transfer/receive.ts'
import { ok } from '../../base/result.ts'
import type { Game } from '../../game/record/game.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { sayFileTrouble } from '../../words/pages/backup.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { IMPORTED_WORDS, sayPartsRead, sayTrouble, TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { sayBoard } from '../../words/table/score.ts'
import { sayStep } from '../../words/table/step.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Message, OpeningScreen } from '../parts/Screen.tsx'
import { goTo } from './open-code.ts'

/** A code in the address. A game is shown before anything is saved, then accepted with one tap. */
export function ReceiveRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const hash = useLocationProperty(() => location.hash)
  const [, navigate] = useLocation()
  const isOpening = start.type === 'opening'
  const received = useQuery(`${isOpening}${hash}`, async () => {
    if (isOpening) return undefined
    const opened = await openCode(app, hash)
    if (!opened.ok) return opened
    const { value } = opened
    if (value.type === 'game' || value.type === 'parts') return ok(value)
    await goTo(navigate, value)
    return undefined
  })
  const [said, setSaid] = useState<string>()
  if (!received || isOpening) return <OpeningScreen />
  const toTable = () => navigate('/', { replace: true })
  const decline = () => {
    forgetParts()
    toTable()
  }
  const accept = async (log: GameLog, follows = false) => {
    const imported = await importTransferred(app, log, follows)
    if (!imported.ok) {
      return setSaid(
        imported.error.type === 'busy' ? sayFileTrouble({ type: 'busy' }) : TRANSFER_WORDS.notSaved,
      )
    }
    forgetParts()
    const words = IMPORTED_WORDS[imported.value.result]
    if (words === undefined) toTable()
    else setSaid(words)
  }
  if (!received.ok || said !== undefined) {
    const sentence = said ?? (received.ok ? '' : sayTrouble(received.error, 'link'))
    return (
      <Message title={TRANSFER_WORDS.received} sentence={sentence}>
        <Button kind="primary" onClick={toTable}>
          {TRANSFER_WORDS.toTable}
        </Button>
        {said === undefined && (
          <Button kind="quiet" onClick={() => navigate('/storage', { replace: true })}>
            {TRANSFER_WORDS.another}
          </Button>
        )}
      </Message>
    )
  }
  const { value } = received
  return (
    <Message
      title={TRANSFER_WORDS.received}
      sentence={value.type === 'parts' ? sayPartsRead(value) : sayGame(value.game)}
    >
      {value.type === 'game' ? (
        <>
          <Button kind="primary" onClick={() => void accept(value.log)}>
            {TRANSFER_WORDS.continueHere}
          </Button>
          <Button kind="quiet" onClick={() => void accept(value.log, true)}>
            {TRANSFER_WORDS.onlyFollow}
          </Button>
        </>
      ) : (
        <PageButton kind="primary" to="/storage?scan" title={SCAN_WORDS.title} />
      )}
      <Button kind="quiet" onClick={decline}>
        {TRANSFER_WORDS.notNow}
      </Button>
    </Message>
  )
}

function sayGame(game: Game): string {
  const { heading, prompt } = sayStep(game)
  return `${sayBoard(game)} ${heading}: ${prompt}`
}
