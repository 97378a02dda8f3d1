import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLocationProperty, useSearch } from 'wouter/use-browser-location'
import { useApp, useQuery, useReadable, useSettings } from '../../app/hooks/use-app.ts'
import { useInvitation } from '../../app/hooks/use-line.ts'
import { checkOf } from '../../link/join-code.ts'
import { whosePhone } from '../../words/names.ts'
import { JOIN_WORDS } from '../../words/pages/join.ts'
import { sayTrouble } from '../../words/pages/transfer.ts'
import { Button } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { OpeningScreen } from '../parts/Screen.tsx'
import { Segments } from '../parts/Segments.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { Viewfinder } from '../parts/Viewfinder.tsx'
import { JoinFailed } from './JoinFailed.tsx'
import css from './JoinRoute.module.css'
import { WhoAreYou } from './WhoAreYou.tsx'

/** `?host`: this phone scores, and another one joins. With a code in the fragment: this one joins, or sits down again. */
export function JoinRoute() {
  const search = useSearch()
  const app = useApp()
  const start = useReadable(app.start)
  const onTable = useReadable(app.currentGame)
  const line = useReadable(app.guest.state)?.line
  const code = useLocationProperty(() => (checkOf(location.hash) === undefined ? '' : location.hash))
  if (code !== '') return <GuestPage key={code} text={code} />
  if (!search.startsWith('?host') && line?.phase === 'open' && line.isWhole) {
    return <WhoAreYou line={line} />
  }
  if (!search.startsWith('?host')) return <Redirect to="/storage?scan" replace />
  if (start.type === 'opening' || onTable.type === 'opening') return <OpeningScreen />
  if (onTable.type !== 'open') return <Redirect to="/" replace />
  return <HostPage players={onTable.table.getState().game.players} />
}

/** Milliseconds after both codes were read: a line opens in less than one second, or never. */
const PATIENCE = 15_000

function HostPage({ players }: { readonly players: readonly string[] }) {
  const [settings, choose] = useSettings()
  const [attempt, setAttempt] = useState(0)
  const [said, setSaid] = useState<string>(JOIN_WORDS.aim)
  const [step, setStep] = useState<'show' | 'connect' | 'failed'>('show')
  const [, navigate] = useLocation()
  const back = useWayBack()
  const owner = players.includes(settings.owner) ? settings.owner : ''
  const { code, cannot, isFull, accept, phase } = useInvitation(owner, attempt)

  useEffect(() => {
    if (phase === 'open') navigate('/', { replace: true })
    if (phase === 'lost') setStep('failed')
  }, [phase, navigate])
  useEffect(() => {
    if (step !== 'connect') return
    const timer = setTimeout(() => setStep('failed'), PATIENCE)
    return () => clearTimeout(timer)
  }, [step])

  async function take(text: string | undefined): Promise<void> {
    if (text === undefined || step !== 'show' || !accept) return
    const taken = await accept(text)
    if (taken === 'taken') {
      setSaid(JOIN_WORDS.connecting)
      setStep('connect')
    } else setSaid(sayTrouble({ type: taken }, 'code'))
  }
  const again = () => {
    setAttempt(attempt + 1)
    setSaid(JOIN_WORDS.aim)
    setStep('show')
  }
  if (isFull) return <JoinFailed isHost sentence={JOIN_WORDS.full} onAgain={undefined} />
  if (cannot)
    return <JoinFailed isHost sentence={sayTrouble({ type: 'cannot' }, 'code')} onAgain={undefined} />
  if (step === 'failed') return <JoinFailed isHost onAgain={again} />
  const address = (text: string) => new URL(`${import.meta.env.BASE_URL}join#${text}`, location.origin).href
  return (
    <Page title={JOIN_WORDS.title} layout="form" onBack={back}>
      <div className={css.codes}>
        <p>{JOIN_WORDS.help}</p>
        {players.includes(settings.owner) || (
          <Segments
            label={JOIN_WORDS.whose}
            options={players.map((name) => ({ value: name, label: whosePhone(name) }))}
            value={owner}
            onChange={(name) => choose({ owner: name })}
          />
        )}
        {code !== undefined && <DrawnCode text={address(code)} label={JOIN_WORDS.qr} />}
      </div>
      <div className={css.camera}>
        <JoinSteps words={[JOIN_WORDS.show, JOIN_WORDS.point]} at={step === 'show' ? 0 : 1} />
        <Viewfinder kind="codes" onSeen={(text) => void take(text)} said={said} />
      </div>
    </Page>
  )
}

function GuestPage({ text }: { readonly text: string }) {
  const app = useApp()
  const [, navigate] = useLocation()
  const back = useWayBack()
  // A browser that connects to nobody says so before it asks for the camera.
  const [isReady, setReady] = useState(!('RTCPeerConnection' in window))
  const answer = useQuery(isReady, async (ready) => (ready ? app.guest.join(text) : undefined))
  const joined = useReadable(app.guest.state)
  const line = answer ? joined?.line : undefined
  const isAtTable = line?.phase === 'open' && line.isWhole && line.place !== undefined

  useEffect(() => {
    if (isAtTable) navigate('/', { replace: true })
  }, [isAtTable, navigate])
  useEffect(
    () => () => {
      if (app.guest.state.getState()?.line.phase === 'waiting') app.guest.leave()
    },
    [app],
  )

  const again = () => navigate('/storage?scan', { replace: true })
  if (answer && !answer.ok) {
    const sentence = sayTrouble({ type: answer.error }, 'code')
    return <JoinFailed sentence={sentence} onAgain={answer.error === 'cannot' ? undefined : again} />
  }
  if (line?.phase === 'lost' && line.hello === undefined) return <JoinFailed onAgain={again} />
  if (line?.phase === 'lost' || line?.phase === 'ended') {
    return <JoinFailed sentence={JOIN_WORDS.ended[line.why ?? 'lost']} onAgain={again} />
  }
  const host = answer?.value.host ?? ''
  if (line?.isWhole) return <WhoAreYou line={line} />
  return (
    <Page title={JOIN_WORDS.joining(host)} layout="form" onBack={back}>
      <div className={css.codes}>
        {answer && (
          <>
            <p>{JOIN_WORDS.hold(host)}</p>
            <DrawnCode text={answer.value.code} label={JOIN_WORDS.answer} />
            <JoinSteps words={[JOIN_WORDS.point, JOIN_WORDS.show]} at={1} />
          </>
        )}
      </div>
      <div className={css.camera}>
        <Viewfinder kind="codes" onSeen={() => {}} said={JOIN_WORDS.camera} onSettled={() => setReady(true)}>
          {!isReady && (
            <Button kind="quiet" onClick={() => setReady(true)}>
              {JOIN_WORDS.withoutCamera}
            </Button>
          )}
        </Viewfinder>
      </div>
    </Page>
  )
}

/** The two things to do, in their order; a peg in the hole of the one that is due. */
function JoinSteps({ words, at }: { readonly words: readonly string[]; readonly at: number }) {
  return (
    <ol className={css.steps}>
      {words.map((word, i) => (
        <li key={word} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
          {word}
        </li>
      ))}
    </ol>
  )
}
