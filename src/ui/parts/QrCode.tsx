import { useQuery } from '../../app/hooks/use-app.ts'
import { type Dots, drawCode } from '../../app/transfer/draw-code.ts'
import styles from './QrCode.module.css'

/** The code before is shown, with its name, until the next one is drawn. */
export function DrawnCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawn = useQuery(text, async () => {
    const dots = await drawCode(text)
    return dots && { dots, label }
  })
  return drawn ? <QrCode {...drawn} /> : null
}

/** Dark on light in every theme, as code readers expect. */
export function QrCode({ dots, label }: { readonly dots: Dots; readonly label: string }) {
  return (
    <svg
      className={styles.qr}
      style={{ ['--dots' as string]: dots.length }}
      viewBox={`0 0 ${dots.length} ${dots.length}`}
      role="img"
      aria-label={label}
    >
      <path d={pathOf(dots)} />
    </svg>
  )
}

function pathOf(dots: Dots): string {
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
