import { err, ok } from '../base/result.ts'
import { checkRules } from '../rules/check-rules.ts'
import type { Rules } from '../rules/rules.ts'
import { amend, insert, remove, uncount } from './correction/amend.ts'
import { refusePeg } from './correction/refuse-entry.ts'
import type { Decision, Intent } from './intent.ts'
import { changePlayer, endPlay, playCardNow, sayGoNow } from './moves/decide-play.ts'
import { countCards, countTyped, takeMuggins } from './moves/decide-show.ts'
import { pegKeys, skippedStarter } from './moves/peg-keys.ts'
import { claimFalsely, payOverPeg, penalise, penaltyPegs, settleRenege } from './moves/penalties.ts'
import { cribMovesTo } from './moves/side-to-act.ts'
import type { Entry, EventOf, GameEvent, PegReason } from './record/entry.ts'
import { currentDeal, type Game, holderOf, isSeat, type LogLine, scoresOf } from './record/game.ts'
import { recompute, takeable } from './record/points-due.ts'
import { lowestCut } from './record/step.ts'
import { firstDeal, unaskedStarter } from './setup/start-game.ts'

/** A second tap on the same key within this time is a bounce and counts once. */
const BOUNCE_MS = 400
/** A different key of the same side within this time joins: one leap. */
const JOIN_MS = 1500
/** After these the count of the play starts again at zero, so the next peg is for another card. */
const ENDS_COUNT: readonly PegReason[] = ['go', 'last-card', 'thirty-one']

/** Changes of the record, which are possible after the end too. */
const ON_THE_RECORD: readonly Intent['type'][] = ['undo', 'redo', 'amend', 'remove', 'insert', 'false-game']

/**
 * What a tap writes, or why it writes nothing. `at`: milliseconds since 1970. Bounces and joined pegs are explained
 * in docs/record.md.
 *
 * ```ts
 * import { PRESETS } from '../rules/presets.ts'
 * import { decide } from './decide.ts'
 * import { rowsOf } from './record/entry.ts'
 * import { scoresOf } from './record/game.ts'
 * import { replay } from './record/replay.ts'
 * import { startGame } from './setup/start-game.ts'
 *
 * const rules = PRESETS['six-card-121']
 * const table = { rules, players: ['Ann', 'Bob'], marks: ['a', 'b'], match: { id: 'm1', index: 0 } }
 * const rows = rowsOf('game-1', 0, 'tap-1', 1000, startGame({ ...table, dealer: 0 }))
 * const game = replay(rows)
 * game.step // => { type: 'starter' }
 *
 * const jack = decide(game, { type: 'turn-starter', card: 'JH' }, 2000)
 * jack.value // => [{ type: 'starter-turned', card: 'JH', points: 2 }]
 * scoresOf(replay([...rows, ...rowsOf('game-1', 2, 'tap-2', 2000, jack.value)])) // => [2, 0]
 *
 * decide(game, { type: 'end-play' }, 2000).error // => { type: 'not-now' }
 * ```
 */
export function decide(game: Game, intent: Intent, at: number): Decision {
  if (game.step.type === 'over' && !ON_THE_RECORD.includes(intent.type)) return err({ type: 'game-over' })
  const write = WRITERS[intent.type] as (game: Game, intent: Intent, at: number) => Decision
  return write(game, intent, at)
}

const WRITERS: {
  readonly [T in Intent['type']]: (game: Game, intent: Extract<Intent, { type: T }>, at: number) => Decision
} = {
  undo: ({ undo }) =>
    undo ? ok([{ type: 'undone', target: undo.tapId }]) : err({ type: 'nothing-to-undo' }),
  redo: ({ redo }) =>
    redo ? ok([{ type: 'redone', target: redo.tapId }]) : err({ type: 'nothing-to-redo' }),
  amend: (game, { target, with: entry, play }) => amend(game, target, entry, play),
  remove: (game, { target }) => remove(game, target),
  insert: (game, { before, entry }) => insert(game, before, entry),
  uncount: (game, { of }) => uncount(game, of),

  cut(game, { cuts, asksStarter }) {
    const { step } = game
    if (step.type !== 'cut') return err({ type: 'not-now' })
    const missing = step.seats.filter((seat) => !cuts.some((one) => one.seat === seat))
    if (missing.length > 0) return err({ type: 'cuts-incomplete', seats: missing })
    const counted = cuts.filter((one) => step.seats.includes(one.seat))
    const same = counted.find((one, i) => counted.some((other, j) => j < i && other.card === one.card))
    if (same) return err({ type: 'same-cut-card', card: same.card })
    const [dealer, ...tied] = lowestCut(counted)
    const cutEntry: GameEvent = { type: 'dealer-cut', cuts: counted }
    if (dealer === undefined || tied.length > 0) return ok([cutEntry])
    return ok([cutEntry, dealt(game, dealer), ...skipsStarter(game, asksStarter)])
  },

  deal(game, { dealer, asksStarter }) {
    if (game.step.type !== 'cut' && game.step.type !== 'deal') return err({ type: 'not-now' })
    if (!isSeat(game.rules, dealer)) return err({ type: 'no-such-seat' })
    return ok([dealt(game, dealer), ...skipsStarter(game, asksStarter)])
  },

  /** A jack turned up is two for the dealer's heels, at once. */
  'turn-starter'(game, { card }) {
    const now = currentDeal(game)
    if (!now || now.starter) return err({ type: 'not-now' })
    const holder = holderOf(now, card)
    if (holder !== undefined) return err({ type: 'card-used', card, holder })
    const turned = recompute(game, { type: 'starter-turned', card, points: 0 })
    // Turned up late, or removed and turned up again: it is inserted before the hands that were counted already.
    const [counted] = now.counts
    return counted ? insert(game, counted.seq, turned) : ok([turned])
  },

  peg(game, { side, points: wanted, reason, note }, at) {
    // Of two sides the other missed them (ACC 10.4.a).
    const isCall = reason === 'muggins' && game.pegs.length === 2
    const points = isCall ? takeable(game, 1 - side, wanted) : wanted
    const bad = refusePeg(game, { side, points })
    if (bad) return err(bad)
    const pegged: EventOf<'pegged'> = { type: 'pegged', side, points, reason, ...(note ? { note } : {}) }
    // Only the line right before can bounce or join.
    const line = game.lines.at(-1)
    if (line?.entry.type !== 'pegged' || line.entry.side !== side) return ok([pegged])
    const before = line.entry
    if (before.reason === reason && before.points === points) {
      return isWithin(line, at, BOUNCE_MS) ? err({ type: 'bounced', points, reason }) : ok([pegged])
    }
    const areOfPlay = isPlay(game, reason) && isPlay(game, before.reason)
    const joins = areOfPlay && !ENDS_COUNT.includes(before.reason) && isWithin(line, at, JOIN_MS)
    return ok([joins ? { ...pegged, joins } : pegged])
  },

  penalise(game, { penalty, note }) {
    const bad = penaltyPegs(penalty)
      .map((peg) => refusePeg(game, peg))
      .find((one) => one)
    return bad ? err(bad) : penalise(game, penalty, note)
  },
  'false-game': (game, { side, over }) => claimFalsely(game, side, over),
  'over-peg': (game, { side, over }) => payOverPeg(game, side, over),
  'settle-renege': (game, { card }) => settleRenege(game, card),
  'end-play': endPlay,
  'play-card': (game, { card }) => playCardNow(game, card),
  go: sayGoNow,
  'other-played': (game, { seat }) => changePlayer(game, seat),
  count: (game, { of, cards }) => countCards(game, of, cards),
  claim: (game, { of, cards, claimed }) => countCards(game, of, cards, claimed),
  'count-typed': (game, { of, points }) => countTyped(game, of, points),
  'take-muggins': (game, { side }) => takeMuggins(game, side),
  'call-muggins': (game, { side, named }) => takeMuggins(game, side, named),
  'pass-muggins': (game) => (game.step.type === 'muggins' ? skip(game) : err({ type: 'not-now' })),
  skip,

  /** The cards are dealt again; the pegs of the dead deal stay, or go back first. */
  redeal(game, { takesBack }) {
    if (!currentDeal(game)) return err({ type: 'not-now' })
    const back = pegsOfThisDeal(game).flatMap((points, side): readonly Entry[] =>
      takesBack && points > 0
        ? [{ type: 'pegged', side, points: -points, reason: 'correction', note: 'misdeal' }]
        : [],
    )
    return ok([...back, { type: 'redealt' }, ...skipsStarter(game)])
  },

  'move-crib'(game) {
    const seat = cribMovesTo(game)
    return seat === undefined ? err({ type: 'not-now' }) : ok([{ type: 'crib-moved', seat }])
  },

  'give-up': () => ok([{ type: 'abandoned' }]),

  /** A change of rules from this entry on. Only the differences are written; impossible changes are refused. */
  'change-rules'(game, { patch: wanted }) {
    const now: Readonly<Record<string, unknown>> = { ...game.rules }
    const patch: Partial<Rules> = Object.fromEntries(
      Object.entries(wanted).filter(([key, to]) => JSON.stringify(to) !== JSON.stringify(now[key])),
    )
    if (Object.keys(patch).length === 0) return err({ type: 'rules-unchanged' })
    const rules: Rules = { ...game.rules, ...patch }
    // Other players are another game.
    if (patch.sideOfSeat) return err({ type: 'seats-stay' })
    const [problem] = checkRules(rules)
    if (problem) return err({ type: 'bad-rules', problem })
    // Once the starter is turned, the hands are fixed; until then the table may deal as it likes.
    const canDeal = ['cut', 'starter', 'deal'].includes(game.step.type)
    if (patch.deal && !canDeal) return err({ type: 'cards-are-out' })
    const home = scoresOf(game).findIndex((score) => score >= rules.target)
    if (home >= 0) return err({ type: 'target-passed', side: home, target: rules.target })
    return ok([{ type: 'rules-changed', patch }])
  },
}

function isWithin(line: LogLine, at: number, ms: number): boolean {
  return at - line.at >= 0 && at - line.at < ms
}

/** A deal by this seat, the first of a game or another. A game continued from a wooden board has scores from the start. */
function dealt({ rules, deals, lines }: Game, dealer: number): GameEvent {
  const start = lines[0]?.entry
  const joined = start?.type === 'game-started' && start.scores !== undefined
  return firstDeal(rules, dealer, joined || deals.length > 0)
}

function isPlay(game: Game, reason: PegReason): boolean {
  return reason === 'double-pair-royal' || pegKeys(game.rules).some((key) => key.reason === reason)
}

function skip({ step }: Game): Decision {
  if (step.type === 'muggins') return ok([{ type: 'muggins-passed', of: step.of }])
  if (step.type === 'starter') return ok([{ type: 'step-skipped', step: 'starter' }])
  if (step.type === 'show') return ok([{ type: 'step-skipped', step: step.of }])
  return err({ type: 'not-now' })
}

/** The starter is not asked for where it was skipped in the deal before; for a first deal the table has said so. */
const skipsStarter = (game: Game, asksStarter = true) =>
  skippedStarter(game) || (game.deals.length === 0 && !asksStarter) ? unaskedStarter(game.rules) : []

/** What each side has pegged since these cards were dealt; penalties stay pegged after a misdeal. */
export function pegsOfThisDeal({ lines, pegs }: Pick<Game, 'lines' | 'pegs'>): readonly number[] {
  const dealt = lines.findLastIndex(({ entry }) => entry.type === 'dealt' || entry.type === 'redealt')
  const moves = lines.slice(dealt + 1).flatMap((line) => line.moves)
  const counted = moves.filter(({ source }) => source !== 'penalty')
  return pegs.map((_, side) => counted.reduce((sum, move) => sum + (move.side === side ? move.moved : 0), 0))
}
