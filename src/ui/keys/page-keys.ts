import { nextPlace } from '../pads/next-place.ts'
import { typedKey } from '../pads/typed-card.ts'

interface PageKeys {
  /** Whether letters, digits and signs do anything at all. */
  readonly letters: () => boolean
  readonly onHelp: () => void
}

/** The keys that belong to no pad: Undo and Redo, the help sheet, arrows in a menu. Answers how to let them go. */
export function watchPageKeys({ letters, onHelp }: PageKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.matches(WRITTEN_IN)) return
    // A key held down is one press: its repeats would peg again, or press what comes up next.
    if (event.repeat && (event.key === 'Enter' || typedKey(event) !== undefined)) return pass(event)
    if (typedKey(event) !== undefined && !letters()) return event.stopPropagation()
    const menu = target.closest<HTMLElement>('[popover]')
    if (menu) return walkMenu(menu, event)
    if (target.closest('dialog')) return
    const does = pageKey(event)
    if (does === 'help') onHelp()
    else if (does) document.querySelector<HTMLElement>(`main [data-kind="${does}"]:enabled`)?.click()
    if (does) pass(event)
  }
  const onToggle = (event: Event) => {
    const { target } = event
    const opened = target instanceof HTMLElement && target.matches(':popover-open')
    if (opened) target.querySelector('button')?.focus()
  }
  // Before the pads: what is switched off never reaches them.
  document.addEventListener('keydown', onKeyDown, { capture: true })
  document.addEventListener('toggle', onToggle, { capture: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    document.removeEventListener('toggle', onToggle, { capture: true })
  }
}

/** What a person writes into keeps every key to itself, Ctrl Z too. */
const WRITTEN_IN = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

function pageKey(event: KeyboardEvent): 'undo' | 'redo' | 'help' | undefined {
  const key = event.key.toLowerCase()
  if (typedKey(event) !== undefined) return key === 'u' ? 'undo' : key === '?' ? 'help' : undefined
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : undefined
}

function walkMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll<HTMLElement>('button')]
  const boxes = items.map((item) => item.getBoundingClientRect())
  const from = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
  const place = nextPlace(event.key, from, boxes)
  if (place === undefined) return
  items[place]?.focus()
  pass(event)
}

function pass(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
