import { useId } from 'react'
import { Icon } from './Icon.tsx'
import css from './Menu.module.css'

export interface MenuItem {
  readonly name: string
  readonly run: () => void
}

/** What is behind the second tap: a sheet at the thumb's end of the screen, closed by a tap beside it. */
export function Menu({ items }: { readonly items: readonly MenuItem[] }) {
  const id = useId()
  return (
    <>
      <button type="button" className={css.open} popoverTarget={id} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <nav id={id} popover="auto" className={css.menu} aria-label="Menu">
        <ul>
          {items.map(({ name, run }) => (
            <li key={name}>
              <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={run}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
