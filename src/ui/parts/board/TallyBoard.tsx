import { shownName } from '../../../words/names.ts'
import { BOOK_WORDS, sayTally } from '../../../words/pages/book.ts'
import { PegHead, type PegHeadProps } from './PegHead.tsx'
import css from './TallyBoard.module.css'
import { Wood } from './Wood.tsx'

const HOLES = 20
const ROWS = [26, 52] as const

/** The place of a hole, from 0; after each five is a gap. */
const x = (hole: number) => 24 + hole * 15.3 + Math.floor(hole / 5) * 11.5

interface TallyBoardProps {
  readonly sides: readonly (Pick<PegHeadProps, 'mark'> & {
    readonly name: string
    readonly won: number
    /** A peg for each of the last games won, the oldest first: whether it was a skunk. */
    readonly pegs: readonly boolean[]
    readonly deals?: boolean
  })[]
}

/** The games of two players: a hole for each game won, with a ring of brass for a skunk. */
export function TallyBoard({ sides }: TallyBoardProps) {
  const holes = ROWS.flatMap((y) => Array.from({ length: HOLES }, (_, hole) => `M${x(hole)} ${y}h0`))
  const [first, second] = sides.map(({ name, won, deals }) => (
    <p key={name}>
      <span>
        {shownName(name)} {deals && <small>{BOOK_WORDS.toDeal}</small>}
      </span>
      <b>{won}</b>
    </p>
  ))
  return (
    <div className={css.tally} role="img" aria-label={sayTally(sides)}>
      <Wood>
        {first}
        <svg viewBox="0 8 374 62" aria-hidden="true">
          <rect className={css.street} x={1} y={9} width={372} height={60} rx={30} />
          <path className={css.holes} d={holes.join('')} />
          {sides.map(({ mark, pegs }, side) =>
            pegs.slice(-HOLES).map((isSkunk, hole) => {
              const at = { x: x(hole), y: ROWS[side] ?? 0 }
              return (
                <g key={`${mark}${at.x}`}>
                  <PegHead mark={mark} radius={6.6} at={at} />
                  {isSkunk && <circle className={css.ring} cx={at.x} cy={at.y} r={10} />}
                </g>
              )
            }),
          )}
        </svg>
        {second}
      </Wood>
    </div>
  )
}
