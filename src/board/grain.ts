/** Cubic curves across the wood. A fixed sequence takes the place of chance: a board always has the same grain. */
export function grainOf(width: number, height: number) {
  const next = sequence(Math.round(width * 3 + height))
  const count = Math.round(height / 5)
  return Array.from({ length: count }, (_, i) => {
    const y = ((i + next()) * height) / count
    const from = next() < 0.4 ? next() * width * 0.5 : 0
    const to = next() < 0.4 ? from + (width - from) * (0.4 + 0.6 * next()) : width
    const third = (to - from) / 3
    const bow = () => y + (next() - 0.5) * 7
    const points = [from + third, bow(), from + 2 * third, bow(), to, y + (next() - 0.5) * 3]
    return { d: `M${round(from)} ${round(y)}C${points.map(round).join(' ')}`, heavy: next() < 0.3 }
  })
}

/** Park and Miller's minimal generator, 0 up to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
