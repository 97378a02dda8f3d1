import { expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { type Card, PACK } from '../../rules/card.ts'
import { type Move, plainCount, playOut } from '../../rules/plain-play.fixture.ts'
import { type CardOrGo, checkPlay } from '../../rules/play-check.ts'
import { PRESETS } from '../../rules/presets.ts'
import { handSize, playersOf, type Rules, seatCount } from '../../rules/rules.ts'
import { decide } from '../decide.ts'
import { rowsOf } from '../record/entry.ts'
import { type Log, openLog, taps } from '../record/log.fixture.ts'
import { extend, type Folded } from '../record/replay.ts'

const PLAYS = runs(400)

/** Every seat is a side, so that its pegs can be told apart, and no play ends a game. */
const TABLES = Object.values(PRESETS).map((rules): Rules => {
  return {
    ...rules,
    sideOfSeat: rules.sideOfSeat.map((_, seat) => seat),
    playBy: 'cards',
    target: 999,
    threeForLast: 0,
  }
})

it(`${PLAYS} plays peg the same in a game by cards, on “Check the play” and on a table with a heap`, () => {
  const random = seeded(39)
  let passed = 0
  const opened = TABLES.map((rules) => openLog({ rules, dealer: seatCount(rules) - 1 }))
  for (let play = 0; play < PLAYS; play++) {
    const log = opened[play % opened.length]!
    const { rules } = log.game
    const choices = Array.from({ length: 80 }, () => Math.floor(random() * 1000))
    const { moves } = playOut({ rules, dealer: seatCount(rules) - 1, hands: deal(rules, random), choices })
    const due = moves.flatMap(({ to, points }) => (points > 0 ? [`player ${to}: ${points}`] : []))
    expect(pegsOfGame(log, moves), `play ${play}`).toEqual(due)
    const written = asWritten(moves, random)
    if (moves.some(({ card }, i) => card === 'go' && moves[i - 1]?.ends)) passed += 1
    expect(pegsOfPage(rules, written), `play ${play}: ${written.join(' ')}`).toEqual(due)
  }
  expect(passed, 'leads of short hands').toBeGreaterThan(PLAYS / 100)
})

function pegsOfGame(log: Log, moves: readonly Move[]): readonly string[] {
  let now: Folded = taps(log, { type: 'skip' })
  for (const [i, { card }] of moves.entries()) {
    const at = (i + 2) * 10_000
    const decided = decide(now.game, card === 'go' ? { type: 'go' } : { type: 'play-card', card }, at)
    if (!decided.ok) return [`${card}: ${decided.error.type}`]
    now = extend(now, rowsOf('g1', now.game.headSeq, `p${i}`, at, decided.value))!
  }
  const pegs = now.game.lines.flatMap(({ moves }) => moves)
  return pegs.flatMap(({ side, points }) => (points > 0 ? [`player ${side}: ${points}`] : []))
}

function pegsOfPage(rules: Rules, played: readonly CardOrGo[]): readonly string[] {
  const { rows, play } = checkPlay(played, rules)
  const playerOf = (card: Card) => play.series.flat().find((one) => one.card === card)?.seat
  return rows.flatMap((row) => {
    const points = 'points' in row ? row.points : 0
    return points > 0 ? [`player ${playerOf(row.card)}: ${points}`] : []
  })
}

/** The goes that end a count are also written as its end, or left out where the next card proves them. */
function asWritten(moves: readonly Move[], random: () => number): readonly CardOrGo[] {
  const written: CardOrGo[] = []
  let heap: Card[] = []
  for (const [i, { card, ends }] of moves.entries()) {
    written.push(card)
    if (card !== 'go') heap.push(card)
    if (!ends) continue
    const next = moves[i + 1]?.card
    const way = random()
    if (card === 'go' && heap.length > 0 && way < 0.6) {
      while (written.at(-1) === 'go') written.pop()
      const isProved = next !== undefined && next !== 'go' && plainCount([...heap, next]) > 31
      if (!isProved || way < 0.3) written.push('end')
    }
    heap = []
  }
  return written
}

/** Half of them from low cards, which make long counts; one in five with a hand that is a card short. */
function deal(rules: Rules, random: () => number): readonly (readonly Card[])[] {
  const [size, seats] = [handSize(rules), seatCount(rules)]
  const pack = PACK.slice(0, random() < 0.5 ? PACK.length : Math.max(20, size * seats))
  const draw = () => pack.splice(Math.floor(random() * pack.length), 1)[0]!
  const short = random() < 0.2 ? Math.floor(random() * seats) : -1
  const players = playersOf(rules, seats - 1)
  return Array.from({ length: seats }, (_, seat) => {
    if (!players.includes(seat)) return []
    return Array.from({ length: seat === short ? size - 1 : size }, draw)
  })
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
