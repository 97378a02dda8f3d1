import { type Answer, lightOf } from '../light.ts'
import type { Picture } from '../picture.ts'

declare const self: DedicatedWorkerGlobalScope

type Read<Seen> = (picture: Picture) => Seen

/** Answers each frame that the page sends, once the reader is there. A frame is looked at once and is gone. */
export function answerFrames<Seen>(reader: Read<Seen> | Promise<Read<Seen>>): void {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  self.addEventListener('message', async ({ data: frame }: MessageEvent<ImageBitmap>) => {
    const { width, height } = frame
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    pen?.drawImage(frame, 0, 0)
    frame.close()
    const picture = pen?.getImageData(0, 0, width, height)
    const read = await reader
    if (picture) self.postMessage({ light: lightOf(picture), seen: read(picture) } satisfies Answer<Seen>)
  })
}
