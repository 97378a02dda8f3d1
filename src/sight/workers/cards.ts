import { openSight } from '../sight.ts'
import { type Sighting, watchCards } from '../watch.ts'
import weights from '../weights.bin?url'
import { answerFrames } from './answer-frames.ts'

const leftOf = ({ corners }: Sighting) => Math.min(...corners.map(({ x }) => x))

async function openReader() {
  const answer = await fetch(weights)
  if (!answer.ok) throw new Error(`weights.bin: ${answer.status}`)
  const look = openSight(await answer.arrayBuffer())
  const watch = watchCards()
  return ({ width, height, data }: Parameters<typeof look>[0]) => {
    const glimpses = look({ width, height, data })
    const cards = watch(glimpses)
    cards.sort((one, next) => leftOf(one) - leftOf(next))
    const seen = { width, height, cards, marks: glimpses.length, small: false, starter: undefined }
    return { seen, found: glimpses.length > 0 }
  }
}

answerFrames(openReader())
