import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { takeIn } from '../../app/transfer/backup.ts'
import { readLink } from '../../app/transfer/hand-over-link.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { replay } from '../../game/record/replay.ts'
import { sayFileTrouble } from '../../words/pages/backup.ts'
import { BROUGHT_IN_WORDS, HAND_OVER_WORDS, LINK_TROUBLE_WORDS } from '../../words/pages/transfer.ts'
import { sayBoard } from '../../words/table/score.ts'
import { sayStep } from '../../words/table/step.ts'
import { Button } from '../parts/Button.tsx'
import { Opening } from '../parts/Opening.tsx'
import { Message } from '../parts/Screen.tsx'

/** A game in the address: shown before anything is saved, then accepted with one tap. */
export function TakeRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const read = useQuery(
    useLocationProperty(() => location.hash),
    readLink,
  )
  const [, navigate] = useLocation()
  const [said, setSaid] = useState<string>()
  if (!read || start.type === 'opening') return <Opening />
  const leave = () => navigate('/', { replace: true })
  const take = async (log: GameLog) => {
    const taken = await takeIn(app, log)
    if (!taken.ok) {
      return setSaid(taken.error.type === 'busy' ? sayFileTrouble({ type: 'busy' }) : HAND_OVER_WORDS.notKept)
    }
    const words = BROUGHT_IN_WORDS[taken.value.how]
    if (words === undefined) leave()
    else setSaid(words)
  }
  const game = read.ok ? replay(read.value.rows) : undefined
  if (!read.ok || !game || said !== undefined) {
    const trouble = LINK_TROUBLE_WORDS[read.ok ? 'damaged' : read.error]
    return (
      <Message title={HAND_OVER_WORDS.arrived} sentence={said ?? trouble}>
        <Button kind="primary" onClick={leave}>
          {HAND_OVER_WORDS.toTable}
        </Button>
        {said === undefined && (
          <Button kind="quiet" onClick={() => navigate('/storage', { replace: true })}>
            {HAND_OVER_WORDS.another}
          </Button>
        )}
      </Message>
    )
  }
  const { heading, prompt } = sayStep(game)
  return (
    <Message title={HAND_OVER_WORDS.arrived} sentence={`${sayBoard(game)} ${heading}: ${prompt}`}>
      <Button kind="primary" onClick={() => void take(read.value)}>
        {HAND_OVER_WORDS.goOn}
      </Button>
      <Button kind="quiet" onClick={leave}>
        {HAND_OVER_WORDS.leave}
      </Button>
    </Message>
  )
}
