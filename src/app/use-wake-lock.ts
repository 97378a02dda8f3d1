import { useEffect } from 'react'
import { makeWakeLock } from '../pwa/wake-lock.ts'

const wakeLock = makeWakeLock()

/** Keeps the screen awake while a game is live and its table is looked at; ten idle minutes let it sleep. */
export function useWakeLock(live: boolean): void {
  useEffect(() => {
    if (!live) return
    wakeLock.follow('live')
    addEventListener('pointerdown', wakeLock.touched)
    addEventListener('keydown', wakeLock.touched)
    return () => {
      wakeLock.follow('idle')
      removeEventListener('pointerdown', wakeLock.touched)
      removeEventListener('keydown', wakeLock.touched)
    }
  }, [live])
}
