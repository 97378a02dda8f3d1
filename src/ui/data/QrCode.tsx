import encodeQR from 'qr'
import styles from './Data.module.css'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A square of dots that another phone reads: dark on light whatever the theme, as readers expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const dots = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  return (
    <svg className={styles.qr} viewBox={`0 0 ${dots.length} ${dots.length}`} role="img" aria-label={label}>
      <path d={pathOf(dots)} />
    </svg>
  )
}

/** Each run of dark dots is one bar. */
function pathOf(dots: readonly (readonly boolean[])[]): string {
  return dots
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const wide = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${wide}v1h-${wide}z`]
      }),
    )
    .join('')
}
