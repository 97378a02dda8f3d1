import { calendarDay, dayOf } from '../../../base/days.ts'
import type { TableWords } from '../../../rules/rules.ts'
import { type Line, type Show, totalOf } from '../../../rules/show.ts'
import { LEDGER_WORDS } from '../../../words/app.ts'
import { sayDate } from '../../../words/dates.ts'
import { joinClauses } from '../../../words/engine/grammar.ts'
import { type CountOptions, lineName } from '../../../words/engine/spoken-count.ts'
import { fileName } from '../../../words/pages/backup.ts'
import { sayRare, shareCount } from '../../../words/pages/count.ts'
import {
  CardPicture,
  CardRow,
  cardWidth,
  PAPER,
  PenLine,
  PictureSheet,
  Rule,
  SMALL_PRINT,
} from './PictureSheet.tsx'
import { sharePicture } from './share-picture.ts'

interface CountPictureProps {
  readonly show: Show
  readonly lines: readonly Line[]
  readonly words: TableWords
  readonly sentence: string
  /** Whose it was and when, or how rare it is. */
  readonly foot: string
}

const TALLEST = 1350
/** Heights: the line over the ledger, and its first line. */
const RULE = 640
const LEDGER = 722
/** Columns: the cards, the points, and the running count past its red line. */
const CARDS = 280
const POINTS = 830
const COUNT_LINE = 870

/** The height of a line. Fifteen make the picture taller, or nobody could read them. */
const rowHeight = (lines: number) => Math.max(48, Math.min(84, (TALLEST - LEDGER - PAPER.foot - 30) / lines))

export function CountPicture({ show, lines, words, sentence, foot }: CountPictureProps) {
  const end = lines.length > 0 ? LEDGER + lines.length * rowHeight(lines.length) : RULE - 40
  return (
    <PictureSheet height={end + 30 + PAPER.foot} foot={foot}>
      <CardRow {...show} />
      <text x="222" y="570" fontSize="290" fontWeight="600" letterSpacing="-0.05em" textAnchor="middle">
        {totalOf(lines)}
      </text>
      <text x="450" y="376" fontSize="54" fontWeight="500" fontStyle="italic" data-room="566 264">
        {`“${sentence}”`}
      </text>
      {lines.length > 0 && <Ledger lines={lines} words={words} />}
    </PictureSheet>
  )
}

const HEADS = [
  [LEDGER_WORDS.for, PAPER.margin, 'start'],
  [LEDGER_WORDS.cards, CARDS, 'start'],
  [LEDGER_WORDS.points, POINTS, 'end'],
  [LEDGER_WORDS.count, PAPER.right, 'end'],
] as const

function Ledger({ lines, words }: Pick<CountPictureProps, 'lines' | 'words'>) {
  const row = rowHeight(lines.length)
  const figure = Math.min(42, row * 0.6)
  const card = Math.min(56, row * 0.76)
  const step = cardWidth(card, true) + 10
  const base = row / 2 + figure * 0.34
  const end = LEDGER + lines.length * row
  const left = PAPER.right - figure * 1.3
  const ruledTwice = `M${left} ${end - row + base + figure * 0.2}H${PAPER.right}m0 6H${left}`
  return (
    <>
      <Rule y={RULE} />
      {HEADS.map(([name, x, anchor]) => (
        <text key={name} {...SMALL_PRINT} x={x} y={LEDGER - 26} fontSize="26" textAnchor={anchor}>
          {name}
        </text>
      ))}
      {lines.map((line, i) => (
        <g key={`${line.kind} ${line.cards.join('')}`} transform={`translate(0 ${LEDGER + i * row})`}>
          <PenLine d={`M0 0H${PAPER.width}`} />
          <text x={PAPER.margin} y={base} fontSize={figure * 0.86} fontWeight="500">
            {lineName(line.kind, words)}
          </text>
          {line.cards.map((one, place) => (
            <CardPicture
              key={one}
              card={one}
              x={CARDS + place * step}
              y={(row - card) / 2}
              height={card}
              isMini
            />
          ))}
          <text fill="var(--ink-2)" x={POINTS} y={base} fontSize={figure} fontWeight="500" textAnchor="end">
            {line.points}
          </text>
          <text x={PAPER.right} y={base} fontSize={figure} fontWeight="700" textAnchor="end">
            {totalOf(lines.slice(0, i + 1))}
          </text>
        </g>
      ))}
      <PenLine stroke="var(--rule-strong)" strokeWidth={3} d={ruledTwice} />
      <PenLine stroke="var(--margin-line)" strokeWidth={3} d={`M${COUNT_LINE} ${RULE + 12}V${end}`} />
    </>
  )
}

interface SharedHand extends Pick<CountPictureProps, 'show' | 'lines' | 'sentence'> {
  readonly said: CountOptions
  /** Whose hand it is, or that it is a crib. */
  readonly title: string
  readonly link: string | undefined
}

export function shareHand({ show, lines, sentence, said, title, link }: SharedHand) {
  const now = Date.now()
  const rare = sayRare({ ...show, lines })
  const foot = rare ? `${rare.title} ${rare.detail}` : `${title} · ${sayDate(calendarDay(now))}`
  return sharePicture({
    picture: <CountPicture show={show} lines={lines} words={said.words} sentence={sentence} foot={foot} />,
    text: joinClauses([shareCount({ ...show, lines }, said), link], '\n'),
    name: fileName(dayOf(now), [title], 'png'),
  })
}
