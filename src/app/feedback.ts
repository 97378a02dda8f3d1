import { dropTime, footfalls, homeTime, pegsAt, walksBetween } from '../board/pegs-at.ts'
import type { Game } from '../game/record/game.ts'
import { makeWoodSounds, type Stroke, type WoodSounds } from '../pwa/wood-sounds.ts'
import { followTable } from './current-game.ts'
import type { App } from './open-app.ts'
import { stillness } from './stillness.ts'

/** The vibration of a key and of Undo, in milliseconds: on, off, on. */
const KEY = [10]
const UNDO = [10, 40, 10]
/** A peg is home; and the stamp of a skunk, so long after it. */
const HOME = [60, 120, 60]
const SKUNK = [40]
const STAMPED = 620
const VIBRATING = '[data-pad] button:enabled, [data-kind]:enabled'

/** Whether vibration can be felt: desktop browsers support it, but have no motor. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches
}

export function watchFeedback(app: App): void {
  const isFelt = canVibrate()
  if (isFelt) vibrateOnKeys(app)
  playPegSounds(app, isFelt)
}

/** A `ref` of a plaque that falls on its wood: heard and felt as it lands. */
export function plaqueFell(wood: Element | null): void {
  wood?.dispatchEvent(new Event(FELL, { bubbles: true }))
}
const FELL = 'plaque-fell'
/** As long as the styles let it fall. */
const FALL = 220

function vibrateOnKeys({ device }: App): void {
  const onPointerUp = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch' || device.getState().settings.haptics !== 'on') return
    const key = target instanceof Element ? target.closest(VIBRATING) : null
    // A finger that slid off the key has not pressed it.
    if (!key?.contains(document.elementFromPoint(clientX, clientY))) return
    navigator.vibrate(key.matches('[data-kind="undo"]') ? UNDO : KEY)
  }
  addEventListener('pointerup', onPointerUp, { capture: true })
}

function playPegSounds(app: App, isFelt: boolean): void {
  let sounds: WoodSounds | undefined
  let heard: { readonly gameId: string; readonly game: Game } | undefined
  let buzz: readonly ReturnType<typeof setTimeout>[] = []

  const wake = () => {
    if (app.currentGame.getState().type === 'open') sounds?.wake()
  }
  const choose = (byTap: boolean) => {
    const wanted = app.device.getState().settings.sounds === 'on'
    if (wanted === (sounds !== undefined)) return
    sounds?.close()
    sounds = wanted ? makeWoodSounds() : undefined
    // Played once when the sounds are switched on.
    if (wanted && byTap && navigator.userActivation?.isActive) {
      sounds?.wake()
      sounds?.strike([{ sound: 'peg', at: 0 }])
    }
  }
  choose(false)
  followTable(app, ({ gameId, game }) => {
    const before = heard?.gameId === gameId ? heard.game : game
    heard = { gameId, game }
    for (const timer of buzz) clearTimeout(timer)
    buzz = isFelt && app.device.getState().settings.haptics === 'on' ? buzzHome(before, game) : []
    const strokes = sounds ? pegSounds(before, game, stillness()) : []
    // The walk begins with the next frame.
    if (strokes.length > 0) requestAnimationFrame(() => sounds?.strike(strokes))
  })
  addEventListener(FELL, () => {
    const at = stillness() ? 0 : FALL
    sounds?.strike([{ sound: 'stamp', at }])
    if (isFelt && app.device.getState().settings.haptics === 'on')
      setTimeout(() => navigator.vibrate(SKUNK), at)
  })
  app.device.subscribe(() => choose(true))
  addEventListener('pointerup', wake, { capture: true })
  addEventListener('keydown', wake, { capture: true })
}

/** What is felt of a win: the peg that is home, and a skunk. */
function buzzHome(before: Game, after: Game) {
  const { outcome, pegs } = after
  const home = pegs[outcome?.home ?? 0]
  if (!outcome || before.outcome || !home) return []
  const at = stillness() ? 0 : homeTime(home)
  const feel = (pattern: number[], ms: number) => setTimeout(() => navigator.vibrate(pattern), ms)
  return [feel(HOME, at), ...(outcome.skunk ? [feel(SKUNK, at + STAMPED)] : [])]
}

type Pegged = Pick<Game, 'pegs' | 'rules'> & Partial<Pick<Game, 'outcome'>>

/** The ticks of a walk are quieter than its end; the last ones before home rise. */
const TICK = 0.35
const LIFTED = 0.5
const RISE = 0.06

/**
 * The sounds of the pegs that move between two states of a game, in time with their walk: a knock where the back peg is
 * lifted, a tick a point, and a bell where a skunk line is passed. With `still` pegs there is only the end of the walk.
 */
export function pegSounds(before: Pegged, after: Pegged, still = false): readonly Stroke[] {
  const { target, skunks } = after.rules
  const strokes = after.pegs.flatMap(({ front, back }, side): readonly Stroke[] => {
    const was = before.pegs[side] ?? { front, back }
    const walks = walksBetween(pegsAt(was.front, was.back), pegsAt(front, back))
    const walk = walks.front ?? walks.back
    if (!walk) return []
    const steps = footfalls(walk, target)
    const [isBack, isHome] = [front < was.front, front >= target]
    const landed = still ? 0 : (steps.at(-1)?.at ?? 0) + dropTime(walk, target)
    if (isBack) return [{ sound: 'back', at: landed }]
    const counted = still ? [] : steps.filter(({ counts }) => counts).slice(0, -1)
    const passed = skunks.filter(({ below }) => was.front < below && below <= front)
    const timeAt = (hole: number) => (still ? 0 : (steps.find((step) => step.hole === hole)?.at ?? landed))
    return [
      ...(still ? [] : [{ sound: 'back', at: 0, loud: LIFTED } as const]),
      ...counted.map(({ hole, at }): Stroke => {
        const higher = isHome ? Math.max(0, 6 - (target - hole)) : 0
        return { sound: 'peg', at, loud: TICK, pitch: 1 + RISE * higher }
      }),
      ...passed.map(({ below }) => ({ sound: 'brass', at: timeAt(below) }) as const),
      { sound: isHome ? 'home' : 'peg', at: landed },
      ...(isHome && after.outcome?.skunk ? [{ sound: 'stamp', at: landed + STAMPED } as const] : []),
    ]
  })
  // A correction may move several: one forward is heard, and nothing of what goes back.
  const forward = strokes.filter(({ sound, loud }) => sound !== 'back' || loud !== undefined)
  return forward.length > 0 ? forward : strokes.slice(0, 1)
}
