import type { Game } from '../game/record/game.ts'
import type { WoodSound } from '../pwa/wood-samples.ts'

type Pegged = Pick<Game, 'pegs' | 'rules'>

/** What is heard when the pegs of one game stand in other holes than before: brass where a line was crossed. */
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
