import { useLocation } from 'wouter'
import { CheckScreen } from './CheckScreen.tsx'

/** Check the play, with the way back to Count a hand beside it. */
export function CheckRoute() {
  const [, navigate] = useLocation()
  return <CheckScreen onBack={() => navigate('/count')} />
}
