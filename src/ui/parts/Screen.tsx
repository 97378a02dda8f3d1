import { type ComponentProps, type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { OPENING_WORDS, TITLES } from '../../words/app.ts'
import { PageButton } from './Button.tsx'
import styles from './Screen.module.css'

/** `whole`: one screenful whose parts scroll by themselves. `page`: a page that scrolls. */
export function Screen({ fit, children }: { readonly fit: 'whole' | 'page'; readonly children: ReactNode }) {
  return (
    <main className={styles.screen} data-fit={fit}>
      {children}
    </main>
  )
}

interface MessageProps {
  readonly title: string
  readonly sentence: string
  readonly children?: ReactNode
}

export function Message({ title, sentence, children }: MessageProps) {
  return (
    <Screen fit="page">
      <div className={styles.message}>
        <h1>{title}</h1>
        <p>{sentence}</p>
        {children}
      </div>
    </Screen>
  )
}

interface ScrollRegionProps extends ComponentProps<'section'> {
  readonly name: string
  /** Its name in the list of keys. */
  readonly pad?: string
}

/** A place that scrolls, with a name and a tab stop. If two on a page have the same name, they are a `group`. */
export function ScrollRegion({ name, pad, role, ...section }: ScrollRegionProps) {
  return <section data-pad={pad} role={role} aria-label={name} tabIndex={0} {...section} />
}

/** Scrolls to the element that `selector` finds whenever `key` changes; without a key nothing moves. */
export function useScrollIntoView(
  region: RefObject<Element | null>,
  selector: string,
  key?: number | string,
) {
  useEffect(() => {
    if (key !== undefined) region.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
  }, [region, selector, key])
}

/** What `measure` reads of an element, before the first paint and whenever its size changes. */
export function useMeasured<E extends Element>(measure: (element: E) => number, first: number) {
  const [size, setSize] = useState(first)
  const ref = useCallback(
    (element: E) => {
      const read = () => setSize(measure(element))
      read()
      const observer = new ResizeObserver(read)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [measure],
  )
  return { ref, size }
}

/** Milliseconds before the page says what it is waiting for. */
const PATIENCE = 1_000

/** Shown while the database opens. A later game opens in a moment, so nothing is shown until that is slow. */
export function OpeningScreen() {
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
function Shell({ line, children }: { readonly line: string; readonly children?: ReactNode }) {
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
