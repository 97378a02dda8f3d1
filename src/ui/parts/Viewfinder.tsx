import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Aid, CameraState, Seen } from '../../app/camera.ts'
import { useCamera } from '../../app/hooks/use-camera.ts'
import { OPENING_WORDS } from '../../words/app.ts'
import { CAMERA_WORDS, FINDER_WORDS } from '../../words/pages/camera.ts'
import { Button } from './Button.tsx'
import styles from './Viewfinder.module.css'

interface ViewfinderProps<Kind extends keyof Seen> {
  readonly kind: Kind
  readonly onSeen: (seen: Seen[Kind]) => void
  /** What to do, or what was read last; read aloud when it changes. */
  readonly said: string
  /** Drawn over the picture. */
  readonly drawing?: ReactNode
  /** Once the camera is on, or it is known that there is none. */
  readonly onSettled?: () => void
  /** What goes on without a camera. */
  readonly children?: ReactNode
}

/** What the camera sees, one sentence about it, and a way on where nothing can be seen. */
export function Viewfinder<Kind extends keyof Seen>(props: ViewfinderProps<Kind>) {
  const { kind, onSeen, said, drawing, onSettled, children } = props
  const { video, state, asks, look } = useCamera(kind, onSeen)
  const settle = useEffectEvent(() => onSettled?.())
  useEffect(() => {
    if (state && state.type !== 'opening') settle()
  }, [state])
  const [on, setOn] = useState<readonly Aid[]>([])
  // A camera that is opened again has none of them on.
  if (state?.type !== 'looking' && on.length > 0) setOn([])
  const next = state?.type === 'looking' ? state.next : undefined
  const start = state ? state.type === 'trouble' && OPENING_WORDS.tryAgain : asks && CAMERA_WORDS.use
  return (
    <>
      <section
        className={styles.picture}
        aria-label={CAMERA_WORDS.picture}
        hidden={state?.type !== 'looking'}
      >
        <video ref={video} autoPlay muted playsInline />
        {drawing}
      </section>
      <div className={styles.words}>
        <output>{state ? sayState(state, said) : asks && CAMERA_WORDS.why}</output>
        {start && (
          <Button kind="primary" onClick={() => look()}>
            {start}
          </Button>
        )}
        {state?.type === 'looking' &&
          state.aids.map((aid) => (
            <Button
              key={aid}
              kind="quiet"
              onClick={() => {
                const isOn = !on.includes(aid)
                setOn(isOn ? [...on, aid] : on.filter((one) => one !== aid))
                state.switchAid(aid, isOn)
              }}
            >
              {CAMERA_WORDS.aids[aid][on.includes(aid) ? 'off' : 'on']}
            </Button>
          ))}
        {next !== undefined && (
          <Button kind="quiet" onClick={() => look(next)}>
            {CAMERA_WORDS.other}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}

function sayState(state: CameraState, said: string): string {
  if (state.type === 'opening') return CAMERA_WORDS.opening
  if (state.type === 'trouble') return CAMERA_WORDS.trouble[state.trouble]
  if (state.light === 'fine') return said
  return CAMERA_WORDS.light[state.light === 'dark' && state.aids.includes('torch') ? 'torch' : state.light]
}

/** What would help the reader. `closer`: an index is too small; `still`: it is in doubt. */
type Hint = keyof typeof FINDER_WORDS.hints
/** Milliseconds that something must be lacking before a hint says so. */
const LACKING = 1000

function hintFor({ cards, marks, small }: Seen['cards']): Hint | undefined {
  if (small) return 'closer'
  return marks > 0 && cards.length === 0 ? 'still' : undefined
}

/** What has been lacking for a second, in words, and what tells it of each frame. */
export function useHint(): readonly [string | undefined, (seen: Seen['cards']) => void] {
  const [lack, setLack] = useState<{ readonly hint: Hint | undefined; readonly since: number }>()
  const [hint, setHint] = useState<Hint>()
  const look = (seen: Seen['cards']) => {
    const [now, lacking] = [performance.now(), hintFor(seen)]
    if (lacking !== lack?.hint) setLack({ hint: lacking, since: now })
    setHint(lack && lacking === lack.hint && now - lack.since > LACKING ? lacking : undefined)
  }
  return [hint && FINDER_WORDS.hints[hint], look]
}
