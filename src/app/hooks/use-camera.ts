import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraState, isCameraAllowed, listCameras, type Seen, watchCamera } from '../camera.ts'

/**
 * Looks through the camera while the component is shown, from `look` on; where the browser would not ask, from the start.
 * `state` is undefined until then, and `asks` whether the browser will ask.
 */
export function useCamera<Kind extends keyof Seen>(kind: Kind, onSeen: (seen: Seen[Kind]) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState<{ readonly camera: string | undefined }>()
  const [asks, setAsks] = useState(false)
  const [state, setState] = useState<CameraState>()
  const look = (camera?: string) => setWanted({ camera })
  const take = useEffectEvent(onSeen)

  useEffect(() => {
    let isShown = true
    void isCameraAllowed().then((allowed) => {
      if (!isShown) return
      if (allowed) setWanted({ camera: undefined })
      else setAsks(true)
    })
    return () => {
      isShown = false
    }
  }, [])
  useEffect(() => {
    if (!wanted || !video.current) return
    const { camera } = wanted
    return watchCamera({
      video: video.current,
      kind,
      camera,
      onState: setState,
      onSeen: (seen) => take(seen),
    })
  }, [wanted, kind])
  return { video, state, asks, look }
}

/** Whether cards can be read: a camera may be plugged in while the app is open. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(hadCamera)
  useEffect(() => {
    void listCameras().then(({ length }) => {
      hadCamera = length > 0
      setHas(hadCamera)
    })
  }, [])
  return has
}

/** As it was found last, so that a pad does not change after it was drawn. */
let hadCamera = false
