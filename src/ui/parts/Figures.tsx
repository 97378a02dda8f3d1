import styles from './Figures.module.css'

interface FiguresProps {
  readonly value: number
  readonly className?: string | undefined
}

/**
 * A number whose digits stand in fixed cells, so that a score does not dance as it grows. The digits are
 * drawn from attributes and the number itself is one hidden text: read aloud as "fifty-seven", not "5 7".
 */
export function Figures({ value, className }: FiguresProps) {
  const text = String(value)
  return (
    <span className={className ? `${styles.figures} ${className}` : styles.figures}>
      <span className="visually-hidden">{text}</span>
      {Object.entries(text).map(([place, digit]) => (
        <i key={place} data-digit={digit} aria-hidden="true" />
      ))}
    </span>
  )
}
