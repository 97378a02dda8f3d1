import type { PropsWithChildren, ReactNode } from 'react'
import { useLocation } from 'wouter'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  /** `primary` is the one thing to do next. */
  readonly kind: 'primary' | 'quiet'
  readonly onClick?: () => void
  readonly submits?: boolean
  readonly children: ReactNode
  readonly detail?: ReactNode
  readonly icon?: IconName
  readonly trailing?: IconName
  readonly mark?: ReactNode
  /** The full accessible name, where the words on the button are not enough. */
  readonly label?: string
  readonly disabled?: boolean
}

export function Button(props: ButtonProps) {
  const { kind, children, detail, icon, trailing, mark, label, submits, ...button } = props
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={styles.button}
      data-kind={kind}
      // Long names are set smaller: one would be broken, several would fill the key to its edges.
      data-two={detail === undefined || /\S{9}|.{25}/.test(`${children}`) ? undefined : ''}
      aria-label={label}
      {...button}
    >
      {icon && <Icon name={icon} />}
      {mark}
      <span className={styles.words}>
        <b>{children}</b>
        {detail !== undefined && <small> {detail}</small>}
      </span>
      {trailing && <Icon name={trailing} />}
    </button>
  )
}

interface PageButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly to: string
  readonly title: string
}

export function PageButton({ to, title, ...button }: PageButtonProps) {
  const [, navigate] = useLocation()
  return (
    <Button {...button} onClick={() => navigate(to)}>
      {title}
    </Button>
  )
}

interface IconButtonProps extends Pick<ButtonProps, 'onClick' | 'disabled'> {
  readonly icon: IconName
  readonly label: string
  /** A word below the icon, where few know what it means. */
  readonly children?: string
  /** For `double-taps.ts`: a second tap would do more than was meant, as going back twice. */
  readonly 'data-once'?: ''
}

/** A tool of 44 × 44 px, the smallest target for a thumb. */
export function IconButton({ icon, label, children, ...button }: IconButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} {...button}>
      <Icon name={icon} />
      {children && <small>{children}</small>}
    </button>
  )
}

/** The buttons at the foot of a screen, never scrolled away; `tight` where a pad above needs every pixel. */
export function ActionBar({ tight = false, children }: PropsWithChildren<{ readonly tight?: boolean }>) {
  return (
    <footer className={styles.bar} data-mirrors="" data-tight={tight || undefined}>
      {children}
    </footer>
  )
}
