import { type FollowedGame, withFollowed, withoutFollowed } from '../device/lists.ts'
import { logPortOf } from '../store/log-port.ts'
import { holdWriterLock, type Pen } from '../store/writer-lock.ts'
import type { GuestPhone } from './line/guest.ts'
import type { Ports } from './ports.ts'
import type { DeviceStore } from './stores/device-store.ts'
import type { TablePlace } from './stores/table-store.ts'

/** A game that another phone scores; undefined for one of this device's own. */
export function followedGame(device: DeviceStore, gameId: string): FollowedGame | undefined {
  return device.getState().followed.find((one) => one.gameId === gameId)
}

/** Notes that another phone scores a game, and was heard of just now. `from`: whose it is, if that has become known. */
export function follow(device: DeviceStore, gameId: string, at: number, from?: string) {
  const game = { ...followedGame(device, gameId), gameId, at, ...(from ? { from } : {}) }
  return device.change(({ followed }) => ({ followed: withFollowed(followed, game) }), 'lasts')
}

/** From now on it is scored here. */
export async function unfollow(device: DeviceStore, gameId: string): Promise<void> {
  if (!followedGame(device, gameId)) return
  await device.change(({ followed }) => ({ followed: withoutFollowed(followed, gameId) }), 'lasts')
}

/**
 * Where a game is written. One of the windows scores, but none a game that is followed: its player may tap while there is
 * a line to the phone that scores, and all by himself once somebody asks to score it here.
 */
export function placeOf(
  { db, locks, now }: Ports,
  device: DeviceStore,
  guest: GuestPhone,
  gameId: string,
): TablePlace {
  if (!followedGame(device, gameId)) return {}
  const own = logPortOf(db)
  let pen: Pen | undefined
  return {
    now: () => (pen ? now() : guest.now()),
    log: { ...guest.log, append: (...tap) => (pen ? own : guest.log).append(...tap) },
    hold(_, onChange) {
      let isAsked = false
      let isReleased = false
      const leave = guest.follow(gameId, onChange)

      async function ask(): Promise<void> {
        isAsked = true
        await unfollow(device, gameId)
        if (isReleased) return
        leave()
        guest.leave()
        pen = holdWriterLock(gameId, onChange, locks)
        // Another window may have been asked before.
        pen.takeOver()
      }

      return {
        takeOver() {
          if (pen) pen.takeOver()
          else if (!isAsked) void ask()
        },
        release() {
          isReleased = true
          leave()
          pen?.release()
        },
      }
    },
  }
}
