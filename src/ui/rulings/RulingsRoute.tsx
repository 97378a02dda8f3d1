import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useApp, useReadable } from '../../app/use-app.ts'
import { useWords } from '../../app/use-settings.ts'
import {
  type RulingsAddress,
  readRulingsAddress,
  writeRulingsAddress,
} from '../parts/addresses/rulings-address.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { RulingsScreen } from './RulingsScreen.tsx'

/** The rulings, joined to the app: the game on the table, the address, the way back. */
export function RulingsRoute() {
  const app = useApp()
  const onTable = useReadable(app.tables)
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [address, setAddress] = useState(() => readRulingsAddress(search))
  const back = useWayBack()
  const inWords = useWords()

  const keep = (next: RulingsAddress) => {
    setAddress(next)
    const query = writeRulingsAddress(next)
    navigate(query === '' ? path : `${path}?${query}`, { replace: true })
  }
  return (
    <RulingsScreen
      address={address}
      onAddress={keep}
      table={onTable.type === 'open' ? onTable.table.getState().game.rules : undefined}
      inWords={inWords}
      onBack={back}
      onCount={() => navigate('/count')}
    />
  )
}
