import { memo } from 'react'
import styles from './Icon.module.css'

/** Strokes on a sheet of 24 × 24. */
const STROKES = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3',
  'arrow-right': 'M4 12h15m-6-6.5 6.5 6.5-6.5 6.5',
  'arrow-left': 'M20 12H5m6-6.5L4.5 12l6.5 6.5',
  chevron: 'm9 5 7 7-7 7',
  cards:
    'M12.1 3.8l6.9 1a1.4 1.4 0 0 1 1.2 1.5L18.5 18a1.4 1.4 0 0 1-1.6 1.2l-6.9-1a1.4 1.4 0 0 1-1.2-1.5L10.5 5a1.4 1.4 0 0 1 1.6-1.2zM8.2 6.4l-2.9.8a1.3 1.3 0 0 0-.9 1.6l2.9 10.4a1.3 1.3 0 0 0 1.6.9l1.5-.4',
  book: 'M12 6.2C9.5 4.6 6.8 4.2 4 4.4v14c2.8-.2 5.5.2 8 1.8 2.5-1.6 5.2-2 8-1.8v-14c-2.8-.2-5.5.2-8 1.8zm0 0v14',
  menu: 'M4 7h16M4 12h16M4 17h10',
  more: 'M4.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0m7 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0m7 0a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  speaker: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6',
  play: 'M8 5.5v13l11-6.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  says: 'M4.5 5h15v11H12l-4 4v-4H4.5zM8.5 9h7M8.5 12h4.5',
  share: 'M12 15V3.5m-4.5 4L12 3l4.5 4.5M7 11H5v9.5h14V11h-2',
  backspace: 'M9 5h11v14H9l-6-7zm3 4.5 5 5m0-5-5 5',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  check: 'm5 12.5 4.5 4.5L19.5 7',
  cross: 'm6 6 12 12M18 6 6 18',
  chart: 'M5 20v-7M12 20V5M19 20v-11',
  sheet: 'M5 4h14v16H5zM5 9h14M5 14.5h14M12 9v11',
  phones: 'M4 5.5h5.5v13H4zM14.5 5.5H20v13h-5.5zM9.5 12h5',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 1 0 0 5.6',
  keys: 'M5 5h3v3H5zM10.5 5h3v3h-3zM16 5h3v3h-3zM5 10.5h3v3H5zM10.5 10.5h3v3h-3zM16 10.5h3v3h-3zM10.5 16h3v3h-3z',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 1 0 0 6.4',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5M20 14v2.5M14 20v-2.5M17.5 17.5H20V20M7 7v0M17 7v0M7 17v0',
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof STROKES

interface IconProps {
  readonly name: IconName
  readonly size?: number
}

/** A picture beside words or on a named button: it has no name of its own. */
export const Icon = memo(function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  )
})
