import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { COMMON_WORDS } from '../../words/app.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Menu.module.css'

export interface MenuItem {
  readonly name: string
  readonly detail?: string
  readonly run: () => void
}

/** A question or a group with its answers beside each other, one tap each. */
export interface MenuChoice {
  readonly name: string
  readonly choices: readonly MenuItem[]
}

interface MenuProps {
  /** Asked for when the menu opens. */
  readonly items: () => readonly (MenuItem | MenuChoice)[]
  readonly label?: string
  /** What its items are about, if that is not its label. */
  readonly title?: string
  readonly icon?: IconName
  /** Words that open it, instead of the icon. */
  readonly children?: ReactNode
}

/** A sheet of buttons near the thumb, closed by its cross, by Escape and by a tap beside it. */
export function Menu(props: MenuProps) {
  const { items, label = COMMON_WORDS.menu, title = label, icon = 'menu', children } = props
  const id = useId()
  // The buttons are made when the menu opens: a list has many menus, and a table renders its own with each tap.
  const [isOpen, setOpen] = useState(false)
  const follow = ({ newState, type }: ToggleEvent) => {
    // They stay until the menu is closed, because the focus goes back from one of them to what opened it.
    if (newState === 'open') setOpen(true)
    else if (type === 'toggle') setOpen(false)
  }
  const opener = children ? { className: css.words } : { className: css.open, 'aria-label': label }
  return (
    <>
      <button type="button" popoverTarget={id} {...opener}>
        {children ?? <Icon name={icon} />}
      </button>
      <nav
        id={id}
        popover="auto"
        className={css.menu}
        data-fades=""
        aria-label={label}
        onBeforeToggle={follow}
        onToggle={follow}
      >
        {isOpen && (
          <header>
            <b>{title}</b>
            <button type="button" className={css.open} popoverTarget={id} aria-label={COMMON_WORDS.close}>
              <Icon name="cross" />
            </button>
          </header>
        )}
        <ul>
          {(isOpen ? items() : []).map((item) => (
            <li key={item.name}>
              {'choices' in item ? (
                <fieldset className={css.choices}>
                  <legend>{item.name}</legend>
                  {item.choices.map((choice) => (
                    <MenuButton key={choice.name} item={choice} />
                  ))}
                </fieldset>
              ) : (
                <MenuButton item={item} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function MenuButton({ item }: { readonly item: MenuItem }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        // Closes first, because the action may replace this button, which could then close nothing.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        item.run()
      }}
    >
      {item.name}
      {item.detail !== undefined && <small> {item.detail}</small>}
    </button>
  )
}
