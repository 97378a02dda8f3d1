import { calendarDay, dayOf } from '../../../base/days.ts'
import type { Feat } from '../../../game/figures/feats.ts'
import { TITLES } from '../../../words/app.ts'
import { sayDate } from '../../../words/dates.ts'
import { fileName } from '../../../words/pages/backup.ts'
import { sayPlaque, shareFeat, WHOLE } from '../../../words/pages/wall.ts'
import type { PlaqueProps } from '../Plaque.tsx'
import { CardRow, PAPER, PenLine } from './PictureSheet.tsx'
import { sharePicture } from './share-picture.ts'

const HEIGHT = 1350
const GRAIN = Array.from({ length: 27 }, (_, line) => `M0 ${line * 50}l${PAPER.width} 30`).join('')
/** The plate on the wood, and where its words end. */
const PLATE = { x: 54, y: 210, width: 972, height: 890, rx: 12 }
const SCREWS = [
  [90, 246],
  [990, 246],
  [90, 1064],
  [990, 1064],
] as const
const FIGURE = { fontSize: 340, fontWeight: 750, letterSpacing: '-0.05em', 'data-room': '430 340' }
const NAME = { fontSize: 120, fontWeight: 750, 'data-room': '400 190' }
const NOTE = { fontSize: 42, fontWeight: 600, 'data-room': '400 48' }

/** A plaque on its wood, dark in every look. */
function PlaquePicture({ figure, name, notes, cards, odds }: PlaqueProps) {
  const [starter, ...hand] = cards?.toReversed() ?? []
  return (
    <svg
      width={PAPER.width}
      height={HEIGHT}
      fontFamily="var(--font-display)"
      style={{ forcedColorAdjust: 'none' }}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="picture-plate" x1="0" y1="0" x2="0.2" y2="1">
          <stop stopColor="var(--brass-light)" offset="0" />
          <stop stopColor="var(--brass)" offset="0.46" />
          <stop stopColor="var(--brass-light)" offset="0.8" />
          <stop stopColor="var(--brass)" offset="1" />
        </linearGradient>
      </defs>
      <rect fill="var(--walnut)" width={PAPER.width} height={HEIGHT} />
      <PenLine stroke="var(--bored)" strokeOpacity={0.3} d={GRAIN} />
      <g fill="var(--blue-black)">
        <rect fill="url(#picture-plate)" {...PLATE} />
        <rect fill="none" stroke="var(--brass-dark)" strokeWidth="4" {...PLATE} />
        {SCREWS.map(([x, y], turn) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${40 + 35 * turn})`}>
            <circle fill="var(--brass-light)" stroke="var(--brass-dark)" strokeWidth="3" r="17" />
            <PenLine stroke="var(--blue-black)" strokeWidth={5} d="M-15 0H15" />
          </g>
        ))}
        <text x="110" y="560" {...FIGURE}>
          {figure}
        </text>
        <text x="570" y="410" {...NAME}>
          {name}
        </text>
        {notes.map((note, line) => (
          <text key={note} x="570" y={500 + 54 * line} {...NOTE}>
            {note}
          </text>
        ))}
        {starter && (
          <g transform="translate(48 600) scale(0.91)">
            <CardRow cards={hand.toReversed()} starter={starter} />
          </g>
        )}
        {odds && (
          <text
            x={PAPER.width / 2}
            y="1010"
            fontSize="52"
            fontWeight="500"
            fontStyle="italic"
            textAnchor="middle"
          >
            {odds}
          </text>
        )}
      </g>
      <text
        fill="var(--brass-light)"
        x={PAPER.width / 2}
        y="1240"
        fontSize="40"
        fontWeight="600"
        textAnchor="middle"
      >
        {TITLES.app}
      </text>
    </svg>
  )
}

export function sharePlaque(feat: Omit<Feat, 'gameId'>, parts = WHOLE) {
  const day = sayDate(calendarDay(feat.at))
  return sharePicture({
    picture: <PlaquePicture {...sayPlaque(feat, day, parts)} />,
    text: shareFeat(feat, day, parts),
    name: fileName(dayOf(parts.hasDate ? feat.at : Date.now()), parts.hasName ? feat.players : [], 'png'),
  })
}
