import encodeQR from 'qr'
import { useEffect, useState } from 'react'
import { sayCode, sayPart, TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { Button } from '../parts/Button.tsx'
import { stillness } from '../parts/stillness.ts'
import styles from './QrCodes.module.css'

/** Milliseconds: time to aim, to read the code and to tap on the link. */
const SHOWN_FOR = 5_000

/** One code, or several in turn. The button stops the loop; with reduced motion there is no loop. */
export function QrCodes({ texts }: { readonly texts: readonly string[] }) {
  const [turn, setTurn] = useState(0)
  const [loops, setLoops] = useState(() => !stillness())
  const count = texts.length
  const number = (turn % count) + 1
  useEffect(() => {
    if (!loops || count === 1) return
    const timer = setInterval(() => setTurn((shown) => shown + 1), SHOWN_FOR)
    return () => clearInterval(timer)
  }, [loops, count])
  if (count === 1) return <QrCode text={texts[0] ?? ''} label={TRANSFER_WORDS.qr} />
  const step = () => {
    setLoops(false)
    setTurn(turn + 1)
  }
  return (
    <>
      <QrCode text={texts[number - 1] ?? ''} label={sayCode(number, count)} />
      <div className={styles.turn}>
        <b>{sayPart(number, count)}</b>
        <Button kind="quiet" trailing="arrow-right" onClick={step}>
          {TRANSFER_WORDS.nextCode}
        </Button>
      </div>
      <p>{TRANSFER_WORDS.manyCodes}</p>
    </>
  )
}

/** Dark on light in every theme, as code readers expect. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const dots = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  return (
    <svg className={styles.qr} viewBox={`0 0 ${dots.length} ${dots.length}`} role="img" aria-label={label}>
      <path d={pathOf(dots)} />
    </svg>
  )
}

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
