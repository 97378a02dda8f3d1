import { makeObservable, type Readable } from '../base/observable.ts'

/** The second half of a double tap comes within this time … */
const TWICE_MS = 400
/** … and at most this far, in CSS pixels, from the first. */
const NEAR = 24

const observable = makeObservable(0)

/** How many taps were ignored, so that the table can say so. */
export const ignoredTaps: Readable<number> = observable

/**
 * The guard against double taps: ignores a second tap that would press what the first brought up. Two taps on one key
 * are left to the key, unless it is marked `data-once`; for two pegs of one reason see `decide`.
 */
export function watchDoubleTaps(): void {
  let last: { readonly at: number; readonly x: number; readonly y: number; readonly on: Element } | undefined
  const judge = (event: MouseEvent) => {
    const on = event.target instanceof Element ? event.target.closest(PRESSED) : null
    const isOnce = on?.hasAttribute('data-once')
    // A key pressed with Enter has no detail: there the finger cannot have missed.
    if (!on || (event.detail === 0 && !isOnce)) return
    const tap = { at: Date.now(), x: event.clientX, y: event.clientY, on }
    const passed = last && (last.on !== on || isOnce) ? tap.at - last.at : TWICE_MS
    const far = last ? Math.hypot(tap.x - last.x, tap.y - last.y) : 0
    if (passed < 0 || passed >= TWICE_MS || far > NEAR) {
      last = tap
      return
    }
    event.preventDefault()
    event.stopPropagation()
    observable.set(observable.getState() + 1)
  }
  addEventListener('click', judge, { capture: true })
}

const PRESSED = 'button, label, a, select, summary'
