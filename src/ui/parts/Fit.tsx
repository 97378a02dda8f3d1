import styles from './Fit.module.css'

interface FitProps {
  readonly className?: string | undefined
  readonly children: string
}

/** Words on one line, set smaller where they do not fit; where half their size would not do, on several lines. */
export function Fit({ className, children }: FitProps) {
  return (
    <span key={children} ref={fit} className={className ? `${styles.fit} ${className}` : styles.fit}>
      {children}
    </span>
  )
}

const LEAST = 0.5

/** All lines, with the width that each was measured at. */
const lines = new Map<HTMLElement, number>()
/** Those that have just come: measured together, or the browser would lay out the page once more for each. */
const fresh = new Set<HTMLElement>()
let observer: ResizeObserver | undefined

function fit(line: HTMLElement): () => void {
  observer ??= observeAll()
  lines.set(line, 0)
  observer.observe(line)
  if (fresh.size === 0) queueMicrotask(measureFresh)
  fresh.add(line)
  return () => {
    observer?.unobserve(line)
    lines.delete(line)
    fresh.delete(line)
  }
}

/** What is far below is measured when it is scrolled to. Safari before 17.4 does not say what that is. */
function measureFresh(): void {
  const isFar = (line: HTMLElement) => line.checkVisibility?.({ contentVisibilityAuto: true }) === false
  measure([...fresh].filter((line) => !isFar(line)))
  fresh.clear()
}

function observeAll(): ResizeObserver {
  document.fonts.addEventListener('loadingdone', () => measure([...lines.keys()]))
  return new ResizeObserver((entries) => {
    const seen = new Set<Element>(entries.map(({ target }) => target))
    const changed = [...lines].filter(([line, width]) => seen.has(line) && line.clientWidth !== width)
    measure(changed.map(([line]) => line))
  })
}

/** What a line says is as wide as its font is large, so that one look is enough for each width. */
function measure(some: readonly HTMLElement[]): void {
  for (const line of some) {
    line.style.setProperty('--fit', '1')
    delete line.dataset.breaks
  }
  const scales = some.map((line) => line.clientWidth / Math.max(line.scrollWidth, 1))
  for (const [i, line] of some.entries()) {
    const scale = scales[i] ?? 1
    if (scale < LEAST) line.dataset.breaks = ''
    line.style.setProperty('--fit', `${Math.min(1, Math.max(LEAST, scale))}`)
  }
  // Beside something else a line is only as wide as its words are now.
  for (const line of some) lines.set(line, line.clientWidth)
}
