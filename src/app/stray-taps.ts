import { makeObservable, type Readable } from '../base/observable.ts'

/** The second half of a double tap comes within this time … */
const TWICE_MS = 400
/** … and at most this far, in CSS pixels, from the first. */
const NEAR = 24

interface Tap {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly on: Element
}

const cell = makeObservable(0)

/** How many taps were let pass, so that the table can say so. */
export const strayTaps: Readable<number> = cell

/**
 * A double tap on a button that brings another screen would press what comes up under the finger. Its second half is
 * let pass. The same key tapped twice is left to the key: only it knows whether that is a bounce.
 */
export function watchStrayTaps(): void {
  let last: Tap | undefined
  addEventListener('click', judge, { capture: true })

  function judge(event: MouseEvent): void {
    const on = event.target instanceof Element ? event.target.closest(PRESSED) : null
    // A key pressed with Enter has no detail: there the finger cannot have missed.
    if (!on || event.detail === 0) return
    const tap: Tap = { at: Date.now(), x: event.clientX, y: event.clientY, on }
    const stray = last !== undefined && isSecondHalf(last, tap)
    if (!stray) last = tap
    else {
      event.preventDefault()
      event.stopPropagation()
      cell.set(cell.getState() + 1)
    }
  }
}

const PRESSED = 'button, label, a, select, summary'

function isSecondHalf(first: Tap, second: Tap): boolean {
  const passed = second.at - first.at
  const far = Math.hypot(second.x - first.x, second.y - first.y)
  return second.on !== first.on && passed >= 0 && passed < TWICE_MS && far <= NEAR
}
