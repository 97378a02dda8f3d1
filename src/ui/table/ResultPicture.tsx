import { calendarDay, dayOf } from '../../base/days.ts'
import { boardFor } from '../../board/board-for.ts'
import type { Chances } from '../../game/figures/chance.ts'
import { bestHand, raceOf } from '../../game/figures/statistics.ts'
import { type ShownGame, scoresOf } from '../../game/record/game.ts'
import { sayDate } from '../../words/dates.ts'
import { seatName, sideName } from '../../words/names.ts'
import { fileName } from '../../words/pages/backup.ts'
import { sayResult } from '../../words/picture.ts'
import { CHANCE_WORDS, sayTurningPoint } from '../../words/table/chance.ts'
import { GAME_OVER_WORDS, sayEnd } from '../../words/table/game-over.ts'
import { BoardDrawing, boardOf, trackCount, waysOf } from '../parts/board/Board.tsx'
import { PegHead } from '../parts/board/PegHead.tsx'
import { ChanceDrawing } from '../parts/figures/ChanceChart.tsx'
import { SHEET } from '../parts/figures/Chart.tsx'
import { RaceDrawing } from '../parts/figures/RaceChart.tsx'
import {
  CardPicture,
  cardWidth,
  PAPER,
  PenLine,
  PictureSheet,
  Rule,
  SMALL_PRINT,
} from '../parts/share/PictureSheet.tsx'
import { sharePicture } from '../parts/share/share-picture.ts'

/** With two or three sides. */
const HEIGHT = 1350
const LEAST_GAP = 20
/** From one name to the next. */
const LINE = 52
/** What the chance of winning adds to it, where it is known. */
const CHANCE_HEIGHT = 220
const CHANCE_BOTTOM = 90
const HEAD = 424
/** The board of a phone, with pegs that are seen in a small picture, as wide as the sheet has room. */
const BOARD = 374
const BOARD_SCALE = (PAPER.width - 80) / BOARD
const RACE_SCALE = 600 / SHEET.width

interface ResultPictureProps {
  readonly game: ShownGame
  readonly chances?: Chances | undefined
  readonly foot: string
}

export function ResultPicture({ game, chances, foot }: ResultPictureProps) {
  const { target, ...picture } = boardOf(game)
  const ways = waysOf(game, chances?.turn)
  const board = boardFor({ target, tracks: trackCount(picture.tracks.length), width: BOARD })
  const [boardHeight, raceHeight] = [board.height * BOARD_SCALE, SHEET.height * RACE_SCALE]
  const parts = PAPER.foot + HEAD + boardHeight + raceHeight
  const gap = Math.max((HEIGHT - parts) / 3, LEAST_GAP)
  const raceTop = HEAD + boardHeight + 2 * gap
  const told = chances?.turn && sayTurningPoint(game, chances.turn)
  const sides = scoresOf(game).map((score, side) => {
    return { mark: game.marks[side] ?? 'a', name: sideName(game, side), score: `${score}` } as const
  })
  // The chance is known of two sides only.
  const more = chances ? CHANCE_HEIGHT : LINE * Math.max(sides.length - 3, 0)
  const height = Math.round(parts + 3 * gap) + more
  return (
    <PictureSheet height={height} foot={foot}>
      <ResultHead game={game} />
      <g transform={`translate(40 ${HEAD + gap}) scale(${BOARD_SCALE})`}>
        <BoardDrawing board={board} {...picture} ways={ways} />
      </g>
      <g transform={`translate(${PAPER.margin} ${raceTop}) scale(${RACE_SCALE})`}>
        <RaceDrawing rules={game.rules} sides={sides} race={raceOf(game)} />
      </g>
      <g transform={`translate(${PAPER.margin + 640} ${raceTop})`}>
        {sides.map(({ mark, name, score }, side) => (
          <g key={mark} transform={`translate(0 ${side * LINE})`}>
            <PegHead mark={mark} radius={13} at={{ x: 14, y: 22 }} />
            <text x="44" y="34" fontSize="34" fontWeight="600" data-room="190 44">
              {name}
            </text>
            <text x="312" y="34" fontSize="34" fontWeight="700" textAnchor="end">
              {score}
            </text>
            <PenLine d="M0 51H312" />
          </g>
        ))}
        <BestHand game={game} y={Math.max(sides.length * LINE + 44, 172)} />
      </g>
      {chances && (
        <g transform={`translate(${PAPER.margin} ${height - more - PAPER.foot})`}>
          <g transform={`scale(${RACE_SCALE})`}>
            <ChanceDrawing game={game} chances={chances} bottom={CHANCE_BOTTOM} />
          </g>
          <text {...SMALL_PRINT} x="640" y="24" fontSize="24">
            {CHANCE_WORDS.caption(sideName(game, game.outcome?.winners[0] ?? 0))}
          </text>
          <text x="640" y="62" fontSize="32" fontWeight="500" data-room="312 170">
            {told && `${told.strong} ${told.weak}`}
          </text>
        </g>
      )}
    </PictureSheet>
  )
}

function ResultHead({ game }: { readonly game: ShownGame }) {
  const { title, result, sentence, stamp } = sayEnd(game)
  const winners = game.outcome?.winners ?? []
  const left = PAPER.margin + winners.length * 92
  const room = PAPER.right - left - (stamp ? 60 : 0)
  // Three scores and more share the line, and leave a stamp its room.
  const size = result.sides > 2 ? Math.min(84, 340 / result.sides) : 148
  return (
    <>
      {winners.map((side, i) => {
        const at = { x: PAPER.margin + 34 + i * 92, y: 106 }
        return <PegHead key={side} mark={game.marks[side] ?? 'a'} radius={31} at={at} />
      })}
      <text x={left} y="138" fontSize="92" fontWeight="700" data-room={`${room} 118`}>
        {title}
      </text>
      <text x={PAPER.margin - 4} y="286" fontSize={size} fontWeight="650" letterSpacing="-0.03em">
        <tspan>{result.won}</tspan>
        <tspan fill="var(--ink-2)" fontSize={size * 0.62} fontWeight="400">
          {` ${GAME_OVER_WORDS.to} `}
        </tspan>
        <tspan fill="var(--ink-2)" fontWeight="400">
          {result.rest}
        </tspan>
      </text>
      {stamp && (
        <g transform={`translate(${PAPER.right - 150} 222) rotate(-7)`}>
          <g fill="none" stroke="var(--side-d)">
            <rect x="-152" y="-72" width="304" height="144" rx="12" strokeWidth="4" />
            <rect x="-143" y="-63" width="286" height="126" rx="7" strokeWidth="3" />
          </g>
          <g fill="var(--side-d)" textAnchor="middle">
            <text y="6" fontSize="56" fontWeight="800" data-room="262 74">
              {stamp.title}
            </text>
            <text y="44" fontSize="28" fontWeight="600">
              {stamp.detail}
            </text>
          </g>
        </g>
      )}
      <text fill="var(--ink-2)" x={PAPER.margin} y="356" fontSize="36" fontWeight="450" data-room="952 47">
        {sentence}
      </text>
      <Rule y={HEAD - 28} />
    </>
  )
}

function BestHand({ game, y }: { readonly game: ShownGame; readonly y: number }) {
  const best = bestHand(game)
  if (!best) return null
  const cards = best.cards && best.starter ? [...best.cards, best.starter] : []
  const height = 78
  const step = (312 - cardWidth(height)) / Math.max(cards.length - 1, 1)
  return (
    <g transform={`translate(0 ${y})`}>
      <text {...SMALL_PRINT} y="0" fontSize="24">
        {GAME_OVER_WORDS.bestHand}
      </text>
      <text y="38" fontSize="34" fontWeight="600" data-room="230 44">
        {seatName(game, best.seat)}
      </text>
      <text x="312" y="38" fontSize="34" fontWeight="700" textAnchor="end">
        {best.points}
      </text>
      {cards.map((card, i) => (
        <CardPicture key={card} card={card} x={i * step} y={58} height={height} />
      ))}
    </g>
  )
}

export function shareResult(game: ShownGame, chances: Chances | undefined) {
  const at = game.lines.at(-1)?.at ?? 0
  const foot = `${sayDate(calendarDay(at))} · ${game.rules.name}`
  return sharePicture({
    picture: <ResultPicture game={game} chances={chances} foot={foot} />,
    text: sayResult(game),
    name: fileName(dayOf(at), game.players, 'png'),
  })
}
