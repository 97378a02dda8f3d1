import { canVibrate } from '../pwa/vibration.ts'

/** Whether a key can be felt on this device. */
export function canBeFelt(): boolean {
  return canVibrate()
}
