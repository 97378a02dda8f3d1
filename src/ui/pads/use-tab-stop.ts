import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { nextPlace } from './next-place.ts'

/**
 * A pad is one tab stop: the key that was visited last, at the beginning the `first`. Arrows walk over its keys, which carry `data-key` and
 * `tabIndex={place === stop ? 0 : -1}`.
 */
export function useTabStop(first = 0) {
  const [stop, setStop] = useState(first)

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const place = placeIn(keysOf(currentTarget), target)
    if (place >= 0) setStop(place)
  }
  /** Answers whether the key was an arrow that led somewhere. */
  const walk = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const keys = keysOf(event.currentTarget)
    const from = placeIn(keys, event.target)
    const boxes = keys.map((key) => (key.disabled ? undefined : key.getBoundingClientRect()))
    const place = from < 0 ? undefined : nextPlace(event.key, from, boxes)
    if (place === undefined) return false
    event.preventDefault()
    keys[place]?.focus()
    return true
  }
  return { stop, onFocus, walk }
}

/** The keys of a pad in reading order. */
export function keysOf(pad: Element): readonly HTMLButtonElement[] {
  return [...pad.querySelectorAll<HTMLButtonElement>('button[data-key]')]
}

/** What else stands in a pad has no place. */
function placeIn(keys: readonly EventTarget[], target: EventTarget): number {
  return keys.indexOf(target)
}
