import { type Sighting, watchCards } from '../certainty.ts'
import { type Kernels, openFast } from '../fast.ts'
import { bytes } from '../fast.wat'
import { PLAIN } from '../layers.ts'
import { openSight } from '../sight.ts'
import { starterAmong } from '../starter.ts'
import weights from '../weights.bin?url'
import { answerFrames } from './answer-frames.ts'

const leftOf = ({ corners }: Sighting) => Math.min(...corners.map(({ x }) => x))

/** A host's content policy may forbid WebAssembly. The plain reader sees the same and takes five times as long. */
function fastOrPlain() {
  try {
    return openFast(new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Kernels)
  } catch {
    return PLAIN
  }
}

async function openReader() {
  const answer = await fetch(weights)
  if (!answer.ok) throw new Error(`weights.bin: ${answer.status}`)
  const look = openSight(await answer.arrayBuffer(), fastOrPlain())
  const watch = watchCards()
  return ({ width, height, data }: Parameters<typeof look>[0]) => {
    const { glimpses, marks, small } = look({ width, height, data })
    const cards = watch(glimpses)
    cards.sort((one, next) => leftOf(one) - leftOf(next))
    const starter = starterAmong(cards.filter(({ settled }) => settled))
    return { seen: { width, height, cards, marks, small, starter }, found: marks > 0 }
  }
}

answerFrames(openReader())
