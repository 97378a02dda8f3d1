import { type LogLine, type PegMove, type ShownGame, SOURCES, type Source, scoresOf } from '../record/game.ts'

export type RacePoint = ReturnType<typeof raceOf>[number]

/** The scores of all sides after each deal, from deal 0, the start, to now. */
export function raceOf(game: ShownGame) {
  const starts = game.deals.map(({ number, scoresBefore }) => ({ deal: number - 1, scores: scoresBefore }))
  return [...starts, { deal: game.deals.length, scores: scoresOf(game) }]
}

export type BestHand = NonNullable<ReturnType<typeof bestHand>>

/** Of the game or of one seat, without cribs. Of equal hands the first whose cards are known. */
export function bestHand({ deals }: ShownGame, seat?: number) {
  const hands = deals.flatMap(({ counts, number, starter }) =>
    counts.flatMap(({ of, cards, points }) => {
      if (of === 'crib' || (seat !== undefined && of !== seat)) return []
      return { seat: of, points, deal: number, ...(cards ? { cards } : {}), ...(starter ? { starter } : {}) }
    }),
  )
  const most = Math.max(...hands.map((hand) => hand.points))
  const best = hands.filter((hand) => hand.points === most)
  return best.find((hand) => hand.cards) ?? best[0]
}

export interface Tally {
  readonly points: number
  readonly times: number
}

type Sums<Sum> = { readonly [Key in keyof Sum]: number | Sums<Sum[Key]> }

/** Adds two records number by number, those that `sum` names, and the records in them. Thousands are added up. */
export function addUp<Sum extends Sums<Sum>>(sum: Sum, more: Sum): Sum {
  const all: { [Key in keyof Sum]?: unknown } = {}
  for (const key in sum) {
    const [a, b] = [sum[key], more[key]] as const
    all[key] = typeof a === 'number' ? a + Number(b) : addUp(a as Sums<unknown>, b as Sums<unknown>)
  }
  return all as Sum
}

/** What each side made. For the play, `times` counts deals. Pegs after the end do not count. */
export function averages(game: ShownGame) {
  const deals = dealsPlayed(game)
  return game.pegs.map((_, side) => {
    const mine = movesOf(game.lines).filter((move) => move.side === side)
    return {
      hand: tallyOf('hand', mine),
      crib: tallyOf('crib', mine),
      play: { points: tallyOf('play', mine).points, times: deals },
      muggins: tallyOf('muggins', mine).points,
    }
  })
}

export function meanOf({ points, times }: Tally): number | undefined {
  return times === 0 ? undefined : points / times
}

export function movesOf(lines: readonly LogLine[]): readonly PegMove[] {
  return lines.flatMap(({ moves }) => moves)
}

/** What these moves pegged of one kind, including points beyond the target. */
export function tallyOf(source: Source, moves: readonly PegMove[]): Tally {
  const its = moves.filter((move) => move.source === source)
  return { points: its.reduce((sum, { points }) => sum + points, 0), times: its.length }
}

/** Deals in which a card was led. A win by heels comes before the play. */
function dealsPlayed({ deals, lines }: ShownGame): number {
  const pegged = lines.filter(({ moves }) => moves.some(({ source }) => source === 'play'))
  return deals.filter((deal) => deal.playEnded || pegged.some((line) => line.deal === deal.number)).length
}

/** What each side made in a deal, and from what; a source that gave nothing is left out. */
export function dealPoints(game: ShownGame, deal: number) {
  const moves = movesOf(game.lines.filter((line) => line.deal === deal))
  const bySide = (its: readonly PegMove[]) => game.pegs.map((_, side) => movedBy(side, its))
  const bySource = SOURCES.map((source) => ({
    source,
    points: bySide(moves.filter((move) => move.source === source)),
  }))
  return {
    bySource: bySource.filter(({ points }) => points.some((moved) => moved !== 0)),
    total: bySide(moves),
  }
}

export function movedBy(side: number, moves: readonly PegMove[]): number {
  return moves.reduce((sum, move) => sum + (move.side === side ? move.moved : 0), 0)
}
