import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { KEY_WORDS, type KeyGroup, sayKeys } from '../../words/pages/keys.ts'
import { GONE } from '../follow-focus.ts'
import { nextPlace, typedKey } from '../pads/pad-keys.ts'
import { IconButton } from '../parts/Button.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import css from './Keyboard.module.css'

/** Undo, Redo, the help sheet and the arrows in menus. Pads have their own keys. */
export function Keyboard() {
  const [{ letters }] = useSettings()
  const [groups, setGroups] = useState<readonly KeyGroup[]>()
  const title = useId()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.matches(WRITTEN_IN)) return
    // A key held down is one press: its repeats would peg again, or press whatever appears next.
    if (event.repeat && (event.key === 'Enter' || typedKey(event) !== undefined)) return consume(event)
    if (typedKey(event) !== undefined && letters !== 'on') return event.stopPropagation()
    const menu = target.closest<HTMLElement>('[popover]')
    if (menu) return walkMenu(menu, event)
    if (target.closest('dialog')) return
    const does = pageKey(event)
    if (does === 'help') setGroups(keysHere())
    else if (does) document.querySelector<HTMLElement>(`main [data-kind="${does}"]:not(${GONE})`)?.click()
    if (does) consume(event)
  })
  useEffect(() => {
    const stop = new AbortController()
    // Runs before the pads, so that keys that are switched off never reach them.
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('keydown', onKeyDown, options)
    document.addEventListener('toggle', focusMenu, options)
    return () => stop.abort()
  }, [])
  const close = () => setGroups(undefined)
  return (
    groups && (
      <dialog ref={openSheet} className={css.sheet} aria-labelledby={title} onClose={close}>
        <div className={css.page}>
          <header>
            <h2 id={title}>{KEY_WORDS.title}</h2>
            <IconButton icon="cross" label={COMMON_WORDS.close} onClick={close} />
          </header>
          <KeyList groups={groups} />
        </div>
      </dialog>
    )
  )
}

function keysHere(): readonly KeyGroup[] {
  const pads = [...document.querySelectorAll<HTMLElement>(`[data-pad]:not(${GONE})`)]
  const names = pads.map((pad) => pad.dataset.pad ?? '')
  return sayKeys(names, document.querySelector('main [data-kind="undo"]:not([data-away] *)') !== null)
}

function openSheet(sheet: HTMLDialogElement) {
  sheet.showModal()
  // A click on the dialog itself is one beside its content. The browser closes it on Esc.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close())
  return () => sheet.close()
}

/** A field keeps every key to itself, Ctrl Z too. */
const WRITTEN_IN = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

function pageKey(event: KeyboardEvent): 'undo' | 'redo' | 'help' | undefined {
  const key = event.key.toLowerCase()
  if (typedKey(event) !== undefined) return key === 'u' ? 'undo' : key === '?' ? 'help' : undefined
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : undefined
}

/** The first item of a menu that opens gets the focus. */
function focusMenu({ target }: Event): void {
  const opened = target instanceof HTMLElement && target.matches(':popover-open')
  if (opened) target.querySelector<HTMLElement>('li>button')?.focus()
}

function walkMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll<HTMLElement>('button')]
  const boxes = items.map((item) => item.getBoundingClientRect())
  const from = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
  const place = nextPlace(event.key, from, boxes)
  if (place === undefined) return
  items[place]?.focus()
  consume(event)
}

function consume(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
