import { makeObservable } from '../../base/observable.ts'
import { err, ok, type Result, valueIn } from '../../base/result.ts'
import type { Row } from '../../game/record/entry.ts'
import { decodeLog, type GameLog } from '../../game/record/game-log.ts'
import { asSecondVersion } from '../../game/record/merge-logs.ts'
import type { JoinProblem } from '../../game/record/storage-results.ts'
import { makeReader } from '../../game/wire/bits.ts'
import { codeRows } from '../../game/wire/rows.ts'
import type { Connect, Connection, Hears } from '../../link/connection.ts'
import {
  type Answered,
  type GuestEffect,
  type GuestEvent,
  type GuestLine,
  newGuestLine,
  stepGuest,
} from '../../link/guest-line.ts'
import { checkOf, readJoinCode, writeJoinCode } from '../../link/join-code.ts'
import { type GuestIntent, type Place, readToHost } from '../../link/messages.ts'
import { importToBoth } from '../../store/both-databases.ts'
import { readGame } from '../../store/log.ts'
import { type LogPort, logPortOf } from '../../store/log-port.ts'
import type { Writer } from '../../store/writer-lock.ts'
import type { Ports } from '../ports.ts'

const MOST_ROWS = 1_000

/** The second code, and whose phone showed the first; empty if it does not say. */
interface Answer {
  readonly code: string
  readonly host: string
}

export type GuestPhone = ReturnType<typeof makeGuest>

interface Joined {
  readonly line: GuestLine
  /** The game as it is kept here: a copy where both phones have scored. */
  readonly gameId: string | undefined
}

/**
 * The phone of a guest, and its line to the phone that scores. `onGame`: a game has come whole, of a player with this
 * name. `onPen`: this phone scores from now on.
 */
export function makeGuest(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  connect: Connect,
  onGame: (gameId: string, from: string) => Promise<void>,
  onPen: (gameId: string, line: Connection) => Promise<void>,
) {
  const state = makeObservable<Joined | undefined>(undefined)
  const answers = new Map<string, (answer: Answered) => void>()
  let connection: Connection | undefined
  /** What the clock of the host is ahead of ours. */
  let ahead = 0
  /** What comes over the line is done in its order, also where it is written to a disk. */
  let work: Promise<void> = Promise.resolve()

  function send(event: GuestEvent): void {
    const joined = state.getState()
    if (!joined) return
    const [line, effects] = stepGuest(joined.line, event, now())
    if (line.hello !== joined.line.hello) ahead = (line.hello?.at ?? now()) - now()
    // The next game has begun.
    const isNext = joined.line.hello && line.hello?.game !== joined.line.hello.game
    if (isNext) state.set({ line, gameId: undefined })
    else if (line !== joined.line) state.set({ ...joined, line })
    for (const effect of effects) run(effect)
  }

  function run(effect: GuestEffect): void {
    switch (effect.type) {
      case 'send':
        if (connection?.send(JSON.stringify(effect.message)) === false) send({ type: 'closed' })
        break
      case 'look':
        later(() => look(effect.gameId))
        break
      case 'rows':
        later(() => take(effect))
        break
      case 'answer':
        // The rows that came before an answer are written first; that a line is lost is told at once.
        if (effect.answer === 'gone') tell(effect)
        else later(async () => tell(effect))
        break
      case 'pen':
        later(async () => {
          const [line, gameId] = [connection, state.getState()?.gameId]
          connection = undefined
          if (line && gameId !== undefined) await onPen(gameId, line)
        })
        break
      case 'close': {
        const closing = connection
        setTimeout(() => closing?.close(), 200)
      }
    }
  }

  function tell({ tapId, answer }: Extract<GuestEffect, { type: 'answer' }>): void {
    answers.get(tapId)?.(answer)
    answers.delete(tapId)
  }

  function later(what: () => Promise<void>): void {
    // A fault ends the line; it must not end what comes over the next one.
    work = work.then(what).catch((thrown: unknown) => {
      send({ type: 'broken' })
      reportError(thrown)
    })
  }

  async function look(gameId: string): Promise<void> {
    const last = valueIn(await readGame(db, gameId))?.rows.at(-1)
    send({ type: 'known', seq: last?.seq ?? 0, ...(last ? { tapId: last.tapId } : {}) })
  }

  async function take({ after, head, letters }: Extract<GuestEffect, { type: 'rows' }>): Promise<void> {
    const joined = state.getState()
    const { game, host } = joined?.line.hello ?? {}
    if (game === undefined || host === undefined) return send({ type: 'broken' })
    const kept = joined?.gameId ?? game
    const known = valueIn(await readGame(db, kept))?.rows ?? []
    // Its player has deleted the game here, and is at that table no more.
    if (known.length === 0 && after > 0) return leave()
    const before = known.filter(({ seq }) => seq <= after)
    if ((before.at(-1)?.seq ?? 0) !== after) return send({ type: 'broken' })
    const log = decodeLog(kept, undefined, [...before, ...linesIn(letters, before.at(-1))])
    const brought = log.ok ? await keep(log.value, known) : log
    if (!log.ok || !brought.ok) return send({ type: 'broken' })
    const { gameId } = brought.value
    const now = state.getState()
    if (now) state.set({ ...now, gameId })
    if ((log.value.rows.at(-1)?.seq ?? 0) < head || (now?.line.isWhole && gameId === kept)) return
    // Not waited for: it may itself wait for an answer over this line.
    void onGame(gameId, host)
    send({ type: 'whole' })
  }

  /** Where this phone has scored on by itself, both are kept. */
  async function keep(log: GameLog, known: readonly Row[]): ReturnType<typeof importToBoth> {
    const brought = await importToBoth(db, log)
    if (!brought.ok || brought.value.result !== 'behind') return brought
    const [more] = known.slice(log.rows.length)
    return importToBoth(db, asSecondVersion(log, `${more?.seq} ${more?.tapId}`))
  }

  const isOpen = (gameId: string) => {
    const joined = state.getState()
    return joined?.gameId === gameId && joined.line.phase === 'open' && joined.line.isWhole
  }
  const own = logPortOf(db)
  /** The log of a game that another phone scores: taps go there, rows come from there, and both are kept here. */
  const log: LogPort = {
    ...own,
    append(tap, intent) {
      const [first] = tap.rows
      // A hand half tapped stays on this phone.
      if (!first || !intent) return own.append(tap)
      const { line } = state.getState() ?? {}
      if (!isOpen(tap.gameId)) {
        const isAtAnother = line?.phase === 'open' && line.isWhole
        return Promise.resolve(err({ type: isAtAnother ? 'not-taken' : 'line-lost' }))
      }
      const { tapId, at } = first
      const ask = {
        game: line?.hello?.game ?? '',
        tapId,
        at,
        base: tap.headSeq,
        intent: intent as GuestIntent,
      }
      // The phone that scores would not understand it.
      if (!readToHost(JSON.stringify({ type: 'ask', ...ask })).ok)
        return Promise.resolve(err({ type: 'not-taken' }))
      return new Promise((resolve) => {
        answers.set(tapId, (answer) => {
          if (answer === 'done') resolve(ok('saved'))
          else if (answer === 'gone') resolve(err({ type: 'line-lost' }))
          else resolve(err({ type: answer === 'behind' ? 'conflict' : 'not-taken' }))
        })
        send({ type: 'asked', ask })
      })
    },
  }

  /** Of the line of now alone. */
  const hearsOf = (mine: () => Connection): Hears => ({
    onOpen: () => mine() === connection && send({ type: 'opened' }),
    onMessage: (message) => mine() === connection && send({ type: 'heard', message }),
    onClosed: () => mine() === connection && send({ type: 'closed' }),
  })

  return {
    state,
    log,
    now: () => now() + ahead,
    /** This phone may tap while the line is open and its player sits at the table. */
    follow(gameId: string, onChange: (writer: Writer) => void): () => void {
      let reported: Writer | undefined
      const report = () => {
        const joined = state.getState()
        const writer = isOpen(gameId) && typeof joined?.line.place === 'number' ? 'here' : 'elsewhere'
        if (writer !== reported) onChange(writer)
        reported = writer
      }
      report()
      return state.subscribe(report)
    },
    /** Answers the first code with the second. `cannot`: this browser does not connect. */
    async join(text: string): Promise<Result<Answer, JoinProblem>> {
      const code = readJoinCode(text)
      if (!code.ok) return code
      // Another guest’s answer, and no invitation.
      if (code.value.answers !== undefined) return err('no-game')
      leave()
      const { place, hello: { game } = {} } = state.getState()?.line ?? {}
      state.set({ line: newGuestLine(now(), place, game), gameId: undefined })
      const mine = connect(
        hearsOf(() => mine),
        code.value,
      )
      connection = mine
      const offer = await mine.offer
      if (!offer) return err('cannot')
      const answer = writeJoinCode({ ...offer, answers: checkOf(text) ?? '' })
      return ok({ code: answer, host: code.value.name ?? '' })
    },
    /** The other side of this line scores from now on. */
    adopt(line: Connection, gameId: string, place: Place): void {
      connection = line
      state.set({ line: newGuestLine(now(), place), gameId })
      line.hear(hearsOf(() => line))
      send({ type: 'opened' })
    },
    choose: (place: Place) => send({ type: 'chosen', place }),
    leave,
    tick: () => send({ type: 'ticked' }),
  }

  function leave(): void {
    send({ type: 'left' })
    connection = undefined
  }
}

function linesIn(letters: string, before: Parameters<typeof codeRows>[3]): readonly object[] {
  try {
    return codeRows(makeReader(letters), MOST_ROWS, [], before)
  } catch {
    return [{}] // refused as every line is that cannot be read
  }
}
