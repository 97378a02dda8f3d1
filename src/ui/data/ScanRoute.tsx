import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { receive } from '../../app/transfer/receive.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { sayPartsRead } from '../../words/pages/transfer.ts'
import { readCountLink } from '../parts/addresses/count-address.ts'
import { PageButton } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { Viewfinder } from '../parts/Viewfinder.tsx'

/** A game or a count from the screen of another phone. The page after it shows what it is before anything is saved. */
export function ScanRoute() {
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

  return (
    <Page title={SCAN_WORDS.title} layout="form" onBack={useWayBack('/storage')}>
      <Viewfinder kind="codes" onSeen={take} said={said}>
        <PageButton kind="quiet" to="/storage" title={SCAN_WORDS.otherWays} />
      </Viewfinder>
    </Page>
  )
}
