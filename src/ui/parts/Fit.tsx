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

/** What it says is as wide as its font is large, so that one look is enough for each width, and for a font that comes late. */
function fit(line: HTMLElement): () => void {
  let width = 0
  const measure = () => {
    line.style.setProperty('--fit', '1')
    delete line.dataset.breaks
    const scale = line.clientWidth / Math.max(line.scrollWidth, 1)
    if (scale < LEAST) line.dataset.breaks = ''
    line.style.setProperty('--fit', `${Math.min(1, Math.max(LEAST, scale))}`)
    // Beside something else it is only as wide as its words are now.
    width = line.clientWidth
  }
  const observer = new ResizeObserver(() => line.clientWidth !== width && measure())
  observer.observe(line)
  void document.fonts.ready.then(measure)
  return () => observer.disconnect()
}
