import { useWayBack } from '../parts/use-way-back.ts'
import { CheckScreen } from './CheckScreen.tsx'

/** Check the play, joined to the app: the way back to the hand that was counted. */
export function CheckRoute() {
  return <CheckScreen onBack={useWayBack('/count')} />
}
