import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import css from './Menu.module.css'

export interface MenuItem {
  readonly name: string
  readonly run: () => void
}

interface MenuProps {
  readonly items: readonly MenuItem[]
  readonly label?: string
  /** What opens it; the menu sign without. */
  readonly children?: ReactNode
}

/** What is behind the second tap: a sheet at the thumb's end of the screen, closed by a tap beside it. */
export function Menu({ items, label = 'Menu', children }: MenuProps) {
  const id = useId()
  return (
    <>
      {children ? (
        <button type="button" className={css.words} popoverTarget={id}>
          {children}
        </button>
      ) : (
        <button type="button" className={css.open} popoverTarget={id} aria-label={label}>
          <Icon name="menu" />
        </button>
      )}
      <nav id={id} popover="auto" className={css.menu} aria-label={label}>
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
