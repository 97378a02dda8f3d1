import { err, ok, type Result } from '../base/result.ts'
import { trustedScript } from '../pwa/trusted-script.ts'
import type { Answer, Light } from '../sight/light.ts'
import codesWorker from '../sight/workers/codes.ts?worker&url'

/** `taken`: by another app. `unloaded`: the reader could not be fetched. */
export type CameraTrouble = 'none' | 'refused' | 'taken' | 'unloaded'

export type CameraState =
  | { readonly type: 'opening' }
  /** `next`: another camera of this device. */
  | { readonly type: 'looking'; readonly light: Light; readonly next: string | undefined }
  | { readonly type: 'trouble'; readonly trouble: CameraTrouble }

/** What a worker reads of a frame. */
export interface Seen {
  readonly codes: string | undefined
}

const WORKERS = { codes: codesWorker } as const satisfies Record<keyof Seen, string>

interface Watch<Kind extends keyof Seen> {
  readonly video: HTMLVideoElement
  readonly kind: Kind
  /** Which camera; if left out, the one on the back of the device. */
  readonly camera: string | undefined
  readonly onState: (state: CameraState) => void
  readonly onSeen: (seen: Seen[Kind]) => void
}

/** Milliseconds between an answer and the next frame. */
const PAUSE = 40
/** So many frames in a row are dark before it is said: a camera needs a moment to find its brightness. */
const PATIENCE = 8

/**
 * Looks through the camera until the returned function is called. It is let go while the page is hidden. Frames go to a
 * worker one at a time, and nowhere else.
 */
export function watchCamera<Kind extends keyof Seen>(watch: Watch<Kind>): () => void {
  const { video, onState } = watch
  const listening = new AbortController()
  let close: (() => void) | undefined

  function open(): void {
    const closing = new AbortController()
    const worker = startWorker(watch, closing.signal)
    close = () => {
      closing.abort()
      worker.terminate()
      video.srcObject = null
    }
    onState({ type: 'opening' })
    void openCamera(watch.camera, closing.signal).then(async (opened) => {
      if (closing.signal.aborted) return
      if (!opened.ok) return onState({ type: 'trouble', trouble: opened.error })
      video.srcObject = opened.value
      const [track] = opened.value.getVideoTracks()
      track?.addEventListener('ended', () => onState({ type: 'trouble', trouble: 'taken' }))
      const next = await cameraAfter(track?.getSettings().deviceId)
      if (closing.signal.aborted) return
      let light: Light = 'fine'
      const sayLight = () => onState({ type: 'looking', light, next })
      sayLight()
      let odd = 0
      worker.addEventListener('message', ({ data }: MessageEvent<Answer<unknown>>) => {
        odd = data.light === 'fine' ? 0 : odd + 1
        const now = odd > PATIENCE ? data.light : 'fine'
        if (now === light) return
        light = now
        sayLight()
      })
      void sendFrame(video, worker, closing.signal)
    })
  }
  const follow = () => {
    close?.()
    close = undefined
    if (document.visibilityState === 'visible') open()
  }
  document.addEventListener('visibilitychange', follow, listening)
  follow()
  return () => {
    listening.abort()
    close?.()
  }
}

function startWorker<Kind extends keyof Seen>(
  { video, kind, onState, onSeen }: Watch<Kind>,
  signal: AbortSignal,
) {
  const worker = new Worker(trustedScript(WORKERS[kind]), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  })
  worker.addEventListener('error', () => onState({ type: 'trouble', trouble: 'unloaded' }))
  worker.addEventListener('message', ({ data: { seen } }: MessageEvent<Answer<Seen[Kind]>>) => {
    onSeen(seen)
    setTimeout(sendFrame, PAUSE, video, worker, signal)
  })
  return worker
}

async function sendFrame(video: HTMLVideoElement, worker: Worker, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    const frame = await createImageBitmap(video)
    worker.postMessage(frame, [frame])
  } catch {
    setTimeout(sendFrame, PAUSE, video, worker, signal) // there is no frame yet
  }
}

/** Lets the camera go when the signal is aborted, also if the player answers only then whether it may be used. */
async function openCamera(
  camera: string | undefined,
  signal: AbortSignal,
): Promise<Result<MediaStream, CameraTrouble>> {
  try {
    const which = camera === undefined ? { facingMode: 'environment' } : { deviceId: { exact: camera } }
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }
    const stream = await navigator.mediaDevices.getUserMedia({ video })
    const letGo = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    signal.addEventListener('abort', letGo)
    if (signal.aborted) letGo()
    return ok(stream)
  } catch (thrown) {
    return err(troubleOf(thrown instanceof DOMException ? thrown.name : ''))
  }
}

/** Without HTTPS a browser has no cameras to give. */
function troubleOf(name: string): CameraTrouble {
  if (name === 'NotAllowedError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'taken' : 'none'
}

async function cameraAfter(now: string | undefined): Promise<string | undefined> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
  return cameras.length > 1 ? cameras[(cameras.indexOf(now ?? '') + 1) % cameras.length] : undefined
}

/** Whether the browser would not ask: it was allowed before. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' })
    return state === 'granted'
  } catch {
    return false // a browser that does not tell
  }
}
