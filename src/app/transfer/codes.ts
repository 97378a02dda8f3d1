import { err, ok, type Result, valueIn } from '../../base/result.ts'
import { currentDeal } from '../../game/record/game.ts'
import { replay } from '../../game/record/replay.ts'
import type { CatchUpProblem, CodeProblem } from '../../game/record/storage-results.ts'
import { hasCatchUp, readCatchUp } from '../../game/wire/catch-up.ts'
import { hasGame } from '../../game/wire/link.ts'
import { checkOf, joinCodeIn } from '../../link/join-code.ts'
import { importToBoth } from '../../store/both-databases.ts'
import { readGame } from '../../store/log.ts'
import { follow } from '../followed-games.ts'
import type { App } from '../open-app.ts'
import { nightCodeIn } from './night-codes.ts'
import { type Received, receive } from './receive.ts'

export type Opened =
  | Received
  | { readonly type: 'page'; readonly address: string }
  /** Rows for the game that is on the table now. They are added once it is shown, so that its pegs walk. */
  | { readonly type: 'rows'; readonly add: () => Promise<boolean> }

type Answer = Result<Opened, CodeProblem>

interface Kind {
  readonly finds: (text: string) => boolean
  readonly open: (text: string, app: App) => Answer | Promise<Answer>
}

/** Every kind of code that the app makes, alone, in an address or in a message. */
const KINDS: readonly Kind[] = [
  { finds: hasGame, open: (text) => withType(receive(text)) },
  { finds: hasCatchUp, open: openCatchUp },
  {
    finds: (text) => checkOf(text) !== undefined,
    open: (text) => ok({ type: 'page', address: `/join#${joinCodeIn(text)}` }),
  },
  {
    finds: (text) => nightCodeIn(text) !== undefined,
    open: (text) => ok({ type: 'page', address: `/club#${nightCodeIn(text)}` }),
  },
  { finds: (text) => COUNT.test(text), open: openCount },
]

const COUNT = /\/count\/?\?(.*\b(?:hand=|cut=|play\b).*)$/

export const hasCode = (text: string) => KINDS.some(({ finds }) => finds(text))

/** What a text from a camera, an address or a message holds. The text of others is never opened. */
export async function openCode(app: App, text: string): Promise<Answer> {
  return KINDS.find(({ finds }) => finds(text))?.open(text, app) ?? err({ type: 'no-game' })
}

function withType<T>(read: Result<T, CatchUpProblem>): Result<T, CodeProblem> {
  return read.ok ? read : err({ type: read.error })
}

/** A hand or a play, on this app's own page, from whatever host. */
function openCount(text: string): Answer {
  return ok({ type: 'page', address: `/count?${COUNT.exec(text)?.[1]}` })
}

async function openCatchUp(text: string, app: App): Promise<Answer> {
  const { db } = app.ports
  const code = readCatchUp(text)
  if (!code.ok) return withType(code)
  let problem: CodeProblem = { type: 'not-followed' }
  for (const { gameId } of app.device.getState().followed) {
    const log = code.value.isOf(gameId) ? valueIn(await readGame(db, gameId)) : undefined
    const game = log && replay(log.rows)
    if (!game) continue
    const joined = code.value.onto(log)
    if (joined.ok) {
      if (!(await app.currentGame.open(gameId))) return err({ type: 'busy' })
      return ok({
        type: 'rows',
        async add() {
          const brought = await importToBoth(db, joined.value)
          return brought.ok && (await follow(app.device, gameId, app.ports.now())).ok
        },
      })
    }
    const deal = currentDeal(game)?.number ?? 0
    problem = { type: joined.error, deal: game.step.type === 'deal' ? deal + 1 : deal }
  }
  return err(problem)
}
