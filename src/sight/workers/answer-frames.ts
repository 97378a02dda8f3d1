import { type FrameAnswer, isSame, lightOf } from '../light.ts'
import type { Picture } from '../picture.ts'

declare const self: DedicatedWorkerGlobalScope

type Read<Seen> = (picture: Picture) => { readonly seen: Seen; readonly found: boolean }

/**
 * Says when the reader is there, then answers each frame that the page sends; one that comes again is not read again. The page
 * is told of an error as of any other of a worker.
 */
export function answerFrames<Seen>(opened: Read<Seen> | Promise<Read<Seen>>): void {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let last: { readonly picture: Picture; readonly seen: Seen; readonly found: boolean } | undefined
  const answer = (frame: ImageBitmap, read: Read<Seen>) => {
    const { width, height } = frame
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    pen?.drawImage(frame, 0, 0)
    frame.close()
    const picture = pen?.getImageData(0, 0, width, height)
    if (!picture) return
    const isNew = !isSame(picture, last?.picture)
    if (!last || isNew) last = { picture, ...read(picture) }
    const { seen, found } = last
    self.postMessage({ light: lightOf(picture), seen, found: found && isNew } satisfies FrameAnswer<Seen>)
  }
  Promise.resolve(opened).then((read) => {
    self.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => answer(data, read))
    self.postMessage('ready')
  }, reportError)
}
