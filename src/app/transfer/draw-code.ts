import { openWorker } from '../../pwa/trusted-script.ts'
import drawer from '../../sight/workers/draw-code.ts?worker&url'

export type Dots = readonly (readonly boolean[])[]

/** The dots of a text's code, row by row; undefined where the worker that draws it could not be loaded. */
export function drawCode(text: string): Promise<Dots | undefined> {
  const worker = openWorker(drawer)
  return new Promise<Dots | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Dots>) => resolve(data))
    worker.addEventListener('error', () => resolve(undefined))
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}
