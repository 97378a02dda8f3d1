import { openWorker } from '../pwa/trusted-script.ts'
import type { FrameAnswer } from '../sight/light.ts'

/**
 * `unloaded`: the reader could not be fetched. `stopped`: it failed or did not answer, twice. `still`: the camera sends no new
 * picture. `unseen`: nothing to read for a minute.
 */
export type ReadingTrouble = 'unloaded' | 'stopped' | 'still' | 'unseen'

/** Milliseconds to the next frame: while there is something to read, and while there is nothing. */
const PAUSE = 40
const IDLE_PAUSE = 350
/** Milliseconds that a reader has to be fetched, and that it has for a frame, as has the camera. */
const LOADING = 20_000
const SILENCE = 5000
const UNSEEN = 60_000

export interface Reader<Seen> {
  /** Its first message; undefined if it could not be fetched. */
  readonly ready: Promise<unknown>
  /** The answer to a frame; undefined if it failed or does not answer. */
  readonly read: (frame: ImageBitmap) => Promise<FrameAnswer<Seen> | undefined>
  readonly close: () => void
}

/** Starts a worker that answers frames. */
export function openReader<Seen>(address: string): Reader<Seen> {
  const worker = openWorker(address)
  let answered = (_?: unknown) => {}
  const answer = (patience: number) =>
    new Promise<unknown>((resolve) => {
      answered = resolve
      setTimeout(resolve, patience)
    })
  worker.addEventListener('message', ({ data }) => answered(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault() // the page says it
    answered()
  })
  return {
    ready: answer(LOADING),
    read(frame) {
      worker.postMessage(frame, [frame])
      return answer(SILENCE) as Promise<FrameAnswer<Seen> | undefined>
    },
    close: () => worker.terminate(),
  }
}

interface Frames<Seen> {
  readonly open: () => Reader<Seen>
  /** The next new picture. */
  readonly next: () => Promise<ImageBitmap>
  readonly signal: AbortSignal
  readonly onAnswer: (answer: FrameAnswer<Seen>) => void
}

/** Gives frames to a reader, one at a time, until the signal or until something is wrong. One that fails is started again once. */
export async function readFrames<Seen>(frames: Frames<Seen>): Promise<ReadingTrouble | undefined> {
  for (const isLast of [false, true]) {
    const reader = frames.open()
    frames.signal.addEventListener('abort', reader.close)
    const trouble = await readWith(reader, frames)
    reader.close()
    if (frames.signal.aborted) return undefined
    if (isLast || trouble === 'still' || trouble === 'unseen') return trouble
  }
  return undefined
}

async function readWith<Seen>(reader: Reader<Seen>, { next, signal, onAnswer }: Frames<Seen>) {
  if (!(await reader.ready)) return 'unloaded'
  let found = performance.now()
  for (;;) {
    const frame = await Promise.race([next(), wait(SILENCE)])
    if (!frame) return 'still'
    if (signal.aborted) return undefined
    const answer = await reader.read(frame)
    if (signal.aborted) return undefined
    if (!answer) return 'stopped'
    onAnswer(answer)
    const now = performance.now()
    if (answer.found) found = now
    else if (now - found > UNSEEN) return 'unseen'
    await wait(answer.found ? PAUSE : IDLE_PAUSE)
  }
}

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time))

/** The next picture of a camera that was not seen before: as much of it as `object-fit: cover` shows. */
export async function nextFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  if (video.requestVideoFrameCallback) await new Promise((shown) => video.requestVideoFrameCallback(shown))
  else await wait(PAUSE)
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
  try {
    if (!track?.muted) return await createImageBitmap(video, ...shownPart(video))
  } catch {
    // there is no picture yet
  }
  return nextFrame(video)
}

function shownPart(video: HTMLVideoElement): [x: number, y: number, width: number, height: number] {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const [width, height] = [clientWidth / scale, clientHeight / scale]
  return [(videoWidth - width) / 2, (videoHeight - height) / 2, width, height]
}
