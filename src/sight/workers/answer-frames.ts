import { type Answer, isSame, lightOf } from '../light.ts'
import type { Picture } from '../picture.ts'

declare const self: DedicatedWorkerGlobalScope

type Read<Seen> = (picture: Picture) => Seen

/** Answers each frame that the page sends, once the reader is there. A frame that comes again is not read again. */
export function answerFrames<Seen>(reader: Read<Seen> | Promise<Read<Seen>>): void {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let last: { readonly picture: Picture; readonly seen: Seen } | undefined
  self.addEventListener('message', async ({ data: frame }: MessageEvent<ImageBitmap>) => {
    const { width, height } = frame
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    pen?.drawImage(frame, 0, 0)
    frame.close()
    const picture = pen?.getImageData(0, 0, width, height)
    const read = await reader
    if (!picture) return
    const isNew = !isSame(picture, last?.picture)
    if (!last || isNew) last = { picture, seen: read(picture) }
    self.postMessage({ light: lightOf(picture), seen: last.seen, isNew } satisfies Answer<Seen>)
  })
}
