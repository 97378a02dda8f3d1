import { type ReactNode, useEffect, useState } from 'react'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { OPENING_WORDS, TITLES } from '../../words/app.ts'
import { PageButton } from './Button.tsx'

/** Milliseconds before the page says what it is waiting for. */
const PATIENCE = 2_000

/**
 * Shown while the database opens: the same as index.html shows. After two seconds it says what it is waiting for, and
 * offers what needs no database. A game that is opened later takes only a moment, so nothing is shown before.
 */
export function Opening() {
  const atStart = useReadable(useApp().start).type === 'opening'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return atStart ? <Shell line={OPENING_WORDS.line} /> : null
  return (
    <Shell line={OPENING_WORDS.sentence}>
      <PageButton kind="quiet" icon="cards" to="/count" title={TITLES.count} />
      <PageButton kind="quiet" to="/rulings" title={TITLES.rulings} />
    </Shell>
  )
}

/** The page as index.html shows it before the app has started. */
export function Shell({ line, children }: { readonly line: string; readonly children?: ReactNode }) {
  return (
    <main className="shell">
      <h1 className="shell-name">{TITLES.app}</h1>
      <p className="shell-line" role="status">
        {line}
      </p>
      {children}
    </main>
  )
}
