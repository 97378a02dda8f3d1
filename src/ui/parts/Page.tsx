import type { PropsWithChildren, ReactNode } from 'react'
import { COMMON_WORDS } from '../../words/app.ts'
import { ActionBar, IconButton } from './Button.tsx'
import css from './Page.module.css'
import { Screen } from './Screen.tsx'

interface AppBarProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly onBack?: (() => void) | undefined
}

interface PageProps extends AppBarProps {
  readonly tools?: ReactNode
  /** `list`: rows from edge to edge. `form`: two columns if there is room. `columns`: as many as there is room for. `book`: two pages beside each other. `wall`: as high and wide as there is room for. */
  readonly layout: 'list' | 'form' | 'columns' | 'book' | 'wall'
  readonly children: ReactNode
  /** The button at the foot, which does not scroll. */
  readonly action?: ReactNode
  /** Shown above the button, and read aloud when it changes. */
  readonly warning?: ReactNode
  readonly notice?: ReactNode
  /** Other pages of the same book, below everything. */
  readonly tabs?: ReactNode
}

export function Page(props: PageProps) {
  const { tools, layout, children, action, warning, notice, tabs, ...bar } = props
  return (
    <Screen fit="page">
      <AppBar {...bar}>{tools}</AppBar>
      <div className={css[layout]}>{children}</div>
      <div className={css.foot}>
        {notice}
        {action && (
          <div className={css.action}>
            <output>{warning}</output>
            <ActionBar>{action}</ActionBar>
          </div>
        )}
        {tabs}
      </div>
    </Screen>
  )
}

export function AppBar({ title, note, onBack, children }: PropsWithChildren<AppBarProps>) {
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label={COMMON_WORDS.back} onClick={onBack} data-once="" />}
      <div className={css.name}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
    </header>
  )
}
