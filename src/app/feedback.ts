import type { Game } from '../game/record/game.ts'
import { makeWoodSounds, type WoodSound, type WoodSounds } from '../pwa/wood-sounds.ts'
import { canVibrate } from './hooks/use-device.ts'
import type { App } from './open-app.ts'

/** The vibration of a key and of Undo, in milliseconds: on, off, on. */
const KEY = [10]
const UNDO = [10, 40, 10]
const VIBRATING = '[data-pad] button:enabled, [data-kind]:enabled'

export function watchFeedback(app: App): void {
  if (canVibrate()) vibrateOnKeys(app)
  playPegSounds(app)
}

function vibrateOnKeys({ settings }: App): void {
  const onPointerUp = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch' || settings.getState().haptics !== 'on') return
    const key = target instanceof Element ? target.closest(VIBRATING) : null
    // A finger that slid off the key has not pressed it.
    if (!key?.contains(document.elementFromPoint(clientX, clientY))) return
    navigator.vibrate(key.matches('[data-kind="undo"]') ? UNDO : KEY)
  }
  addEventListener('pointerup', onPointerUp, { capture: true })
}

function playPegSounds(app: App): void {
  let sounds: WoodSounds | undefined
  let heard: { readonly gameId: string; readonly game: Game } | undefined
  let leave = () => {}

  const follow = () => {
    leave()
    const on = app.currentGame.getState()
    if (on.type !== 'open') return
    const { table, gameId } = on
    const hear = () => {
      const { game } = table.getState()
      const before = heard?.gameId === gameId ? heard.game : game
      heard = { gameId, game }
      const struck = sounds ? pegSounds(before, game) : []
      if (struck.length > 0) onceLanded(() => struck.forEach((sound) => void sounds?.strike(sound)))
    }
    hear()
    leave = table.subscribe(hear)
  }
  const wake = () => {
    if (app.currentGame.getState().type === 'open') sounds?.wake()
  }
  const choose = (byTap: boolean) => {
    const wanted = app.settings.getState().sounds === 'on'
    if (wanted === (sounds !== undefined)) return
    sounds?.close()
    sounds = wanted ? makeWoodSounds() : undefined
    // Played once when the sounds are switched on.
    if (wanted && byTap && navigator.userActivation?.isActive) {
      sounds?.wake()
      sounds?.strike('peg')
    }
  }
  choose(false)
  follow()
  app.settings.subscribe(() => choose(true))
  app.currentGame.subscribe(follow)
  addEventListener('pointerup', wake, { capture: true })
  addEventListener('keydown', wake, { capture: true })
}

/** Waits for the animation that starts with the next frame; one cut short by the next tap has ended too. */
function onceLanded(then: () => void): void {
  requestAnimationFrame(() => {
    const walks = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.target?.matches('[data-head]')
    })
    void Promise.allSettled(walks.map(({ finished }) => finished)).then(then)
  })
}

type Pegged = Pick<Game, 'pegs' | 'rules'>

/** The sounds of the pegs that move between two states of a game; a bell where a skunk line is passed. */
export function pegSounds(before: Pegged, after: Pegged): readonly WoodSound[] {
  const moves = after.pegs.map(({ front }, side) => ({ from: before.pegs[side]?.front ?? front, to: front }))
  if (moves.some(({ from, to }) => to > from)) {
    const { target, skunks } = after.rules
    const lines = [target, ...skunks.map(({ below }) => below)]
    const crossed = moves.some(({ from, to }) => lines.some((line) => from < line && line <= to))
    return crossed ? ['peg', 'brass'] : ['peg']
  }
  return moves.some(({ from, to }) => to < from) ? ['back'] : []
}
