import { openSight } from '../sight.ts'
import { type Sighting, watchCards } from '../watch.ts'
import weights from '../weights.bin?url'
import { answerFrames } from './answer-frames.ts'

const leftOf = ({ corners }: Sighting) => Math.min(...corners.map(({ x }) => x))

const reader = fetch(weights).then(async (answer) => {
  if (!answer.ok) throw new Error(`weights.bin: ${answer.status}`)
  const look = openSight(await answer.arrayBuffer())
  const watch = watchCards()
  return ({ width, height, data }: Parameters<typeof look>[0]) => {
    const cards = watch(look({ width, height, data }))
    cards.sort((one, next) => leftOf(one) - leftOf(next))
    return { width, height, cards }
  }
})
// The page is told as of any other error.
reader.catch(reportError)
answerFrames(reader)
