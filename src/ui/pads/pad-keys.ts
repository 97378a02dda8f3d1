import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { type Card, parseCard } from '../../rules/card.ts'

/*
 * A pad is one tab stop: the key that was visited last. Its keys carry `data-key` and are drawn with one tab stop, the
 * key to begin at. From there it is moved on the page itself: each tap focuses its key, and no pad is drawn for that.
 */
export const isTabStop = ({ tabIndex }: HTMLElement) => tabIndex === 0

export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const keys = keysOf(currentTarget)
  const reached = keys.find((key) => key === target)
  if (!reached || isTabStop(reached)) return
  for (const key of keys.filter(isTabStop)) key.tabIndex = -1
  reached.tabIndex = 0
}

/** Arrow keys, Home and End move over the keys of a pad. Returns whether the key led somewhere. */
export function walkKeys(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const keys = keysOf(event.currentTarget)
  const from = keys.indexOf(event.target as HTMLButtonElement)
  const boxes = keys.map((key) => (key.disabled ? undefined : key.getBoundingClientRect()))
  const place = from < 0 ? undefined : nextPlace(event.key, from, boxes)
  if (place === undefined) return false
  event.preventDefault()
  keys[place]?.focus()
  return true
}

export function keysOf(pad: Element): readonly HTMLButtonElement[] {
  return [...pad.querySelectorAll<HTMLButtonElement>('button[data-key]')]
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The place an arrow key leads to from a place of a pad; undefined where the pad ends. It goes by where the keys are on
 * the screen, so a pad may be mirrored, turned or broken into other lines. A key without a box is skipped.
 */
export function nextPlace(key: string, from: number, boxes: readonly (Box | undefined)[]) {
  if (key === 'Home') return boxes.findIndex((box) => box)
  if (key === 'End') return boxes.findLastIndex((box) => box)
  const way = WAYS[key]
  const here = boxes[from]
  if (way === undefined || here === undefined) return undefined
  const distances = boxes.map((box) => (box ? distance(here, box, way) : Number.POSITIVE_INFINITY))
  const least = Math.min(...distances)
  return Number.isFinite(least) ? distances.indexOf(least) : undefined
}

type Way = readonly [x: number, y: number]

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Large enough that any key of the next line is nearer than every key of the line after it. */
const LINE = 8

/** Infinite if an arrow in that direction does not lead there. */
function distance(here: Box, there: Box, [right, down]: Way): number {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  const ahead = x * right + y * down
  const aside = Math.abs(x * down) + Math.abs(y * right)
  if (ahead <= (down === 0 ? here.width : here.height) / 4) return Number.POSITIVE_INFINITY
  // Left and right stay in the line; up and down may shift sideways where the lines differ.
  if (down === 0 && aside > here.height / 2) return Number.POSITIVE_INFINITY
  return ahead * LINE + aside
}

/** A finger that moves farther, in CSS pixels, has slid and is not a tap. */
const SLID = 14

/**
 * Taps on a pad whose keys carry `data-key`. Two thumbs roll: while a second finger is down a browser sends
 * a click for neither, so those taps are taken when each finger lifts. A single finger is left to `click`,
 * which scrolling cancels and which can never fall through to what comes up under the finger.
 */
export function useRollingTaps(onTap: (key: string) => void) {
  const fingers = useRef(new Map<number, { key: string; x: number; y: number; rolled: boolean }>())
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
  const onPointerCancel = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
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

/** The letter, digit or sign that a key types; a space presses the button it is on, and types nothing. */
export function typedKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  const { key, ctrlKey, metaKey, altKey } = event
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : undefined
}

const RANK = /^(10|[1-9atjqk])$/i

/** One more key on a card pad. `rank` waits for its suit, as typed: `5`, `1`, `10`, `k`; anything else starts again. */
export function typeKey(waiting: string, key: string): { readonly rank: string; readonly card?: Card } {
  const rank = waiting === '1' && key === '0' ? '10' : key
  if (RANK.test(rank)) return { rank }
  const card = parseCard(waiting + key)
  return card.ok ? { rank: '', card: card.value } : { rank: '' }
}
