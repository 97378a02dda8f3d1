import { err, ok, type Result } from '../base/result.ts'
import type { Card } from '../rules/card.ts'
import type { CertainCard } from '../sight/certainty.ts'
import type { Light } from '../sight/light.ts'
import cardsWorker from '../sight/workers/cards.ts?worker&url'
import codesWorker from '../sight/workers/codes.ts?worker&url'
import { nextFrame, openReader, type ReadingTrouble, readFrames } from './read-frames.ts'

/** `taken`: by another app. */
export type CameraTrouble = 'none' | 'refused' | 'taken' | ReadingTrouble

/** What a camera may have, besides the picture. `zoom`: twice as large. */
export type Aid = 'torch' | 'zoom'

export type CameraState =
  | { readonly type: 'opening' }
  /** `next`: another camera of this device. `aids`: what this one has. */
  | {
      readonly type: 'looking'
      readonly light: Light
      readonly next: string | undefined
      readonly aids: readonly Aid[]
      readonly switchAid: (aid: Aid, isOn: boolean) => void
    }
  | { readonly type: 'trouble'; readonly trouble: CameraTrouble }

/** What a worker reads of a frame. */
export interface Seen {
  readonly codes: string | undefined
  /** In a frame of this size. */
  readonly cards: {
    readonly width: number
    readonly height: number
    readonly cards: readonly CertainCard[]
    /** How many indices are in sight, and whether all of them are too small to be read. */
    readonly marks: number
    readonly small: boolean
    /** Of five settled cards the one that is apart from the others. */
    readonly starter: Card | undefined
  }
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

/** Milliseconds that it must be dark before the page says so: a camera needs a moment to adjust. */
const ADJUSTING = 1000

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
  const opened = await openCamera(camera)
  const over = new AbortController()
  const end = (trouble?: CameraTrouble) => {
    if (over.signal.aborted) return
    over.abort()
    if (opened.ok) for (const track of opened.value.getTracks()) track.stop()
    video.srcObject = null
    if (trouble) onState({ type: 'trouble', trouble })
  }
  // Before the browser was answered the player may have left.
  if (signal.aborted) return end()
  signal.addEventListener('abort', () => end())
  if (!opened.ok) return end(opened.error)
  video.srcObject = opened.value
  const [track] = opened.value.getVideoTracks()
  track?.addEventListener('ended', () => end('taken'))
  const next = await cameraAfter(track?.getSettings().deviceId)
  if (over.signal.aborted) return
  let light: Light = 'fine'
  let fineAt = performance.now()
  const sayLight = () => onState({ type: 'looking', light, next, ...aidsOf(track) })
  sayLight()
  const trouble = await readFrames<Seen[Kind]>({
    open: () => openReader(WORKERS[kind]),
    next: () => nextFrame(video),
    signal: over.signal,
    onAnswer(answer) {
      const now = performance.now()
      if (answer.light === 'fine') fineAt = now
      const shown = now - fineAt > ADJUSTING ? answer.light : 'fine'
      if (shown !== light) {
        light = shown
        sayLight()
      }
      onSeen(answer.seen)
    },
  })
  if (trouble) end(trouble)
}

/** TypeScript does not know of them. */
type Capable = Partial<{
  readonly torch: boolean
  readonly zoom: { readonly min: number; readonly max: number }
}>

function aidsOf(track: MediaStreamTrack | undefined) {
  const { torch, zoom }: MediaTrackCapabilities & Capable = track?.getCapabilities?.() ?? {}
  const isNear = zoom && zoom.max >= 2 * zoom.min
  return {
    aids: [...(torch ? (['torch'] as const) : []), ...(isNear ? (['zoom'] as const) : [])],
    switchAid(aid: Aid, isOn: boolean) {
      const value = aid === 'torch' ? isOn : (zoom?.min ?? 1) * (isOn ? 2 : 1)
      const { advanced = [], ...others } = track?.getConstraints() ?? {}
      void track?.applyConstraints({
        ...others,
        advanced: [Object.assign({}, ...advanced, { [aid]: value })],
      })
    },
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
