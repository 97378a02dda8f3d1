import { type MouseEvent, type PointerEvent, useRef } from 'react'

interface Finger {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly rolled: boolean
}

/** Farther than this, in CSS pixels, a finger has slid and meant no tap. */
const SLID = 14

/**
 * Taps on a pad whose keys carry `data-key`. Two thumbs roll: while a second finger is down a browser sends
 * a click for neither, so those taps are taken when each finger lifts. A single finger is left to `click`,
 * which scrolling cancels and which can never fall through to what comes up under the finger.
 */
export function useRollingTaps(onTap: (key: string) => void) {
  const fingers = useRef(new Map<number, Finger>())
  const taken = useRef<string>(undefined)

  const onPointerDown = (event: PointerEvent) => {
    const key = keyAt(event.target)
    taken.current = undefined
    if (event.pointerType !== 'touch' || key === undefined) return
    const down = fingers.current
    down.set(event.pointerId, { key, x: event.clientX, y: event.clientY, rolled: false })
    if (down.size > 1) for (const [id, finger] of down) down.set(id, { ...finger, rolled: true })
  }
  const onPointerUp = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (!finger?.rolled || Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLID) return
    taken.current = finger.key
    onTap(finger.key)
  }
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  const onClick = (event: MouseEvent) => {
    const key = keyAt(event.target)
    if (key === undefined) return
    // Some engines send the click after all: the same tap is not counted twice. A key pressed with Enter
    // has no detail and is always a tap of its own.
    const again = event.detail > 0 && taken.current === key
    taken.current = undefined
    if (!again) onTap(key)
  }
  return { onPointerDown, onPointerUp, onPointerCancel, onClick }
}

function keyAt(target: EventTarget): string | undefined {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : undefined
  return key?.dataset.key
}
