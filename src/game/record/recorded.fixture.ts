import { type Card, parseCard } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Holder, Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import { startGame } from '../setup/start-game.ts'
import { MARKS, type PegReason } from './entry.ts'
import { type Game, scoresOf } from './game.ts'
import { append, type Log, read, tap } from './log.fixture.ts'

/*
 * A game written down in plain words, one thing a line, in cases/recorded. The grammar is small and strict:
 *
 *   rules: three-hand, lowball, by cards      the preset, and how the play is kept
 *   players: Ann, Bob, Cleo
 *   cut: Ann 9♥, Bob 4♣, Cleo K♠
 *   deal 1: Bob deals                         and in the five-card game “, Ann 3 for last”
 *   starter: J♦                               and for a jack “, Bob 2 for his heels”
 *   play: Ann 7♦, Bob 8♠ for 2, Ann go        one series; “Bob go, 1 to Ann” ends it
 *   pegs: Ann 2 for fifteen, Bob 1 for the go the play by points
 *   Ann: 7♦ 9♥ A♣ 5♠ is 14                    a hand, with its cards or only “is 14”
 *   crib: 2♦ 3♦ 4♣ K♥ is 3
 *   score: Ann 17 from 3, Bob 14 from 8       where both pegs of every side are
 *   end: Bob wins by his hand, 1 game
 *
 * Lines that begin with # are comments.
 */

/** A line of the file and what a wrong one says. */
interface Line {
  readonly number: number
  readonly text: string
}

/** What the file says was pegged, to be added up without the engine. */
interface WrittenPeg {
  readonly side: number
  readonly points: number
}

export interface Recorded {
  readonly log: Log
  /** Every peg as it is written, in order. */
  readonly pegged: readonly WrittenPeg[]
  /** Series of the play, card by card with what each pegged for itself and for ending the series. */
  readonly series: readonly (readonly { readonly card: Card; readonly points: number }[])[]
  /** Hands shown with their cards. */
  readonly shows: readonly {
    readonly of: 'hand' | 'crib'
    readonly cards: readonly Card[]
    readonly starter: Card
    readonly points: number
  }[]
}

/** Plays a written game through `decide` and `replay`; throws with the line where the two part. */
export function playRecorded(text: string): Recorded {
  const lines = text
    .split('\n')
    .map((line, i): Line => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
  const [rules, players, ...rest] = lines
  if (!rules || !players) throw new Error('no game in this file')
  let so: Recorded = { log: opened(rules, players), pegged: [], series: [], shows: [] }
  for (const line of rest) so = playLine(so, line)
  return so
}

function opened(rulesLine: Line, playersLine: Line): Log {
  const [preset = '', ...ways] = after(rulesLine, 'rules').split(', ')
  const row: Rules | undefined = Object.entries(PRESETS).find(([name]) => name === preset)?.[1]
  if (!row) throw fault(rulesLine, `no rule set ${preset}`)
  const turned = ways.includes('lowball') ? asLowball(row) : row
  const rules: Rules = { ...turned, playBy: ways.includes('by cards') ? 'cards' : 'points' }
  const entries = startGame({
    rules,
    players: after(playersLine, 'players').split(', '),
    marks: MARKS.slice(0, new Set(rules.sideOfSeat).size),
    match: { id: 'm1', index: 0 },
  })
  return read(append([], entries, 0))
}

function playLine(so: Recorded, line: Line): Recorded {
  const [, head = '', rest = ''] = /^([^:]+): (.+)$/.exec(line.text) ?? []
  const { game } = so.log
  // A cut that decides deals too; its points are written with the deal.
  if (head === 'cut') return { ...so, log: tapped(so, line, cutIntent(game, line, rest)) }
  if (head.startsWith('deal ')) return dealt(so, line, Number(head.slice(5)), rest)
  if (head === 'starter') return turned(so, line, rest)
  if (head === 'play') return played(so, line, rest)
  if (head === 'pegs') return pegged(so, line, rest)
  if (head === 'score') return scored(so, line, rest)
  if (head === 'end') return ended(so, line, rest)
  return shown(so, line, head === 'crib' ? 'crib' : seatOf(game, line, head), rest)
}

/** One tap; what it pegs must be what the file says. */
function acted(so: Recorded, line: Line, intent: Intent, pegged: readonly WrittenPeg[] = []): Recorded {
  const before = scoresOf(so.log.game)
  const log = tapped(so, line, intent)
  const { target } = log.game.rules
  const expected = before.map((score, side) =>
    pegged.reduce((sum, peg) => Math.min(sum + (peg.side === side ? peg.points : 0), target), score),
  )
  if (scoresOf(log.game).join() !== expected.join()) {
    throw fault(line, `the app has ${scoresOf(log.game).join()}, the record ${expected.join()}`)
  }
  return { ...so, log, pegged: [...so.pegged, ...pegged.filter((peg) => peg.points !== 0)] }
}

function tapped(so: Recorded, line: Line, intent: Intent): Log {
  const log = tap(so.log, intent)
  if (log.refused) throw fault(line, `refused: ${JSON.stringify(log.refused)}`)
  if (log.game.lines.at(-1)?.ignored) throw fault(line, 'does not fit')
  return log
}

function cutIntent(game: Game, line: Line, rest: string): Intent {
  const cuts = rest.split(', ').map((word) => {
    const [, name = '', card = ''] = /^(.+) (\S+)$/.exec(word) ?? []
    return { seat: seatOf(game, line, name), card: cardOf(line, card) }
  })
  return { type: 'cut', cuts }
}

function dealt(so: Recorded, line: Line, number: number, rest: string): Recorded {
  const [, name = '', pone, points = '0'] = /^(\w+) deals(?:, (\w+) (\d+) for last)?$/.exec(rest) ?? []
  const { game } = so.log
  const dealer = seatOf(game, line, name)
  const pegged = pone ? [{ side: sideOf(game, line, pone), points: Number(points) }] : []
  // The cut has dealt the first hands already.
  if (game.step.type === 'starter') {
    const deal = game.deals.at(-1)
    if (deal?.dealer !== dealer || deal.number !== number) throw fault(line, 'another dealer')
    const last = game.lines.at(-1)
    if ((last?.moves[0]?.moved ?? 0) !== Number(points)) throw fault(line, 'another number for last')
    return { ...so, pegged: [...so.pegged, ...pegged] }
  }
  const next = game.step.type === 'deal' ? game.step.dealer : undefined
  if (next !== dealer) throw fault(line, `seat ${next} deals`)
  return acted(so, line, { type: 'deal', dealer }, pegged)
}

function turned(so: Recorded, line: Line, rest: string): Recorded {
  const [, card = '', name, points = '0'] = /^(\S+?)(?:, (\w+) (\d+) for his heels)?$/.exec(rest) ?? []
  const pegged = name ? [{ side: sideOf(so.log.game, line, name), points: Number(points) }] : []
  return acted(so, line, { type: 'turn-starter', card: cardOf(line, card) }, pegged)
}

/** `Ann 7♦`, `Bob 8♠ for 2`, `Cleo go`, `Cleo stops`, `Cleo go, 1 to Bob`. */
function played(so: Recorded, line: Line, rest: string): Recorded {
  const moves = rest.replace(/(go|stops), (\d+) to (\w+)/, '$1 $2 $3').split(', ')
  const played: { card: Card; points: number }[] = []
  let now = so
  for (const move of moves) {
    const { game } = now.log
    const [name = '', what = '', a, b] = move.split(' ')
    const turn = game.step.type === 'play-card' ? game.step.seat : undefined
    if (turn !== seatOf(game, line, name)) throw fault(line, `it is the turn of seat ${turn}, not of ${name}`)
    if (what === 'go' || what === 'stops') {
      const pegged = b === undefined ? [] : [{ side: sideOf(game, line, b), points: Number(a) }]
      now = acted(now, line, { type: 'go' }, pegged)
      const entry = now.log.game.lines.at(-1)?.entry.type
      if ((entry === 'play-stopped') !== (what === 'stops')) throw fault(line, `the app calls it ${entry}`)
    } else {
      const points = a === 'for' ? Number(b) : 0
      const card = cardOf(line, what)
      played.push({ card, points })
      now = acted(now, line, { type: 'play-card', card }, [{ side: sideOf(game, line, name), points }])
    }
  }
  return { ...now, series: [...now.series, played] }
}

const REASONS: Readonly<Record<string, PegReason>> = {
  fifteen: 'fifteen',
  'a pair': 'pair',
  'thirty-one': 'thirty-one',
  'a run': 'run',
  'a pair royal': 'pair-royal',
  'a double pair royal': 'double-pair-royal',
  'the go': 'go',
  'the last card': 'last-card',
  'a penalty': 'penalty',
}

function pegged(so: Recorded, line: Line, rest: string): Recorded {
  const pegs = rest === 'nothing' ? [] : rest.split(', ')
  const done = pegs.reduce((now, peg) => {
    const [, name = '', points = '', why = ''] = /^(\w+) (\d+) for (.+)$/.exec(peg) ?? []
    const reason = REASONS[why]
    if (!reason) throw fault(line, `no reason “${why}”`)
    const pegged = { side: sideOf(now.log.game, line, name), points: Number(points) }
    return acted(now, line, { type: 'peg', ...pegged, reason }, [pegged])
  }, so)
  return done.log.game.outcome ? done : acted(done, line, { type: 'end-play' })
}

function shown(so: Recorded, line: Line, of: Holder, rest: string): Recorded {
  const [, signs = '', count = ''] = /^(.*?) ?\bis (\d+)$/.exec(rest) ?? []
  const { game } = so.log
  const points = Number(count)
  const deal = game.deals.at(-1)
  const seat = of === 'crib' ? (deal?.dealer ?? 0) : of
  const pegged = [{ side: game.rules.sideOfSeat[seat] ?? 0, points }]
  if (signs === '') return acted(so, line, { type: 'count-typed', of, points }, pegged)
  const cards = signs.split(' ').map((sign) => cardOf(line, sign))
  const now = acted(so, line, { type: 'count', of, cards }, pegged)
  if (!deal?.starter) throw fault(line, 'no starter')
  const show = { of: of === 'crib' ? 'crib' : 'hand', cards, starter: deal.starter, points } as const
  return { ...now, shows: [...now.shows, show] }
}

function scored(so: Recorded, line: Line, rest: string): Recorded {
  const { pegs, players, rules } = so.log.game
  const positions = pegs.map(({ front, back }, side) => {
    return `${players[rules.sideOfSeat.indexOf(side)]} ${front} from ${back}`
  })
  if (positions.join(', ') !== rest) throw fault(line, `the pegs are at ${positions.join(', ')}`)
  return so
}

function ended(so: Recorded, line: Line, rest: string): Recorded {
  const { outcome, players, rules } = so.log.game
  if (!outcome) throw fault(line, 'the game is not over')
  const names = outcome.winners.map((side) => players[rules.sideOfSeat.indexOf(side)]).join(' and ')
  const skunk = outcome.skunk ? `, a ${outcome.skunk.name}` : ''
  const said = `${names} wins by the ${outcome.by}${skunk}, ${outcome.games} ${outcome.games === 1 ? 'game' : 'games'}`
  if (said !== rest) throw fault(line, `the app says: ${said}`)
  return so
}

function seatOf({ players }: Game, line: Line, name: string): number {
  const seat = players.indexOf(name)
  if (seat < 0) throw fault(line, `nobody is called “${name}”`)
  return seat
}

function sideOf(game: Game, line: Line, name: string): number {
  return game.rules.sideOfSeat[seatOf(game, line, name)] ?? 0
}

function cardOf(line: Line, sign: string): Card {
  const card = parseCard(sign)
  if (!card.ok) throw fault(line, `“${sign}” is no card`)
  return card.value
}

function after({ text, number }: Line, head: string): string {
  if (!text.startsWith(`${head}: `)) throw fault({ text, number }, `“${head}:” was expected`)
  return text.slice(head.length + 2)
}

function fault({ number, text }: Line, why: string): Error {
  return new Error(`line ${number}, “${text}”: ${why}`)
}
