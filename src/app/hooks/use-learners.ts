import type { ShownGame } from '../../game/record/game.ts'
import { namesNow, plainly, playerKey } from '../../game/record/player-names.ts'
import { seatsOf } from '../../rules/rules.ts'
import { useApp, usePart, useRenamed } from './use-app.ts'

/** Who is learning: such a player pays no penalty, and nobody takes what the player missed. A mark of this device. */
export function useLearners() {
  const { device } = useApp()
  const learners = usePart(device, (all) => all.learners)
  const now = namesNow(useRenamed())
  const isSame = (one: string, other: string) => playerKey(now(one)) === playerKey(now(other))
  const isLearner = (name: string) => learners.some((one) => isSame(one, name))
  return {
    isLearner,
    areLearners: ({ rules, players }: Pick<ShownGame, 'rules' | 'players'>, side: number) =>
      seatsOf(rules, side).every((seat) => isLearner(players[seat] ?? '')),
    /** Marks them, if they are not marked. */
    add(names: readonly string[]) {
      const added = names.filter((name) => !isLearner(name)).map(plainly)
      if (added.length > 0) void device.change((all) => ({ learners: [...all.learners, ...added] }))
    },
    toggle(name: string) {
      const others = learners.filter((one) => !isSame(one, name))
      void device.change(() => ({ learners: isLearner(name) ? others : [...others, plainly(name)] }))
    },
  }
}
