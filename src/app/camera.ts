import { err, ok, type Result } from '../base/result.ts'
import { openWorker } from '../pwa/trusted-script.ts'
import type { Answer, Light } from '../sight/light.ts'
import type { CertainCard } from '../sight/watch.ts'
import cardsWorker from '../sight/workers/cards.ts?worker&url'
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
  /** In a frame of this size. */
  readonly cards: { readonly width: number; readonly height: number; readonly cards: readonly CertainCard[] }
}

const WORKERS: Readonly<Record<keyof Seen, string>> = { codes: codesWorker, cards: cardsWorker }

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
/** Frames in a row that must be dark before the page says so: a camera needs a moment to adjust. */
const PATIENCE = 8

/**
 * Shows and reads the camera until the returned function is called. It is released while the page is hidden. Frames go to
 * a worker one at a time, and nowhere else.
 */
export function watchCamera<Kind extends keyof Seen>(watch: Watch<Kind>): () => void {
  const listening = new AbortController()
  let looking = new AbortController()
  const follow = () => {
    looking.abort()
    looking = new AbortController()
    if (document.visibilityState === 'visible') void look(watch, looking.signal)
  }
  document.addEventListener('visibilitychange', follow, listening)
  follow()
  return () => {
    listening.abort()
    looking.abort()
  }
}

async function look<Kind extends keyof Seen>(watch: Watch<Kind>, signal: AbortSignal): Promise<void> {
  const { video, kind, camera, onState, onSeen } = watch
  onState({ type: 'opening' })
  const worker = openWorker(WORKERS[kind])
  let isBroken = false
  let letGo = () => {}
  worker.addEventListener('error', () => {
    isBroken = true
    onState({ type: 'trouble', trouble: 'unloaded' })
    letGo()
  })
  const opened = await openCamera(camera)
  letGo = () => {
    worker.terminate()
    if (opened.ok) for (const track of opened.value.getTracks()) track.stop()
    video.srcObject = null
  }
  // Before the browser was answered the player may have left, or the reader may have failed.
  if (signal.aborted || isBroken) return letGo()
  signal.addEventListener('abort', letGo)
  if (!opened.ok) return onState({ type: 'trouble', trouble: opened.error })
  video.srcObject = opened.value
  const [track] = opened.value.getVideoTracks()
  track?.addEventListener('ended', () => onState({ type: 'trouble', trouble: 'taken' }))
  const next = await cameraAfter(track?.getSettings().deviceId)
  if (signal.aborted || isBroken) return
  let light: Light = 'fine'
  const sayLight = () => onState({ type: 'looking', light, next })
  sayLight()
  let odd = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer<Seen[Kind]>>) => {
    odd = data.light === 'fine' ? 0 : odd + 1
    const now = odd > PATIENCE ? data.light : 'fine'
    if (now !== light) {
      light = now
      sayLight()
    }
    onSeen(data.seen)
    setTimeout(sendFrame, PAUSE, video, worker, signal)
  })
  void sendFrame(video, worker, signal)
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

async function openCamera(camera: string | undefined): Promise<Result<MediaStream, CameraTrouble>> {
  try {
    const which = camera === undefined ? { facingMode: 'environment' } : { deviceId: { exact: camera } }
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }
    return ok(await navigator.mediaDevices.getUserMedia({ video }))
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
  const cameras = await listCameras()
  return cameras.length > 1 ? cameras[(cameras.indexOf(now ?? '') + 1) % cameras.length] : undefined
}

/** Their ids, which are empty until the camera was allowed once. */
export async function listCameras(): Promise<readonly string[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
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
