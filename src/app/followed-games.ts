import { type FollowedGame, withoutFollowed } from '../device/lists.ts'
import { type HoldPen, holdWriterLock, type Pen } from '../store/writer-lock.ts'
import type { Ports } from './ports.ts'
import type { DeviceStore } from './stores/device-store.ts'

/** A game that another phone scores; undefined for one of this device's own. */
export function followedGame(device: DeviceStore, gameId: string): FollowedGame | undefined {
  return device.getState().followed.find((one) => one.gameId === gameId)
}

/** One of the windows scores, but none a game that is followed: not before somebody asks to score it here. */
export function holdFollowed({ locks }: Ports, device: DeviceStore): HoldPen {
  return (gameId, onChange) => {
    if (!followedGame(device, gameId)) return holdWriterLock(gameId, onChange, locks)
    let pen: Pen | undefined
    let isAsked = false
    let isReleased = false
    onChange('elsewhere')

    async function ask(): Promise<void> {
      isAsked = true
      await device.change(({ followed }) => ({ followed: withoutFollowed(followed, gameId) }), 'lasts')
      if (isReleased) return
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
        pen?.release()
      },
    }
  }
}
