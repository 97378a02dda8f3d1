import { useLocation } from 'wouter'
import { useApp, useReadable } from '../../app/use-app.ts'
import { useSettings, useWords } from '../../app/use-settings.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { CountScreen } from './CountScreen.tsx'

/** Count a hand, joined to the app: kept counts, the chosen style, the way back to the table. */
export function CountRoute() {
  const [, navigate] = useLocation()
  const [{ countStyle }] = useSettings()
  const { counts } = useApp()
  const kept = useReadable(counts)
  return (
    <CountScreen
      countStyle={countStyle}
      inWords={useWords()}
      onBack={useWayBack()}
      onPlay={() => navigate('/play')}
      onCounted={counts.keep}
      kept={kept}
    />
  )
}
