import { useLocation } from 'wouter'
import { useCounts } from '../../app/use-counts.ts'
import { useSettings } from '../../app/use-settings.ts'
import { useWords } from '../../app/use-words.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { CountScreen } from './CountScreen.tsx'

/** Count a hand, joined to the app: kept counts, the chosen style, the way back to the table. */
export function CountRoute() {
  const [, navigate] = useLocation()
  const [{ countStyle }] = useSettings()
  const [kept, keep] = useCounts()
  return (
    <CountScreen
      countStyle={countStyle}
      inWords={useWords()}
      onBack={useWayBack()}
      onPlay={() => navigate('/play')}
      onCounted={keep}
      kept={kept}
    />
  )
}
