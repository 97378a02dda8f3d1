import type { TableWords } from '../../../rules/rules.ts'
import { type Line, type Show, totalOf } from '../../../rules/show.ts'
import { LEDGER_WORDS } from '../../../words/app.ts'
import { joinClauses } from '../../../words/grammar.ts'
import { pictureName } from '../../../words/pages/backup.ts'
import { sayRare, shareCount } from '../../../words/pages/count.ts'
import { type CountOptions, lineName } from '../../../words/spoken-count.ts'
import { dayOf } from '../save-file.ts'
import {
  CardPicture,
  cardWidth,
  FOOT,
  MARGIN,
  PenLine,
  PictureSheet,
  RIGHT,
  SheetRule,
  SMALL_PRINT,
  WIDTH,
} from './PictureSheet.tsx'
import { sayDate, sharePicture } from './share-picture.ts'

export interface CountPictureProps {
  readonly show: Show
  readonly lines: readonly Line[]
  readonly words: TableWords
  /** The spoken count. */
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

/** A counted hand as a picture: its cards, the number, the spoken count and its lines. */
export function CountPicture({ show, lines, words, sentence, foot }: CountPictureProps) {
  // Fifteen lines make it taller, or nobody could read them.
  const row = Math.max(48, Math.min(84, (TALLEST - LEDGER - FOOT - 30) / lines.length))
  const end = lines.length > 0 ? LEDGER + lines.length * row : RULE - 40
  return (
    <PictureSheet height={end + 30 + FOOT} foot={foot}>
      <CardRow show={show} />
      <text x="222" y="570" fontSize="290" fontWeight="600" letterSpacing="-0.05em" textAnchor="middle">
        {totalOf(lines)}
      </text>
      <text x="450" y="376" fontSize="54" fontWeight="500" fontStyle="italic" data-room="566 264">
        {`“${sentence}”`}
      </text>
      {lines.length > 0 && <Ledger lines={lines} words={words} row={row} />}
    </PictureSheet>
  )
}

function CardRow({ show: { cards, starter } }: Pick<CountPictureProps, 'show'>) {
  const width = Math.min(178, (RIGHT - MARGIN - 36 - 20 * cards.length) / (cards.length + 1))
  const height = width / cardWidth(1)
  const step = width + 20
  const bar = MARGIN + cards.length * step + 8
  return (
    <>
      {cards.map((card, i) => (
        <CardPicture key={card} card={card} x={MARGIN + i * step} y={MARGIN} height={height} />
      ))}
      <PenLine ink="var(--rule-strong)" d={`M${bar} ${MARGIN + 6}v${height - 12}`} />
      <CardPicture card={starter} x={bar + 28} y={MARGIN} height={height} />
    </>
  )
}

const HEADS = [
  [LEDGER_WORDS.for, MARGIN, 'start'],
  [LEDGER_WORDS.cards, CARDS, 'start'],
  [LEDGER_WORDS.points, POINTS, 'end'],
  [LEDGER_WORDS.count, RIGHT, 'end'],
] as const

interface LedgerProps extends Pick<CountPictureProps, 'lines' | 'words'> {
  /** The height of a line. */
  readonly row: number
}

function Ledger({ lines, words, row }: LedgerProps) {
  const figure = Math.min(42, row * 0.6)
  const card = Math.min(56, row * 0.76)
  const baseOf = (line: number) => LEDGER + (line + 0.5) * row + figure * 0.34
  const sum = { left: RIGHT - figure * 1.3, y: baseOf(lines.length - 1) + figure * 0.2 }
  return (
    <>
      <SheetRule y={RULE} />
      {HEADS.map(([name, x, anchor]) => (
        <text key={name} {...SMALL_PRINT} x={x} y={LEDGER - 26} fontSize="26" textAnchor={anchor}>
          {name}
        </text>
      ))}
      {lines.map((line, i) => (
        <g key={`${line.kind} ${line.cards.join('')}`}>
          <PenLine d={`M0 ${LEDGER + i * row}H${WIDTH}`} />
          <text x={MARGIN} y={baseOf(i)} fontSize={figure * 0.86} fontWeight="500">
            {lineName(line.kind, words)}
          </text>
          {line.cards.map((one, place) => {
            const corner = {
              x: CARDS + place * (cardWidth(card, true) + 10),
              y: LEDGER + (i + 0.5) * row - card / 2,
            }
            return <CardPicture key={one} card={one} {...corner} height={card} isMini />
          })}
          <text
            fill="var(--ink-2)"
            x={POINTS}
            y={baseOf(i)}
            fontSize={figure}
            fontWeight="500"
            textAnchor="end"
          >
            {line.points}
          </text>
          <text x={RIGHT} y={baseOf(i)} fontSize={figure} fontWeight="700" textAnchor="end">
            {totalOf(lines.slice(0, i + 1))}
          </text>
        </g>
      ))}
      {/* A sum is ruled off twice. */}
      <PenLine ink="var(--rule-strong)" width={3} d={`M${sum.left} ${sum.y}H${RIGHT}m0 6H${sum.left}`} />
      <PenLine
        ink="var(--margin-line)"
        width={3}
        d={`M${COUNT_LINE} ${RULE + 12}V${LEDGER + lines.length * row}`}
      />
    </>
  )
}

interface SharedHand extends Pick<CountPictureProps, 'show' | 'lines' | 'sentence'> {
  readonly said: CountOptions
  /** Whose hand it is, or that it is a crib. */
  readonly title: string
  /** Where it can be looked at again. */
  readonly link: string | undefined
}

/** Shares a counted hand, as a picture and in words. Returns what to say, unless the device has said it. */
export function shareHand({ show, lines, sentence, said, title, link }: SharedHand) {
  const now = Date.now()
  const rare = sayRare({ ...show, lines })
  const foot = rare ? `${rare.title} ${rare.detail}` : `${title} · ${sayDate(now)}`
  return sharePicture({
    picture: <CountPicture show={show} lines={lines} words={said.words} sentence={sentence} foot={foot} />,
    text: joinClauses([shareCount({ ...show, lines }, said), link], '\n'),
    name: pictureName(dayOf(now), [title]),
  })
}
